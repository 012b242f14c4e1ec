//! What can somebody see who looks at the cards of the model's table?

use super::{Stack, Story};
use woe_cards::{
    Card, CardId, Condition, Icon, Kind, LawKind, Laws, Life, Over, Sign, StackFilter, Tally, Unit,
    Verb, Whither, Who, Whose,
};

impl Story<'_> {
    pub(super) fn card(&self, id: CardId) -> &Card {
        self.catalog.card(id)
    }

    /// In each of the three places the topmost number counts. [STACK-3]
    pub(super) fn worth(&self, stack: &Stack) -> i16 {
        let sheets = || stack.layers.iter().rev().chain([&stack.base]);
        let shown = |place: usize| sheets().find_map(|&sheet| self.card(sheet).pathos[place]);
        (0..3).filter_map(shown).map(i16::from).sum()
    }

    /// The icons that show, each as often as it does. [STACK-4]
    fn icons(&self, stack: &Stack) -> Vec<Icon> {
        let sheets = || stack.layers.iter().rev().chain([&stack.base]);
        let shown = |place: usize| sheets().find_map(|&sheet| self.card(sheet).icons[place]);
        (0..woe_cards::ICON_SLOTS).filter_map(shown).filter_map(|mark| mark.icon()).collect()
    }

    pub(super) fn death(&self, stack: &Stack) -> Option<CardId> {
        stack.layers.iter().copied().find(|&it| self.card(it).kind == Kind::UntimelyDeath)
    }

    /// Whose picture shows: that of the newest card that has one. [STACK-6]
    fn picture(&self, stack: &Stack) -> Option<CardId> {
        if self.death(stack).is_some() {
            return None;
        }
        let pictured = |it: &&CardId| self.card(**it).persistent.is_some();
        stack.layers.iter().rev().chain([&stack.base]).find(pictured).copied()
    }

    fn is_undead(&self, stack: &Stack) -> bool {
        self.picture(stack).is_some_and(|it| self.card(it).is_undead())
    }

    pub(super) fn is_member(&self, stack: &Stack) -> bool {
        matches!(self.card(stack.base).kind, Kind::Character | Kind::Guest)
    }

    /// The laws of the words and of the picture that show. [STACK-5] [STACK-6]
    fn laws_on(&self, stack: &Stack) -> impl Iterator<Item = Laws> {
        let words = stack.layers.last().map(|&top| self.card(top).ongoing);
        let picture = self.picture(stack).and_then(|it| self.card(it).persistent);
        words.into_iter().chain(picture)
    }

    fn edict(&self) -> Option<Laws> {
        self.expedition.and_then(|it| self.card(it).persistent)
    }

    /// The laws that speak to a seat. [DRAW-1] [TRIP-2]
    pub(super) fn laws(&self, seat: usize) -> Vec<Laws> {
        let own = self.stacks.iter().filter(|stack| stack.of == Some(seat));
        own.flat_map(|stack| self.laws_on(stack)).chain(self.edict()).collect()
    }

    pub(super) fn has_law(&self, seat: usize, kind: LawKind) -> bool {
        self.laws(seat).iter().any(|laws| laws.has(kind))
    }

    fn shows_law(&self, stack: &Stack, kind: LawKind) -> bool {
        self.laws_on(stack).chain(self.edict()).any(|laws| laws.has(kind))
    }

    /// Who may die. [DEATH-1] [UNDEAD-2]
    pub(super) fn is_mortal(&self, stack: &Stack) -> bool {
        let lives = self.death(stack).is_none() && !self.is_undead(stack);
        let sad = self.worth(stack) < 0 || self.shows_law(stack, LawKind::AnyDeath);
        self.is_member(stack) && stack.of.is_some() && lives && sad
    }

    /// Whose death is a free play. [FREE-1]
    pub(super) fn is_free(&self, stack: &Stack) -> bool {
        self.is_mortal(stack) && self.shows_law(stack, LawKind::FreeDeath)
    }

    /// Whether a visible card forbids that one there. [MOD-1]
    pub(super) fn is_barred(&self, card: CardId, stack: &Stack) -> bool {
        let bars = |laws: &Laws| laws.bar().filter(|bar| bar.cards.fit(self.card(card)));
        let here = |other: &Stack, laws: Laws| {
            let same = std::ptr::eq(other, stack);
            bars(&laws).is_some_and(|bar| same || bar.over == Over::Family)
        };
        let family = self.stacks.iter().filter(|other| other.of.is_some() && other.of == stack.of);
        let mut shown = family.flat_map(|it| self.laws_on(it).map(move |laws| (it, laws)));
        shown.any(|(it, laws)| here(it, laws)) || self.edict().is_some_and(|it| bars(&it).is_some())
    }

    /// How much a family shows of what is counted. [HOME-3] [STORY-2] [TALE-4]
    pub(super) fn tally(&self, seat: usize, tally: Tally) -> usize {
        let family = self.stacks.iter().filter(|it| it.of == Some(seat) && self.is_member(it));
        let shown = family.map(|stack| {
            let icons = self.icons(stack);
            let count = icons.iter().filter(|&&icon| tally.icons.contains(icon)).count();
            if tally.unit == Unit::Characters { count.min(1) } else { count }
        });
        shown.sum()
    }

    /// Whether a seat may claim that Story. [STORY-2] [STORY-3] [TALE-4]
    pub(super) fn is_claimable(&self, seat: usize, story: &Stack) -> bool {
        let card = self.card(story.base);
        let Some(tally) = card.tally.filter(|_| card.kind == Kind::Story) else { return false };
        let own = self.tally(seat, tally);
        let more = story.of.is_none_or(|holder| own > self.tally(holder, tally));
        story.of != Some(seat) && own >= usize::from(tally.count) && more
    }

    /// Whether a family has nobody living left. [END-1] [END-2]
    pub(super) fn is_gone(&self, seat: usize) -> bool {
        let lives = |it: &Stack| self.death(it).is_none() && !self.is_undead(it);
        !self.stacks.iter().any(|it| it.of == Some(seat) && self.is_member(it) && lives(it))
    }

    /// What a card of `you` speaks of.
    pub(super) fn fits(&self, stack: &Stack, filter: &StackFilter, you: usize) -> bool {
        let base = match filter.base {
            Some(kind) => self.card(stack.base).kind == kind,
            None => self.is_member(stack),
        };
        let of = match filter.of {
            None => stack.of.is_some() || !self.is_member(stack),
            Some(Whose::Middle) => stack.of.is_none(),
            Some(Whose::Of(Who::You)) => stack.of == Some(you),
            Some(Whose::Of(_)) => stack.of == Some(1 - you),
        };
        let life = match filter.life {
            None => true,
            Some(Life::Living) => self.death(stack).is_none(),
            Some(Life::Dead) => self.death(stack).is_some(),
        };
        let sign = match filter.sign {
            None => true,
            Some(Sign::Negative) => self.worth(stack) < 0,
            Some(Sign::Positive) => self.worth(stack) > 0,
        };
        let icons = self.icons(stack);
        let shows = filter.shows.is_empty() || icons.iter().any(|&it| filter.shows.contains(it));
        let lacks = !icons.iter().any(|&it| filter.lacks.contains(it));
        let top = stack.layers.last().map(|&top| self.card(top).kind);
        let modified = matches!(top, Some(Kind::Modifier | Kind::Mystery));
        base && of && life && sign && shows && lacks && (!filter.modified || modified)
    }

    /// What an Event may name: nothing that it would only leave where it is. [STORY-5]
    pub(super) fn is_target(&self, event: CardId, stack: &Stack, you: usize) -> bool {
        let card = self.card(event);
        let stays = card.immediate.contains(&Verb::Join(Whither::You)) && stack.of == Some(you);
        let named = card.targets.first();
        named.is_some_and(|target| self.fits(stack, &target.filter, you))
            && !stays
            && !self.is_barred(event, stack)
    }

    pub(super) fn is_so(&self, condition: &Condition, you: usize) -> bool {
        match condition {
            Condition::Expedition(None) => self.expedition.is_some(),
            Condition::Expedition(Some(at)) => self.expedition == self.expedition_at(*at),
            Condition::Exists(filter) => self.stacks.iter().any(|it| self.fits(it, filter, you)),
        }
    }

    pub(super) fn expedition_at(&self, at: u8) -> Option<CardId> {
        self.catalog.of_kind(Kind::Expedition).nth(usize::from(at))
    }
}
