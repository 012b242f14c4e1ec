//! Does the table bear plays inside plays inside plays?

use crate::{
    house::{InBox, catalog},
    walk::stroll,
};
use woe_cards::{CardId, Edition, Verb};
use woe_rules::{Game, Key, Label, LaidStack, Layout, Play, Profile, Retorts, Rules, Seat, Stream};

const TABLES: u32 = 4000;
const ANSWERS: usize = 400;

/// Five hands of responses and of cards that play cards, and a pile that plays itself. [DRAW-5]
pub(crate) fn check() {
    let profile = Profile { retorts: Retorts::Allowed, ..Profile::of(Edition::First) };
    let rules = Rules::new(catalog(InBox::Rabble), profile);
    for number in 0..TABLES {
        let mut chance = Stream::new(Key::from_seed(1), Label::Fancy, number);
        let game = deep(&rules, &mut chance);
        stroll(&rules, game, ANSWERS, &mut chance);
    }
}

fn deep(rules: &Rules, chance: &mut Stream) -> Game {
    let card = |id: CardId| rules.catalog.card(id);
    let plays_on = |id: &CardId| {
        let inner = |verb: &Verb| matches!(verb, Verb::PlayNow { .. } | Verb::Take { .. });
        card(*id).response.is_some() || card(*id).immediate.iter().any(inner)
    };
    let (mut deck, mut rest): (Vec<CardId>, Vec<CardId>) =
        rules.catalog.deck().partition(|&id| card(id).sudden);
    rest.retain(plays_on);
    chance.shuffle(&mut deck);
    chance.shuffle(&mut rest);
    let bases = (0..4).flat_map(|family| rules.members(family).iter().copied());
    let laid = |(index, base)| LaidStack { base, of: Seat::new(index % 5), layers: Vec::new() };
    let mut hands = vec![Vec::new(); 5];
    rest.into_iter().enumerate().for_each(|(index, id)| hands[index % 5].push(id));
    let layout = Layout {
        stacks: bases.enumerate().map(laid).collect(),
        hands,
        deck,
        discard: Vec::new(),
        expedition: None,
        start: Seat::Zero,
        turn: Seat::Zero,
        play: Play::First,
        lots: (0..32).collect(),
    };
    rules.resume(&layout).unwrap()
}
