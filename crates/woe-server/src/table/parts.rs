//! What does each pair of eyes see?

use super::{
    play::{Play, Undo},
    standing::Standing,
    window::Window,
};
use woe_rules::{Eye, Game, Question, Rules, Seat, TableView, Task, View};
use woe_wire::{
    Asked, Bag, Consent, Hash, MePart, Noted, Options, PersonPart, PilesPart, SeatPart, StackPart,
    TablePart, TurnPart, UndoPart, Waiting, WindowPart, You,
};

/// The parts of all views of a table: what everyone sees, what those see who may watch, and what is
/// each seat's own.
#[derive(Default)]
pub(crate) struct Bags {
    lobby: Bag,
    open: Bag,
    own: [Bag; Seat::MAX],
    /// The table as watchers saw it last: only what changed since is written anew.
    seen: Option<TableView>,
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

    /// What everyone sees now; what changed of it.
    pub(crate) fn look_at_lobby(&mut self, standing: &Standing, people: &[PersonPart]) -> String {
        let table = TablePart {
            phase: standing.phase,
            options: standing.options.clone(),
            watching: standing.watching,
            table: standing.table.clone(),
            host: standing.host,
        };
        let mut patch = String::new();
        self.lobby.patch("table", &table, &mut patch);
        self.lobby.patch("people", &people, &mut patch);
        patch
    }

    /// What lies open now; what changed of it.
    pub(crate) fn look_at_table(&mut self, play: &Play) -> String {
        let mut patch = String::new();
        let view = play.view(Eye::Watcher);
        put_table(&mut self.open, (play.rules, play.game(), &view), self.seen.as_ref(), &mut patch);
        let waiting = match &play.window {
            Some(Window { of, decision, until, .. }) => {
                Some(Waiting::Window(WindowPart::of(of, *decision, *until)))
            }
            None => view.waiting_for.map(|seat| Waiting::Seat(number(seat))),
        };
        self.open.patch("waiting", &waiting, &mut patch);
        self.open.patch("undo", &play.undo.as_ref().map(undo_part), &mut patch);
        self.seen = Some(view.table);
        patch
    }

    /// What is a seat's own now; what changed of it.
    pub(crate) fn look_at_seat(
        &mut self,
        seat: Seat,
        standing: &Standing,
        play: Option<&Play>,
    ) -> String {
        let mut patch = String::new();
        let own = &mut self.own[seat.index()];
        own.patch("me", &me_part(seat, standing), &mut patch);
        let Some(play) = play else { return patch };
        let view = play.view(Eye::Seat(seat));
        own.patch("hand", &hand(&view), &mut patch);
        let bot = standing.is_played_by_bot(seat.index());
        let asked = if bot { None } else { asked(seat, standing, play, &view) };
        own.patch("asked", &asked, &mut patch);
        own.patch("noted", &noted(seat, play), &mut patch);
        patch
    }
}

/// The parts of a moment that is past, as that eye saw it.
pub(crate) fn moment(rules: &'static Rules, game: &Game, eye: Eye) -> Bag {
    let mut bag = Bag::default();
    let view = rules.view_for(game, eye);
    put_table(&mut bag, (rules, game, &view), None, &mut String::new());
    if let Eye::Seat(_) = eye {
        bag.put("hand", &hand(&view));
    }
    bag
}

/// What changed since the step before, for one who may see all hands.
pub(crate) fn unveiled(bag: &mut Bag, rules: &'static Rules, game: &Game) -> String {
    let mut patch = String::new();
    let view = rules.view_for(game, Eye::Watcher);
    put_table(bag, (rules, game, &view), None, &mut patch);
    for &seat in &Seat::ALL[..view.table.seats.len()] {
        let own = rules.view_for(game, Eye::Seat(seat));
        bag.patch(&format!("hand/{}", seat.index()), &hand(&own), &mut patch);
    }
    patch
}

/// Puts what lies open into the bag; stacks that look as they did are passed over.
fn put_table(
    bag: &mut Bag,
    (rules, game, view): (&'static Rules, &Game, &View),
    seen: Option<&TableView>,
    patch: &mut String,
) {
    let table = &view.table;
    for (index, stack) in table.stacks.iter().enumerate() {
        if seen.and_then(|seen| seen.stacks.get(index)) != Some(stack) {
            let reckoned = rules.worth_at_reckoning(game.table(), stack.id);
            let part = StackPart::of(stack, reckoned, &rules.catalog);
            bag.patch(&format!("stack/{index}"), &part, patch);
        }
    }
    for (index, (seat, one)) in Seat::ALL.into_iter().zip(&table.seats).enumerate() {
        let limit = rules.draw_limit(game.table(), seat);
        let part = SeatPart::of(one, limit, rules.family_value(game.table(), seat));
        bag.patch(&format!("seat/{index}"), &part, patch);
    }
    let discard = table.discard.iter().map(|card| card.index() as u16).collect();
    bag.patch("piles", &PilesPart { deck: table.deck_len as u16, discard }, patch);
    let announced: Vec<u16> = table.announced.iter().map(|card| card.index() as u16).collect();
    bag.patch("announced", &announced, patch);
    bag.patch("turn", &turn_part(rules, game, view), patch);
}

fn turn_part(rules: &Rules, game: &Game, view: &View) -> TurnPart {
    let table = &view.table;
    let play = match view.pending.last() {
        Some(Task::Ask(asked)) => match asked.question {
            Question::Play(play) => Some(play.into()),
            _ => None,
        },
        _ => None,
    };
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
        let decision = view.decision?;
        let question = decision.question.into();
        return Some(Asked {
            decision: play.number(),
            question,
            options: Options::of(&view.actions),
        });
    };
    let orders = standing.people.get(seat.index())?.orders;
    let open = window.note(seat).is_none() && window.concerns(play, orders);
    let view = window.view(seat).filter(|_| open)?;
    let question = view.decision?.question.into();
    let options = Options::of(&view.actions);
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
