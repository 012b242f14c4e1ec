//! Is everything that happens said, and said well?

mod library;

use std::collections::BTreeSet;
use woe_cards::{CardId, Catalog, Skipped, Speech};
use woe_prose::{Before, Language, Narrator, refusal, unplayable};
use woe_rules::{
    Action, Announcement, Beat, Decision, Due, Eye, Face, Glimpse, Moment, Play, Question, Refusal,
    Seat, StackId, Unplayable, Way,
};

const ANN: Seat = Seat::Zero;
const BOB: Seat = Seat::One;

#[test]
fn beats_are_sentences() {
    let table = Table::new();
    let mice = table.card("was menaced by mice");
    let on = table.angel;
    let own = Beat::Announced { seat: ANN, card: mice, on: Some(on), way: Way::Own };
    table.check(
        own,
        "Ann plays “was menaced by mice” on Angel",
        "Ann gioca «Torva turba di topi» su Angel",
    );
    table.check(
        Beat::Moved { card: mice, from: on, to: table.twins },
        "“was menaced by mice” moves from Angel to The Twins",
        "«Torva turba di topi» passa da Angel ai Gemelli",
    );
    table.check(
        Beat::Removed { stack: table.twins },
        "The Twins leave the game",
        "I Gemelli lasciano il gioco",
    );
    table.check(
        Beat::WillSkip { seat: BOB, what: Skipped::Draw },
        "Bob will skip the next draw",
        "Bob salterà la prossima pesca",
    );
    table.check(
        Beat::Taken { card: mice, from: ANN, to: BOB },
        "Bob takes “was menaced by mice” from Ann's hand",
        "Bob prende «Torva turba di topi» dalla mano di Ann",
    );
    table.check(
        Beat::Granted { seat: ANN, card: mice, count: 2 },
        "“was menaced by mice” grants Ann two free plays",
        "«Torva turba di topi» concede a Ann due giocate gratuite",
    );
}

#[test]
fn what_lies_beside_the_families_is_told() {
    let table = Table::new();
    let joined = |stack| Beat::Joined { stack, seat: ANN };
    table.check(
        joined(table.guests),
        "The Poor Relations join Ann's family",
        "I Parenti Poveri entrano nella famiglia di Ann",
    );
    table.check(
        joined(table.story),
        "Ann claims The Bell in the Coffin",
        "Ann rivendica Il Campanello nella Bara",
    );
    let told = |stack, language| {
        let before = Before { holder: Some(BOB), by_card: false };
        table.narrator(language).tell_of(joined(stack).map(Glimpse::Known), before)
    };
    assert_eq!(
        Language::ALL.map(|language| told(table.guests, language)),
        [
            "The Poor Relations leave Bob's family for Ann's",
            "I Parenti Poveri lasciano la famiglia di Bob per quella di Ann"
        ]
    );
    assert_eq!(
        Language::ALL.map(|language| told(table.story, language)),
        [
            "Ann claims The Bell in the Coffin from Bob",
            "Ann rivendica Il Campanello nella Bara, che era di Bob"
        ]
    );
    assert_eq!(told(table.angel, Language::English), "Angel joins Ann's family");
}

#[test]
fn what_comes_back_and_what_changes_is_told() {
    let table = Table::new();
    let mice = table.card("was menaced by mice");
    table.check(
        Beat::Parted { stack: table.guests },
        "The Poor Relations go back to the middle",
        "I Parenti Poveri tornano al centro",
    );
    table.check(
        Beat::SetOut { card: table.card("The Moon by Balloon") },
        "The Expedition “The Moon by Balloon” comes to the middle",
        "La Spedizione «La Luna in pallone» viene al centro",
    );
    table.check(
        Beat::Regained { seat: BOB, card: mice },
        "Bob takes “was menaced by mice” from the discard pile",
        "Bob prende «Torva turba di topi» dagli scarti",
    );
    table.check(
        Beat::Sprung { seat: BOB, card: mice },
        "Bob lays “was menaced by mice” open, to be played at once",
        "Bob scopre «Torva turba di topi»: va giocata subito",
    );
    table.check(
        Beat::Lapsed { seat: BOB, card: mice },
        "“was menaced by mice” can't be played and is discarded",
        "«Torva turba di topi» non si può giocare e va negli scarti",
    );
    table.check(
        Beat::Laid { card: table.card("got up as a ghoul"), on: table.twins },
        "“got up as a ghoul” is laid on The Twins, who are undead now",
        "«Gusti da ghoul» si posa sui Gemelli, e ne fa dei non morti",
    );
}

