//! Is a whole game told as it hangs together, and does nobody tell it otherwise?

mod library;

use woe_cards::{CardId, Catalog};
use woe_prose::{Before, Chronicler, Grain, Language, Narrator, Saying};
use woe_rules::{Beat, Eye, Glimpse, Seat, StackId, Way};

const ANN: Seat = Seat::Zero;
const BOB: Seat = Seat::One;

#[test]
fn what_one_seat_draws_is_counted_and_what_anyone_could_tell_goes_unsaid() {
    let table = Table::new();
    let drawn = |seat| Beat::Drawn { seat, card: Glimpse::Back };
    let told = table.told(&[&[
        Beat::Shuffled,
        drawn(ANN),
        drawn(ANN),
        drawn(ANN),
        drawn(BOB),
        Beat::TurnEnded { seat: ANN },
        Beat::TurnBegan { seat: BOB },
        Beat::Passed { seat: BOB },
        Beat::Passed { seat: BOB },
        drawn(BOB),
    ]]);
    let expected = [
        "Ann draws three cards",
        "Bob draws a card",
        "Bob's turn begins",
        "Bob passes",
        "Bob passes",
        "Bob draws a card",
    ];
    assert_eq!(told, [expected]);
    assert!(table.told(&[&[]])[0].is_empty());
}

#[test]
fn a_sentence_goes_on_over_steps_and_takes_the_place_of_the_one_before() {
    let table = Table::new();
    let drawn = |seat| Beat::Drawn { seat, card: Glimpse::Back };
    let steps: [&[_]; 4] = [
        &[drawn(ANN)],
        &[Beat::TurnEnded { seat: ANN }, drawn(ANN), drawn(ANN)],
        &[drawn(ANN), Beat::Passed { seat: ANN }],
        &[drawn(ANN)],
    ];
    assert_eq!(
        table.told(&steps),
        [
            &["Ann draws a card"][..],
            &["… Ann draws three cards"],
            &["… Ann draws four cards", "Ann passes"],
            &["Ann draws a card"],
        ]
    );
    let mut chronicler = Chronicler::new(Grain::Lines);
    let alone = steps.map(|step| {
        let sayings = chronicler.hear(step);
        let alone = sayings.iter().map(Saying::alone);
        alone.filter_map(|saying| table.english().say(&saying)).collect::<Vec<_>>()
    });
    assert_eq!(alone[1], ["Ann draws two cards"]);
    assert_eq!(alone[2], ["Ann draws a card", "Ann passes"]);
}

#[test]
fn what_is_discarded_in_a_row_is_named() {
    let table = Table::new();
    let [mice, smoke] = table.cards(["was menaced by mice", "Smoke and Mirrors"]);
    let gives = |seat, card| Beat::Discarded { seat, card: Glimpse::Known(card) };
    let steps: [&[_]; 2] = [&[gives(ANN, mice)], &[gives(ANN, smoke), gives(BOB, mice)]];
    let both = "… Ann discards two cards: “was menaced by mice”, “Smoke and Mirrors”";
    assert_eq!(
        table.told(&steps),
        [
            &["Ann discards “was menaced by mice”"][..],
            &[both, "Bob discards “was menaced by mice”"]
        ]
    );
    let unseen = Beat::Discarded { seat: ANN, card: Glimpse::Back };
    assert_eq!(table.told(&[&[unseen, unseen]]), [["Ann discards two cards"]]);
}

