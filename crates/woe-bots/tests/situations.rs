//! Does a player who thinks avoid what everybody at the table would laugh at?

use woe_bots::{Budget, Level};
use woe_cards::{CardId, Catalog, Edition, compile, shelf};
use woe_rules::{Eye, Key, LaidStack, Layout, Names, Play, Profile, Rules, Seat};

/// A table with two or three families, in the eyes of the first seat.
struct Situation {
    rules: Rules,
    layout: Layout,
}

impl Situation {
    /// The first seat holds these cards, and it is its first play.
    fn holding(hand: &[&str]) -> Situation {
        let full = compile(&shelf()).expect("the sets that come along compile");
        let rules = Rules::new(&full, Profile::of(Edition::First));
        let cards = hand.iter().map(|title| card(&rules.catalog, title)).collect();
        let layout = Layout {
            stacks: Vec::new(),
            hands: vec![cards],
            deck: Vec::new(),
            discard: Vec::new(),
            start: Seat::Zero,
            turn: Seat::Zero,
            play: Play::First,
            lots: Vec::new(),
        };
        Situation { rules, layout }
    }

    fn character(mut self, of: usize, name: &str, layers: &[&str]) -> Situation {
        while self.layout.hands.len() <= of {
            self.layout.hands.push(Vec::new());
        }
        let catalog = &self.rules.catalog;
        self.layout.stacks.push(LaidStack {
            base: card(catalog, name),
            of: Seat::new(of),
            layers: layers.iter().map(|title| card(catalog, title)).collect(),
        });
        self
    }

    fn own(self, name: &str, layers: &[&str]) -> Situation {
        self.character(0, name, layers)
    }

    fn other(self, name: &str, layers: &[&str]) -> Situation {
        self.character(1, name, layers)
    }

    fn second_play(mut self) -> Situation {
        self.layout.play = Play::Second;
        self
    }

    /// Whatever chance she has, what the Governess answers (in notation) is right.
    fn asks_for(mut self, right: impl Fn(&str) -> bool) {
        self.give_others_cards();
        let game = self.rules.resume(&self.layout).expect("the situation can be laid out");
        let names: Vec<String> = ["Ann", "Bob", "Cy"].map(String::from).to_vec();
        let names = Names::new(&self.rules, game.table(), &names);
        let view = self.rules.view_for(&game, Eye::Seat(Seat::Zero));
        for seed in 0..5 {
            let mut player = Level::Governess.player(&self.rules, Seat::Zero, Key::from_seed(seed));
            let answer = names.action(player.choose(&view, Budget::Iterations(32)));
            assert!(right(&answer), "{answer}");
        }
    }

    /// The rest of the deck: three cards for everyone else, the others to be drawn.
    fn give_others_cards(&mut self) {
        let placed: Vec<CardId> =
            self.layout.stacks.iter().flat_map(|laid| &laid.layers).copied().collect();
        let held = self.layout.hands[0].clone();
        let mut rest: Vec<CardId> = self.rules.catalog.deck().collect();
        rest.retain(|card| !placed.contains(card) && !held.contains(card));
        for hand in &mut self.layout.hands[1..] {
            hand.extend(rest.drain(..3));
        }
        self.layout.deck = rest;
    }
}

fn card(catalog: &Catalog, title: &str) -> CardId {
    catalog.find_title(title).unwrap_or_else(|| panic!("no card {title}"))
}

#[test]
fn misery_is_for_ones_own() {
    let table =
        Situation::holding(&["was mauled by a manatee"]).own("Grogar", &[]).own("Lord Slogar", &[]);
    table
        .other("Angel", &[])
        .other("Balthazar", &[])
        .asks_for(|answer| answer.ends_with(" on Grogar") || answer.ends_with(" on Lord Slogar"));
}

#[test]
fn cheer_is_for_the_others_and_where_it_hurts() {
    let table = Situation::holding(&["was the toast of the town"])
        .own("Grogar", &[])
        .own("Lord Slogar", &[])
        .other("Angel", &["was scarred by scandals"])
        .other("Balthazar", &[]);
    table.asks_for(|answer| answer == "was the toast of the town on Angel");
}

#[test]
fn a_won_game_is_ended() {
    let table = Situation::holding(&["ran out of air", "was mauled by a manatee"])
        .own("Grogar", &["was cursed by the Queen"])
        .own("Lord Slogar", &["was shunned by society", "fell from on high"])
        .other("Angel", &["broke many bones"])
        .other("Balthazar", &[]);
    table.asks_for(|answer| answer == "ran out of air on Grogar");
}

#[test]
fn a_family_is_not_finished_by_whoever_is_behind() {
    let table = Situation::holding(&["ran out of air", "was mauled by a manatee"])
        .own("Grogar", &["was pierced by porcupines"])
        .other("Angel", &["was cursed by the Queen", "fell from on high"])
        .other("Balthazar", &["was shunned by society"]);
    table.asks_for(|answer| !answer.starts_with("ran out of air"));
}

#[test]
fn a_darling_is_not_cheered_up() {
    let table = Situation::holding(&["landed a legacy", "was charmed by the circus"])
        .own("Grogar", &["was cursed by the Queen"])
        .own("Lord Slogar", &["was shunned by society"])
        .other("Angel", &[])
        .other("Balthazar", &[]);
    table.asks_for(|answer| !answer.contains(" on Grogar") && !answer.contains(" on Lord Slogar"));
}

#[test]
fn an_own_character_hardly_unhappy_is_not_killed() {
    let table = Situation::holding(&[
        "ran out of air",
        "was mauled by a manatee",
        "was cursed by the Queen",
    ])
    .own(
        "Grogar",
        &["was pierced by porcupines", "had a picnic in the park", "was wounded by wasps"],
    )
    .own("Lord Slogar", &[])
    .other("Angel", &[])
    .other("Balthazar", &[]);
    table.asks_for(|answer| !answer.starts_with("ran out of air"));
}

#[test]
fn an_own_character_in_the_depths_is_made_sure_of() {
    let table = Situation::holding(&["ran out of air", "had a picnic in the park"])
        .own("Grogar", &["was taunted by tigers", "was cursed by the Queen"])
        .own("Lord Slogar", &[])
        .other("Angel", &[])
        .other("Balthazar", &[]);
    table.asks_for(|answer| answer == "ran out of air on Grogar");
}

#[test]
fn the_depths_of_another_are_not_made_sure_of() {
    let table = Situation::holding(&["ran out of air", "stole from a stiff"])
        .own("Grogar", &[])
        .own("Lord Slogar", &[])
        .other("Angel", &["was taunted by tigers", "was cursed by the Queen"])
        .other("Balthazar", &[]);
    table.asks_for(|answer| !answer.ends_with(" on Angel"));
}

#[test]
fn a_new_number_covers_nothing_better() {
    let table = Situation::holding(&["was chased by children"])
        .own("Grogar", &["was mauled by a manatee"])
        .own("Lord Slogar", &[])
        .other("Angel", &[])
        .other("Balthazar", &[])
        .second_play();
    table.asks_for(|answer| answer == "was chased by children on Lord Slogar");
}

#[test]
fn a_zero_hides_anothers_misery() {
    let table = Situation::holding(&["died without cares", "was blessed by the Bishop"])
        .own("Grogar", &[])
        .own("Lord Slogar", &[])
        .other("Angel", &["was taunted by tigers", "was cursed by the Queen"])
        .other("Balthazar", &[]);
    table.asks_for(|answer| answer == "died without cares on Angel");
}