#[test]
fn answers_are_proposed() {
    let table = Table::new();
    let proposed = |action| Language::ALL.map(|language| table.narrator(language).answer(action));
    assert_eq!(
        proposed(Action::Choose(table.story)),
        ["claim The Bell in the Coffin", "rivendicare Il Campanello nella Bara"]
    );
    assert_eq!(proposed(Action::Choose(table.angel)), ["choose Angel", "scegliere Angel"]);
    assert_eq!(
        proposed(Action::Call(BOB)),
        ["take a card from Bob's hand", "prendere una carta dalla mano di Bob"]
    );
}

#[test]
fn a_table_of_fairy_tales_has_its_own_words() {
    let tales = library::catalogs().into_iter().find(|it| it.sets[0].speech == Speech::Tale);
    let tales = tales.expect("there is a set of fairy tales");
    let no = |language| {
        let narrator = Narrator::among(&tales, Vec::new(), &[], language);
        // Nobody in a fairy tale is undead.
        let refusals = Refusal::ALL.into_iter().filter(|no| *no != Refusal::UndeadCannotDie);
        let told: Vec<String> = refusals.map(|refusal| narrator.refusal(refusal)).collect();
        told.join("\n").to_lowercase()
    };
    for word in ["untimely", "death", "dead", "dies", "living"] {
        assert!(!no(Language::English).contains(word), "{word}");
    }
    for word in ["morte", "morti", "muore", "vivo"] {
        assert!(!no(Language::Italian).contains(word), "{word}");
    }
}

#[test]
fn every_way_of_playing_is_told() {
    let table = Table::new();
    let smoke = table.card("Smoke and Mirrors");
    let told =
        |way| table.english().tell(Beat::Announced { seat: ANN, card: smoke, on: None, way });
    assert_eq!(told(Way::Own), "Ann plays “Smoke and Mirrors”");
    assert_eq!(told(Way::Free), "Ann plays “Smoke and Mirrors” as a free play");
    assert_eq!(told(Way::Granted), "Ann plays “Smoke and Mirrors” as a granted free play");
    assert_eq!(told(Way::Inside), "Ann plays “Smoke and Mirrors” inside an effect");
    assert_eq!(told(Way::Sudden), "Ann plays “Smoke and Mirrors” as soon as drawn");
    assert_eq!(told(Way::Response), "Ann answers with “Smoke and Mirrors”");
    assert_eq!(told(Way::Retort), "Ann retorts with “Smoke and Mirrors”");
}

#[test]
fn a_card_whose_back_was_seen_is_a_card() {
    let table = Table::new();
    let drawn = Beat::Drawn { seat: ANN, card: table.card("ran out of air") };
    let told = |eye, language| table.narrator(language).tell_glimpsed(drawn.seen_by(eye));
    assert_eq!(told(Eye::Seat(ANN), Language::English), "Ann draws “ran out of air”");
    assert_eq!(told(Eye::Seat(BOB), Language::English), "Ann draws a card");
    assert_eq!(told(Eye::Watcher, Language::Italian), "Ann pesca una carta");
}

#[test]
fn what_shows_is_three_values_and_the_icons() {
    let table = Table::new();
    let mut face = Face::bare(table.catalog.card(table.base("Angel")));
    let shows = |face: &Face, language| table.narrator(language).shows(table.angel, face);
    assert_eq!(shows(&face, Language::English), "Angel shows 0 / 0 / 0, no icon");
    for title in ["was delighted by ducklings", "was menaced by mice"] {
        let card = table.card(title);
        face = face.under(card, table.catalog.card(card));
    }
    assert_eq!(shows(&face, Language::English), "Angel shows 10 / -15 / 0, beast");
    assert_eq!(shows(&face, Language::Italian), "Angel mostra 10 / -15 / 0, bestia");
    let twins = table.english().shows(table.twins, &face);
    assert_eq!(twins, "The Twins show 10 / -15 / 0, beast");
}

