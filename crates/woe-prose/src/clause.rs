//! How do verbs read, one after the other?

use crate::{
    cast::Cast,
    lang::Value,
    noun::{Address, Voice},
    part::{Part, is_counted, is_more_of, parts},
};
use woe_cards::{
    Aim, Amount, Card, Condition, Exchange, From, Layer, Skipped, Slot, Source, Verb, Whither, Who,
    Whose,
};

/// The sentences of a card's verbs, still without capital and full stop.
pub(crate) fn sentences(voice: Voice, card: &Card) -> Vec<String> {
    let mut speech = Speech::of(voice, card);
    let told = speech.tell(&parts(&card.immediate));
    speech.cast.rest().into_iter().chain(told).collect()
}

/// The two possibilities of a card that offers a choice, each still without capital and full stop. [CARD-10]
pub(crate) fn possibilities(voice: Voice, card: &Card) -> Option<[String; 2]> {
    let mut speech = Speech::of(voice, card);
    parts(&card.immediate).iter().find_map(|part| match part {
        Part::Either(first, second) => Some(speech.options(first, second)),
        Part::One(_) | Part::RemoveBoth | Part::If(..) => None,
    })
}

/// A clause, and whether it speaks to you or of somebody else.
struct Clause {
    words: String,
    subject: Who,
}

/// How a verb that is yours is inflected.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Mood {
    /// Draw two cards.
    Do,
    /// (Draw a card. If something is so,) draw two more.
    DoMore,
    /// (You may) draw two cards.
    May,
    /// (You may do something with cards or) draw two.
    MayBriefly,
}

impl Mood {
    const fn word(self, voice: &Voice) -> &'static str {
        match self {
            Mood::Do | Mood::DoMore => voice.mood(),
            Mood::May | Mood::MayBriefly => "may",
        }
    }
}

/// What has been said so far, so that the next words fit.
struct Speech<'a> {
    voice: Voice<'a>,
    cast: Cast<'a>,
    subject: Who,
    /// Whether nobody was named in this sentence yet.
    unnamed: bool,
    /// What was told just before a condition, which may ask for more of the same.
    before: Option<Verb>,
}

impl<'a> Speech<'a> {
    fn of(voice: Voice<'a>, card: &Card) -> Speech<'a> {
        Speech {
            voice,
            cast: Cast::of(voice, card),
            subject: Who::You,
            unnamed: true,
            before: None,
        }
    }

    fn tell(&mut self, parts: &[Part]) -> Vec<String> {
        let mut sentences = Vec::new();
        let mut last = None;
        for run in parts.chunk_by(|one, other| one.flows_into(other)) {
            let is_first = sentences.is_empty();
            self.before = last.take();
            last = run.last().and_then(Part::verb);
            self.unnamed = true;
            sentences.push(if let [Part::If(condition, hanging)] = run {
                let is_more = !is_first && self.goes_on(hanging);
                let key = if is_more { "if-so-too" } else { "if-so" };
                self.conditional(key, *condition, hanging)
            } else if is_first {
                self.sentence(run)
            } else {
                let sentence = self.sentence(run);
                self.voice.say("text-then", &[("clause", sentence.into())])
            });
        }
        sentences
    }

    /// Whether what hangs on a condition is something else that the same player does: "also" fits that alone.
    fn goes_on(&self, hanging: &[Part]) -> bool {
        let Some(verb) = hanging.first().and_then(Part::verb) else { return false };
        let is_more = self.before.as_ref().is_some_and(|before| is_more_of(before, &verb));
        !is_more && self.subject == Who::You
    }

    fn sentence(&mut self, run: &[Part]) -> String {
        self.before = None;
        if let [Part::Either(first, second)] = run {
            return self.choice(first, second);
        }
        self.chain(run)
    }

    /// "if an Expedition is in play, draw two cards".
    fn conditional(&mut self, key: &str, condition: Condition, hanging: &[Part]) -> String {
        let subject = self.subject_after(condition, hanging);
        let condition = match condition {
            Condition::Expedition(None) => self.voice.say("if-expedition", &[]),
            Condition::Expedition(Some(at)) => {
                let title = self.voice.expedition(at);
                self.voice.say("if-that-expedition", &[("title", title.into())])
            }
            Condition::Exists(filter) => self.voice.existence(filter),
        };
        let clause = match (hanging, subject) {
            ([], _) => self.voice.say("either-nothing", &[]),
            (_, "none") => self.chain(hanging),
            (_, subject) => self.unaddressed(hanging, subject == "they"),
        };
        let [verb, rest] = verb_first(&clause);
        let args = [("condition", condition.into()), ("clause", clause.as_str().into())];
        self.voice.say(key, &[&args[..], &[verb, rest, ("subject", subject.into())]].concat())
    }

    /// By what a condition is followed: somebody's name, *they* if the condition named them, or nothing.
    fn subject_after(&self, condition: Condition, hanging: &[Part]) -> &'static str {
        let is_yours = hanging.first().is_some_and(|part| part.subject() == Who::You);
        match condition {
            _ if self.voice.address == Address::You || !is_yours => "none",
            Condition::Exists(filter) if filter.of == Some(Whose::Of(Who::You)) => "they",
            Condition::Exists(_) | Condition::Expedition(_) => "name",
        }
    }

