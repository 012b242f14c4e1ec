//! Which stacks does the gallery show, and the test draw that reads their pixels?

use crate::Outcome;
use woe_cards::{CardId, Edition, Kind, compile, mix, shelf};
use woe_rules::{
    Eye, Key, Label, LaidStack, Layout, Play, Profile, Rules, Seat, Stream, Unplayable,
};
use woe_wire::{StackPart, written};

/// How many of each mix.
const COUNT: usize = 40;
/// How many layers a stack has at most, a death not counted.
const LAYERS: u32 = 6;

/// The base game with all its expansions.
const EVERYTHING: &str =
    "gloom,unhappy-homes,unwelcome-guests,unfortunate-expeditions,unquiet-dead";
/// The base game, it with all its expansions, and the two games that stand alone: sets, edition, seed.
const MIXES: [(&str, Edition, u64); 4] = [
    ("gloom", Edition::Second, 1),
    (EVERYTHING, Edition::First, 4),
    ("fairytale", Edition::Second, 5),
    ("munchkin", Edition::Second, 6),
];

/// Random stacks as the engine sees them, by what they were dealt from.
pub(super) fn text() -> Outcome<String> {
    let mixes = MIXES.iter().map(|&(sets, edition, seed)| {
        let stacks = dealt(sets, edition, seed)?;
        let lines: Vec<String> = stacks.iter().map(written).collect();
        let word = edition.word();
        let head = format!("{{ \"sets\": \"{sets}\", \"edition\": \"{word}\", \"seed\": {seed}");
        Ok(format!("{head}, \"stacks\": [\n{}\n] }}", lines.join(",\n")))
    });
    Ok(format!("[\n{}\n]\n", mixes.collect::<Outcome<Vec<String>>>()?.join(",\n")))
}

fn dealt(sets: &str, edition: Edition, seed: u64) -> Outcome<Vec<StackPart>> {
    let ids: Vec<String> = sets.split(',').map(str::to_owned).collect();
    let sources = mix(&shelf(), &ids).map_err(|id| format!("there is no set {id}"))?;
    let full = compile(&sources).map_err(|_| "the sets of the house have mistakes")?;
    let rules = Rules::new(&full, Profile::of(edition));
    // A table has two families at least, so they are laid out in pairs.
    let pairs =
        (0..COUNT.div_ceil(2) as u32).map(|pair| laid_out(&rules, Key::from_seed(seed), pair));
    let pairs: Result<Vec<[StackPart; 2]>, Unplayable> = pairs.collect();
    let pairs = pairs.map_err(|_| "two characters with different cards on them are a table")?;
    Ok(pairs.into_iter().flatten().take(COUNT).collect())
}

/// Two characters, each under some Modifiers, and some of them dead: what the engine sees of them.
fn laid_out(rules: &Rules, key: Key, pair: u32) -> Result<[StackPart; 2], Unplayable> {
    let mut whim = Stream::new(key, Label::Whim, pair);
    let mut shuffled = |kind: Kind| {
        let ids = rules.catalog.ids().filter(|&id| rules.catalog.card(id).kind == kind);
        let mut ids: Vec<CardId> = ids.collect();
        whim.shuffle(&mut ids);
        ids
    };
    let [bases, mut modifiers, mut deaths] =
        [Kind::Character, Kind::Modifier, Kind::UntimelyDeath].map(&mut shuffled);
    let mut stack = |seat: Seat| {
        let count = whim.below(LAYERS + 1) as usize;
        let mut layers = modifiers.split_off(modifiers.len().saturating_sub(count));
        layers.extend(deaths.pop().filter(|_| whim.below(3) == 0));
        LaidStack { base: bases[seat.index()], of: Some(seat), layers }
    };
    let layout = Layout {
        stacks: Seat::ALL[..2].iter().map(|&seat| stack(seat)).collect(),
        hands: vec![Vec::new(); 2],
        deck: Vec::new(),
        discard: Vec::new(),
        expedition: None,
        start: Seat::ALL[0],
        turn: Seat::ALL[0],
        play: Play::First,
        lots: Vec::new(),
    };
    let game = rules.resume(&layout)?;
    let view = rules.view_for(&game, Eye::Watcher).table;
    let part = |at: usize| {
        let stack = &view.stacks[at];
        let reckoned = rules.reckoned(game.table(), stack.id);
        StackPart::of(stack, reckoned, &rules.catalog)
    };
    Ok([part(0), part(1)])
}
