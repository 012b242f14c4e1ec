//! What does each pair of eyes see?

mod again;

pub(crate) use again::{Unveiled, moment};

use crate::{
    play::{Play, Undo},
    standing::Standing,
    window::Window,
};
use serde::Serialize;
use woe_cards::CardId;
use woe_rules::{
    CardSet, Changed, Decision, Eye, Game, Question, Rules, Seat, StackSet, Task, View,
};
use woe_wire::{
    Asked, Bag, Consent, GamePart, Hash, MePart, MiddlePart, Noted, Options, PilesPart, SeatPart,
    StackPart, TablePart, TurnPart, UndoPart, Waiting, WindowPart, You,
};

/// How long most patches are at most, in bytes.
const PATCH: usize = 512;
/// The names of the seats' parts.
const SEATS: [&str; Seat::MAX] = ["seat/0", "seat/1", "seat/2", "seat/3", "seat/4"];

/// Whether each seat's person is here, and since when not.
pub(crate) type Presence = [(bool, Option<u64>); Seat::MAX];

/// The parts of all views of a table: what everyone sees, what those see who may watch, and what is
/// each seat's own.
#[derive(Default)]
pub(crate) struct Bags {
    lobby: Bag,
    open: Bag,
    own: [Bag; Seat::MAX],
    /// What the parts were made of last: only what changed since is written anew.
    last_presence: Option<Presence>,
    last_open: LastOpen,
    last_own: [LastOwn; Seat::MAX],
    /// The game as somebody saw it last.
    view: Option<View>,
    /// The sets it was dealt from, if they are others today.
    pub(crate) older_cards: Vec<String>,
    /// At which seats a newcomer waits, who sees no hand.
    veiled: [bool; Seat::MAX],
    /// At which seats that has changed, and nobody was told yet.
    pub(crate) turned: [bool; Seat::MAX],
}

/// What lay open when it was looked at last.
#[derive(Default)]
struct LastOpen {
    seats: [Last<SeatPart>; Seat::MAX],
    /// What each stack counted, where that can hang on others.
    reckoned: Vec<Option<i16>>,
    turn: Last<TurnPart>,
    waiting: Last<Option<Waiting>>,
    undo: Last<Option<UndoPart>>,
}

/// What was a seat's own when it was looked at last.
#[derive(Default)]
struct LastOwn {
    me: Last<MePart>,
    hand: Option<CardSet>,
    asked: Last<Option<Asked>>,
    noted: Last<Option<Noted>>,
}

/// A part as it was last.
struct Last<T>(Option<T>);

impl<T> Default for Last<T> {
    fn default() -> Last<T> {
        Last(None)
    }
}

impl<T: PartialEq> Last<T> {
    /// The part, if it is not as it was.
    fn changed(&mut self, part: T) -> Option<&T> {
        if self.0.as_ref() == Some(&part) {
            return None;
        }
        Some(self.0.insert(part))
    }
}

impl<T: PartialEq + Serialize> Last<T> {
    /// Puts the part into the bag and the patch, if it is not as it was.
    fn patch(&mut self, part: T, key: &str, bag: &mut Bag, patch: &mut String) {
        if let Some(part) = self.changed(part) {
            bag.patch(key, part, patch);
        }
    }
}

/// Where the parts go that lie open.
trait PartSink {
    /// Takes the part of that name.
    fn put<T: Clone + Serialize + Into<GamePart>>(&mut self, key: &str, part: &T);
}

/// They are kept as text, and those that changed are written into a patch.
struct Patched<'a> {
    bag: &'a mut Bag,
    patch: &'a mut String,
}

impl PartSink for Patched<'_> {
    fn put<T: Clone + Serialize + Into<GamePart>>(&mut self, key: &str, part: &T) {
        self.bag.patch(key, part, self.patch);
    }
}

impl Bags {
    /// Everything that an audience sees: the pieces, and their hash.
    pub(crate) fn fresh(&self, you: You) -> ([String; 3], Hash) {
        let bags = [Some(&self.lobby), self.open_to(you), self.own_of(you)];
        let texts = bags.map(|bag| {
            let mut text = String::new();
            if let Some(bag) = bag {
                bag.write(&mut text, |_| true);
            }
            text
        });
        (texts, self.hash(you))
    }

    /// Nothing was seen yet.
    pub(crate) fn forget(&mut self) {
        let older_cards = std::mem::take(&mut self.older_cards);
        *self = Bags { older_cards, ..Bags::default() };
    }

    /// The hash of everything that an audience sees.
    pub(crate) fn hash(&self, you: You) -> Hash {
        let hash_of = |bag: Option<&Bag>| bag.map_or(Hash::default(), Bag::hash);
        self.lobby.hash().toggled(hash_of(self.open_to(you))).toggled(hash_of(self.own_of(you)))
    }

