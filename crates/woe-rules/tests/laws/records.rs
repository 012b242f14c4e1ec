//! Does a record tell the same game again, and show where it was changed?

use crate::{
    boxes::named,
    house::{Setup, catalog},
    walk::{PATIENCE, pick},
};
use std::sync::Arc;
use woe_cards::{Catalog, Edition};
use woe_rules::{
    Action, Beat, Cause, Divergence, Header, Key, Profile, Record, RecordMistake, Recorder, Rules,
    Seating, Stream, read_record,
};

/// Names that people have, and some that nobody should.
const PLAYERS: [&str; 13] = [
    "Ann",
    "Bob | Ben",
    "Ann",
    "",
    "Eve: Adam",
    "= link",
    "> Ann: pass",
    "  a beat",
    "Seat 2",
    "two\nlines\r",
    "\u{85}\u{2028}🦆",
    "seat slogar Ann",
    "pass pass pass pass pass pass pass pass pass",
];

/// How often a game is taken back a little.
const TAKEN_BACK_MAX: usize = 12;

/// What is said of bots, and what nobody should say of them.
const BOTS: [Option<&str>; 7] = [
    None,
    Some("raven 00ff"),
    Some(" \r\n"),
    Some("a line\n= and a link"),
    None,
    Some("[12] style vengeful"),
    Some("  🦆: | > "),
];

/// A game that was played and written down.
pub(crate) struct Played {
    pub(crate) text: String,
    beats: Vec<Vec<Beat>>,
    catalog: Catalog,
}

/// Plays a game and writes it down; every answer that could be given can be written and read.
pub(crate) fn play(setup: &Setup, rules: &Arc<Rules>) -> Played {
    let header = header(setup, rules);
    let mut recorder = Recorder::deal(rules, &header).unwrap();
    let (mut beats, mut thoughts) = (vec![recorder.beats().to_vec()], vec![None]);
    let (mut whims, mut answers) = (setup.whims(), Vec::new());
    let (mut marks, mut taken_back) = (Vec::new(), 0);
    while let Some(asked) = recorder.decision() {
        rules.legal_actions(recorder.game(), &mut answers);
        if beats.len() % 8 == 1 {
            assert_readable(&recorder, &answers);
        }
        let back = whims.below(24) as usize;
        if (1..=3).contains(&back) && back <= marks.len() && taken_back < TAKEN_BACK_MAX {
            let kept = marks.len() - back;
            recorder.take_back(&marks[kept]);
            marks.truncate(kept);
            thoughts.truncate(kept + 1);
            beats.truncate(kept + 1);
            taken_back += 1;
            continue;
        }
        marks.push(recorder.mark());
        let action = pick(rules, setup, &answers, &mut whims);
        let thought = [None, Some(0), Some(u32::MAX), Some(312)][whims.below(4) as usize];
        match thought {
            Some(iterations) => recorder.apply_thought(asked.seat, action, iterations).unwrap(),
            None => recorder.apply(asked.seat, action).unwrap(),
        }
        thoughts.push(thought);
        beats.push(recorder.beats().to_vec());
        assert!(beats.len() < PATIENCE, "the story never ends");
    }
    let catalog = rules.catalog.clone();
    let played = Played { text: recorder.text().to_string(), beats, catalog };
    let record = played.read();
    assert_eq!((&record.header, record.broken, record.torn), (&header, None, None));
    assert_stands(&record, &thoughts, taken_back);
    assert_eq!(played.assert_replays(rules, &record), *recorder.game());
    played
}

fn header(setup: &Setup, rules: &Rules) -> Header {
    let header = Header::new(&rules.catalog, setup.profile, setup.seating(), setup.key());
    let mut players = PLAYERS;
    players.rotate_left(setup.seed as usize % PLAYERS.len());
    let mut bots = BOTS.map(|words| words.map(str::to_string));
    bots.rotate_left(setup.seed as usize % BOTS.len());
    header.with_players(&players).with_bots(&bots)
}

/// What was taken back is still written, and does not stand.
fn assert_stands(record: &Record, thoughts: &[Option<u32>], taken_back: usize) {
    let standing = record.standing();
    assert!(standing.iter().map(|block| block.thought()).eq(thoughts.iter().copied()));
    let backs = record.blocks.iter().filter(|block| matches!(block.cause, Cause::TakenBack(_)));
    assert_eq!(backs.count(), taken_back);
}

