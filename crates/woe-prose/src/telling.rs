//! How are beats told?

use crate::{
    chronicler::Before,
    italian,
    lang::{Language, Value, isolated},
    noun::Voice,
};
use woe_cards::{CardId, Catalog, Kind, Skipped};
use woe_rules::{Beat, Glimpse, Rules, Seat, StackId, Table, Way};

/// One who tells what happens at a table, in one language: knows the seats' names and the titles of cards and stacks.
#[derive(Clone, Debug)]
pub struct Narrator<'a> {
    pub(crate) voice: Voice<'a>,
    seats: Vec<String>,
    bases: Vec<CardId>,
}

/// What fills the places of a sentence.
pub(crate) type Args = Vec<(&'static str, Value<'static>)>;

impl<'a> Narrator<'a> {
    /// The narrator of a table with those seats' names.
    pub fn new(rules: &'a Rules, table: &Table, seats: &[String], language: Language) -> Self {
        let bases = table.stacks().map(|stack| table.stack(stack).base).collect();
        Narrator::among(&rules.catalog, bases, seats, language)
    }

    /// The same for one who knows of the table only the bottom cards of its stacks, in order.
    pub fn among(
        catalog: &'a Catalog,
        bases: Vec<CardId>,
        seats: &[String],
        language: Language,
    ) -> Self {
        let seats = seats.iter().map(|name| isolated(name).into_owned()).collect();
        Narrator { voice: Voice::to_you(catalog, language), seats, bases }
    }

    /// What happened, for one who saw everything.
    pub fn tell(&self, beat: Beat) -> String {
        self.tell_glimpsed(beat.map(Glimpse::Known))
    }

    /// What happened, for one who saw that much of it: a card whose back only was seen is "a card".
    pub fn tell_glimpsed(&self, beat: Beat<Glimpse>) -> String {
        self.tell_of(beat, Before::default())
    }

    /// The same for one who knows how it came about. [GUEST-2] [STORY-2]
    pub fn tell_of(&self, beat: Beat<Glimpse>, before: Before) -> String {
        let (seat, card, stack) = parts(beat);
        let mut args = seat.map_or(Vec::new(), |seat| self.seat_args(seat));
        args.extend(card.into_iter().flat_map(|card| self.card_args(card)));
        args.extend(stack.into_iter().flat_map(|stack| self.stack_args(stack)));
        args.extend(self.particulars(beat));
        args.extend(before.holder.map(|seat| ("other", self.seat(seat).to_owned().into())));
        let key = match beat {
            Beat::Joined { stack, .. } => self.joining(stack, before),
            Beat::Laid { card: Glimpse::Known(card), .. } if self.wakes(card) => "beat-laid-undead",
            Beat::SetAside { .. }
            | Beat::Parted { .. }
            | Beat::SetOut { .. }
            | Beat::Shuffled
            | Beat::TurnBegan { .. }
            | Beat::TurnSkipped { .. }
            | Beat::TurnEnded { .. }
            | Beat::Passed { .. }
            | Beat::Announced { .. }
            | Beat::Named { .. }
            | Beat::Cancelled { .. }
            | Beat::Resolved { .. }
            | Beat::Laid { .. }
            | Beat::Moved { .. }
            | Beat::Stripped { .. }
            | Beat::Lifted { .. }
            | Beat::Slipped { .. }
            | Beat::Removed { .. }
            | Beat::Drawn { .. }
            | Beat::Discarded { .. }
            | Beat::Taken { .. }
            | Beat::Regained { .. }
            | Beat::Sprung { .. }
            | Beat::Lapsed { .. }
            | Beat::Returned { .. }
            | Beat::Reshuffled
            | Beat::WillSkip { .. }
            | Beat::DrawSkipped { .. }
            | Beat::Granted { .. }
            | Beat::Ended => key(beat),
        };
        self.voice.say(key, &args)
    }