#[test]
fn a_hand_that_goes_on_is_told_once() {
    let table = Table::new();
    let [mice, smoke] = table.cards(["was menaced by mice", "Smoke and Mirrors"]);
    let goes = |card, from, to| Beat::Taken { card, from, to };
    let beats = [goes(mice, ANN, BOB), goes(smoke, ANN, BOB), goes(mice, BOB, ANN)];
    let told = |eye, language| {
        let seen: Vec<_> = beats.iter().map(|beat| beat.seen_by(eye)).collect();
        let sayings = [Grain::Lines, Grain::Beats].map(|grain| Chronicler::new(grain).hear(&seen));
        let narrator = table.narrator(language);
        let told = sayings.map(|sayings| {
            sayings.iter().filter_map(|saying| narrator.say(saying)).collect::<Vec<_>>()
        });
        assert_eq!(told[0], told[1]);
        told[0].clone()
    };
    assert_eq!(
        told(Eye::Watcher, Language::English),
        ["Bob takes two cards from Ann's hand", "Ann takes a card from Bob's hand"]
    );
    assert_eq!(
        told(Eye::Watcher, Language::Italian),
        ["Bob prende due carte dalla mano di Ann", "Ann prende una carta dalla mano di Bob"]
    );
    assert_eq!(
        told(Eye::Seat(ANN), Language::English)[0],
        "Bob takes “was menaced by mice” and “Smoke and Mirrors” from Ann's hand"
    );
    // Of some it was seen which they are, of others not: nobody loses count, and nothing is lost.
    let some = [Glimpse::Back, Glimpse::Back, Glimpse::Known(mice)];
    let some = some.map(|card| Beat::Taken { card, from: ANN, to: BOB });
    assert_eq!(
        table.told(&[&some]),
        [[
            "Bob takes two cards from Ann's hand",
            "Bob takes “was menaced by mice” from Ann's hand"
        ]]
    );
}

#[test]
fn a_card_that_went_where_it_was_meant_to_go_is_told_once() {
    let table = Table::new();
    let [mice, ghoul] = table.cards(["was menaced by mice", "got up as a ghoul"]);
    let (angel, twins) = (table.angel, table.twins);
    let announced = |card, on| Beat::Announced { seat: ANN, card, on, way: Way::Own };
    let laid = |card, on| Beat::Laid { card, on };
    let lines = |beats: &[Beat]| table.told(&[&seen(beats)]).swap_remove(0);
    let plays = "Ann plays “was menaced by mice” on Angel";
    assert_eq!(lines(&[announced(mice, Some(angel)), laid(mice, angel)]), [plays]);
    assert_eq!(
        lines(&[announced(mice, Some(angel)), laid(mice, twins)]),
        [plays, "“was menaced by mice” is laid on The Twins"]
    );
    assert_eq!(
        lines(&[announced(mice, None), Beat::Named { stack: twins }, laid(mice, twins)]),
        ["Ann plays “was menaced by mice”", "It names The Twins"]
    );
    assert_eq!(
        lines(&[
            announced(mice, Some(angel)),
            Beat::Named { stack: twins },
            laid(mice, angel),
            Beat::Resolved { card: mice }
        ]),
        [plays, "It names The Twins"]
    );
    // A card that is announced inside another does not hide it.
    assert_eq!(
        lines(&[
            announced(mice, Some(angel)),
            announced(ghoul, None),
            Beat::Cancelled { card: ghoul },
            laid(mice, angel)
        ])[1..],
        ["Ann plays “got up as a ghoul”", "“got up as a ghoul” is cancelled and discarded"]
    );
    // Who comes amid it is told.
    assert_eq!(lines(&[laid(mice, angel)]), ["“was menaced by mice” is laid on Angel"]);
}

#[test]
fn that_somebody_is_undead_now_is_always_told() {
    let table = Table::new();
    let [ghoul] = table.cards(["got up as a ghoul"]);
    let on = table.twins;
    let announced = Beat::Announced { seat: ANN, card: ghoul, on: Some(on), way: Way::Own };
    let told = table.told(&[&seen(&[announced, Beat::Laid { card: ghoul, on }])]).swap_remove(0);
    assert_eq!(told[1], "“got up as a ghoul” is laid on The Twins, who are undead now");
}

