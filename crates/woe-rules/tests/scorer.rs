//! Is a stack worth what anyone can see? A second scorer, made from the rulebook alone: paint the
//! layers one over the other, then read the picture.

#[path = "common/boxes.rs"]
mod boxes;

use woe_cards::{BonusWhen, Card, CardId, Edition, Kind, LawKind};
use woe_rules::{
    Face, Game, Key, Label, LaidStack, Layout, Play, Portrait, Profile, Rules, Seat, StackId,
    Stream,
};

/// How many random stacks are painted.
const STACKS: usize = 1_000_000;
const MOST_LAYERS: u32 = 12;
/// How many answers are given at each table, so that cards come and go.
const ANSWERS: usize = 4;

/// What can be seen at one spot of a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Ink {
    /// Clear film: one sees what lies below.
    Clear,
    /// A number, zero included. [STACK-3]
    Number(i32),
    /// An icon. [STACK-4]
    Sign(usize),
    /// An opaque disc. [STACK-4]
    Disc,
    /// Words, or an empty plate, of that card. [STACK-5]
    Words(CardId),
    /// A picture that belongs to that card. [STACK-6]
    Likeness(CardId),
    /// The deceased side, by that death.
    Grave(CardId),
}

/// Three numbers, four icons, a text plate, a portrait. [STACK-2]
type Picture = [Ink; 9];
const NUMBERS: std::ops::Range<usize> = 0..3;
const SIGNS: std::ops::Range<usize> = 3..7;
const PLATE: usize = 7;
const PORTRAIT: usize = 8;

/// What is printed on a card.
fn print(id: CardId, card: &Card) -> Picture {
    let mut ink = [Ink::Clear; 9];
    for (spot, points) in ink[NUMBERS].iter_mut().zip(card.pathos) {
        *spot = points.map_or(Ink::Clear, |points| Ink::Number(points.into()));
    }
    for (spot, mark) in ink[SIGNS].iter_mut().zip(card.icons) {
        let sign =
            |mark: woe_cards::Mark| mark.icon().map_or(Ink::Disc, |it| Ink::Sign(it.index()));
        *spot = mark.map_or(Ink::Clear, sign);
    }
    match card.kind {
        Kind::Character | Kind::Guest => ink[PORTRAIT] = Ink::Likeness(id),
        Kind::UntimelyDeath => (ink[PLATE], ink[PORTRAIT]) = (Ink::Words(id), Ink::Grave(id)),
        _ if card.persistent.is_some() => {
            (ink[PLATE], ink[PORTRAIT]) = (Ink::Words(id), Ink::Likeness(id));
        }
        _ => ink[PLATE] = Ink::Words(id),
    }
    ink
}

/// A painter knows what is printed on every card.
struct Painter<'a> {
    rules: &'a Rules,
    prints: Vec<Picture>,
}

