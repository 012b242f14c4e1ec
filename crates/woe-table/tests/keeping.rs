//! Is nobody told what is not kept?

use std::{collections::BTreeMap, sync::Arc};
use woe_rules::Key;
use woe_table::{
    Backlog, Chance, Customs, Effects, Entry, Input, Kept, Library, Opening, Room, Table, Text,
    Ticket, Time, Write,
};
use woe_wire::{
    Arranged, BesideOptions, Code, Command, Do, Door, Event, FromServer, Level, OpenTable, Phase,
    Resume, TableOptions, You,
};

const ANN: u64 = 1;
const WATCHER: u64 = 2;
const BEN: u64 = 9;
/// How long a table rests after a failure, and a little longer.
const REST: Time = 1001;

fn room() -> Arc<Room> {
    let customs = Customs {
        name_chars: 24,
        line_chars: 400,
        watchers: 20,
        backlog: Backlog { bytes: 65_536, events: 32 },
        bot_pause_ms: 0,
        idle_ms: 600_000,
    };
    Arc::new(Room { customs, library: Library::new(woe_cards::shelf()) })
}

fn asked() -> OpenTable {
    let options = TableOptions {
        edition: "first".to_owned(),
        characters: Some(2),
        plain: false,
        retorts: None,
        rounds: 5,
        response_seconds: 2,
        swift: false,
        away_minutes: None,
        sets: vec!["gloom".to_owned()],
        beside: BesideOptions::default(),
    };
    let others = vec![Arranged::Bot(Level::Clerk)];
    let (name, family) = ("Ann".to_owned(), None);
    OpenTable { name, family, others, options, watching: true, start: false }
}

/// A table in its lobby with Ann and a watcher, and what is kept of it.
fn lobby() -> (Table, Kept) {
    let room = room();
    let opening = Opening::of(&room, &asked(), &mut Chance::new(Key::from_seed(1))).unwrap();
    let kept = Kept { state: opening.state, ..Kept::default() };
    let secret = Chance::new(Key::from_seed(2));
    let mut table = Table::load(room, kept.clone(), secret, 0).unwrap();
    let doors = [Door::Table(opening.doors.table), Door::Watch(opening.doors.watch)];
    for (caller, (door, token)) in
        [ANN, WATCHER].into_iter().zip(doors.into_iter().zip([Some(opening.opened.token), None]))
    {
        let entry = Entry { door, token, resume: None, caller, from: 0 };
        let effects = table.step(0, Input::Enter(Box::new(entry)));
        assert!(matches!(effects.admitted[..], [(_, Ok(_))]));
    }
    (table, kept)
}

fn says(id: &str, what: Do) -> Input {
    let command = Command { id: id.to_owned(), what };
    Input::Say { you: You::Seat(0), caller: ANN, command }
}

fn chat(id: &str) -> Input {
    says(id, Do::Chat { line: format!("the line of {id}") })
}

/// Who was told that line, and who got a reply to which command.
fn heard(effects: &Effects) -> (Vec<u64>, Vec<(u64, String, bool)>) {
    let (mut lines, mut replies) = (Vec::new(), Vec::new());
    for (caller, text) in &effects.tell {
        match woe_wire::read::<FromServer>(text).unwrap() {
            FromServer::Event(event) if event.lines.is_some() => lines.push(*caller),
            FromServer::Reply(reply) => {
                let is_fine = reply.trouble().is_none();
                replies.push((*caller, reply.id, is_fine));
            }
            FromServer::Event(_) | FromServer::Welcome(_) | FromServer::Trouble(_) => {}
        }
    }
    (lines, replies)
}

fn ticket(effects: &Effects) -> Ticket {
    effects.keep.as_ref().expect("something is to be kept").0
}

#[test]
fn nobody_is_told_before_it_is_kept_and_what_comes_meanwhile_waits() {
    let (mut table, _) = lobby();
    let first = table.step(1, chat("first"));
    assert!(first.tell.is_empty());
    let second = table.step(2, chat("second"));
    assert!(second.tell.is_empty() && second.keep.is_none());
    assert_eq!(table.wakes_at(), None, "it waits for its host alone");
    let kept = table.step(3, Input::Kept(ticket(&first)));
    assert_eq!(heard(&kept), (vec![ANN, WATCHER], vec![(ANN, "first".to_owned(), true)]));
    let then = table.step(4, Input::Kept(ticket(&kept)));
    assert_eq!(heard(&then), (vec![ANN, WATCHER], vec![(ANN, "second".to_owned(), true)]));
    assert!(then.keep.is_none());
}

