//! How much is an answer liked?

use super::{Style, grudges::Grudges};
use crate::{
    ahead::Foresight,
    mind::Mind,
    prospect::Weights,
    roster::{is_mortal, mortals},
};
use woe_cards::{CardId, Kind};
use woe_rules::{Action, Beat, Glimpse, Rules, Seat, StackId, Table, View, Way};

/// The living are worth what they are at the beginning, however near the end is.
const NO_HASTE: i32 = 10;

/// A style, and what it remembers. It knows only what its seat has seen.
#[derive(Debug)]
pub(crate) struct Taste {
    style: Style,
    seat: Seat,
    grudges: Grudges,
    last: Option<StackId>,
    foresight: Foresight,
}

impl Taste {
    /// The taste of whoever sits there.
    pub(crate) fn new(style: Style, seat: Seat) -> Taste {
        let grudges = Grudges::new(seat);
        Taste { style, seat, grudges, last: None, foresight: Foresight::default() }
    }

    /// How much of its judge's slack it takes.
    pub(crate) fn stubbornness(&self) -> f64 {
        match self.style {
            Style::Plain => 0.0,
            Style::Dramatist => 1.8,
            Style::Vengeful => 1.0,
            Style::Magpie => 2.0,
            Style::Martyr => 3.8,
            Style::KingmakerAverse => 3.0,
        }
    }

    /// Sees what a beat shows to this seat.
    pub(crate) fn notice(&mut self, beat: Beat<Glimpse>) {
        match self.style {
            Style::Vengeful => self.grudges.notice(beat),
            Style::Dramatist => {
                if let Beat::Announced { seat, on: Some(on), way, .. } = beat
                    && seat == self.seat
                    && !matches!(way, Way::Response | Way::Retort)
                {
                    self.last = Some(on);
                }
            }
            Style::Plain | Style::Magpie | Style::Martyr | Style::KingmakerAverse => {}
        }
    }

    /// How much each of these actions is liked: the higher, the better.
    pub(crate) fn likings(&mut self, mind: &Mind, view: &View, of: &[Action]) -> Vec<i32> {
        if self.style == Style::Dramatist {
            let continues = |&action| i32::from(self.continues(&mind.rules, view, action));
            return of.iter().map(continues).collect();
        }
        let rules = &mind.rules;
        let mut chance = mind.chance();
        let imagined = mind.imagine(view, &mut chance);
        let bias = self.bias(rules, view, imagined.table());
        let like = |&action| {
            let later = self.foresight.after(rules, imagined, action, &mut chance);
            bias.liking(rules, later.table())
        };
        of.iter().map(like).collect()
    }

    /// Whether an answer goes on with the character it played on last, if that one lives.
    fn continues(&self, rules: &Rules, view: &View, action: Action) -> bool {
        self.last.is_some_and(|on| target(action) == Some(on) && lives(rules, view, on))
    }

    /// What it looks at, before it tries any answer.
    fn bias(&mut self, rules: &Rules, view: &View, now: &Table) -> Bias {
        match self.style {
            Style::Plain | Style::Dramatist => Bias::None,
            Style::Vengeful => {
                self.grudges.settle(&rules.catalog, view);
                self.grudges.nemesis().map_or(Bias::None, Bias::Against)
            }
            Style::Magpie => Bias::Cards(self.seat),
            Style::Martyr => Bias::Misery(self.seat),
            Style::KingmakerAverse => Bias::order(rules, now, self.seat),
        }
    }
}

/// A seat, and how it stood.
type Stand = (Seat, i32);

/// What is liked about a table that an answer leads to.
#[derive(Clone, Copy, Debug)]
enum Bias {
    None,
    /// That this seat does badly.
    Against(Seat),
    /// That this seat has cards.
    Cards(Seat),
    /// That this seat's family is miserable.
    Misery(Seat),
    /// That the first of the others has no more than it had, and the last no less.
    Order(Stand, Stand),
}

impl Bias {
    /// How the others stand, by what their families show; among fewer than two, or among equals,
    /// there is no king to be made.
    fn order(rules: &Rules, now: &Table, seat: Seat) -> Bias {
        let others = Seat::ALL[..now.seats()].iter().copied().filter(|&other| other != seat);
        let shown = |other: &Seat| shown(rules, now, *other);
        let (Some(first), Some(last)) =
            (others.clone().min_by_key(shown), others.max_by_key(shown))
        else {
            return Bias::None;
        };
        let stands = |seat: Seat| (seat, fortune(rules, now, seat));
        match shown(&first) < shown(&last) {
            true => Bias::Order(stands(first), stands(last)),
            false => Bias::None,
        }
    }

    fn liking(&self, rules: &Rules, later: &Table) -> i32 {
        match *self {
            Bias::None => 0,
            Bias::Against(seat) => -fortune(rules, later, seat),
            Bias::Cards(seat) => hoard(rules, later, seat),
            Bias::Misery(seat) => -shown(rules, later, seat),
            Bias::Order(first, last) => {
                let given = (fortune(rules, later, first.0) - first.1).max(0);
                let taken = (last.1 - fortune(rules, later, last.0)).max(0);
                -given - taken
            }
        }
    }
}

/// How a seat stands, in tenths of a point.
fn fortune(rules: &Rules, table: &Table, seat: Seat) -> i32 {
    Weights::GOVERNESS.misery(rules, table, seat, NO_HASTE)
}

/// What a family shows, and what counts already as it will be counted: the lower, the more miserable.
fn shown(rules: &Rules, table: &Table, seat: Seat) -> i32 {
    let promised = |stack| i32::from(table.stack(stack).face.self_worth());
    let living: i32 = mortals(table, seat).iter().map(promised).sum();
    living + i32::from(rules.family_value(table, seat))
}

/// How many cards a seat has and will have. On its own turn it still draws, so that only what goes
/// beyond the draw limit, or changes it, is a gain. [DRAW-1]
fn hoard(rules: &Rules, table: &Table, seat: Seat) -> i32 {
    let limit = rules.draw_limit(table, seat) as i32;
    let held = table.hand_len(seat) as i32;
    let skipped = i32::from(table.skipped_draws(seat));
    let draws = table.turn() == seat && skipped == 0;
    let cards = if draws { held.max(limit) } else { held };
    let is_event = |card: &CardId| rules.catalog.card(*card).kind == Kind::Event;
    let events = table.hand(seat).iter().filter(is_event).count() as i32;
    4 * (cards + limit - skipped) + events
}

fn lives(rules: &Rules, view: &View, on: StackId) -> bool {
    let stack = view.table.stacks.get(on.index());
    stack.is_some_and(|stack| !stack.gone && is_mortal(rules, stack))
}

/// Which stack an answer names.
fn target(action: Action) -> Option<StackId> {
    match action {
        Action::Play { on, .. } => on,
        Action::Choose(stack) => Some(stack),
        Action::Discard(_)
        | Action::DiscardHand
        | Action::Pick(_)
        | Action::Take(_)
        | Action::Call(_)
        | Action::Use
        | Action::Draw
        | Action::Pass => None,
    }
}
