//! Can any text pass for a record without breaking the reader, and does a changed one show?

use crate::table::{Bytes, Table, catalogs};
use woe_rules::{Header, Label, Names, Record, Recorder, Rules, Stream, read_record};

/// How many answers a recorded game has before its text is changed.
const ANSWERS: usize = 40;

/// Text that begins like a record is read as it is; other bytes lay a table, play on it, and then
/// change the record.
pub fn rules_records(bytes: &[u8]) {
    if bytes.starts_with(b"woebegone") {
        return read(&String::from_utf8_lossy(bytes));
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
    read(&text);
    if let Ok(record) = read_record(&text, &catalogs()[0]) {
        // Line ends may be of either sort, and whole blocks may be missing at the end.
        let before = String::from_utf8_lossy(&whole);
        let is_part = text.lines().zip(before.lines()).all(|(now, before)| now == before)
            && text.lines().count() <= before.lines().count();
        let shows = record.broken.is_some() || record.torn.is_some();
        assert!(is_part || shows, "a change shows");
        assert!(!is_whole || !shows);
    }
}

fn record(table: &Table) -> Option<Vec<u8>> {
    let rules = table.rules;
    let header = Header::new(&rules.catalog, rules.profile, table.seating, table.key)
        .with_bots(&[None, Some("governess".to_owned())]);
    let mut recorder = Recorder::deal(rules, &header).ok()?;
    let mut whims = Stream::new(table.key, Label::Whim, 0);
    let mut answers = Vec::new();
    for number in 0..ANSWERS {
        let Some(asked) = recorder.decision() else { break };
        rules.legal_actions(recorder.game(), &mut answers);
        let action = answers[whims.below(answers.len() as u32) as usize];
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

/// Reads and replays, and reads every line as whatever it could be.
fn read(text: &str) {
    _ = Record::sets_of(text);
    let Ok(record) = read_record(text, &catalogs()[0]) else { return };
    for catalog in catalogs() {
        let rules = Rules::new(catalog, record.header.profile);
        _ = record.replay(&rules, |names, _, _, _| read_beats(names, &record));
    }
}

fn read_beats(names: &Names<'_>, record: &Record) {
    for beat in record.blocks.iter().take(4).flat_map(|block| &block.beats) {
        _ = names.read_beat(beat);
    }
}