#[test]
fn a_ticket_of_another_group_changes_nothing() {
    let (mut table, _) = lobby();
    let first = table.step(1, chat("first"));
    let Ticket(number) = ticket(&first);
    for wrong in [Input::Kept(Ticket(number + 1)), Input::NotKept(Ticket(number + 1), None)] {
        assert!(table.step(2, wrong).tell.is_empty());
    }
    let (lines, _) = heard(&table.step(3, Input::Kept(Ticket(number))));
    assert_eq!(lines, [ANN, WATCHER]);
    assert!(table.step(4, Input::Kept(Ticket(number))).tell.is_empty(), "and is told once");
}

#[test]
fn what_could_not_be_kept_was_never_done() {
    let (mut table, kept) = lobby();
    let started = table.step(1, says("start", Do::Start { first: None }));
    let failed = Input::NotKept(ticket(&started), Some(Box::new(kept)));
    let back = table.step(2, failed);
    assert_eq!(heard(&back), (vec![], vec![(ANN, "start".to_owned(), false)]));
    assert_eq!(table.phase(), Phase::Lobby);
    // It rests, and then does what was asked meanwhile.
    let meanwhile = table.step(3, chat("meanwhile"));
    assert!(meanwhile.keep.is_none() && table.wakes_at() == Some(2 + REST - 1));
    let rested = table.step(2 + REST, Input::Clock);
    let told = table.step(2 + REST, Input::Kept(ticket(&rested)));
    assert_eq!(heard(&told), (vec![ANN, WATCHER], vec![(ANN, "meanwhile".to_owned(), true)]));
    // The command that failed is not remembered as done.
    let again = table.step(3 + REST, says("start", Do::Start { first: None }));
    table.step(3 + REST, Input::Kept(ticket(&again)));
    assert_eq!(table.phase(), Phase::Playing);
}

/// The events that were told, and to whom.
fn events(effects: &Effects) -> Vec<(u64, Event)> {
    let event = |(caller, text): &(u64, Text)| match woe_wire::read(text).unwrap() {
        FromServer::Event(event) => Some((*caller, event)),
        FromServer::Reply(_) | FromServer::Welcome(_) | FromServer::Trouble(_) => None,
    };
    effects.tell.iter().filter_map(event).collect()
}

#[test]
fn after_a_failure_everybody_sees_everything_anew_and_follows_from_there() {
    let (mut table, kept) = lobby();
    let started = table.step(1, says("start", Do::Start { first: None }));
    let back = table.step(2, Input::NotKept(ticket(&started), Some(Box::new(kept))));
    let again = table.step(2 + REST, says("again", Do::Start { first: None }));
    let told = table.step(2 + REST, Input::Kept(ticket(&again)));
    let (anew, then) = (events(&back), events(&told));
    assert_eq!(anew.len(), 2);
    for ((caller, anew), (same, then)) in anew.iter().zip(&then) {
        assert!(caller == same && anew.fresh && !then.fresh && then.n == anew.n + 1);
    }
    // Another watcher, who comes now, sees what the one sees who was there.
    let [_, door] = table.doors();
    let entry = Entry { door, token: None, resume: None, caller: WATCHER + 1, from: 0 };
    let came = events(&table.step(3 + REST, Input::Enter(Box::new(entry))));
    let [_, (WATCHER, then)] = &then[..] else { panic!("Ann and the watcher are told") };
    let both = anew[1].1.parts.iter().chain(&then.parts).flatten();
    let seen: BTreeMap<_, _> = both.map(|(key, part)| (key.clone(), part.clone())).collect();
    assert_eq!((Some(seen), then.hash), (came[0].1.parts.clone(), came[0].1.hash));
}

#[test]
fn what_was_written_although_nobody_could_know_was_done() {
    let (mut table, kept) = lobby();
    let said = table.step(1, chat("first"));
    let (ticket, writes) = said.keep.unwrap();
    let [Write::Line { at, line, command: Some(command) }] = &writes[..] else { panic!("a line") };
    let written =
        Kept { lines: vec![(*at, line.clone())], commands: vec![command.clone()], ..kept };
    let back = table.step(2, Input::NotKept(ticket, Some(Box::new(written))));
    assert_eq!(heard(&back).1, [(ANN, "first".to_owned(), true)]);
}

#[test]
fn who_had_to_go_goes_if_it_was_written_although_nobody_could_know() {
    for written in [false, true] {
        let (mut table, mut kept) = lobby();
        let said = table.step(1, says("alone", Do::Watching { allowed: false }));
        let (ticket, writes) = said.keep.unwrap();
        if written {
            let [Write::State { state, .. }, Write::Mark(mark)] = &writes[..] else {
                panic!("a state")
            };
            (kept.state, kept.commands) = (state.clone(), vec![mark.clone()]);
        }
        let back = table.step(2, Input::NotKept(ticket, Some(Box::new(kept))));
        assert_eq!(back.dismissed.contains(&(WATCHER, Code::NoWatching)), written);
        assert_eq!(heard(&back).1, [(ANN, "alone".to_owned(), written)]);
    }
}

