//! In what form is a table kept?
//!
//! These forms are of the disk alone: messages may change without them, and they without messages. A field
//! that is missing is as it was before there was such a field, and one that is not known is passed over: no
//! table is lost for that. A form that was ever written is read for ever; `tests/kept` of the server sees to
//! it.

mod line;

pub(crate) use line::{read_line, written_line};

use crate::{
    newcomer::Newcomer,
    standing::{AskedBack, Person, Pondered, Standing},
};
use serde::{Deserialize, Serialize};
use woe_cards::{SetSource, SourceFile};
use woe_wire::{BesideOptions, TableOptions};

/// The number of the form that is written. 1 was written before forms had numbers; 3 has newcomers, to whom
/// a program that does not know them would show a hand.
const FORM: u32 = 3;

/// What a table knows of itself, written down.
pub(crate) fn written(standing: &Standing) -> String {
    woe_wire::written(&StandingForm::of(standing))
}

impl Standing {
    /// What was written down.
    ///
    /// # Errors
    /// If it is none of our forms: why.
    pub fn read(text: &str) -> Result<Standing, String> {
        let form: StandingForm = woe_wire::read(text).map_err(|why| why.to_string())?;
        match form.form {
            1..=FORM => Ok(form.standing()),
            other => Err(format!("it is kept in form {other}, and this program knows {FORM}")),
        }
    }
}

#[derive(Serialize, Deserialize)]
struct StandingForm {
    #[serde(default = "first_form")]
    form: u32,
    table: String,
    watch: String,
    replay: String,
    phase: Phase,
    options: Options,
    watching: bool,
    /// At a table from before there was such a switch nobody agreed to it.
    #[serde(default)]
    talking: bool,
    host: u8,
    people: Vec<PersonForm>,
    pace: String,
    #[serde(default)]
    next: Option<String>,
    /// Before tables carried their cards, they were those of the day.
    #[serde(default)]
    dealt: Vec<String>,
    #[serde(default)]
    pondered: PonderedForm,
    #[serde(default)]
    asked_back: Option<AskedBackForm>,
}

fn first_form() -> u32 {
    1
}

#[derive(Serialize, Deserialize)]
struct PersonForm {
    name: String,
    family: Option<u8>,
    sits: Sits,
    level: Level,
    #[serde(default)]
    token: Option<String>,
    #[serde(default)]
    day: Option<String>,
    #[serde(default = "always")]
    orders: Orders,
    #[serde(default)]
    free_plays: bool,
    #[serde(default)]
    standing_in: bool,
    #[serde(default)]
    by_choice: bool,
    #[serde(default)]
    newcomer: Option<NewcomerForm>,
    #[serde(default)]
    former: Option<String>,
    #[serde(default)]
    was_person: bool,
}

#[derive(Serialize, Deserialize)]
struct NewcomerForm {
    waits_for: Vec<u8>,
    instead_of: String,
}

#[derive(Default, Serialize, Deserialize)]
struct PonderedForm {
    #[serde(default)]
    decision: u32,
    #[serde(default)]
    seats: Vec<u8>,
}

#[derive(Serialize, Deserialize)]
struct AskedBackForm {
    at: u32,
    waits_for: Vec<u8>,
}

/// Edition, sets and manners, in the words of the form.
#[derive(Serialize, Deserialize)]
struct Options {
    edition: String,
    characters: Option<u8>,
    #[serde(default)]
    plain: bool,
    #[serde(default)]
    retorts: Option<bool>,
    rounds: u8,
    response_seconds: u32,
    #[serde(default)]
    swift: bool,
    #[serde(default)]
    away_minutes: Option<u32>,
    #[serde(default = "base_game")]
    sets: Vec<String>,
    #[serde(default)]
    beside: Beside,
}

fn base_game() -> Vec<String> {
    vec!["gloom".to_owned()]
}

#[derive(Serialize, Deserialize)]
#[serde(default)]
struct Beside {
    guests: u8,
    stories: u8,
    agreed: Vec<u8>,
    mysteries_at_home: bool,
    casting: String,
    trimmed: bool,
}

