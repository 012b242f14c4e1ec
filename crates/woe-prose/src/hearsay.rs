//! How is a game told whose cards are gone?

use crate::{
    italian,
    lang::{Language, Value, say},
    noun::Voice,
    telling::Args,
};
use woe_cards::{CardId, Catalog, Kind};
use woe_rules::{Estranged, Transcript, Version};

/// One who tells a game from its record alone: from the beats as they were written down, without what showed
/// and what it counted for. For whoever has the record and not its cards, the server as well as `woe replay`.
#[derive(Clone, Copy, Debug)]
pub struct Hearsay<'a> {
    transcript: &'a Transcript,
    catalog: Option<&'a Catalog>,
    language: Language,
}

/// A sentence of such a telling.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Heard {
    /// The number of the block that it tells of, from zero; those that do not stand are counted, too.
    pub at: usize,
    /// What it is.
    pub sort: HeardSort,
    /// The sentence.
    pub words: String,
}

/// What a sentence tells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HeardSort {
    /// A turn begins, or is skipped.
    Turn,
    /// Something happens.
    Deed,
}

/// What a part of a beat is.
#[derive(Clone, Copy)]
enum Part {
    Seat,
    /// The other seat.
    Other,
    Card,
    Stack,
    /// The stack to which something goes.
    There,
    /// The stack on which a card is announced, if there is one.
    On,
    Way,
    What,
    Count,
}

