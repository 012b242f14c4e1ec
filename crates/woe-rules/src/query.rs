//! What is so at this moment?

use crate::{
    face::Face,
    game::Rules,
    place::{Seat, StackId, StackSet},
    table::{Grant, Table},
};
use woe_cards::{
    Card, CardId, Catalog, Kind, LawKind, Laws, Life, Over, Sign, StackFilter, Verb, Who, Whose,
};

/// The draw limit before any card changes it. [DRAW-1]
pub const DRAW_LIMIT: i16 = 5;

/// How many plays a turn can have after the first.
const FURTHER_PLAYS_MAX: i16 = 4;

impl Grant {
    /// Whether the grant is for that card. [FREE-2]
    pub(crate) fn covers(&self, card: CardId, catalog: &Catalog) -> bool {
        catalog.card(self.card).immediate.iter().any(|verb| {
            let Verb::Grant { cards, .. } = verb else { return false };
            cards.is_empty() || cards.iter().any(|filter| filter.fits(catalog.card(card)))
        })
    }
}

impl Rules {
    /// The laws that show on a stack: those of its plate, and those of its portrait.
    #[inline]
    pub fn laws(&self, table: &Table, stack: StackId) -> [&Laws; 2] {
        let stack = table.stack(stack);
        let base = self.catalog.card(stack.base);
        [stack.face.ongoing(&self.catalog), stack.face.persistent(base, &self.catalog)]
    }

    /// The laws of the Expedition in the middle: they are everyone's. [TRIP-2]
    #[inline]
    fn edict(&self, table: &Table) -> &Laws {
        let laws = table.expedition().and_then(|card| self.catalog.card(card).persistent.as_ref());
        laws.unwrap_or(&Laws::NONE)
    }

