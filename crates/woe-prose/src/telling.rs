//! How are beats told?

use crate::{
    italian,
    lang::{Language, Value},
    noun::Voice,
};
use woe_cards::{CardId, Catalog, Number, Skipped};
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
        Narrator { voice: Voice { catalog, language }, seats: seats.to_vec(), bases }
    }

    /// What happened, for one who saw everything.
    pub fn tell(&self, beat: Beat) -> String {
        self.tell_glimpsed(beat.map(Glimpse::Known))
    }

    /// What happened, for one who saw that much of it: a card whose back only was seen is "a card".
    pub fn tell_glimpsed(&self, beat: Beat<Glimpse>) -> String {
        let key = key(beat);
        let args = match beat {
            Beat::SetAside { stack } | Beat::Removed { stack } | Beat::Named { stack } => {
                self.stack_args(stack)
            }
            Beat::Joined { stack, seat } => join(self.stack_args(stack), self.seat_args(seat)),
            Beat::Shuffled | Beat::Reshuffled | Beat::Ended => Vec::new(),
            Beat::TurnBegan { seat }
            | Beat::TurnSkipped { seat }
            | Beat::TurnEnded { seat }
            | Beat::Passed { seat }
            | Beat::DrawSkipped { seat } => self.seat_args(seat),
            Beat::Announced { seat, card, on, way } => {
                let way = vec![("way", Value::from(word_for(way)))];
                join(join(self.seat_args(seat), way), self.announced_args(card, on))
            }
            Beat::Cancelled { card } | Beat::Resolved { card } => self.card_args(card),
            Beat::Laid { card, on: stack } | Beat::Stripped { card, from: stack } => {
                join(self.card_args(card), self.stack_args(stack))
            }
            Beat::Moved { card, from, to } => self.moved_args(card, from, to),
            Beat::Lifted { seat, card, from: stack } | Beat::Slipped { seat, card, on: stack } => {
                join(join(self.seat_args(seat), self.card_args(card)), self.stack_args(stack))
            }
            Beat::Drawn { seat, card }
            | Beat::Discarded { seat, card }
            | Beat::Returned { seat, card } => join(self.seat_args(seat), self.card_args(card)),
            Beat::Taken { card, from, to } => {
                let other = vec![("other", Value::from(self.seat(from).to_owned()))];
                join(join(self.seat_args(to), other), self.card_args(card))
            }
            Beat::WillSkip { seat, what } => {
                let what = match what {
                    Skipped::Turn => "turn",
                    Skipped::Draw => "draw",
                };
                join(self.seat_args(seat), vec![("what", what.into())])
            }
            Beat::Granted { seat, card, count } => {
                join(join(self.seat_args(seat), self.card_args(card)), vec![("count", count.into())])
            }
        };
        self.voice.say(key, &args)
    }

    /// What happened, in fewer lines: draws are counted, and what anyone could tell goes unsaid.
    pub fn short_telling(&self, beats: &[Beat<Glimpse>]) -> Vec<String> {
        let told = |beat: &&Beat<Glimpse>| !matches!(beat, Beat::TurnEnded { .. } | Beat::Shuffled);
        let beats: Vec<Beat<Glimpse>> = beats.iter().filter(told).copied().collect();
        let together = beats.chunk_by(|one, next| drawer(*one).is_some_and(|_| drawer(*one) == drawer(*next)));
        together.map(|beats| match (drawer(beats[0]), beats) {
            (Some(seat), _) => {
                let count = vec![("count", Value::from(beats.len()))];
                self.voice.say("beat-drawn-many", &join(self.seat_args(seat), count))
            }
            (None, beats) => self.tell_glimpsed(beats[0]),
        })
        .collect()
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
        let sheet = self.base(stack).and_then(|base| self.voice.catalog.sheets.get(base.index()));
        let person = sheet.and_then(|sheet| sheet.person.as_ref());
        let number = match person.map(|person| person.number) {
            Some(Number::Plural) => "plural",
            Some(Number::Singular) | None => "singular",
        };
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

    fn moved_args(&self, card: Glimpse, from: StackId, to: StackId) -> Args {
        let (here, there) = (self.stack(from), self.stack(to));
        let places = vec![
            ("stack", Value::from(here.to_owned())),
            ("other", there.to_owned().into()),
            ("da", italian::joined("da", here).into()),
            ("a", italian::joined("a", there).into()),
        ];
        join(self.card_args(card), places)
    }
}

pub(crate) fn join(mut args: Args, more: Args) -> Args {
    args.extend(more);
    args
}

fn drawer(beat: Beat<Glimpse>) -> Option<Seat> {
    match beat {
        Beat::Drawn { seat, .. } => Some(seat),
        _ => None,
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
        Beat::Reshuffled => "beat-reshuffled",
        Beat::WillSkip { .. } => "beat-will-skip",
        Beat::DrawSkipped { .. } => "beat-draw-skipped",
        Beat::Granted { .. } => "beat-granted",
        Beat::Ended => "beat-ended",
    }
}