    /// Clauses in a row of somebody whom the sentence names elsewhere.
    fn unaddressed(&mut self, parts: &[Part], bare: bool) -> String {
        let voice = self.voice;
        (self.voice.bare, self.unnamed, self.subject) = (voice.bare || bare, false, Who::You);
        let clause = self.chain(parts);
        self.voice = voice;
        clause
    }

    /// Clauses in a row: "draw four cards, play a card if you like, then discard a card".
    fn chain(&mut self, parts: &[Part]) -> String {
        let clauses: Vec<String> = parts
            .iter()
            .map(|part| {
                let clause = self.clause(part);
                self.addressed(clause)
            })
            .collect();
        self.voice.list("join-then", &clauses)
    }

    /// The clause, with "you" said out loud if somebody else was spoken of before; who is named, is named once
    /// in every sentence.
    fn addressed(&mut self, clause: Clause) -> String {
        let is_yours = clause.subject == Who::You;
        let is_said = match self.voice.address {
            Address::You => self.subject != Who::You,
            Address::Named => self.subject != Who::You || self.unnamed,
        };
        self.subject = clause.subject;
        if is_yours && is_said {
            self.unnamed = false;
            return self.voice.say("join-you", &verb_first(&clause.words));
        }
        clause.words
    }

    fn choice(&mut self, first: &[Part], second: &[Part]) -> String {
        let (key, [first, second]) = match self.brief_choice(first, second) {
            Some(options) => ("either-or", options),
            None => ("either-list", self.options(first, second)),
        };
        self.subject = Who::You;
        self.voice.say(key, &[("first", first.into()), ("second", second.into())])
    }

    /// "draw two cards" and "discard two", if both options are as plain as that.
    fn brief_choice(&self, first: &[Part], second: &[Part]) -> Option<[String; 2]> {
        let ([Part::One(first)], [Part::One(second)]) = (first, second) else { return None };
        let mood = match is_counted(first) && is_counted(second) {
            true => Mood::MayBriefly,
            false => Mood::May,
        };
        Some([self.brief(first, Mood::May)?, self.brief(second, mood)?])
    }

    fn options(&mut self, first: &[Part], second: &[Part]) -> [String; 2] {
        [first, second].map(|parts| match self.voice.address {
            Address::You | Address::Named if parts.is_empty() => {
                self.voice.say("either-nothing", &[])
            }
            Address::You => self.chain(parts),
            Address::Named => self.unaddressed(parts, true),
        })
    }

    fn clause(&mut self, part: &Part) -> Clause {
        match part {
            Part::One(verb) => Clause { words: self.verb(verb), subject: part.subject() },
            Part::RemoveBoth => {
                let stacks = self.cast.both();
                let args = [("stacks", stacks.into()), ("count", 2.into())];
                Clause { words: self.voice.say("verb-remove", &args), subject: Who::You }
            }
            Part::If(condition, hanging) => {
                let words = self.conditional("if-so", *condition, hanging);
                Clause { words, subject: Who::You }
            }
            Part::Either(first, second) => {
                let [first, second] = self.options(first, second);
                let args = [("first", first.into()), ("second", second.into())];
                Clause { words: self.voice.say("either-inside", &args), subject: Who::You }
            }
        }
    }

    /// A verb of your own that needs no target, in any mood.
    fn brief(&self, verb: &Verb, mood: Mood) -> Option<String> {
        match *verb {
            Verb::Draw { who: Who::You, amount, from: From::Deck } => {
                Some(self.cards_move("verb-draw", Who::You, amount, mood))
            }
            Verb::Discard { who: Who::You, amount } => {
                Some(self.cards_move("verb-discard", Who::You, amount, mood))
            }
            Verb::Skip(skipped) => Some(self.skip(skipped, mood)),
            Verb::Draw { .. }
            | Verb::Discard { .. }
            | Verb::DiscardByLot { .. }
            | Verb::Take { .. }
            | Verb::Move(_)
            | Verb::Swap(_)
            | Verb::Strip(_)
            | Verb::Remove(_)
            | Verb::PlayNow { .. }
            | Verb::Grant { .. }
            | Verb::Either { .. }
            | Verb::If { .. }
            | Verb::Join(_)
            | Verb::Hands(_) => None,
        }
    }