#[test]
fn a_story_that_a_card_brings_is_taken_and_not_claimed() {
    let table = Table::new();
    let [rights] = table.cards(["Overheard at the Wake"]);
    let (stack, on) = (table.story, Some(table.story));
    let comes = |seat| Beat::Joined { stack, seat };
    let done = Beat::Resolved { card: rights };
    let announced = Beat::Announced { seat: ANN, card: rights, on, way: Way::Own };
    let told = |steps: &[&[Beat]]| {
        let steps: Vec<_> = steps.iter().map(|step| seen(step)).collect();
        table.told(&steps.iter().map(Vec::as_slice).collect::<Vec<_>>())
    };
    let taken = "Ann takes The Bell in the Coffin";
    let claimed = "Ann claims The Bell in the Coffin";
    assert_eq!(told(&[&[announced, comes(ANN), done]])[0][1], taken);
    assert_eq!(told(&[&[announced], &[comes(ANN), done]])[1], [taken]);
    assert_eq!(told(&[&[comes(ANN)]])[0], [claimed]);
    assert_eq!(told(&[&[comes(ANN)], &[announced, done]])[0], [claimed]);
    assert_eq!(told(&[&[announced, done], &[comes(ANN)]])[1], [claimed]);
    let [first, then, last] = [comes(ANN), comes(BOB), comes(ANN)];
    let steps = told(&[&[first], &[announced, then, done], &[last]]);
    assert_eq!(steps[1][1], "Bob takes The Bell in the Coffin from Ann");
    assert_eq!(steps[2], ["Ann claims The Bell in the Coffin from Bob"]);
    let parted = Beat::Parted { stack };
    assert_eq!(told(&[&[first, parted, then]])[0][2], "Bob claims The Bell in the Coffin");
    let before = Before { holder: Some(BOB), by_card: true };
    assert_eq!(
        table.narrator(Language::Italian).tell_of(comes(ANN).map(Glimpse::Known), before),
        "Ann prende Il Campanello nella Bara, che era di Bob"
    );
}

#[test]
fn a_guest_walks_from_one_family_to_another_however_much_later() {
    let table = Table::new();
    let goes = |seat| Beat::Joined { stack: table.guests, seat };
    let told = table.told(&[
        &[goes(ANN)],
        &[Beat::TurnBegan { seat: BOB }, Beat::Passed { seat: BOB }],
        &[goes(BOB)],
    ]);
    assert_eq!(told[0], ["The Poor Relations join Ann's family"]);
    assert_eq!(told[2], ["The Poor Relations leave Ann's family for Bob's"]);
    let mut later = Chronicler::new(Grain::Lines).knowing([(table.guests, BOB)]);
    let told = later.hear(&[goes(ANN)]);
    assert_eq!(
        table.english().say(&told[0]).as_deref(),
        Some("The Poor Relations leave Bob's family for Ann's")
    );
}

/// Whoever takes a play back goes on with the copy from before it.
#[test]
fn what_is_taken_back_was_never_heard() {
    let table = Table::new();
    let drawn = Beat::Drawn { seat: ANN, card: Glimpse::Back };
    let goes = |seat| Beat::Joined { stack: table.guests, seat };
    let mut chronicler = Chronicler::new(Grain::Lines);
    chronicler.hear(&[goes(ANN), drawn]);
    let mut before = chronicler.clone();
    chronicler.hear(&[drawn, goes(BOB)]);
    assert_ne!(before, chronicler);
    let told = before.hear(&[drawn, goes(BOB)]);
    let told: Vec<_> = told.iter().filter_map(|saying| table.english().say(saying)).collect();
    assert_eq!(told, ["Ann draws two cards", "The Poor Relations leave Ann's family for Bob's"]);
    assert_eq!(before, chronicler);
}

fn seen(beats: &[Beat]) -> Vec<Beat<Glimpse>> {
    beats.iter().map(|beat| beat.map(Glimpse::Known)).collect()
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

    fn cards<const N: usize>(&self, titles: [&str; N]) -> [CardId; N] {
        titles.map(|title| self.catalog.find_title(title).expect("the card is in the catalog"))
    }

    fn narrator(&self, language: Language) -> Narrator<'_> {
        let bases =
            self.cards(["Angel", "The Twins", "The Poor Relations", "The Bell in the Coffin"]);
        let seats = ["Ann", "Bob"].map(str::to_owned);
        Narrator::among(&self.catalog, bases.into(), &seats, language)
    }

    fn english(&self) -> Narrator<'_> {
        self.narrator(Language::English)
    }

    /// The lines of each step; those that go on with an earlier one begin with an ellipsis.
    fn told(&self, steps: &[&[Beat<Glimpse>]]) -> Vec<Vec<String>> {
        let (narrator, mut chronicler) = (self.english(), Chronicler::new(Grain::Lines));
        let line = |saying: &Saying| {
            let goes_on = if saying.goes_on() { "… " } else { "" };
            narrator.say(saying).map(|words| format!("{goes_on}{words}"))
        };
        steps.iter().map(|step| chronicler.hear(step).iter().filter_map(line).collect()).collect()
    }
}