impl<'a> Painter<'a> {
    fn new(rules: &'a Rules) -> Painter<'a> {
        let prints = rules.catalog.ids().map(|id| print(id, rules.catalog.card(id))).collect();
        Painter { rules, prints }
    }

    /// Lays a card over a picture: print covers, film does not. [STACK-1]
    fn cover(&self, picture: &mut Picture, layer: CardId) {
        for (seen, &ink) in picture.iter_mut().zip(&self.prints[layer.index()]) {
            if ink != Ink::Clear {
                *seen = ink;
            }
        }
    }

    fn paint(&self, base: CardId, layers: impl IntoIterator<Item = CardId>) -> Picture {
        let mut picture = self.prints[base.index()];
        layers.into_iter().for_each(|layer| self.cover(&mut picture, layer));
        picture
    }

    /// How a law counts: that of the words one can read, and that of the picture one can see.
    fn law(&self, picture: &Picture, count: impl Fn(woe_cards::Laws) -> i32) -> i32 {
        let card = |id: CardId| self.rules.catalog.card(id);
        let words = match picture[PLATE] {
            Ink::Words(id) => count(card(id).ongoing),
            _ => 0,
        };
        let likeness = match picture[PORTRAIT] {
            Ink::Likeness(id) => card(id).persistent.map_or(0, count),
            _ => 0,
        };
        words + likeness
    }

    /// What the stack adds to its Family Value. [SCORE-1] [DEATH-4]
    fn reckoning(&self, picture: &Picture) -> i32 {
        let Ink::Grave(death) = picture[PORTRAIT] else { return 0 };
        let mut worth = self_worth(picture);
        for bonus in &self.rules.catalog.card(death).scoring {
            let BonusWhen::Shows(icons) = bonus.when else {
                panic!("the base game has no such bonus")
            };
            let shows = icons.iter().any(|icon| has_sign(picture, icon.index()));
            worth += if shows { i32::from(bonus.worth) } else { 0 };
        }
        worth
    }

    fn assert_face(&self, face: &Face, picture: &Picture) {
        let numbers = picture[NUMBERS].iter().map(|&ink| number(ink));
        assert!(numbers.eq(face.pathos.iter().map(|&points| i32::from(points))));
        assert_eq!(self_worth(picture), i32::from(face.self_worth()));
        let icons: Vec<usize> = face.icons().iter().map(|icon| icon.index()).collect();
        let signs = (0..self.rules.catalog.icons.len()).filter(|&sign| has_sign(picture, sign));
        assert!(signs.eq(icons));
        let plate = face.plate.map_or(Ink::Clear, Ink::Words);
        assert_eq!(plate, picture[PLATE]);
        match (face.portrait, picture[PORTRAIT]) {
            (Portrait::Own, Ink::Likeness(id)) => {
                assert!(!self.rules.catalog.card(id).kind.is_drawn())
            }
            (Portrait::Persistent(card), Ink::Likeness(id)) => assert_eq!(card, id),
            (Portrait::Dead(card), Ink::Grave(id)) => assert_eq!(card, id),
            (portrait, ink) => panic!("{portrait:?} is not {ink:?}"),
        }
    }

    fn assert_stack(&self, game: &Game, stack: StackId) -> Picture {
        let (table, rules) = (game.table(), self.rules);
        let mut layers: Vec<CardId> = table.layers(stack).collect();
        layers.reverse();
        let kept = table.stack(stack);
        let picture = self.paint(kept.base, layers);
        self.assert_face(&kept.face, &picture);
        let is_dead = matches!(picture[PORTRAIT], Ink::Grave(_));
        assert_eq!(table.living().contains(stack), !is_dead);
        assert_eq!(table.negative().contains(stack), self_worth(&picture) < 0);
        assert_eq!(i32::from(rules.worth_at_reckoning(table, stack)), self.reckoning(&picture));
        for kind in LawKind::ALL {
            let shows = self.law(&picture, |laws| i32::from(laws.has(kind))) > 0;
            assert_eq!(table.showing(kind).contains(stack), shows);
        }
        let tax: u8 = rules.laws(table, stack).iter().map(|laws| laws.tax()).sum();
        assert_eq!(i32::from(tax), self.law(&picture, |laws| laws.tax().into()));
        picture
    }

    /// Every stack, and what a family makes of its own. [DRAW-1]
    fn assert_table(&self, game: &Game) {
        let table = game.table();
        for &seat in &Seat::ALL[..table.seats()] {
            let (mut limit, mut value) = (5, 0);
            for stack in table.family(seat).iter() {
                let picture = self.assert_stack(game, stack);
                limit += self.law(&picture, |laws| laws.draw_limit().into());
                value += self.reckoning(&picture);
            }
            assert_eq!(self.rules.draw_limit(table, seat) as i32, limit.max(0));
            assert_eq!(i32::from(self.rules.family_value(table, seat)), value);
        }
    }
}

fn number(ink: Ink) -> i32 {
    match ink {
        Ink::Number(points) => points,
        _ => 0,
    }
}

/// The sum of the three numbers one can see. [STACK-7]
fn self_worth(picture: &Picture) -> i32 {
    picture[NUMBERS].iter().map(|&ink| number(ink)).sum()
}

fn has_sign(picture: &Picture, sign: usize) -> bool {
    picture[SIGNS].contains(&Ink::Sign(sign))
}

/// Cards in any order, for one table.
struct Heap {
    modifiers: Vec<CardId>,
    deaths: Vec<CardId>,
    events: Vec<CardId>,
    bases: Vec<CardId>,
}

impl Heap {
    fn new(rules: &Rules) -> Heap {
        let of = |kind| rules.catalog.ids().filter(move |&id| rules.catalog.card(id).kind == kind);
        Heap {
            modifiers: of(Kind::Modifier).collect(),
            deaths: of(Kind::UntimelyDeath).collect(),
            events: of(Kind::Event).collect(),
            bases: of(Kind::Character).chain(of(Kind::Guest)).collect(),
        }
    }

