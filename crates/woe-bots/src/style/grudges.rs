//! Who did what to me?
//!
//! A grudge is counted in points: by how much somebody raised what one's family shows, and a few for
//! every other insult. Who owns what is told by views alone, so beats wait for the next one.

use woe_cards::{CardId, Catalog, Kind, Skipped};
use woe_rules::{Beat, Face, Glimpse, Place, Seat, StackId, StackView, View};

/// What a death that one did not ask for counts.
const DEATH: i32 = 10;
/// What a cancelled card counts.
const CANCELLED: i32 = 10;
/// What a lost card counts, or a skipped draw.
const CARD: i32 = 4;
/// What a skipped turn counts.
const TURN: i32 = 10;

/// What a seat holds against the others.
#[derive(Debug)]
pub(crate) struct Grudges {
    seat: Seat,
    counts: [i32; Seat::MAX],
    latest: Option<Seat>,
    waiting: Vec<Beat<Glimpse>>,
    layers: Vec<(CardId, StackId)>,
    removed: Vec<StackId>,
    /// Whose a stack is since it moved; nobody's in the middle.
    joined: Vec<(StackId, Option<Seat>)>,
    announced: Vec<(CardId, Seat)>,
    speaks: Option<Seat>,
}

impl Grudges {
    /// None yet.
    pub(crate) fn new(seat: Seat) -> Grudges {
        Grudges {
            seat,
            counts: [0; Seat::MAX],
            latest: None,
            waiting: Vec::new(),
            layers: Vec::new(),
            removed: Vec::new(),
            joined: Vec::new(),
            announced: Vec::new(),
            speaks: None,
        }
    }

    /// Sees what a beat shows to this seat.
    pub(crate) fn notice(&mut self, beat: Beat<Glimpse>) {
        self.waiting.push(beat);
    }

    /// Who hurt it most; of equals, the latest.
    pub(crate) fn nemesis(&self) -> Option<Seat> {
        let hurt = |seat: &Seat| self.counts[seat.index()];
        let guilty = Seat::ALL.into_iter().filter(|seat| hurt(seat) > 0);
        guilty.max_by_key(|seat| (hurt(seat), self.latest == Some(*seat)))
    }

    /// Thinks over what it has seen since the last view.
    pub(crate) fn settle(&mut self, catalog: &Catalog, view: &View) {
        for beat in std::mem::take(&mut self.waiting) {
            let before = self.shown(catalog, view);
            self.listen(beat);
            self.follow(beat);
            let risen = self.shown(catalog, view) - before;
            let hurt = risen.max(0) + self.insult(catalog, view, beat);
            self.blame(hurt);
            self.hush(beat);
        }
    }

    fn blame(&mut self, hurt: i32) {
        if let Some(culprit) = self.speaks.filter(|&culprit| hurt > 0 && culprit != self.seat) {
            self.counts[culprit.index()] += hurt;
            self.latest = Some(culprit);
        }
    }

    /// Whose card speaks.
    fn listen(&mut self, beat: Beat<Glimpse>) {
        match beat {
            Beat::Announced { seat, card: Glimpse::Known(card), .. } => {
                self.announced.push((card, seat));
                self.speaks = Some(seat);
            }
            // A claim is no card: whoever has the Story now speaks for it. [STORY-4]
            Beat::Joined { seat, .. } if self.announced.is_empty() => self.speaks = Some(seat),
            Beat::TurnBegan { .. } | Beat::TurnEnded { .. } => {
                self.announced.clear();
                self.speaks = None;
            }
            Beat::SetAside { .. }
            | Beat::Joined { .. }
            | Beat::Parted { .. }
            | Beat::SetOut { .. }
            | Beat::Shuffled
            | Beat::TurnSkipped { .. }
            | Beat::Passed { .. }
            | Beat::Announced { .. }
            | Beat::Named { .. }
            | Beat::Cancelled { .. }
            | Beat::Resolved { .. }
            | Beat::Laid { .. }
            | Beat::Moved { .. }
            | Beat::Stripped { .. }
            | Beat::Lifted { .. }
            | Beat::Slipped { .. }
            | Beat::Removed { .. }
            | Beat::Drawn { .. }
            | Beat::Discarded { .. }
            | Beat::Taken { .. }
            | Beat::Regained { .. }
            | Beat::Sprung { .. }
            | Beat::Lapsed { .. }
            | Beat::Returned { .. }
            | Beat::Reshuffled
            | Beat::WillSkip { .. }
            | Beat::DrawSkipped { .. }
            | Beat::Granted { .. }
            | Beat::Ended => {}
        }
    }

    /// A card that is done speaks no more; one that it interrupted goes on.
    fn hush(&mut self, beat: Beat<Glimpse>) {
        let (Beat::Resolved { card } | Beat::Cancelled { card }) = beat else { return };
        self.announced.retain(|&(shown, _)| Glimpse::Known(shown) != card);
        self.speaks = self.announced.last().map(|&(_, seat)| seat);
    }