    fn open_to(&self, you: You) -> Option<&Bag> {
        (you != You::Visitor).then_some(&self.open)
    }

    fn own_of(&self, you: You) -> Option<&Bag> {
        match you {
            You::Seat(seat) => self.own.get(usize::from(seat)),
            You::Watcher | You::Visitor => None,
        }
    }

    /// What everyone sees, what lies open, and what is each seat's own now; what changed of it.
    pub(crate) fn look(
        &mut self,
        (standing, restated): (&Standing, bool),
        presence: Presence,
        play: Option<&Play>,
    ) -> ([String; 2], [String; Seat::MAX]) {
        let mut own: [String; Seat::MAX] = Default::default();
        let seats = &Seat::ALL[..standing.people.len()];
        let mut lobby = String::new();
        self.veil(standing);
        if restated || self.last_presence != Some(presence) {
            lobby = self.look_at_lobby(standing, presence);
            for &seat in seats {
                let (bag, last) = (&mut self.own[seat.index()], &mut self.last_own[seat.index()]);
                last.me.patch(me_part(seat, standing), "me", bag, &mut own[seat.index()]);
            }
            self.last_presence = Some(presence);
        }
        let Some(play) = play else { return ([lobby, String::new()], own) };
        let (mut view, changed) = play.look_again(self.view.take());
        let open = self.look_at_table(play, &view, changed);
        for &seat in seats.iter().filter(|seat| !standing.has_newcomer(seat.index())) {
            self.look_at_seat(seat, standing, (play, &mut view), &mut own[seat.index()]);
        }
        self.view = Some(view);
        ([lobby, open], own)
    }

    /// Where a newcomer begins to wait or waits no more, nothing stays of what the seat was shown.
    fn veil(&mut self, standing: &Standing) {
        for seat in 0..standing.people.len() {
            let veiled = standing.has_newcomer(seat);
            if self.veiled[seat] != veiled {
                (self.own[seat], self.last_own[seat]) = (Bag::default(), LastOwn::default());
                (self.veiled[seat], self.turned[seat]) = (veiled, true);
            }
        }
    }

    fn look_at_lobby(&mut self, standing: &Standing, presence: Presence) -> String {
        let cards = self.older_cards.clone();
        let mut patch = String::new();
        let table = TablePart {
            phase: standing.phase,
            options: standing.options.clone(),
            watching: standing.watching,
            talking: standing.talking,
            table: standing.table.clone(),
            host: standing.host,
            cards,
        };
        let people = standing.people.iter().zip(presence);
        let people: Vec<_> = people.map(|(one, (here, away))| one.part(here, away)).collect();
        self.lobby.patch("table", &table, &mut patch);
        self.lobby.patch("people", &people, &mut patch);
        patch
    }

    fn look_at_table(&mut self, play: &Play, view: &View, changed: Changed) -> String {
        let (bag, last) = (&mut self.open, &mut self.last_open);
        let mut patch = String::with_capacity(PATCH);
        let mut sink = Patched { bag: &mut *bag, patch: &mut patch };
        let shown = Shown { rules: &play.rules, game: play.game(), view };
        put_table(&mut sink, shown, changed, last);
        let waiting = match &play.window {
            Some(Window { of, decision, until, thinkers, .. }) => {
                let thinkers = thinkers.iter().copied().map(number).collect();
                Some(Waiting::Window(WindowPart::of(of, *decision, *until, thinkers)))
            }
            None => view.waiting_for.map(|seat| Waiting::Seat(number(seat))),
        };
        last.waiting.patch(waiting, "waiting", bag, &mut patch);
        last.undo.patch(play.undo.as_ref().map(undo_part), "undo", bag, &mut patch);
        patch
    }

    /// The view may be anyone's, of this moment; then it is this seat's.
    fn look_at_seat(
        &mut self,
        seat: Seat,
        standing: &Standing,
        (play, view): (&Play, &mut View),
        patch: &mut String,
    ) {
        let (bag, last) = (&mut self.own[seat.index()], &mut self.last_own[seat.index()]);
        play.rules.view_again(play.game(), Eye::Seat(seat), view);
        if last.hand != Some(view.table.hand) {
            bag.patch("hand", &hand(view), patch);
            last.hand = Some(view.table.hand);
        }
        let bot = standing.is_played_by_bot(seat.index());
        let asked = if bot { None } else { asked(seat, standing, play, view) };
        last.asked.patch(asked, "asked", bag, patch);
        last.noted.patch(noted(seat, play), "noted", bag, patch);
    }
}

/// A moment of a game, and what somebody sees of it.
#[derive(Clone, Copy)]
struct Shown<'a> {
    rules: &'a Rules,
    game: &'a Game,
    view: &'a View,
}