    /// A table of random stacks of up to twelve layers, every other one with a death on top.
    fn layout(&mut self, chance: &mut Stream) -> Layout {
        chance.shuffle(&mut self.modifiers);
        chance.shuffle(&mut self.deaths);
        chance.shuffle(&mut self.bases);
        let seats = 2 + chance.below(4) as usize;
        let (mut hand, mut modifiers) = (self.events.clone(), self.modifiers.as_slice());
        let mut deaths = self.deaths.iter().copied();
        hand.extend(deaths.by_ref().take(3));
        hand.extend_from_slice(&modifiers[..4]);
        modifiers = &modifiers[4..];
        let mut stacks = Vec::new();
        for (index, &base) in self.bases.iter().enumerate() {
            let count = chance.below(MOST_LAYERS + 1) as usize;
            if count > modifiers.len() {
                break;
            }
            let (layers, rest) = modifiers.split_at(count);
            let (mut layers, of) = (layers.to_vec(), Seat::new(index % seats));
            modifiers = rest;
            if count > 0 && chance.below(2) == 0 {
                layers.truncate(MOST_LAYERS as usize - 1);
                layers.extend(deaths.next());
            }
            stacks.push(LaidStack { base, of, layers });
        }
        let mut hands = vec![Vec::new(); seats];
        hands[0] = hand;
        let (start, turn, play, lots) = (Seat::Zero, Seat::Zero, Play::First, Vec::new());
        let (deck, discard, expedition) = (Vec::new(), Vec::new(), None);
        Layout { stacks, hands, deck, discard, expedition, start, turn, play, lots }
    }
}

/// Layer by layer, and with any layer taken out again, a face is what one sees. [STACK-8]
fn assert_laying(painter: &Painter<'_>, laid: &LaidStack, chance: &mut Stream) {
    let catalog = &painter.rules.catalog;
    let mut face = Face::bare(catalog.card(laid.base));
    let mut picture = painter.paint(laid.base, []);
    painter.assert_face(&face, &picture);
    for &layer in &laid.layers {
        face = face.under(layer, catalog.card(layer));
        painter.cover(&mut picture, layer);
    }
    painter.assert_face(&face, &picture);
    if laid.layers.is_empty() {
        return;
    }
    let mut fewer = laid.layers.clone();
    fewer.remove(chance.below(fewer.len() as u32) as usize);
    let lay = |face: Face, &layer: &CardId| face.under(layer, catalog.card(layer));
    let face = fewer.iter().fold(Face::bare(catalog.card(laid.base)), lay);
    painter.assert_face(&face, &painter.paint(laid.base, fewer));
}

/// Paints so many random stacks of the base game and another set, and plays a little at each table.
fn check(folder: &str, stacks: usize) {
    let rules = Rules::new(&boxes::catalog(&[folder]), Profile::of(Edition::First));
    let (painter, mut heap) = (Painter::new(&rules), Heap::new(&rules));
    let mut chance = Stream::new(Key::from_seed(stacks as u64), Label::Whim, 0);
    let (mut painted, mut answers) = (0, Vec::new());
    while painted < stacks {
        let layout = heap.layout(&mut chance);
        let Ok(mut game) = rules.resume(&layout) else { continue };
        painted += layout.stacks.len();
        layout.stacks.iter().for_each(|laid| assert_laying(&painter, laid, &mut chance));
        painter.assert_table(&game);
        for _ in 0..ANSWERS {
            let Some(asked) = rules.decision(&game) else { break };
            rules.legal_actions(&game, &mut answers);
            let action = answers[chance.below(answers.len() as u32) as usize];
            rules.apply(&mut game, asked.seat, action, &mut ()).unwrap();
            painter.assert_table(&game);
        }
    }
}

#[test]
fn a_painted_stack_is_worth_what_the_engine_says() {
    check("docs/examples/lodgers", STACKS);
}

#[test]
fn a_painted_stack_of_stranger_cards_is_worth_what_the_engine_says() {
    check("crates/woe-rules/tests/rabble", STACKS / 10);
}
