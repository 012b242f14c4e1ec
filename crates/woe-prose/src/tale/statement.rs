//! What does a layout say?

use super::{
    Sentence, TaleMistake,
    phrase::{Known, Phrase, Unknown, clipped},
};
use woe_cards::{CardId, Catalog, Edition, Kind, Text};
use woe_rules::{Casting, Mixing, Mysteries, Play, Retorts};

/// Something a layout says. Cards are those of the full catalog.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Statement {
    /// Only the cards of these sets are at the table.
    Sets(Vec<usize>),
    /// By which edition it is played.
    Profile(Edition),
    /// The very simple game. [PLAIN-1]
    Plain,
    /// How many characters of each family play. [SETUP-4]
    Characters(u8),
    /// Whether a response can be answered. [RESP-4]
    Retorts(Retorts),
    /// How many rounds the evening has. [END-3]
    Rounds(u8),
    /// How many Guests come to the middle. [GUEST-1]
    Guests(u8),
    /// How many Stories come to the middle. [STORY-1] [TALE-3]
    Stories(u8),
    /// On whose Residence a Mystery may be laid. [HOME-2]
    Mysteries(Mysteries),
    /// How characters come to those who have no families. [TALE-1]
    Casting(Casting),
    /// How much of the expansions is shuffled in. [MIX-1]
    Mixing(Mixing),
    /// These are in that player's family, or are that player's Residence or Story.
    Has(String, Vec<CardId>),
    /// These are in that player's hand.
    Holds(String, Vec<CardId>),
    /// These lie in the middle: Guests, Stories, an Expedition.
    MiddleHolds(Vec<CardId>),
    /// These lie on that character or Residence, lowest first.
    LiesUnder(CardId, Vec<CardId>),
    /// These lie on top of the draw pile, top first.
    DeckHolds(Vec<CardId>),
    /// These are the draw pile.
    DeckHoldsOnly(Vec<CardId>),
    /// These are the discard pile, top first.
    DiscardHolds(Vec<CardId>),
    /// Whose play it is.
    Plays(String, Play),
    /// How lots fall, from one.
    Lots(Vec<u8>),
    /// That player has a family of the box, or the misfits, or will choose from the cast.
    SitsWith(String, Option<usize>),
    /// That player starts. [SETUP-3]
    Starts(String),
    /// The table agreed on these Stories. [TALE-3]
    Agreed(Vec<CardId>),
    /// Chance says who starts. [SETUP-3]
    StartByLot,
    /// Where chance comes from.
    Seed(u64),
}

/// A statement and its line.
pub(super) type Said = (usize, Statement);

/// The ids in a sentence that says which sets are at the table.
pub(super) fn sets_named(sentence: &str) -> Option<Vec<&str>> {
    let mut phrase = Phrase { rest: sentence };
    if !phrase.takes("Sets ") {
        return None;
    }
    let mut ids = vec![phrase.word()];
    while phrase.takes_comma() {
        ids.push(phrase.word());
    }
    Some(ids)
}

/// What the sentences say, and what could not be understood.
pub(super) fn statements(full: &Catalog, layout: &[Sentence]) -> (Vec<Said>, Vec<TaleMistake>) {
    let (mut said, mut mistakes) = (Vec::new(), Vec::new());
    let listener = Listener::new(full);
    for sentence in layout {
        let mut phrase = Phrase { rest: &sentence.text };
        while !phrase.rest.is_empty() {
            match listener.statement(&mut phrase) {
                Ok(statement) => said.push((sentence.line, statement)),
                Err(unknown) => {
                    let mistake = TaleMistake::new(sentence.line, unknown.message);
                    mistakes.push(mistake.or_rather(unknown.nearest.as_deref()));
                    // One mistake a line: what follows it cannot be trusted.
                    break;
                }
            }
        }
    }
    (said, mistakes)
}

/// One who knows the names that a layout can use.
struct Listener<'a> {
    sets: Vec<(Text, usize)>,
    drawn: Known<'a, CardId>,
    bases: Known<'a, CardId>,
    middle: Known<'a, CardId>,
    stories: Known<'a, CardId>,
    families: Known<'a, Option<usize>>,
}