#[test]
fn a_seat_that_was_taken_is_held_although_nobody_could_know() {
    let (mut table, _) = lobby();
    let opened = table.step(1, says("open", Do::Arrange { seat: 1, to: Arranged::Open }));
    table.step(1, Input::Kept(ticket(&opened)));
    let [door, _] = table.doors();
    let entry = Entry { door, token: None, resume: None, caller: BEN, from: 0 };
    table.step(2, Input::Enter(Box::new(entry)));
    let id = "an-id-that-nobody-guesses".to_owned();
    let what = Do::Join { name: "Ben".to_owned(), family: None, token: None };
    let command = Command { id: id.clone(), what };
    let joins = table.step(3, Input::Say { you: You::Visitor, caller: BEN, command });
    let (ticket, writes) = joins.keep.unwrap();
    let [Write::State { state, .. }] = &writes[..] else { panic!("a state") };
    let kept = Kept { state: state.clone(), ..Kept::default() };
    let back = table.step(4, Input::NotKept(ticket, Some(Box::new(kept))));
    assert_eq!(heard(&back).1, [(BEN, id, true)]);
    assert!(back.tell.iter().any(|(caller, text)| *caller == BEN && text.contains("token")));
}

#[test]
fn whoever_missed_more_than_a_line_bears_sees_everything_anew() {
    for (missed, fresh) in [(32, false), (33, true)] {
        let (mut table, _) = lobby();
        let [_, door] = table.doors();
        let entry = |resume, caller| {
            Input::Enter(Box::new(Entry {
                door: door.clone(),
                token: None,
                resume,
                caller,
                from: 0,
            }))
        };
        let came = table.step(1, entry(None, BEN));
        let FromServer::Welcome(welcome) = woe_wire::read(&came.tell[0].1).unwrap() else {
            panic!()
        };
        let last = events(&came)[0].1.n;
        for number in 0..missed {
            let said = table
                .step(2, says(&format!("day-{number}"), Do::Talking { allowed: number % 2 == 1 }));
            table.step(2, Input::Kept(ticket(&said)));
        }
        let resume = Some(Resume { epoch: welcome.epoch, last });
        let back = events(&table.step(3, entry(resume, BEN + 1)));
        assert_eq!((back[0].1.fresh, back.len()), (fresh, if fresh { 1 } else { missed }));
    }
}

#[test]
fn without_a_word_of_what_was_kept_everybody_is_let_go() {
    let (mut table, _) = lobby();
    let said = table.step(1, chat("first"));
    let lost = table.step(2, Input::NotKept(ticket(&said), None));
    assert_eq!(lost.dismissed, [ANN, WATCHER].map(|one| (one, Code::NotKept)));
    let last = lost.tell.iter().rev().find(|(caller, _)| *caller == WATCHER).unwrap();
    let FromServer::Trouble(why) = woe_wire::read(&last.1).unwrap() else { panic!("{}", last.1) };
    assert_eq!(why.code, Code::NotKept);
    assert!(table.is_done());
    table.step(3, chat("late"));
    assert!(table.is_done() && table.wakes_at().is_none(), "whatever comes later");
}

#[test]
fn the_same_inputs_give_the_same_effects() {
    let run = || {
        let (mut table, _) = lobby();
        let mut all = Vec::new();
        let mut inputs = vec![
            says("name", Do::Name { name: "Anna".to_owned() }),
            says("start", Do::Start { first: None }),
            says("stand-in", Do::StandIn { level: Some(Level::Foundling) }),
        ];
        inputs.reverse();
        let mut now = 0;
        while let Some(input) = inputs.pop() {
            now += 50;
            let Effects { tell, keep, think, .. } = table.step(now, input);
            all.extend(tell.into_iter().map(|(caller, text)| format!("{caller} {text}")));
            if let Some((ticket, writes)) = keep {
                all.extend(writes.iter().map(written));
                inputs.push(Input::Kept(ticket));
            }
            all.extend(think.iter().map(|asked| format!("{:?} {}", asked.seat, asked.decision)));
        }
        all
    };
    let once = run();
    assert!(once.len() > 10, "{}", once.len());
    assert_eq!(once, run());
}

fn written(write: &Write) -> String {
    match write {
        Write::Table { state, .. } | Write::State { state, .. } => state.clone(),
        Write::Cards(sets) => format!("{sets:?}"),
        Write::Block { text, .. } => text.clone(),
        Write::Line { line, .. } => line.clone(),
        Write::Note { answer, .. } => answer.clone(),
        Write::Mark(mark) => mark.reply.to_string(),
        Write::DropLine { at } => at.to_string(),
        Write::DropNotes | Write::Forget => String::new(),
    }
}