/// As it was before anything lay beside the families.
impl Default for Beside {
    fn default() -> Beside {
        Beside::of(&BesideOptions::default())
    }
}

/// Words of the form for what the table has other words for: a new one breaks the build here.
macro_rules! words {
    ($form:ident, $of:ty, [$($word:ident),+]) => {
        #[derive(Clone, Copy, Serialize, Deserialize)]
        #[serde(rename_all = "kebab-case")]
        enum $form {
            $($word),+
        }

        impl From<$of> for $form {
            fn from(word: $of) -> $form {
                match word {
                    $(<$of>::$word => $form::$word),+
                }
            }
        }

        impl From<$form> for $of {
            fn from(word: $form) -> $of {
                match word {
                    $($form::$word => <$of>::$word),+
                }
            }
        }
    };
}

words!(Phase, woe_wire::Phase, [Lobby, Playing, Over]);
words!(Sits, woe_wire::Sits, [Open, Person, Bot]);
words!(Orders, woe_wire::Orders, [Always, Deaths, Never]);
words!(
    LineKind,
    woe_wire::LineKind,
    [Story, Chat, Applause, Opened, Given, Asks, Seated, Declined]
);
words!(Level, woe_wire::Level, [Foundling, Clerk, Governess, Undertaker, Medium, Raven]);

fn always() -> Orders {
    Orders::Always
}

impl StandingForm {
    fn of(standing: &Standing) -> StandingForm {
        let Standing { table, watch, replay, phase, options, watching, talking, host, .. } =
            standing;
        let Standing { people, pace, next, dealt, pondered, asked_back, .. } = standing;
        StandingForm {
            form: FORM,
            table: table.clone(),
            watch: watch.clone(),
            replay: replay.clone(),
            phase: (*phase).into(),
            options: Options::of(options),
            watching: *watching,
            talking: *talking,
            host: *host,
            people: people.iter().map(PersonForm::of).collect(),
            pace: pace.clone(),
            next: next.clone(),
            dealt: dealt.clone(),
            pondered: PonderedForm { decision: pondered.decision, seats: pondered.seats.clone() },
            asked_back: asked_back
                .as_ref()
                .map(|asked| AskedBackForm { at: asked.at, waits_for: asked.waits_for.clone() }),
        }
    }

    fn standing(self) -> Standing {
        let PonderedForm { decision, seats } = self.pondered;
        Standing {
            table: self.table,
            watch: self.watch,
            replay: self.replay,
            phase: self.phase.into(),
            options: self.options.options(),
            watching: self.watching,
            talking: self.talking,
            host: self.host,
            people: self.people.into_iter().map(PersonForm::person).collect(),
            pace: self.pace,
            next: self.next,
            dealt: self.dealt,
            pondered: Pondered { decision, seats },
            asked_back: self
                .asked_back
                .map(|AskedBackForm { at, waits_for }| AskedBack { at, waits_for }),
        }
    }
}

impl PersonForm {
    fn of(person: &Person) -> PersonForm {
        PersonForm {
            name: person.name.clone(),
            family: person.family,
            sits: person.sits.into(),
            level: person.level.into(),
            token: person.token.clone(),
            day: person.day.clone(),
            orders: person.orders.into(),
            free_plays: person.free_plays,
            standing_in: person.standing_in,
            by_choice: person.by_choice,
            newcomer: person.newcomer.as_ref().map(|newcomer| NewcomerForm {
                waits_for: newcomer.waits_for.clone(),
                instead_of: newcomer.instead_of.clone(),
            }),
            former: person.former.clone(),
            was_person: person.was_person,
        }
    }

    fn person(self) -> Person {
        Person {
            name: self.name,
            family: self.family,
            sits: self.sits.into(),
            level: self.level.into(),
            token: self.token,
            day: self.day,
            orders: self.orders.into(),
            free_plays: self.free_plays,
            standing_in: self.standing_in,
            by_choice: self.by_choice,
            newcomer: self
                .newcomer
                .map(|NewcomerForm { waits_for, instead_of }| Newcomer { waits_for, instead_of }),
            former: self.former,
            was_person: self.was_person,
        }
    }
}

