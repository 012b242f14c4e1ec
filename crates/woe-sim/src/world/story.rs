//! Was everybody told what their eyes could see, and nothing else?
//!
//! The record is told again by the rules alone, as somebody sees it who has that seat. What a client has heard
//! of the story must be that, to the letter.

use super::{
    World,
    law::{Broken, Law},
};
use std::collections::BTreeMap;
use woe_rules::{Eye, Seat, read_record};
use woe_table::{Kept, Standing};
use woe_wire::{Beat, You, written};

impl World<'_> {
    /// What somebody heard of the story is what is written, seen with their eyes.
    pub(super) fn check_story(&mut self, person: usize) {
        let one = &self.people[person];
        let eye = match one.you {
            Some(You::Seat(seat)) => Seat::new(seat.into()).map(Eye::Seat),
            Some(You::Watcher) => Some(Eye::Watcher),
            Some(You::Visitor) | None => None,
        };
        let Some(eye) = eye.filter(|_| self.has_heard_all(person)) else { return };
        let Some(kept) = self.disk.find(one.table) else { return };
        let held = self.story_of(&kept, eye).and_then(|story| compare(person, &one.story, &story));
        self.check(held);
    }

    /// Whether nothing is on its way to somebody, nor to the disk.
    fn has_heard_all(&self, person: usize) -> bool {
        let one = &self.people[person];
        let listens = |caller| {
            let host = self.hosts.get(&one.table).filter(|host| !host.keeps);
            host.is_some_and(|host| host.listeners.contains_key(&caller))
        };
        one.is_here() && one.line.unread == 0 && one.line.caller.is_some_and(listens)
    }

    /// The steps that stand, as that eye sees them.
    fn story_of(&self, kept: &Kept, eye: Eye) -> Result<BTreeMap<u32, String>, Broken> {
        if kept.blocks.is_empty() {
            return Ok(BTreeMap::new());
        }
        let unread = |why: String| (Law::Readable, why);
        let standing = Standing::read(&kept.state).map_err(unread)?;
        let room = self.birth.premises.room(self.restarts);
        let rules = room.rules_of(&standing);
        let rules = rules.map_err(|why| unread(why.detail.unwrap_or_default()))?;
        let record = read_record(&kept.blocks.concat(), &rules.catalog);
        let record = record.map_err(|why| unread(why.to_string()))?;
        let mut told = Vec::new();
        let tell = |_: &_, _: &_, _, beats: &[woe_rules::Beat]| {
            let beats = beats.iter().map(|beat| beat.seen_by(eye).into());
            told.push(written(&beats.collect::<Vec<Beat>>()));
        };
        record.replay(&rules, tell).map_err(|(line, _)| unread(format!("line {line} differs")))?;
        let lines = record.standing().into_iter().map(|block| block.line);
        let number = |line| record.blocks.iter().position(|block| block.line == line);
        let numbers = lines.filter_map(number).map(|number| number as u32);
        Ok(numbers.zip(told).collect())
    }
}

fn compare(
    person: usize,
    heard: &BTreeMap<u32, String>,
    story: &BTreeMap<u32, String>,
) -> Result<(), Broken> {
    let differs = heard.iter().find(|&(at, beats)| story.get(at) != Some(beats));
    if let Some((at, beats)) = differs {
        let seen = story.get(at).map_or("nothing", |beats| beats);
        let what = format!("person {person} heard {beats} of step {at}, not {seen}");
        return Err((Law::Secrecy, what));
    }
    // From the first step on that they heard themselves; in some nothing is seen, and those are not told.
    let Some((first, _)) = heard.first_key_value() else { return Ok(()) };
    let mut seen = story.range(first..).filter(|(_, beats)| *beats != "[]");
    match seen.find(|(at, _)| !heard.contains_key(at)) {
        Some((at, _)) => Err((Law::Fold, format!("person {person} never heard of step {at}"))),
        None => Ok(()),
    }
}