fn assert_readable(recorder: &Recorder, answers: &[Action]) {
    let names = recorder.names();
    for &action in answers {
        // What an answer means, only the question tells. [DRAW-8]
        let asked = recorder.decision().expect("these are its answers");
        let words = format!("{}: {}", names.seat(asked.seat), names.action(action));
        assert_eq!(recorder.read_answer(&words), Ok((asked.seat, action)));
    }
    for &beat in recorder.beats() {
        assert_eq!(names.read_beat(&names.beat(beat)), Ok(beat));
    }
}

impl Played {
    fn read(&self) -> Record {
        read_record(&self.text, &self.catalog).unwrap()
    }

    /// The same record, the same beats, twice.
    fn assert_replays(&self, rules: &Arc<Rules>, record: &Record) -> woe_rules::Game {
        let mut told = Vec::new();
        let game = record.replay(rules, |_, _, _, beats| told.push(beats.to_vec()));
        assert_eq!(told, self.beats);
        let again = record.replay(rules, |_, _, _, _| {});
        assert_eq!(game, again);
        game.unwrap()
    }

    /// One byte is changed: reading finds it, in the block that holds it.
    pub(crate) fn assert_noticed(&self, rules: &Arc<Rules>, chance: &mut Stream) {
        let at = chance.below(self.text.len() as u32) as usize;
        let mut bytes = self.text.clone().into_bytes();
        bytes[at] = b" |>=:aZ09\n\rx~"[chance.below(13) as usize];
        let Ok(text) = String::from_utf8(bytes) else { return };
        if text == self.text {
            return;
        }
        let (from, to) = self.block_of(at);
        let line = match read_record(&text, &self.catalog) {
            Err(mistake) => mistake.line,
            Ok(record) => {
                assert_total(rules, &record);
                record.broken.or(record.torn).expect("a changed byte breaks the chain")
            }
        };
        // A line break that came or went moves what follows by one.
        assert!((from..=to + 1).contains(&line), "{line} is not in {from}..={to}");
    }

    /// A block is left out: the next one does not follow.
    pub(crate) fn assert_missed(&self, chance: &mut Stream) {
        let mut lines: Vec<&str> = self.text.split_inclusive('\n').collect();
        let is_link = |index: &usize| lines[*index].starts_with("= ");
        let links: Vec<usize> = (0..lines.len()).filter(is_link).collect();
        let out = 1 + chance.below(links.len() as u32 - 2) as usize;
        lines.drain(links[out - 1] + 1..=links[out]);
        let text = lines.concat();
        let record = read_record(&text, &self.catalog).unwrap();
        assert!(record.broken.is_some(), "a block that is left out is missed");
    }

    /// The lines of the block that holds a byte.
    fn block_of(&self, at: usize) -> (usize, usize) {
        let (mut from, mut passed) = (1, 0);
        for (number, line) in self.text.split_inclusive('\n').enumerate() {
            passed += line.len();
            if !line.starts_with("= ") {
                continue;
            }
            if at < passed {
                return (from, number + 1);
            }
            from = number + 2;
        }
        (from, from)
    }
}

/// Whatever a record says, replaying it answers.
fn assert_total(rules: &Arc<Rules>, record: &Record) {
    if let Err((line, Divergence::OtherBeats { recorded, told })) =
        record.replay(rules, |_, _, _, _| {})
    {
        assert!(line > 0 && recorded != told);
    }
}

/// The record of a game of two that begins, with a bot at the first seat.
fn begun() -> (String, Catalog) {
    let profile = Profile::of(Edition::First);
    let rules = Rules::new(catalog(named("gloom")), profile);
    let header = Header::new(&rules.catalog, profile, Seating::in_order(2, 4), Key::from_seed(1));
    let header = header.with_players(&["Ann [1]", "Bob"]);
    let header = header.with_bots(&[Some("raven 00ff".to_string()), None]);
    let mut recorder = Recorder::deal(&rules, &header).unwrap();
    for thought in [Some(312), None] {
        let asked = recorder.decision().unwrap();
        match thought {
            Some(iterations) => recorder.apply_thought(asked.seat, Action::Pass, iterations),
            None => recorder.apply(asked.seat, Action::Pass),
        }
        .unwrap();
    }
    (recorder.text().to_string(), rules.catalog.clone())
}