impl<'a> Hearsay<'a> {
    /// One who knows no card.
    pub fn new(transcript: &'a Transcript, language: Language) -> Hearsay<'a> {
        Hearsay { transcript, catalog: None, language }
    }

    /// The same with the titles of those cards that are still to be found there.
    pub fn knowing(self, catalog: &'a Catalog) -> Hearsay<'a> {
        Hearsay { catalog: Some(catalog), ..self }
    }

    /// Why it is told so: what to say first.
    pub fn reason(&self, why: &Estranged) -> String {
        match why {
            Estranged::OtherCards(sets) => {
                let sets = sets.iter().map(|set| format!("{} {}", set.id, set.version));
                let sets = sets.collect::<Vec<_>>().join(", ");
                say(self.language, "hearsay-other-cards", &[("sets", sets.into())])
            }
            Estranged::Diverged(line, _) => {
                say(self.language, "hearsay-diverged", &[("line", line.to_string().into())])
            }
        }
    }

    /// All that happened and was not taken back. What the sentence before says already is left out.
    pub fn told(&self) -> Vec<Heard> {
        let mut told = Vec::new();
        for block in self.transcript.standing() {
            let at = self.transcript.blocks.iter().position(|other| other.line == block.line);
            for beat in &block.beats {
                let mut parts = Transcript::parts(beat);
                let word = parts.next().unwrap_or_default();
                let sort = match word {
                    "turn began" | "turn skipped" => HeardSort::Turn,
                    "laid" | "resolved" | "turn ended" | "shuffled" => continue,
                    _ => HeardSort::Deed,
                };
                let parts: Vec<&str> = parts.collect();
                // A word that nobody knows is told as it stands.
                let words = self.sentence(word, &parts).unwrap_or_else(|| beat.clone());
                told.push(Heard { at: at.unwrap_or_default(), sort, words });
            }
        }
        told
    }

    fn sentence(&self, word: &str, parts: &[&str]) -> Option<String> {
        let (key, shape) = shape(word)?;
        if shape.len() != parts.len() {
            return None;
        }
        let known = |part: &str| self.find(part).and_then(|id| Some((self.catalog?, id)));
        let is_story = |part: &&str| {
            known(part).is_some_and(|(catalog, id)| catalog.card(id).kind == Kind::Story)
        };
        let key = match key {
            "beat-joined" if parts.first().is_some_and(is_story) => "beat-claimed",
            key => key,
        };
        let args: Args =
            shape.iter().zip(parts).flat_map(|(&of, &words)| self.args(of, words)).collect();
        Some(self.say(key, &args))
    }

    /// Says it in the words of the table, as far as they are known.
    fn say(&self, key: &str, args: &[(&str, Value)]) -> String {
        if let Some(catalog) = self.catalog {
            return Voice::to_you(catalog, self.language).say(key, args);
        }
        let has_cast = self.transcript.header.iter().any(|line| line.starts_with("seat cast "));
        let kin = if has_cast { "company" } else { "family" };
        say(self.language, key, &[args, &[("kin", kin.into())]].concat())
    }

    fn args(&self, part: Part, words: &str) -> Args {
        let plain = |name| vec![(name, Value::from(words.to_owned()))];
        match part {
            Part::Seat => plain("seat"),
            Part::Other => plain("other"),
            Part::Way => plain("way"),
            Part::What => plain("what"),
            Part::Count => vec![("count", words.parse::<u8>().unwrap_or_default().into())],
            Part::Card => {
                let title = self.title(words).into();
                vec![("card", self.say("card-quoted", &[("title", title)]).into())]
            }
            Part::Stack => self.stack_args(words),
            Part::There => {
                let there = self.title(words);
                let toward = italian::joined("a", &there);
                vec![("other", there.into()), ("a", toward.into())]
            }
            Part::On if words == "-" => vec![("named", "no".into())],
            Part::On => [vec![("named", "yes".into())], self.stack_args(words)].concat(),
        }
    }

    fn stack_args(&self, words: &str) -> Args {
        let name = self.title(words);
        let voice = self.catalog.map(|catalog| Voice::to_you(catalog, self.language));
        let number = voice.zip(self.find(words)).map_or("singular", |(voice, id)| voice.number(id));
        let joined = ["su", "da", "a"].map(|word| (word, italian::joined(word, &name).into()));
        let mut args: Args = vec![("stack", name.into()), ("number", number.into())];
        args.extend(joined);
        args
    }

    /// The title of a card today, or else what the record calls it.
    fn title(&self, words: &str) -> String {
        if let Some((catalog, id)) = self.catalog.zip(self.find(words)) {
            return self.language.of(&catalog.sheet(id).title).to_owned();
        }
        match self.transcript.version {
            Version::One => words.to_owned(),
            Version::Two => words.replace('-', " "),
        }
    }

    fn find(&self, words: &str) -> Option<CardId> {
        match self.transcript.version {
            Version::One => self.catalog?.find_title(words),
            Version::Two => self.catalog?.find_id(words),
        }
    }
}

/// The sentence for a beat of that word, and what its parts are.
fn shape(word: &str) -> Option<(&'static str, &'static [Part])> {
    use Part::{Card, Count, On, Other, Seat, Stack, There, Way, What};
    Some(match word {
        "set aside" => ("beat-set-aside", &[Stack]),
        "joined" => ("beat-joined", &[Stack, Seat]),
        "parted" => ("beat-parted", &[Stack]),
        "set out" => ("beat-set-out", &[Card]),
        "reshuffled" => ("beat-reshuffled", &[]),
        "turn began" => ("beat-turn-began", &[Seat]),
        "turn skipped" => ("beat-turn-skipped", &[Seat]),
        "passed" => ("beat-passed", &[Seat]),
        "announced" => ("beat-announced", &[Seat, Card, On, Way]),
        "named" => ("beat-named", &[Stack]),
        "cancelled" => ("beat-cancelled", &[Card]),
        "moved" => ("beat-moved", &[Card, Stack, There]),
        "stripped" => ("beat-stripped", &[Card, Stack]),
        "lifted" => ("beat-lifted", &[Card, Seat, Stack]),
        "slipped" => ("beat-slipped", &[Card, Seat, Stack]),
        "removed" => ("beat-removed", &[Stack]),
        "drawn" => ("beat-drawn", &[Card, Seat]),
        "discarded" => ("beat-discarded", &[Card, Seat]),
        "taken" => ("beat-taken", &[Card, Other, Seat]),
        "returned" => ("beat-returned", &[Card, Seat]),
        "regained" => ("beat-regained", &[Card, Seat]),
        "sprung" => ("beat-sprung", &[Card, Seat]),
        "lapsed" => ("beat-lapsed", &[Card, Seat]),
        "will skip" => ("beat-will-skip", &[Seat, What]),
        "draw skipped" => ("beat-draw-skipped", &[Seat]),
        "granted" => ("beat-granted", &[Seat, Card, Count]),
        "ended" => ("beat-ended", &[]),
        _ => return None,
    })
}
