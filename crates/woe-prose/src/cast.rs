//! Whom does an Event name, and how does it speak of them?

use crate::noun::{Mention, Voice, base_word};
use woe_cards::{Card, Exchange, Layer, Slot, StackFilter, Verb};

/// The targets of an Event, and which of them have been spoken of.
pub(crate) struct Cast<'a> {
    voice: Voice<'a>,
    targets: Vec<StackFilter>,
    told: [bool; 2],
}

impl<'a> Cast<'a> {
    pub(crate) fn of(voice: Voice<'a>, card: &Card) -> Cast<'a> {
        let mut targets: Vec<StackFilter> =
            card.targets.iter().map(|target| target.filter).collect();
        for &slot in card.immediate.iter().flat_map(names_modifiers_of) {
            if let Some(filter) = targets.get_mut(slot as usize) {
                filter.modified = false;
            }
        }
        Cast { voice, targets, told: [false; 2] }
    }

    /// Targets that no verb speaks of must be named all the same: "name a living character".
    pub(crate) fn rest(&mut self) -> Option<String> {
        let untold: Vec<Slot> = [Slot::First, Slot::Second]
            .into_iter()
            .filter(|&slot| (slot as usize) < self.targets.len() && !self.told[slot as usize])
            .collect();
        let stack = match untold[..] {
            [] => return None,
            [slot] => self.target(slot),
            _ => self.both(),
        };
        Some(self.voice.say("text-name", &[("stack", stack.into())]))
    }

    fn filter(&self, slot: Slot) -> StackFilter {
        self.targets.get(slot as usize).copied().unwrap_or_default()
    }

    /// What a target is called.
    pub(crate) fn base(&self, slot: Slot) -> &'static str {
        base_word(self.filter(slot))
    }

    /// One target: described when first mentioned, pointed at afterwards.
    pub(crate) fn target(&mut self, slot: Slot) -> String {
        if self.told[slot as usize] {
            let word = match slot {
                _ if self.targets.len() < 2 => "only",
                Slot::First => "first",
                Slot::Second => "second",
            };
            let base = self.base(slot).into();
            return self.voice.say("stack-again", &[("slot", word.into()), ("base", base)]);
        }
        let mention = match slot {
            Slot::Second if self.told[Slot::First as usize] && self.are_alike() => Mention::Another,
            Slot::First | Slot::Second => Mention::Fresh,
        };
        self.described(slot, mention)
    }

    /// The first target, taken away from where it is: "from the middle".
    pub(crate) fn taken(&mut self) -> String {
        match self.told[Slot::First as usize] {
            true => self.target(Slot::First),
            false => self.described(Slot::First, Mention::Taken),
        }
    }

    /// Whether one could take the second for the first, if "another" were not said.
    fn are_alike(&self) -> bool {
        let (first, second) = (self.filter(Slot::First), self.filter(Slot::Second));
        let owners_meet = first.of.is_none() || second.of.is_none() || first.of == second.of;
        first.base == second.base && first.life == second.life && owners_meet
    }

    /// A target on its first mention.
    fn described(&mut self, slot: Slot, mention: Mention) -> String {
        let follows_another = slot == Slot::Second && self.told[Slot::First as usize];
        self.told[slot as usize] = true;
        let filter = self.filter(slot);
        if follows_another && filter.of.is_none() && self.filter(Slot::First).of.is_some() {
            return self.voice.stack_of_anyone(filter, mention);
        }
        self.voice.stack(filter, mention)
    }

    /// Both targets in one breath: "a dead character", "a living one".
    pub(crate) fn pair(&mut self) -> [String; 2] {
        let fresh = self.told == [false; 2];
        let from = self.target(Slot::First);
        let lives = [self.filter(Slot::First).life, self.filter(Slot::Second).life];
        let same = self.base(Slot::First) == self.base(Slot::Second);
        if fresh && same && !lives.contains(&None) && lives[0] != lives[1] {
            return [from, self.described(Slot::Second, Mention::Contrast)];
        }
        [from, self.target(Slot::Second)]
    }

    /// Both targets as one noun: "two living characters", "a living character and a dead one".
    pub(crate) fn both(&mut self) -> String {
        let filter = self.filter(Slot::First);
        if self.told == [false; 2] && filter == self.filter(Slot::Second) {
            self.told = [true; 2];
            return self.voice.stack(filter, Mention::Two);
        }
        let pair = self.pair();
        self.voice.list("list-and", &pair)
    }
}

/// The targets whose Modifiers the verb names, so that "with a Modifier on top" goes unsaid.
const fn names_modifiers_of(verb: &Verb) -> &'static [Slot] {
    match verb {
        Verb::Swap(Exchange::Second) => &[Slot::First, Slot::Second],
        Verb::Move(Layer::UntimelyDeath) | Verb::Strip(Layer::UntimelyDeath) => &[],
        Verb::Swap(Exchange::Hand) | Verb::Move(_) | Verb::Strip(_) => &[Slot::First],
        Verb::Draw { .. }
        | Verb::Discard { .. }
        | Verb::DiscardByLot { .. }
        | Verb::Take { .. }
        | Verb::Skip(_)
        | Verb::Remove(_)
        | Verb::PlayNow { .. }
        | Verb::Grant { .. }
        | Verb::Either { .. }
        | Verb::If { .. }
        | Verb::Join(_)
        | Verb::Hands(_) => &[],
    }
}