    /// How it is said that a character, a Guest or a Story is somebody's now.
    fn joining(&self, stack: StackId, before: Before) -> &'static str {
        match self.kind(stack) {
            Some(Kind::Story) => match before.holder {
                None if before.by_card => "beat-gained",
                Some(_) if before.by_card => "beat-gained-from",
                None => "beat-claimed",
                Some(_) => "beat-claimed-from",
            },
            Some(Kind::Guest) if before.holder.is_some() => "beat-left",
            Some(Kind::Guest | Kind::Character | Kind::Residence) | None => "beat-joined",
            // Nothing of it is anybody's.
            Some(
                Kind::Modifier
                | Kind::Event
                | Kind::UntimelyDeath
                | Kind::Mystery
                | Kind::Expedition,
            ) => "beat-joined",
        }
    }

    /// Whether the card makes undead. [UNDEAD-1]
    pub(crate) fn wakes(&self, card: CardId) -> bool {
        self.voice.catalog.cards.get(card.index()).is_some_and(|card| card.is_undead())
    }

    /// What the bottom card of a stack is.
    pub(crate) fn kind(&self, stack: StackId) -> Option<Kind> {
        Some(self.voice.catalog.cards.get(self.base(stack)?.index())?.kind)
    }

    /// What only this sort of beat has.
    fn particulars(&self, beat: Beat<Glimpse>) -> Args {
        match beat {
            Beat::Announced { card, on, way, .. } => {
                join(vec![("way", word_for(way).into())], self.announced_args(card, on))
            }
            Beat::Moved { to, .. } => {
                let there = self.stack(to);
                let toward = italian::joined("a", there);
                vec![("other", there.to_owned().into()), ("a", toward.into())]
            }
            Beat::Taken { from, .. } => vec![("other", self.seat(from).to_owned().into())],
            Beat::WillSkip { what: Skipped::Turn, .. } => vec![("what", "turn".into())],
            Beat::WillSkip { what: Skipped::Draw, .. } => vec![("what", "draw".into())],
            Beat::Granted { count, .. } => vec![("count", count.into())],
            Beat::SetAside { .. }
            | Beat::Joined { .. }
            | Beat::Parted { .. }
            | Beat::SetOut { .. }
            | Beat::Shuffled
            | Beat::TurnBegan { .. }
            | Beat::TurnSkipped { .. }
            | Beat::TurnEnded { .. }
            | Beat::Passed { .. }
            | Beat::Named { .. }
            | Beat::Cancelled { .. }
            | Beat::Resolved { .. }
            | Beat::Laid { .. }
            | Beat::Stripped { .. }
            | Beat::Lifted { .. }
            | Beat::Slipped { .. }
            | Beat::Removed { .. }
            | Beat::Drawn { .. }
            | Beat::Discarded { .. }
            | Beat::Regained { .. }
            | Beat::Sprung { .. }
            | Beat::Lapsed { .. }
            | Beat::Returned { .. }
            | Beat::Reshuffled
            | Beat::DrawSkipped { .. }
            | Beat::Ended => Vec::new(),
        }
    }

    /// A seat's name.
    pub fn seat(&self, seat: Seat) -> &str {
        self.seats.get(seat.index()).map_or("?", String::as_str)
    }

    /// A stack goes by the title of its bottom card.
    pub fn stack(&self, stack: StackId) -> &str {
        self.base(stack).map_or("?", |base| self.title(base))
    }

    /// A card's title between quotation marks.
    pub fn card(&self, card: CardId) -> String {
        let title = self.title(card).to_owned();
        self.voice.say("card-quoted", &[("title", title.into())])
    }

    fn title(&self, card: CardId) -> &'a str {
        let sheet = self.voice.catalog.sheets.get(card.index());
        sheet.map_or("?", |sheet| self.voice.language.of(&sheet.title))
    }

    fn base(&self, stack: StackId) -> Option<CardId> {
        self.bases.get(stack.index()).copied()
    }

    pub(crate) fn seat_args(&self, seat: Seat) -> Args {
        vec![("seat", self.seat(seat).to_owned().into())]
    }

    pub(crate) fn card_args(&self, card: Glimpse) -> Args {
        let card = match card {
            Glimpse::Known(card) => self.card(card),
            Glimpse::Back => self.voice.say("card-unseen", &[]),
        };
        vec![("card", card.into())]
    }

    /// The stack's name, how many they are, and the name as Italian prepositions want it.
    pub(crate) fn stack_args(&self, stack: StackId) -> Args {
        let name = self.stack(stack);
        let number = self.base(stack).map_or("singular", |base| self.voice.number(base));
        let mut args = vec![("stack", name.to_owned().into()), ("number", number.into())];
        args.extend(["su", "da", "a"].map(|word| (word, italian::joined(word, name).into())));
        args
    }

    /// A card and what it is laid on, or names first.
    pub(crate) fn announced_args(&self, card: Glimpse, on: Option<StackId>) -> Args {
        let named = vec![("named", Value::from(if on.is_some() { "yes" } else { "no" }))];
        let stack = on.map_or(Vec::new(), |on| self.stack_args(on));
        join(join(self.card_args(card), named), stack)
    }
}