#[test]
fn bots_and_their_thoughts_are_written_and_covered_by_the_chain() {
    let (text, catalog) = begun();
    assert!(text.contains("\nbot 1 raven 00ff\n"), "{text}");
    assert!(text.contains("\n> Ann [1]: pass [312]\n"), "{text}");
    let record = read_record(&text, &catalog).unwrap();
    let answered: Vec<_> =
        record.blocks.iter().map(|block| (block.answer(), block.thought())).collect();
    let pass = Some("Ann [1]: pass");
    assert_eq!(answered, [(None, None), (pass, Some(312)), (pass, None)]);
    for (from, to) in [("[312]", "[313]"), ("pass [312]", "pass"), ("raven", "robin")] {
        let changed = read_record(&text.replace(from, to), &catalog).unwrap();
        assert!(changed.broken.is_some(), "{to}");
    }
}

#[test]
fn a_line_that_names_no_bot_is_a_mistake() {
    let (text, catalog) = begun();
    let line = text.lines().position(|line| line.starts_with("bot ")).unwrap() + 1;
    let beyond = format!("bot {}0 raven", u64::MAX);
    let twice = "bot 2 raven\nbot 2 raven";
    for (at, wrong) in [
        (0, "bot"),
        (0, "bot 1"),
        (0, "bot 1 "),
        (0, "bot 1  raven"),
        (0, "bot 1 raven "),
        (0, "bot 1 ra\tven"),
        (0, "bot 0 raven"),
        (0, "bot 3 raven"),
        (0, "bot -1 raven"),
        (0, "bot Ann raven"),
        (0, &beyond),
        (1, twice),
    ] {
        let changed = text.replace("bot 1 raven 00ff", wrong);
        let mistake: RecordMistake = read_record(&changed, &catalog).unwrap_err();
        assert_eq!(mistake.line, line + at, "{wrong}: {mistake}");
        assert!(mistake.to_string().contains("seat, or bot with the number of a seat"));
    }
}

#[test]
fn a_mark_that_is_no_number_is_a_mistake_unless_the_record_is_torn_there() {
    let (text, catalog) = begun();
    let line = text.lines().position(|line| line.starts_with("> ")).unwrap() + 1;
    let wrongs = ["[]", "[", "]", "[x]", "[-1]", "[+1]", "[01]", "[1", "1]", "[1] ", "[1] [2]"];
    for wrong in wrongs.into_iter().chain(["[4294967296]", "[🦆]"]) {
        let changed = text.replace("[312]", wrong);
        let mistake = read_record(&changed, &catalog).unwrap_err();
        assert_eq!(mistake.line, line, "{wrong}: {mistake}");
        assert!(mistake.expected.contains("[312]"), "{mistake}");
        let end = changed.find("\n> ").unwrap() + "\n> Ann [1]: pass ".len() + wrong.len();
        let record = read_record(&changed[..end], &catalog).unwrap();
        assert_eq!((record.torn, record.blocks.len()), (Some(line), 1), "{wrong}");
    }
}

#[test]
fn more_cannot_be_taken_back_than_was_answered() {
    let rules = Rules::new(catalog(named("gloom")), Profile::of(Edition::First));
    let seating = Seating::in_order(2, rules.catalog.families.len());
    let header = Header::new(&rules.catalog, rules.profile, seating, Key::from_seed(3));
    let mut recorder = Recorder::deal(&rules, &header).unwrap();
    let mark = recorder.mark();
    recorder.apply(recorder.decision().unwrap().seat, Action::Pass).unwrap();
    recorder.take_back(&mark);
    let catalog = &rules.catalog;
    let replayed = |text: &str| {
        let record = read_record(text, catalog).unwrap();
        record.replay(&rules, |_, _, _, _| {}).map_err(|(_, why)| why)
    };
    assert_eq!(replayed(recorder.text()), Ok(*recorder.game()));
    let wrong = |count: &str| recorder.text().replace("\n< 1\n", &format!("\n< {count}\n"));
    for count in ["2", "0"] {
        let unreadable = Divergence::Unreadable(format!("< {count}"));
        assert_eq!(replayed(&wrong(count)), Err(unreadable));
    }
    for count in ["", "-1", "01", "two"] {
        let expected = "how many answers are taken back";
        let mistake = read_record(&wrong(count), catalog).unwrap_err();
        assert_eq!(mistake.expected, expected, "{count}");
    }
}