impl Options {
    fn of(options: &TableOptions) -> Options {
        Options {
            edition: options.edition.clone(),
            characters: options.characters,
            plain: options.plain,
            retorts: options.retorts,
            rounds: options.rounds,
            response_seconds: options.response_seconds,
            swift: options.swift,
            away_minutes: options.away_minutes,
            sets: options.sets.clone(),
            beside: Beside::of(&options.beside),
        }
    }

    fn options(self) -> TableOptions {
        TableOptions {
            edition: self.edition,
            characters: self.characters,
            plain: self.plain,
            retorts: self.retorts,
            rounds: self.rounds,
            response_seconds: self.response_seconds,
            swift: self.swift,
            away_minutes: self.away_minutes,
            sets: self.sets,
            beside: self.beside.options(),
        }
    }
}

impl Beside {
    fn of(options: &BesideOptions) -> Beside {
        Beside {
            guests: options.guests,
            stories: options.stories,
            agreed: options.agreed.clone(),
            mysteries_at_home: options.mysteries_at_home,
            casting: options.casting.clone(),
            trimmed: options.trimmed,
        }
    }

    fn options(self) -> BesideOptions {
        let Beside { guests, stories, agreed, mysteries_at_home, casting, trimmed } = self;
        BesideOptions { guests, stories, agreed, mysteries_at_home, casting, trimmed }
    }
}

/// A set as it is kept beside the tables that were dealt from it.
pub(crate) fn written_set(SetSource { id, files }: &SetSource) -> String {
    let files = files.iter().map(|file| (file.name.clone(), file.text.clone())).collect();
    woe_wire::written(&SetForm { id: id.clone(), files })
}

/// A set that was kept so; nothing if it is none of our forms.
pub(crate) fn read_set(text: &str) -> Option<SetSource> {
    let SetForm { id, files } = woe_wire::read(text).ok()?;
    let file = |(name, text)| SourceFile { name, text };
    Some(SetSource { id, files: files.into_iter().map(file).collect() })
}

#[derive(Serialize, Deserialize)]
struct SetForm {
    id: String,
    /// Names and texts.
    files: Vec<(String, String)>,
}

#[cfg(test)]
mod tests {
    use super::*;

    /// As it was written before forms had numbers, with something from a future that nobody knows.
    const FIRST: &str = r#"{"table":"ash","watch":"birch","replay":"cedar","phase":"playing","options":
        {"edition":"first","characters":null,"plain":false,"retorts":null,"rounds":60,"response_seconds":8,
        "swift":false,"away_minutes":10,"moonlight":true},"watching":true,"host":0,"people":[{"name":"Ann",
        "family":0,"sits":"person","level":"governess","token":"1f","day":null,"orders":"deaths",
        "standing_in":false,"by_choice":false,"hat":"bowler"}],"pace":"00","next":null,"weather":[1,2]}"#;

    #[test]
    fn a_form_from_before_is_read_and_what_nobody_knows_is_passed_over() {
        let standing = Standing::read(FIRST).unwrap();
        assert_eq!(standing.options.sets, ["gloom"]);
        assert_eq!(standing.options.beside, BesideOptions::default());
        assert_eq!(standing.people[0].orders, woe_wire::Orders::Deaths);
        assert!(!standing.talking && standing.asked_back.is_none());
        let again = written(&standing);
        assert!(again.contains("\"form\":3") && !again.contains("moonlight"));
        assert!(Standing::read(&again).is_ok_and(|read| read == standing));
    }

    #[test]
    fn a_form_of_the_future_says_so() {
        let future = FIRST.replacen('{', "{\"form\":99,", 1);
        let why = Standing::read(&future).err().unwrap();
        assert_eq!(why, "it is kept in form 99, and this program knows 3");
    }
}