pub(crate) fn join(mut args: Args, more: Args) -> Args {
    args.extend(more);
    args
}

/// Whose beat it is, which card moves, and which stack it is about.
fn parts(beat: Beat<Glimpse>) -> (Option<Seat>, Option<Glimpse>, Option<StackId>) {
    match beat {
        Beat::Shuffled | Beat::Reshuffled | Beat::Ended => (None, None, None),
        Beat::SetAside { stack }
        | Beat::Removed { stack }
        | Beat::Named { stack }
        | Beat::Parted { stack } => (None, None, Some(stack)),
        Beat::Joined { stack, seat } => (Some(seat), None, Some(stack)),
        Beat::TurnBegan { seat }
        | Beat::TurnSkipped { seat }
        | Beat::TurnEnded { seat }
        | Beat::Passed { seat }
        | Beat::WillSkip { seat, .. }
        | Beat::DrawSkipped { seat } => (Some(seat), None, None),
        Beat::Announced { seat, card, on, .. } => (Some(seat), Some(card), on),
        Beat::Cancelled { card } | Beat::Resolved { card } | Beat::SetOut { card } => {
            (None, Some(card), None)
        }
        Beat::Laid { card, on: stack }
        | Beat::Stripped { card, from: stack }
        | Beat::Moved { card, from: stack, .. } => (None, Some(card), Some(stack)),
        Beat::Lifted { seat, card, from: stack } | Beat::Slipped { seat, card, on: stack } => {
            (Some(seat), Some(card), Some(stack))
        }
        Beat::Drawn { seat, card }
        | Beat::Discarded { seat, card }
        | Beat::Returned { seat, card }
        | Beat::Regained { seat, card }
        | Beat::Sprung { seat, card }
        | Beat::Lapsed { seat, card }
        | Beat::Granted { seat, card, .. }
        | Beat::Taken { card, to: seat, .. } => (Some(seat), Some(card), None),
    }
}

fn word_for(way: Way) -> &'static str {
    match way {
        Way::Own => "own",
        Way::Free => "free",
        Way::Granted => "granted",
        Way::Inside => "inside",
        Way::Sudden => "sudden",
        Way::Response => "response",
        Way::Retort => "retort",
    }
}

fn key(beat: Beat<Glimpse>) -> &'static str {
    match beat {
        Beat::SetAside { .. } => "beat-set-aside",
        Beat::Joined { .. } => "beat-joined",
        Beat::Parted { .. } => "beat-parted",
        Beat::SetOut { .. } => "beat-set-out",
        Beat::Shuffled => "beat-shuffled",
        Beat::TurnBegan { .. } => "beat-turn-began",
        Beat::TurnSkipped { .. } => "beat-turn-skipped",
        Beat::TurnEnded { .. } => "beat-turn-ended",
        Beat::Passed { .. } => "beat-passed",
        Beat::Announced { .. } => "beat-announced",
        Beat::Named { .. } => "beat-named",
        Beat::Cancelled { .. } => "beat-cancelled",
        Beat::Resolved { .. } => "beat-resolved",
        Beat::Laid { .. } => "beat-laid",
        Beat::Moved { .. } => "beat-moved",
        Beat::Stripped { .. } => "beat-stripped",
        Beat::Lifted { .. } => "beat-lifted",
        Beat::Slipped { .. } => "beat-slipped",
        Beat::Removed { .. } => "beat-removed",
        Beat::Drawn { .. } => "beat-drawn",
        Beat::Discarded { .. } => "beat-discarded",
        Beat::Taken { .. } => "beat-taken",
        Beat::Returned { .. } => "beat-returned",
        Beat::Regained { .. } => "beat-regained",
        Beat::Sprung { .. } => "beat-sprung",
        Beat::Lapsed { .. } => "beat-lapsed",
        Beat::Reshuffled => "beat-reshuffled",
        Beat::WillSkip { .. } => "beat-will-skip",
        Beat::DrawSkipped { .. } => "beat-draw-skipped",
        Beat::Granted { .. } => "beat-granted",
        Beat::Ended => "beat-ended",
    }
}