    /// The laws of one sort that speak to a seat: on its characters, its Residence and its Story, and
    /// in the middle.
    pub fn laws_of<'a>(
        &'a self,
        table: &'a Table,
        seat: Seat,
        kind: LawKind,
    ) -> impl Iterator<Item = &'a Laws> {
        let stacks = (table.realm(seat) & table.showing(kind)).iter();
        let shown = stacks.flat_map(move |stack| self.laws(table, stack));
        shown.chain([self.edict(table)]).filter(move |laws| laws.has(kind))
    }

    /// Whether a law of that sort may speak to a seat: the base game asks this at every turn.
    #[inline]
    fn is_told(&self, table: &Table, seat: Seat, kind: LawKind) -> bool {
        !(table.realm(seat) & table.showing(kind)).is_empty() || table.expedition().is_some()
    }

    /// Up to how many cards a seat draws. [DRAW-1]
    #[inline]
    pub fn draw_limit(&self, table: &Table, seat: Seat) -> usize {
        let told = self.is_told(table, seat, LawKind::DrawLimit);
        if told { self.draw_limit_told(table, seat) } else { DRAW_LIMIT as usize }
    }

    fn draw_limit_told(&self, table: &Table, seat: Seat) -> usize {
        let laws = self.laws_of(table, seat, LawKind::DrawLimit);
        let changes = laws.map(|laws| i16::from(laws.draw_limit()));
        (DRAW_LIMIT + changes.sum::<i16>()).max(0) as usize
    }

    /// How many plays a seat has after the first. [TURN-1]
    #[inline]
    pub(crate) fn further_plays(&self, table: &Table, seat: Seat) -> usize {
        if self.speaks(LawKind::Plays) { self.plays_told(table, seat) } else { 1 }
    }

    fn plays_told(&self, table: &Table, seat: Seat) -> usize {
        let laws = self.laws_of(table, seat, LawKind::Plays);
        let changes: i16 = laws.map(|laws| i16::from(laws.plays())).sum();
        (1 + changes).clamp(0, FURTHER_PLAYS_MAX) as usize
    }

    /// Whether a seat's second play may be a death. [TURN-2] [TURN-5]
    pub(crate) fn is_late_allowed(&self, table: &Table, seat: Seat) -> bool {
        self.speaks(LawKind::LateDeath)
            && self.laws_of(table, seat, LawKind::LateDeath).next().is_some()
    }

    /// How many cards a seat draws for playing that card: what is printed on it decides, and what the
    /// seat sees when it is announced. [REWARD-1]
    #[inline]
    pub(crate) fn reward(&self, table: &Table, seat: Seat, card: CardId) -> u8 {
        if self.speaks(LawKind::Reward) { self.reward_told(table, seat, card) } else { 0 }
    }

    #[cold]
    fn reward_told(&self, table: &Table, seat: Seat, card: CardId) -> u8 {
        let card = self.catalog.card(card);
        let rewards = self.laws_of(table, seat, LawKind::Reward).filter_map(|laws| laws.reward());
        let earned = rewards.filter(|reward| reward.cards.fit(card));
        earned.fold(0, |sum, reward| sum.saturating_add(reward.draw))
    }

    /// Whether a seat may take its draws from other hands. [DRAW-8]
    pub(crate) fn is_pilferer(&self, table: &Table, seat: Seat) -> bool {
        self.speaks(LawKind::Pilfer) && self.laws_of(table, seat, LawKind::Pilfer).next().is_some()
    }

    /// The characters on which a visible card forbids that one. [GUEST-6] [GUEST-7]
    #[inline]
    pub(crate) fn forbidden(&self, table: &Table, card: &Card) -> StackSet {
        if self.speaks(LawKind::Bar) { self.barred_stacks(table, card) } else { StackSet::NONE }
    }

    #[cold]
    fn barred_stacks(&self, table: &Table, card: &Card) -> StackSet {
        let bars = |laws: &Laws| laws.bar().filter(|bar| bar.cards.fit(card));
        if bars(self.edict(table)).is_some() {
            return table.controlled();
        }
        let seats = Seat::ALL[..table.seats()].iter();
        let shown = seats.flat_map(|&seat| {
            let stacks = (table.realm(seat) & table.showing(LawKind::Bar)).iter();
            stacks.map(move |stack| (seat, stack))
        });
        shown.fold(StackSet::NONE, |barred, (seat, stack)| {
            let bars = self.laws(table, stack).into_iter().filter_map(bars);
            bars.fold(barred, |barred, bar| match bar.over {
                Over::This => barred | StackSet::one(stack),
                Over::Family => barred | table.family(seat),
            })
        })
    }

    /// Who may die, by what shows. [DEATH-1] [UNDEAD-2]
    #[inline]
    pub(crate) fn mortal(&self, table: &Table) -> StackSet {
        let living = table.controlled() & table.living() & !table.undead();
        let mortal = living & table.negative();
        let despite = self.speaks(LawKind::AnyDeath);
        if despite { mortal | self.mortal_anyway(table, living) } else { mortal }
    }

    /// Of these, who may die whatever the Self-Worth.
    #[cold]
    fn mortal_anyway(&self, table: &Table, living: StackSet) -> StackSet {
        let any = |laws: &&Laws| laws.has(LawKind::AnyDeath);
        if any(&self.edict(table)) {
            return living;
        }
        let shown = living & table.showing(LawKind::AnyDeath);
        shown.iter().filter(|&id| self.laws(table, id).iter().any(any)).collect()
    }

    /// How many cards a seat pays for playing a Modifier on that stack. [CARD-12]
    #[inline]
    pub(crate) fn tax(&self, table: &Table, seat: Seat, card: &Card, on: Option<StackId>) -> u8 {
        let told = self.is_told(table, seat, LawKind::Tax);
        let visible = if told { self.tax_told(table, seat) } else { 0 };
        if !on.is_some_and(|stack| table.family(seat).contains(stack)) {
            return visible;
        }
        let persistent = card.persistent.as_ref().map_or(0, Laws::tax);
        visible.saturating_add(card.ongoing.tax()).saturating_add(persistent)
    }

    fn tax_told(&self, table: &Table, seat: Seat) -> u8 {
        let laws = self.laws_of(table, seat, LawKind::Tax);
        laws.fold(0_u8, |sum, laws| sum.saturating_add(laws.tax()))
    }

    /// The first visible card that taxes a seat; if there is none, a card taxes itself. [CARD-12]
    #[cold]
    pub(crate) fn taxing(&self, table: &Table, seat: Seat) -> Option<CardId> {
        let taxes = |laws: &Laws| laws.has(LawKind::Tax);
        let on_stack = |id: StackId| {
            let stack = table.stack(id);
            let [ongoing, persistent] = self.laws(table, id);
            let plate = stack.face.plate.filter(|_| taxes(ongoing));
            plate.or(taxes(persistent).then(|| stack.face.pictured().unwrap_or(stack.base)))
        };
        let shown = (table.realm(seat) & table.showing(LawKind::Tax)).iter().find_map(on_stack);
        shown.or(table.expedition().filter(|_| taxes(self.edict(table))))
    }

    /// Whether a visible card forbids a seat to play Events. [CARD-13]
    #[inline]
    pub fn is_barred(&self, table: &Table, seat: Seat) -> bool {
        !(table.realm(seat) & table.showing(LawKind::ForbidEvents)).is_empty()
            || table.expedition().is_some() && self.edict(table).has(LawKind::ForbidEvents)
    }

    /// The stacks that fit a filter when points are counted: there the undead are dead. [UNDEAD-4]
    pub(crate) fn counted(&self, table: &Table, filter: &StackFilter, you: Seat) -> StackSet {
        let living = table.living() & !table.undead();
        let fitting = self.fitting(table, &StackFilter { life: None, ..*filter }, you);
        match filter.life {
            None => fitting,
            Some(Life::Living) => fitting & living,
            Some(Life::Dead) => fitting & !living,
        }
    }

    /// The stacks that fit a filter, as a card of `you` sees them.
    pub fn fitting(&self, table: &Table, filter: &StackFilter, you: Seat) -> StackSet {
        let mut set = match filter.of {
            None if filter.base.is_none() => table.controlled(),
            Some(Whose::Of(who)) if filter.base.is_none() => {
                self.seats_named(table, who, you) & !table.fixtures()
            }
            None | Some(Whose::Of(_) | Whose::Middle) => {
                self.founded(table, filter.base, filter.of, you)
            }
        };
        set = match filter.life {
            None => set,
            Some(Life::Living) => set & table.living(),
            Some(Life::Dead) => set & !table.living(),
        };
        set = match filter.sign {
            None => set,
            Some(Sign::Negative) => set & table.negative(),
            Some(Sign::Positive) => cheerful(table, set),
        };
        if filter.modified {
            set = set & table.modified();
        }
        if filter.shows.is_empty() && filter.lacks.is_empty() {
            return set;
        }
        set.iter().filter(|&stack| shows(filter, &table.stack(stack).face)).collect()
    }

    /// The stacks with such a card at the bottom, held by such a seat or by nobody.
    // No card of the base game asks this.
    #[cold]
    fn founded(&self, table: &Table, base: Option<Kind>, of: Option<Whose>, you: Seat) -> StackSet {
        let among = match of {
            Some(Whose::Middle) => table.middle(),
            Some(Whose::Of(who)) => self.seats_named(table, who, you),
            // A Guest in the middle is left alone, unless the card says so. [GUEST-7]
            None => table.controlled() | table.fixtures(),
        };
        self.based_on(table, among, base.unwrap_or(Kind::Guest))
    }

    /// All that the seats control which a card of `you` names.
    #[inline]
    fn seats_named(&self, table: &Table, who: Who, you: Seat) -> StackSet {
        let seats = table.seats();
        match who {
            Who::You => table.realm(you),
            Who::EachOther => {
                let all =
                    Seat::ALL.iter().fold(StackSet::NONE, |all, &seat| all | table.realm(seat));
                all & !table.realm(you)
            }
            Who::Left => table.realm(you.left(seats)),
            Who::Right => table.realm(you.right(seats)),
        }
    }

    /// What the seats are called by a card of `you`, clockwise from the left.
    pub(crate) fn seats_called(
        &self,
        table: &Table,
        who: Who,
        you: Seat,
    ) -> impl Iterator<Item = Seat> + Clone + use<> {
        let seats = table.seats();
        you.round(seats).enumerate().filter_map(move |(step, seat)| {
            let called = match who {
                Who::You => step == 0,
                Who::EachOther => step > 0,
                Who::Left => seat == you.left(seats) && step > 0,
                Who::Right => seat == you.right(seats) && step > 0,
            };
            called.then_some(seat)
        })
    }

    /// The free play granted for that card, if there is one left. [FREE-2]
    pub(crate) fn is_granted(&self, table: &Table, card: CardId) -> bool {
        table.grants().iter().any(|grant| grant.covers(card, &self.catalog))
    }

    /// The stacks on which a death may be a free play. [FREE-1]
    #[inline]
    pub(crate) fn free_deaths(&self, table: &Table) -> StackSet {
        let shown = table.showing(LawKind::FreeDeath);
        // The base game asks this at every turn.
        if shown.is_empty() && table.expedition().is_none() {
            return StackSet::NONE;
        }
        self.free_deaths_told(table, shown)
    }

    fn free_deaths_told(&self, table: &Table, shown: StackSet) -> StackSet {
        let everywhere = self.edict(table).has(LawKind::FreeDeath);
        if everywhere { self.mortal(table) } else { self.mortal(table) & shown }
    }
}

/// Of these stacks, those whose Self-Worth is above zero.
#[cold]
fn cheerful(table: &Table, among: StackSet) -> StackSet {
    let worth = |stack: &StackId| table.stack(*stack).face.self_worth();
    among.iter().filter(|stack| worth(stack) > 0).collect()
}

fn shows(filter: &StackFilter, face: &Face) -> bool {
    let icons = face.icons();
    (filter.shows.is_empty() || icons.meets(filter.shows)) && !icons.meets(filter.lacks)
}