    fn verb(&mut self, verb: &Verb) -> String {
        let mood = self.mood(verb);
        match *verb {
            Verb::Draw { who, amount, from: From::Deck } => {
                self.cards_move("verb-draw", who, amount, mood)
            }
            Verb::Draw { who, amount, from: From::Discard } => {
                self.cards_move("verb-regain", who, amount, Mood::Do)
            }
            Verb::Discard { who, amount } => self.cards_move("verb-discard", who, amount, mood),
            Verb::DiscardByLot { by, count } => self
                .voice
                .say("verb-discard-lot", &[("who", by.word().into()), ("count", count.into())]),
            Verb::Take { by, from, count } => {
                let from = from.word().into();
                let args = [("who", by.word().into()), ("from", from), ("count", count.into())];
                self.voice.say("verb-take", &args)
            }
            Verb::Skip(skipped) => self.skip(skipped, Mood::Do),
            Verb::Move(layer) => self.moved(layer),
            Verb::Swap(Exchange::Second) => {
                let stacks = self.cast.both();
                self.voice.say("verb-swap", &[("stacks", stacks.into())])
            }
            Verb::Swap(Exchange::Hand) => self.on_first("verb-swap-hand", &[]),
            Verb::Strip(layer) => self.on_first("verb-strip", &[("layer", word(layer))]),
            Verb::Remove(slot) => self.removed(slot),
            Verb::PlayNow { ref source, aim } => self.play_now(source, aim),
            Verb::Grant { count, ref cards } => {
                let cards = self.voice.cards(cards);
                self.voice.say("verb-grant", &[("count", count.into()), ("cards", cards.into())])
            }
            Verb::Join(whither) => self.joined(whither),
            Verb::Hands(to) => self.voice.say("verb-hands", &[("who", to.word().into())]),
            // A choice and a condition are parts of their own; alone, nothing is left of them.
            Verb::Either { .. } | Verb::If { .. } => self.voice.say("either-nothing", &[]),
        }
    }

    /// How a verb is inflected that is no choice: more of the same is said so.
    fn mood(&mut self, verb: &Verb) -> Mood {
        match self.before.take() {
            Some(before) if is_more_of(&before, verb) => Mood::DoMore,
            Some(_) | None => Mood::Do,
        }
    }

    fn moved(&mut self, layer: Layer) -> String {
        let [from, to] = self.cast.pair();
        let args = [("layer", word(layer).into()), ("from", from.into()), ("to", to.into())];
        self.voice.say("verb-move", &args)
    }

    fn removed(&mut self, slot: Slot) -> String {
        let stack = self.cast.target(slot);
        self.voice.say("verb-remove", &[("stacks", stack.into()), ("count", 1.into())])
    }

    fn joined(&mut self, whither: Whither) -> String {
        let to = match whither {
            Whither::You => "you",
            Whither::Middle => "middle",
        };
        let base = self.cast.base(Slot::First);
        let stack = match whither {
            Whither::You => self.cast.taken(),
            Whither::Middle => self.cast.target(Slot::First),
        };
        let args = [("to", to.into()), ("base", base.into()), ("stack", stack.into())];
        self.voice.say("verb-join", &args)
    }

    fn cards_move(&self, key: &str, who: Who, amount: Amount, mood: Mood) -> String {
        let (amount, count) = match amount {
            Amount::Number(count) if mood == Mood::MayBriefly => ("short", count),
            Amount::Number(count) if mood == Mood::DoMore => ("more", count),
            Amount::Number(count) => ("count", count),
            Amount::All => ("all", 0),
            Amount::Any => ("any", 0),
            Amount::ToLimit => ("limit", 0),
        };
        let (who, mood) = (who.word().into(), mood.word(&self.voice).into());
        let args =
            [("who", who), ("mood", mood), ("amount", amount.into()), ("count", count.into())];
        self.voice.say(key, &args)
    }

    fn skip(&self, skipped: Skipped, mood: Mood) -> String {
        let what = match skipped {
            Skipped::Turn => "turn",
            Skipped::Draw => "draw",
        };
        self.voice
            .say("verb-skip", &[("what", what.into()), ("mood", mood.word(&self.voice).into())])
    }

    fn play_now(&mut self, source: &Source, aim: Aim) -> String {
        let (cards, key) = match source {
            Source::Hand(filters) => (self.voice.cards(filters), "verb-play"),
            Source::Taken => (self.voice.say("card-taken", &[]), "verb-play-taken"),
        };
        match aim {
            Aim::Anywhere => self.voice.say(key, &[("cards", cards.into())]),
            Aim::FirstDespiteWorth => self.on_first("verb-play-despite", &[("cards", &cards)]),
        }
    }

    fn on_first(&mut self, key: &str, args: &[(&str, &str)]) -> String {
        let stack = self.cast.target(Slot::First);
        let mut args: Vec<_> = args.iter().map(|&(name, word)| (name, word.into())).collect();
        args.push(("stack", stack.into()));
        self.voice.say(key, &args)
    }
}

/// What one is told to do, and the words after it: "you" and "also" can inflect or follow the verb.
fn verb_first(clause: &str) -> [(&'static str, Value<'_>); 2] {
    let (verb, rest) = clause.split_once(' ').unwrap_or((clause, ""));
    [("verb", verb.into()), ("rest", rest.into())]
}

const fn word(layer: Layer) -> &'static str {
    match layer {
        Layer::UntimelyDeath => "death",
        Layer::TopModifier => "top",
        Layer::TopMystery => "mystery",
        Layer::Modifiers => "all",
    }
}
