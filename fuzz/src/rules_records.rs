//! Can any text pass for a record without breaking the reader, and does a changed one show?

use crate::table::{Bytes, Table, catalogs, rules_of};
use woe_rules::{Action, Header, Label, Names, Record, Recorder, Stream, Transcript, read_record};

/// How many answers a recorded game has before its text is changed.
const ANSWERS: usize = 40;

/// Text that begins like a record is read as it is; other bytes lay a table, play on it, and then
/// change the record.
pub fn rules_records(bytes: &[u8]) {
    if bytes.starts_with(b"woebegone") {
        let text = String::from_utf8_lossy(bytes);
        return (0..catalogs().len()).for_each(|in_box| read(&text, in_box));
    }
    let mut bytes = Bytes(bytes);
    let Some(table) = Table::read(&mut bytes) else { return };
    let Some(mut text) = record(&table) else { return };
    let whole = text.clone();
    while let Some(at) = bytes.pair() {
        change(&mut text, usize::from(at), &mut bytes);
    }
    let text = String::from_utf8_lossy(&text).into_owned();
    let is_whole = text.as_bytes() == whole;
    read(&text, table.in_box);
    if let Ok(record) = read_record(&text, &catalogs()[table.in_box]) {
        // Line ends may be of either sort, and whole blocks may be missing at the end.
        let before = String::from_utf8_lossy(&whole);
        let is_part = text.lines().zip(before.lines()).all(|(now, before)| now == before)
            && text.lines().count() <= before.lines().count();
        let shows = record.broken.is_some() || record.torn.is_some();
        assert!(is_part || shows, "a change shows");
        assert!(!is_whole || !shows);
    }
    assert!(!is_whole || is_replayed(&text, &table), "what was written is played again");
}

fn is_replayed(text: &str, table: &Table) -> bool {
    let record = read_record(text, &catalogs()[table.in_box]).ok();
    record.is_some_and(|record| record.replay(&table.rules, |_, _, _, _| {}).is_ok())
}

fn record(table: &Table) -> Option<Vec<u8>> {
    let rules = &table.rules;
    let header = Header::new(&rules.catalog, rules.profile, table.seating, table.key)
        .with_bots(&[None, Some("governess".to_owned())]);
    let mut recorder = Recorder::deal(rules, &header).ok()?;
    let mut whims = Stream::new(table.key, Label::Whim, 0);
    let mut answers = Vec::new();
    for number in 0..ANSWERS {
        let Some(asked) = recorder.decision() else { break };
        rules.legal_actions(recorder.game(), &mut answers);
        let claims = |action: &&Action| matches!(action, Action::Choose(_));
        let claim = answers.iter().find(claims).filter(|_| whims.below(2) == 0);
        let any = answers[whims.below(answers.len() as u32) as usize];
        let action = claim.copied().unwrap_or(any);
        match number % 3 {
            0 => recorder.apply_thought(asked.seat, action, number as u32),
            _ => recorder.apply(asked.seat, action),
        }
        .expect("it is listed");
    }
    Some(recorder.text().as_bytes().to_vec())
}

/// Changes, inserts or takes out bytes.
fn change(text: &mut Vec<u8>, at: usize, bytes: &mut Bytes<'_>) {
    let at = at % text.len().max(1);
    match bytes.pair().map(u16::to_le_bytes) {
        Some([kind, byte]) if kind % 3 == 0 => text.insert(at, byte),
        Some([kind, byte]) if kind % 3 == 1 && at < text.len() => text[at] = byte,
        Some([_, count]) => _ = text.drain(at..(at + usize::from(count)).min(text.len())),
        None => {}
    }
}

/// Reads and replays with the cards of a box, and reads every line as whatever it could be.
fn read(text: &str, in_box: usize) {
    _ = Record::sets_of(text);
    let transcript = Transcript::read(text);
    let Ok(record) = read_record(text, &catalogs()[in_box]) else { return };
    let bare = transcript.expect("what can be read with cards can be read without them");
    assert_eq!((bare.sets(), &bare.blocks), (record.header.sets.clone(), &record.blocks));
    let rules = rules_of(in_box, record.header.profile);
    _ = record.replay(&rules, |names, _, _, _| read_beats(names, &record));
}

fn read_beats(names: &Names, record: &Record) {
    for beat in record.blocks.iter().take(4).flat_map(|block| &block.beats) {
        _ = names.read_beat(beat);
    }
}