#[test]
fn questions_are_sentences() {
    let table = Table::new();
    let ask = |seat, question| table.english().question(Decision { seat, question });
    let card = table.card("was clever at cards");
    let named = [Some(table.angel), None];
    let of = Announcement { by: ANN, card, named, way: Way::Own, reward: 0 };
    let moment = Moment { card, verb: 0, on: Some(table.angel) };
    assert_eq!(ask(ANN, Question::Play(Play::First)), "Ann: first play");
    assert_eq!(ask(BOB, Question::Respond(of)), "Bob may answer “was clever at cards” on Angel");
    assert_eq!(
        ask(BOB, Question::Discard { count: 2, due: Due::Must, card }),
        "Bob must discard two cards for “was clever at cards”"
    );
    assert_eq!(
        ask(ANN, Question::Either(moment)),
        "Ann may choose the first or the second thing that “was clever at cards” offers"
    );
    let questions = [
        Question::Play(Play::Second),
        Question::Play(Play::Further),
        Question::Play(Play::After),
        Question::Name(of),
        Question::Discard { count: 1, due: Due::May, card },
        Question::Discard { count: 1, due: Due::Tax, card },
        Question::Use(moment),
        Question::PlayNow(moment),
        Question::PlayTaken,
        Question::Exchange(table.angel),
        Question::SetAside,
        Question::Cast,
        Question::Draw { left: 2 },
    ];
    for language in Language::ALL {
        let told = questions
            .map(|question| table.narrator(language).question(Decision { seat: BOB, question }));
        assert_eq!(told.iter().collect::<BTreeSet<_>>().len(), questions.len());
        assert!(told.iter().all(|words| words.contains("Bob") && is_whole(words)), "{told:?}");
    }
}

#[test]
fn every_refusal_has_a_sentence_of_its_own() {
    let base = woe_cards::compile(&woe_cards::base()).unwrap();
    for language in Language::ALL {
        let said = Refusal::ALL.iter().map(|&no| refusal(&base, language, no));
        let told: BTreeSet<String> = said.collect();
        assert_eq!(told.len(), Refusal::ALL.len());
        assert!(told.iter().all(|words| is_clause(words)), "{told:?}");
    }
    assert!(is_clause(&unplayable(Language::English, Unplayable::Misfits)));
}

/// Nothing was left unfilled.
fn is_whole(words: &str) -> bool {
    !words.contains(['{', '$', '?']) && !words.ends_with('.')
}

/// A whole clause: lower case, no full stop, more than a key.
fn is_clause(words: &str) -> bool {
    is_whole(words) && words.contains(' ') && words.starts_with(char::is_lowercase)
}

struct Table {
    catalog: Catalog,
    angel: StackId,
    twins: StackId,
    guests: StackId,
    story: StackId,
}

impl Table {
    fn new() -> Table {
        let stack = |index| StackId::new(index).expect("a table has that many stacks");
        let catalog = library::catalogs().swap_remove(0);
        Table { catalog, angel: stack(0), twins: stack(1), guests: stack(2), story: stack(3) }
    }

    fn card(&self, title: &str) -> CardId {
        self.catalog.find_title(title).expect("the card is in the catalog")
    }

    fn base(&self, title: &str) -> CardId {
        self.card(title)
    }

    fn narrator(&self, language: Language) -> Narrator<'_> {
        let bases = ["Angel", "The Twins", "The Poor Relations", "The Bell in the Coffin"];
        let bases = bases.map(|title| self.base(title)).into();
        let seats = ["Ann", "Bob"].map(str::to_owned);
        Narrator::among(&self.catalog, bases, &seats, language)
    }

    fn english(&self) -> Narrator<'_> {
        self.narrator(Language::English)
    }

    #[track_caller]
    fn check(&self, beat: Beat, english: &str, italian: &str) {
        let told = Language::ALL.map(|language| self.narrator(language).tell(beat));
        assert_eq!(told, [english, italian]);
    }
}
