//! What lies beside the families, and whose is it?
//!
//! Residences, Guests and Stories are stacks like any other; who controls them is all that moves. An
//! Expedition is a card in the middle. Nothing of it exists at a table whose sets bring none.

use crate::{
    beat::{Beat, Witness},
    fate::{Fate, Label},
    game::{Rules, Teller},
    place::{Seat, StackId, StackSet},
    profile::{MIDDLE_MAX, Mixing, Mysteries},
    table::Table,
    turn::{Folk, Seating, Unplayable},
};
use woe_cards::{Card, CardId, Catalog, Kind, Tally, Unit};

/// Of how many parts of the base deck a trimmed deck takes one from the expansions. [MIX-1]
const TRIMMED_PARTS: usize = 2;
/// Of so many cards of the draw pile about one is a death.
const DEATH_SHARE: usize = 5;

/// The cards that are neither drawn nor of a family.
#[derive(Clone, Debug)]
pub(crate) struct Beside {
    residences: Vec<CardId>,
    guests: Vec<CardId>,
    stories: Vec<CardId>,
    expeditions: Vec<CardId>,
    /// The characters of a set without families. [TALE-1]
    cast: Vec<CardId>,
}

impl Beside {
    /// Whether there is nothing to be laid.
    fn is_empty(&self) -> bool {
        let Beside { residences, guests, stories, cast, .. } = self;
        [residences, guests, stories, cast].into_iter().all(Vec::is_empty)
    }

    pub(crate) fn of(catalog: &Catalog) -> Beside {
        let all = |kind| catalog.of_kind(kind).collect::<Vec<CardId>>();
        let is_loose = |id: &CardId| {
            catalog.sheet(*id).person.as_ref().is_some_and(|person| person.family.is_none())
        };
        Beside {
            residences: all(Kind::Residence),
            guests: all(Kind::Guest),
            stories: all(Kind::Story),
            expeditions: all(Kind::Expedition),
            cast: all(Kind::Character).into_iter().filter(is_loose).collect(),
        }
    }
}

impl Rules {
    /// The characters that players choose from, if the set has no families. [TALE-1]
    pub fn cast(&self) -> &[CardId] {
        &self.beside().cast
    }

    /// The Stories that can lie in the middle. [STORY-1]
    pub fn stories(&self) -> &[CardId] {
        &self.beside().stories
    }

    /// The Guests that can be in the middle. [GUEST-1]
    pub fn guests(&self) -> &[CardId] {
        &self.beside().guests
    }

    /// The Expedition at that position.
    pub(crate) fn expedition_at(&self, position: u8) -> Option<CardId> {
        self.beside().expeditions.get(usize::from(position)).copied()
    }

    /// How many of these things come to the middle: what the table agreed, or by lot.
    fn chosen(&self, all: &[CardId], count: u8, fate: &Fate, label: Label) -> Vec<CardId> {
        let mut chosen = all.to_vec();
        fate.choose(label, &mut chosen);
        chosen.truncate(usize::from(count));
        chosen.sort();
        chosen
    }

    /// Lays Residences, Guests, Stories and the cast. [HOME-1] [GUEST-1] [STORY-1] [TALE-1]
    pub(crate) fn lay_beside(
        &self,
        table: &mut Table,
        seating: &Seating,
        fate: &Fate,
    ) -> Result<(), Unplayable> {
        let full = Unplayable::TooManyStacks;
        let beside = self.beside();
        if beside.is_empty() {
            return Ok(());
        }
        for &character in &beside.cast {
            table.add_stack(character, &self.catalog).ok_or(full)?;
        }
        for (seat, residence) in Seat::ALL.into_iter().zip(self.housed(seating)) {
            if let Some(residence) = residence {
                let stack = table.add_stack(residence, &self.catalog).ok_or(full)?;
                table.give(stack, seat);
            }
        }
        let guests = self.chosen(&beside.guests, self.profile.guests, fate, Label::Guests);
        let agreed = seating.stories.iter().filter_map(|&index| self.story_at(index));
        let mut stories: Vec<CardId> = agreed.collect();
        if stories.is_empty() {
            stories = self.chosen(&beside.stories, self.profile.stories, fate, Label::Stories);
        }
        stories.truncate(self.stories_allowed());
        for base in guests.into_iter().chain(stories) {
            table.add_stack(base, &self.catalog).ok_or(full)?;
        }
        Ok(())
    }

    /// How many Stories can lie in the middle with these cards. [TALE-3]
    pub(crate) fn stories_allowed(&self) -> usize {
        self.catalog.stories_max().map_or(MIDDLE_MAX, usize::from)
    }

    pub(crate) fn story_at(&self, position: u8) -> Option<CardId> {
        self.beside().stories.get(usize::from(position)).copied()
    }

    /// Where each seat lives: at home, or in a Residence that nobody uses. [HOME-1] [SETUP-5]
    fn housed(&self, seating: &Seating) -> Vec<Option<CardId>> {
        let family_of = |id: CardId| {
            let person = self.catalog.sheet(id).person.as_ref();
            person.and_then(|person| person.family).map(|family| family as u8)
        };
        let residences = &self.beside().residences;
        let home = |folk: &Folk| {
            let family = folk.family()?;
            residences.iter().copied().find(|&id| family_of(id) == Some(family))
        };
        let mut housed: Vec<Option<CardId>> = seating.families.iter().map(home).collect();
        for index in 0..housed.len() {
            if housed[index].is_none() {
                housed[index] = residences.iter().copied().find(|id| !housed.contains(&Some(*id)));
            }
        }
        housed
    }