    /// What lies where.
    fn follow(&mut self, beat: Beat<Glimpse>) {
        match beat {
            Beat::Removed { stack } | Beat::SetAside { stack } => self.removed.push(stack),
            Beat::Joined { stack, seat } => self.put(stack, Some(seat)),
            Beat::Parted { stack } => self.put(stack, None),
            Beat::SetOut { .. }
            | Beat::Shuffled
            | Beat::TurnBegan { .. }
            | Beat::TurnSkipped { .. }
            | Beat::TurnEnded { .. }
            | Beat::Passed { .. }
            | Beat::Announced { .. }
            | Beat::Named { .. }
            | Beat::Cancelled { .. }
            | Beat::Resolved { .. }
            | Beat::Laid { .. }
            | Beat::Moved { .. }
            | Beat::Stripped { .. }
            | Beat::Lifted { .. }
            | Beat::Slipped { .. }
            | Beat::Drawn { .. }
            | Beat::Discarded { .. }
            | Beat::Taken { .. }
            | Beat::Regained { .. }
            | Beat::Sprung { .. }
            | Beat::Lapsed { .. }
            | Beat::Returned { .. }
            | Beat::Reshuffled
            | Beat::WillSkip { .. }
            | Beat::DrawSkipped { .. }
            | Beat::Granted { .. }
            | Beat::Ended => {}
        }
        let Some((Glimpse::Known(card), from, to)) = beat.movement() else { return };
        if let Place::Stack(_) = from {
            self.layers.retain(|&(layer, _)| layer != card);
        }
        if let Place::Stack(on) = to {
            self.layers.push((card, on));
        }
    }

    fn put(&mut self, stack: StackId, of: Option<Seat>) {
        self.joined.retain(|&(joined, _)| joined != stack);
        self.joined.push((stack, of));
    }

    /// What a beat does to this seat beside what its family shows.
    fn insult(&self, catalog: &Catalog, view: &View, beat: Beat<Glimpse>) -> i32 {
        let me = self.seat;
        match beat {
            Beat::Laid { card: Glimpse::Known(card), on } => {
                let dies = catalog.card(card).kind == Kind::UntimelyDeath;
                if dies && self.owner(catalog, view, on) == Some(me) { DEATH } else { 0 }
            }
            Beat::Cancelled { card: Glimpse::Known(card) } => {
                let mine = self.announced.contains(&(card, me));
                if mine { CANCELLED } else { 0 }
            }
            Beat::Discarded { seat, .. } | Beat::Taken { from: seat, .. } if seat == me => CARD,
            Beat::WillSkip { seat, what: Skipped::Draw } if seat == me => CARD,
            Beat::WillSkip { seat, what: Skipped::Turn } if seat == me => TURN,
            Beat::SetAside { .. }
            | Beat::Joined { .. }
            | Beat::Parted { .. }
            | Beat::SetOut { .. }
            | Beat::Shuffled
            | Beat::TurnBegan { .. }
            | Beat::TurnSkipped { .. }
            | Beat::TurnEnded { .. }
            | Beat::Passed { .. }
            | Beat::Announced { .. }
            | Beat::Named { .. }
            | Beat::Cancelled { .. }
            | Beat::Resolved { .. }
            | Beat::Laid { .. }
            | Beat::Moved { .. }
            | Beat::Stripped { .. }
            | Beat::Lifted { .. }
            | Beat::Slipped { .. }
            | Beat::Removed { .. }
            | Beat::Drawn { .. }
            | Beat::Discarded { .. }
            | Beat::Taken { .. }
            | Beat::Regained { .. }
            | Beat::Sprung { .. }
            | Beat::Lapsed { .. }
            | Beat::Returned { .. }
            | Beat::Reshuffled
            | Beat::WillSkip { .. }
            | Beat::DrawSkipped { .. }
            | Beat::Granted { .. }
            | Beat::Ended => 0,
        }
    }

    /// What its family shows.
    fn shown(&self, catalog: &Catalog, view: &View) -> i32 {
        let own = |stack: &&StackView| {
            self.owner(catalog, view, stack.id) == Some(self.seat)
                && !self.removed.contains(&stack.id)
        };
        let worth = |stack: &StackView| {
            let layers = self.layers.iter().filter(|(_, on)| *on == stack.id);
            let bare = Face::bare(catalog.card(stack.base));
            let lay = |face: Face, &(id, _): &(CardId, StackId)| face.under(id, catalog.card(id));
            i32::from(layers.fold(bare, lay).self_worth())
        };
        view.table.stacks.iter().filter(own).map(worth).sum()
    }

    /// In whose family a stack is, or was before it left the game: then its kin tell.
    fn owner(&self, catalog: &Catalog, view: &View, on: StackId) -> Option<Seat> {
        if let Some(&(_, seat)) = self.joined.iter().find(|(stack, _)| *stack == on) {
            return seat;
        }
        let stack = view.table.stacks.get(on.index())?;
        stack.of.or_else(|| {
            let family = family(catalog, stack)?;
            let kin = |other: &&StackView| self::family(catalog, other) == Some(family);
            view.table.stacks.iter().filter(kin).find_map(|other| other.of)
        })
    }
}

fn family(catalog: &Catalog, stack: &StackView) -> Option<usize> {
    catalog.sheet(stack.base).person.as_ref()?.family
}
