//! Which tables are painted? Cards in any order, as high as they go.

use crate::picture::{Ink, PORTRAIT, Painter};
use woe_cards::{CardId, Kind};
use woe_rules::{LaidStack, Layout, Play, Rules, Seat, StackId, Stream};

const MOST_LAYERS: u32 = 12;
/// How many Mysteries lie on a Residence at most.
const MOST_MYSTERIES: u32 = 4;
/// How many cards of each kind are held back for the first hand.
const HELD: usize = 4;

/// Cards in any order, for one table.
pub(crate) struct Heap {
    modifiers: Vec<CardId>,
    deaths: Vec<CardId>,
    events: Vec<CardId>,
    sudden: Vec<CardId>,
    mysteries: Vec<CardId>,
    characters: Vec<CardId>,
    guests: Vec<CardId>,
    residences: Vec<CardId>,
    stories: Vec<CardId>,
    expeditions: Vec<CardId>,
}

impl Heap {
    pub(crate) fn new(rules: &Rules) -> Heap {
        let all = |kind| rules.catalog.of_kind(kind).collect::<Vec<CardId>>();
        let (sudden, events) =
            all(Kind::Event).into_iter().partition(|&id| rules.catalog.card(id).sudden);
        Heap {
            modifiers: all(Kind::Modifier),
            deaths: all(Kind::UntimelyDeath),
            events,
            sudden,
            mysteries: all(Kind::Mystery),
            characters: all(Kind::Character),
            guests: all(Kind::Guest),
            residences: all(Kind::Residence),
            stories: all(Kind::Story),
            expeditions: all(Kind::Expedition),
        }
    }

    /// A table of random stacks of up to twelve layers, every other one with a death on top, and whatever
    /// the box has beside them: in the middle, or with somebody.
    pub(crate) fn layout(&mut self, painter: &Painter<'_>, chance: &mut Stream) -> Layout {
        self.shuffle(chance);
        let seats = 2 + chance.below(4) as usize;
        let mut stacks = self.fixtures(seats, chance);
        let any_owner = |chance: &mut Stream| Seat::new(chance.below(seats as u32 + 2) as usize);
        let guests = self.guests.iter().map(|&base| (base, any_owner(chance)));
        let guests: Vec<_> =
            guests.map(|(base, of)| (base, of.filter(|it| it.index() < seats))).collect();
        let members = self.characters.iter().enumerate();
        let members = members.map(|(index, &base)| (base, Seat::new(index % seats)));
        let room = StackId::MAX - stacks.len() - guests.len();
        let members = members.take(room).chain(guests);
        let mut modifiers = self.modifiers[HELD..].iter().copied();
        let mut deaths = self.deaths[HELD..].iter().copied();
        for (base, of) in members {
            let count = chance.below(MOST_LAYERS + 1) as usize;
            let mut layers: Vec<CardId> = modifiers.by_ref().take(count).collect();
            let risen = matches!(painter.paint(base, layers.clone())[PORTRAIT], Ink::Revenant(_));
            // Nobody undead dies. [UNDEAD-2]
            if !layers.is_empty() && !risen && chance.below(2) == 0 {
                layers.extend(deaths.next());
            }
            stacks.push(LaidStack { base, of, layers });
        }
        let mut hands = vec![Vec::new(); seats];
        hands[0] = self.hand();
        let expedition = self.expeditions.first().copied().filter(|_| chance.below(4) > 0);
        let (start, turn, play, lots) = (Seat::Zero, Seat::Zero, Play::First, Vec::new());
        let (deck, discard) = (self.sudden.clone(), Vec::new());
        Layout { stacks, hands, deck, discard, expedition, start, turn, play, lots }
    }

    fn shuffle(&mut self, chance: &mut Stream) {
        for cards in [
            &mut self.modifiers,
            &mut self.deaths,
            &mut self.sudden,
            &mut self.mysteries,
            &mut self.characters,
            &mut self.guests,
            &mut self.residences,
            &mut self.stories,
            &mut self.expeditions,
        ] {
            chance.shuffle(cards);
        }
    }

    fn hand(&self) -> Vec<CardId> {
        let held = [&self.modifiers, &self.deaths, &self.mysteries];
        let held = held.into_iter().flat_map(|cards| cards.iter().take(HELD));
        self.events.iter().chain(held).copied().collect()
    }

    /// A Residence for each seat, and Stories: one each at most, the others in the middle. [STORY-3]
    fn fixtures(&self, seats: usize, chance: &mut Stream) -> Vec<LaidStack> {
        let mut mysteries = self.mysteries.iter().skip(HELD).copied();
        let mut laid = Vec::new();
        for (&base, &seat) in self.residences.iter().zip(&Seat::ALL[..seats]) {
            let count = chance.below(MOST_MYSTERIES + 1) as usize;
            let layers = mysteries.by_ref().take(count).collect();
            laid.push(LaidStack { base, of: Some(seat), layers });
        }
        for (index, &base) in self.stories.iter().enumerate().take(seats.min(4)) {
            let of = Seat::new(index).filter(|_| chance.below(3) > 0);
            laid.push(LaidStack { base, of, layers: Vec::new() });
        }
        laid
    }
}