    /// Which cards stay in the box of a trimmed deck, by lot: all of the base stays. [MIX-1]
    pub(crate) fn trimmed(&self, fate: &Fate) -> Vec<CardId> {
        if self.profile.mixing == Mixing::Whole {
            return Vec::new();
        }
        let is_death = |id: &CardId| self.catalog.card(*id).kind == Kind::UntimelyDeath;
        let added = self.catalog.deck().filter(|&id| self.catalog.sheet(id).set > 0);
        let mut added: Vec<CardId> = added.collect();
        fate.choose(Label::Trim, &mut added);
        let base = self.catalog.deck_len - added.len();
        let wanted = base / TRIMMED_PARTS;
        let (deaths, others): (Vec<CardId>, Vec<CardId>) = added.into_iter().partition(is_death);
        let dying = (wanted / DEATH_SHARE).min(deaths.len());
        let living = wanted.saturating_sub(dying).min(others.len());
        deaths.into_iter().skip(dying).chain(others.into_iter().skip(living)).collect()
    }

    /// How much of what is counted a family shows. [HOME-3] [STORY-2] [TALE-4]
    pub fn tally(&self, table: &Table, seat: Seat, tally: Tally) -> usize {
        let shown = |stack: StackId| {
            let face = &table.stack(stack).face;
            let marks = face.icons.iter().flatten().filter_map(|mark| mark.icon());
            let icons = marks.filter(|&icon| tally.icons.contains(icon)).count();
            match tally.unit {
                Unit::Icons => icons,
                Unit::Characters => icons.min(1),
            }
        };
        table.family(seat).iter().map(shown).sum()
    }

    /// The stacks among these whose bottom card is of that kind.
    pub(crate) fn based_on(&self, table: &Table, among: StackSet, kind: Kind) -> StackSet {
        among.iter().filter(|&id| self.catalog.card(table.stack(id).base).kind == kind).collect()
    }

    /// Where a Mystery may be laid. [HOME-2] [HOME-3]
    pub fn sites(&self, table: &Table, seat: Seat, card: &Card) -> StackSet {
        let residences = self.based_on(table, table.fixtures(), Kind::Residence);
        let haunts = |id: &StackId| {
            table.controller(*id).is_some_and(|owner| {
                (self.profile.mysteries == Mysteries::Anywhere || owner == seat)
                    && self.is_met(table, owner, card)
            })
        };
        residences.iter().filter(haunts).collect()
    }

    /// Whether a family shows what the card asks for. [HOME-3]
    pub(crate) fn is_met(&self, table: &Table, owner: Seat, card: &Card) -> bool {
        card.tally.is_none_or(|tally| self.tally(table, owner, tally) >= usize::from(tally.count))
    }

    /// The Stories that a seat may claim. [STORY-2] [TALE-4]
    #[inline]
    pub fn claimable(&self, table: &Table, seat: Seat) -> StackSet {
        if table.fixtures().is_empty() { StackSet::NONE } else { self.claims(table, seat) }
    }

    #[cold]
    fn claims(&self, table: &Table, seat: Seat) -> StackSet {
        let stories = self.based_on(table, table.fixtures() & !table.realm(seat), Kind::Story);
        stories.iter().filter(|&id| self.may_claim(table, seat, id)).collect()
    }

    fn may_claim(&self, table: &Table, seat: Seat, story: StackId) -> bool {
        let Some(tally) = self.catalog.card(table.stack(story).base).tally else { return true };
        let own = self.tally(table, seat, tally);
        let exceeds = |holder| own > self.tally(table, holder, tally);
        own >= usize::from(tally.count) && table.controller(story).is_none_or(exceeds)
    }
}

impl<W: Witness> Teller<'_, W> {
    /// A Story goes to a seat; the one it held goes back to the middle. [STORY-3]
    pub(crate) fn claim(&mut self, seat: Seat, story: StackId) {
        let table = self.table();
        if table.realm(seat).contains(story) {
            return;
        }
        let held = table.realm(seat) & table.fixtures();
        let stories = self.rules.based_on(table, held, Kind::Story);
        for stack in stories.iter() {
            self.commit(Beat::Parted { stack });
        }
        self.commit(Beat::Joined { stack: story, seat });
    }

    /// Living Guests go where a card that they follow was played. [GUEST-2] [GUEST-5] [GUEST-8]
    #[inline]
    pub(crate) fn follow(&mut self, card: CardId, on: StackId) {
        if !self.rules.guests().is_empty() {
            self.let_follow(card, on);
        }
    }

    #[cold]
    fn let_follow(&mut self, card: CardId, on: StackId) {
        let Some(seat) = self.controller(Some(on)) else { return };
        let table = self.table();
        // A dead Guest stays where it died; one of that family is there already. [GUEST-4]
        let elsewhere = table.living() & !table.gone() & !table.family(seat);
        let guests = self.rules.based_on(table, elsewhere, Kind::Guest);
        let follows = |id: &StackId| {
            let guest = self.card(self.table().stack(*id).base);
            guest.follows.is_some_and(|cards| cards.fits(self.card(card)))
        };
        let followers: StackSet = guests.iter().filter(follows).collect();
        for stack in followers.iter() {
            self.commit(Beat::Joined { stack, seat });
        }
    }
}