/// Puts what lies open where it goes; what is as it was is passed over.
fn put_table(to: &mut impl PartSink, shown: Shown<'_>, changed: Changed, last: &mut LastOpen) {
    let Shown { rules, game, view } = shown;
    let table = &view.table;
    put_stacks(to, shown, changed.stacks, &mut last.reckoned);
    for (seat, one) in Seat::ALL.into_iter().zip(&table.seats) {
        let limit = rules.draw_limit(game.table(), seat);
        let part = SeatPart::of(one, limit, rules.family_value(game.table(), seat));
        let part = last.seats[seat.index()].changed(part);
        part.into_iter().for_each(|part| to.put(SEATS[seat.index()], part));
    }
    if changed.piles {
        let piles = PilesPart { deck: table.deck_len as u16, discard: numbers(&table.discard) };
        to.put("piles", &piles);
    }
    if changed.announced {
        to.put("announced", &numbers(&table.announced));
    }
    let turn = last.turn.changed(turn_part(rules, game, view));
    turn.into_iter().for_each(|turn| to.put("turn", turn));
    if changed.middle {
        let expedition = table.expedition.map(|card| card.index() as u16);
        to.put("middle", &MiddlePart { expedition, boxed: numbers(&table.boxed) });
    }
}

/// Puts the stacks into the bag that look otherwise, or count otherwise because of others.
fn put_stacks(
    to: &mut impl PartSink,
    Shown { rules, game, view }: Shown<'_>,
    changed: StackSet,
    counted: &mut Vec<Option<i16>>,
) {
    let before = std::mem::take(counted);
    for stack in &view.table.stacks {
        let is_changed = changed.contains(stack.id);
        if !is_changed && !rules.counts_others() {
            continue;
        }
        let reckoned = rules.reckoned(game.table(), stack.id);
        counted.extend(rules.counts_others().then_some(reckoned));
        if is_changed || before.get(stack.id.index()) != Some(&reckoned) {
            let part = StackPart::of(stack, reckoned, &rules.catalog);
            to.put(&format!("stack/{}", stack.id.index()), &part);
        }
    }
}

fn numbers(cards: &[CardId]) -> Vec<u16> {
    cards.iter().map(|card| card.index() as u16).collect()
}

fn turn_part(rules: &Rules, game: &Game, view: &View) -> TurnPart {
    let table = &view.table;
    let play = view.pending.last().and_then(|task| {
        let Task::Ask(Decision { question: Question::Play(play), .. }) = task else { return None };
        Some((*play).into())
    });
    let winners = if table.ended { rules.winners(game) } else { Vec::new() };
    TurnPart {
        turn: number(table.turn),
        start: number(table.start),
        round: table.rounds.saturating_add(1),
        play,
        misfits: table.misfits.map(number),
        ended: table.ended,
        winners: winners.into_iter().map(number).collect(),
    }
}

fn undo_part(undo: &Undo) -> UndoPart {
    let consent = undo
        .waits_for
        .as_ref()
        .map(|seats| Consent { waits_for: seats.iter().copied().map(number).collect() });
    UndoPart { by: number(undo.by), decision: undo.decision, free: undo.free, consent }
}

fn me_part(seat: Seat, standing: &Standing) -> MePart {
    let person = standing.people.get(seat.index());
    let host = usize::from(standing.host) == seat.index();
    let over = standing.phase == woe_wire::Phase::Over;
    MePart {
        seat: number(seat),
        host,
        orders: person.map(|person| person.orders).unwrap_or_default(),
        free_plays: person.is_some_and(|person| person.free_plays),
        watch: (host && standing.watching).then(|| standing.watch.clone()),
        replay: over.then(|| standing.replay.clone()),
        next: standing.next.clone(),
    }
}

fn hand(view: &View) -> Vec<u16> {
    view.table.hand.iter().map(|card| card.index() as u16).collect()
}

/// What is asked of a seat, in a window or alone.
fn asked(seat: Seat, standing: &Standing, play: &Play, view: &View) -> Option<Asked> {
    let Some(window) = &play.window else {
        let decision = view.decision.filter(|_| !play.is_needless(standing))?;
        let question = decision.question.into();
        return Some(Asked {
            decision: play.number(),
            question,
            options: Options::of(&view.actions),
        });
    };
    let orders = standing.people.get(seat.index())?.orders;
    // Where nothing is masked, nobody is asked who has no choice.
    let asks = window.until.is_some() || window.has_choice(seat);
    let open = asks && window.note(seat).is_none() && window.concerns(play, orders);
    let options = Options::of(window.actions(seat).filter(|_| open)?);
    let question = Question::Respond(window.of).into();
    Some(Asked { decision: window.decision, question, options })
}

fn noted(seat: Seat, play: &Play) -> Option<Noted> {
    let window = play.window.as_ref()?;
    let note = window.note(seat)?;
    Some(Noted { decision: window.decision, action: note.action.into() })
}

fn number(seat: Seat) -> u8 {
    seat.index() as u8
}