impl<'a> Listener<'a> {
    fn new(full: &'a Catalog) -> Listener<'a> {
        let titles = |is_meant: fn(Kind) -> bool| {
            let of_sort = move |id: &CardId| is_meant(full.card(*id).kind);
            full.ids().filter(of_sort).map(|id| (&full.sheet(id).title, id)).collect()
        };
        let in_the_middle = |kind| matches!(kind, Kind::Guest | Kind::Story | Kind::Expedition);
        let id_text = |id: &String| Text { en: id.clone(), it: id.clone() };
        let families = full.families.iter().enumerate();
        Listener {
            sets: full.sets.iter().map(|set| id_text(&set.id)).zip(0..).collect(),
            drawn: Known { sort: "card of the draw pile", of: titles(Kind::is_drawn) },
            bases: Known { sort: "character", of: titles(|kind| !kind.is_drawn()) },
            middle: Known { sort: "Guest, Story or Expedition", of: titles(in_the_middle) },
            stories: Known { sort: "Story", of: titles(|kind| kind == Kind::Story) },
            families: Known {
                sort: "family",
                of: families.map(|(index, family)| (&family.name, Some(index))).collect(),
            },
        }
    }

    fn statement(&self, phrase: &mut Phrase<'_>) -> Result<Statement, Unknown> {
        let found = match self.table_option(phrase)? {
            Some(found) => Some(found),
            None => self.pile(phrase)?,
        };
        let found = match found {
            Some(found) => found,
            None => self.place(phrase)?,
        };
        if !phrase.takes(".") {
            return Err(Unknown::new(match clipped(phrase.rest).as_str() {
                "" => "the sentence should end with a full stop".to_owned(),
                words => format!("a full stop should stand before \"{}\"", words.trim()),
            }));
        }
        phrase.rest = phrase.rest.trim_start();
        Ok(found)
    }

    fn table_option(&self, phrase: &mut Phrase<'_>) -> Result<Option<Statement>, Unknown> {
        if phrase.takes("Sets ") {
            let of = self.sets.iter().map(|(name, index)| (name, *index)).collect();
            return phrase.list(&Known { sort: "set", of }).map(Statement::Sets).map(Some);
        }
        if phrase.takes("Profile ") {
            return edition(phrase.word()).map(Statement::Profile).map(Some);
        }
        if !phrase.takes("Option ") {
            return Ok(None);
        }
        choice(phrase).map(Some)
    }

    fn pile(&self, phrase: &mut Phrase<'_>) -> Result<Option<Statement>, Unknown> {
        Ok(Some(if phrase.takes("The deck is empty") {
            Statement::DeckHoldsOnly(Vec::new())
        } else if phrase.takes("The deck holds only ") {
            Statement::DeckHoldsOnly(phrase.list(&self.drawn)?)
        } else if phrase.takes("The deck holds ") {
            Statement::DeckHolds(phrase.list(&self.drawn)?)
        } else if phrase.takes("The discard pile holds ") {
            Statement::DiscardHolds(phrase.list(&self.drawn)?)
        } else if phrase.takes("The middle holds ") {
            Statement::MiddleHolds(phrase.list(&self.middle)?)
        } else if phrase.takes("The Stories are ") || phrase.takes("The Story is ") {
            Statement::Agreed(phrase.list(&self.stories)?)
        } else if phrase.takes("The start is drawn by lot") {
            Statement::StartByLot
        } else if phrase.takes("The seed is ") {
            Statement::Seed(phrase.number()?)
        } else if phrase.takes("Lots fall ") {
            Statement::Lots(lots(phrase)?)
        } else {
            return Ok(None);
        }))
    }

    fn place(&self, phrase: &mut Phrase<'_>) -> Result<Statement, Unknown> {
        if let Some(laid) = self.lies_under(phrase)? {
            return Ok(laid);
        }
        if phrase.takes("It is ") {
            return plays(phrase);
        }
        let begun = *phrase;
        let name = phrase.word().to_owned();
        if phrase.takes(" has ") {
            return Ok(Statement::Has(name, phrase.list(&self.bases)?));
        }
        // A title may begin with that word, too.
        if phrase.rest.starts_with(" holds nothing.") && phrase.takes(" holds nothing") {
            return Ok(Statement::Holds(name, Vec::new()));
        }
        if phrase.takes(" holds ") {
            return Ok(Statement::Holds(name, phrase.list(&self.drawn)?));
        }
        if phrase.takes(" sits with the misfits") || phrase.takes(" sits with the cast") {
            return Ok(Statement::SitsWith(name, None));
        }
        if phrase.takes(" sits with ") {
            return Ok(Statement::SitsWith(name, phrase.one_of(&self.families)?));
        }
        if phrase.takes(" starts") {
            return Ok(Statement::Starts(name));
        }
        let words = clipped(begun.rest);
        Err(Unknown::new(format!(
            "no sentence of a layout begins with \"{words}\"; see docs/tales.md"
        )))
    }

    fn lies_under(&self, phrase: &mut Phrase<'_>) -> Result<Option<Statement>, Unknown> {
        let mut ahead = *phrase;
        let Ok(base) = ahead.one_of(&self.bases) else {
            let character = phrase.rest.split(" under ").next().unwrap_or_default();
            let lies = [" lies", " lie"].iter().find_map(|word| character.strip_suffix(word));
            return match lies {
                Some(name) if !name.contains('.') => Err(self.bases.unknown(name)),
                _ => Ok(None),
            };
        };
        if !ahead.takes(" lies under ") && !ahead.takes(" lie under ") {
            return Ok(None);
        }
        let layers = ahead.list(&self.drawn)?;
        *phrase = ahead;
        Ok(Some(Statement::LiesUnder(base, layers)))
    }
}

/// What the table chose.
fn choice(phrase: &mut Phrase<'_>) -> Result<Statement, Unknown> {
    let word = phrase.word();
    let counts = matches!(word, "characters" | "rounds" | "guests" | "stories");
    let count = if counts && phrase.takes(" ") { Some(count(phrase)?) } else { None };
    let casting = Casting::ALL
        .into_iter()
        .find(|way| word == "casting" && phrase.takes(&format!(" {}", way.word())));
    Ok(match (word, count, casting) {
        ("plain", ..) => Statement::Plain,
        ("trimmed", ..) => Statement::Mixing(Mixing::Trimmed),
        ("characters", Some(count), _) => Statement::Characters(count),
        ("rounds", Some(count), _) => Statement::Rounds(count),
        ("guests", Some(count), _) => Statement::Guests(count),
        ("stories", Some(count), _) => Statement::Stories(count),
        ("casting", _, Some(casting)) => Statement::Casting(casting),
        ("retorts", ..) if phrase.takes(" allowed") => Statement::Retorts(Retorts::Allowed),
        ("retorts", ..) if phrase.takes(" barred") => Statement::Retorts(Retorts::Barred),
        ("mysteries", ..) if phrase.takes(" anywhere") => Statement::Mysteries(Mysteries::Anywhere),
        ("mysteries", ..) if phrase.takes(" at home") => Statement::Mysteries(Mysteries::AtHome),
        _ => return Err(Unknown::new(format!("the options are: {OPTIONS}"))),
    })
}

/// What can be chosen.
const OPTIONS: &str = "plain, trimmed, characters N, rounds N, guests N, stories N, retorts allowed, retorts barred, \
     mysteries anywhere, mysteries at home, casting free, casting dealt, casting drafted";

/// A number, or none.
fn count(phrase: &mut Phrase<'_>) -> Result<u8, Unknown> {
    if phrase.takes("none") { Ok(0) } else { phrase.number() }
}

fn edition(word: &str) -> Result<Edition, Unknown> {
    let known = [Edition::First, Edition::Second].into_iter().find(|known| known.word() == word);
    known.ok_or_else(|| Unknown::new("the profiles are: first, second"))
}

fn lots(phrase: &mut Phrase<'_>) -> Result<Vec<u8>, Unknown> {
    let mut lots = Vec::new();
    loop {
        lots.push(phrase.number()?);
        if !phrase.takes_comma() {
            break;
        }
    }
    if lots.len() > 32 || lots.contains(&0) {
        return Err(Unknown::new("lots count from 1, and 32 of them can be written down"));
    }
    Ok(lots)
}

fn plays(phrase: &mut Phrase<'_>) -> Result<Statement, Unknown> {
    let form = "whose play it is reads \"It is Bob's second play.\" (first, second, third or last)";
    let name = phrase.until("'s ").ok_or_else(|| Unknown::new(form))?.to_owned();
    let play = match phrase.word() {
        "first" => Play::First,
        "second" => Play::Second,
        "third" => Play::Further,
        "last" => Play::After,
        _ => return Err(Unknown::new(form)),
    };
    if phrase.takes(" play") { Ok(Statement::Plays(name, play)) } else { Err(Unknown::new(form)) }
}
