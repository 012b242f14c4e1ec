//! Does a record tell the same game again, and show where it was changed?

use crate::{
    house::Setup,
    walk::{PATIENCE, pick},
};
use woe_rules::{Action, Beat, Divergence, Header, Record, Recorder, Rules, Stream, read_record};

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

/// A game that was played and written down.
pub(crate) struct Played {
    pub(crate) text: String,
    beats: Vec<Vec<Beat>>,
    families: Vec<String>,
}

/// Plays a game and writes it down; every answer that could be given can be written and read.
pub(crate) fn play(setup: &Setup, rules: &Rules) -> Played {
    let header = Header::new(&rules.catalog, setup.profile, setup.seating(), setup.key());
    let mut players = PLAYERS;
    players.rotate_left(setup.seed as usize % PLAYERS.len());
    let header = header.with_players(&players);
    let mut recorder = Recorder::deal(rules, &header).unwrap();
    let mut beats = vec![recorder.beats().to_vec()];
    let (mut whims, mut answers) = (setup.whims(), Vec::new());
    while let Some(asked) = recorder.decision() {
        rules.legal_actions(recorder.game(), &mut answers);
        if beats.len() % 8 == 1 {
            assert_readable(&recorder, &answers);
        }
        let action = pick(rules, setup, &answers, &mut whims);
        recorder.apply(asked.seat, action).unwrap();
        beats.push(recorder.beats().to_vec());
        assert!(beats.len() < PATIENCE, "the story never ends");
    }
    let families = rules.catalog.families.iter().map(|family| family.id.clone()).collect();
    let played = Played { text: recorder.text().to_string(), beats, families };
    let record = played.read();
    assert_eq!((&record.header, record.broken, record.torn), (&header, None, None));
    assert_eq!(played.assert_replays(rules, &record), *recorder.game());
    played
}

fn assert_readable(recorder: &Recorder<'_>, answers: &[Action]) {
    let names = recorder.names();
    for &action in answers {
        assert_eq!(names.read_action(&names.action(action)), Ok(action));
    }
    for &beat in recorder.beats() {
        assert_eq!(names.read_beat(&names.beat(beat)), Ok(beat));
    }
}

impl Played {
    fn read(&self) -> Record {
        read_record(&self.text, &self.families).unwrap()
    }

    /// The same record, the same beats, twice.
    fn assert_replays(&self, rules: &Rules, record: &Record) -> woe_rules::Game {
        let mut told = Vec::new();
        let game = record.replay(rules, |_, _, _, beats| told.push(beats.to_vec()));
        assert_eq!(told, self.beats);
        let again = record.replay(rules, |_, _, _, _| {});
        assert_eq!(game, again);
        game.unwrap()
    }

    /// One byte is changed: reading finds it, in the block that holds it.
    pub(crate) fn assert_noticed(&self, rules: &Rules, chance: &mut Stream) {
        let at = chance.below(self.text.len() as u32) as usize;
        let mut bytes = self.text.clone().into_bytes();
        bytes[at] = b" |>=:aZ09\n\rx~"[chance.below(13) as usize];
        let Ok(text) = String::from_utf8(bytes) else { return };
        if text == self.text {
            return;
        }
        let (from, to) = self.block_of(at);
        let line = match read_record(&text, &self.families) {
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
        let record = read_record(&text, &self.families).unwrap();
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
fn assert_total(rules: &Rules, record: &Record) {
    if let Err((line, Divergence::OtherBeats { recorded, told })) =
        record.replay(rules, |_, _, _, _| {})
    {
        assert!(line > 0 && recorded != told);
    }
}
