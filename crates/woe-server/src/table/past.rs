//! What was before?

use super::{Table, parts, play::Play, standing::Standing};
use crate::{house::Hall, keepsake::Keepsake, store::Saved};
use woe_prose::{Language, Narrator};
use woe_rules::{Beat, Eye, Glimpse, Record, Rules, Seat, SetName, read_record};
use woe_wire::{
    Bag, Code, Do, History, Line, Moment, No, Payload, Phase, Replay, ReplayStep, Trouble, You,
};

/// The game that was kept, to go on with; nothing in a lobby.
///
/// # Errors
/// If the record tells another game today, or the sets are not the same: why.
pub(super) fn resumed(
    hall: &Hall,
    standing: &Standing,
    blocks: &[String],
) -> Result<Option<Play>, String> {
    if standing.phase == Phase::Lobby {
        return Ok(None);
    }
    let text = blocks.concat();
    let rules = hall.rules(&standing.options).map_err(|why| why.detail.unwrap_or_default())?;
    let record = read_record(&text, &rules.catalog).map_err(|why| why.to_string())?;
    if let Some(missing) = missing(&record, rules) {
        return Err(missing);
    }
    let is_bot = |seat: Seat| standing.is_played_by_bot(seat.index());
    let other = || "its record tells another game today".to_owned();
    Play::resumed(rules, &record, &text, is_bot).map(Some).ok_or_else(other)
}

/// The first set that the record was played with and that is another one now.
fn missing(record: &Record, rules: &Rules) -> Option<String> {
    let others = record.header.other_cards(&rules.catalog);
    let SetName { id, version, hash } = others.first()?;
    Some(format!("it is played with the set {id} {version} of hash {hash}, which is not here"))
}

/// What was said, without what was said of plays that were taken back.
pub(super) fn lines(saved: &Saved, play: Option<&Play>) -> Vec<Line> {
    let lines = saved.lines.iter().filter_map(|(_, line)| woe_wire::read::<Line>(line).ok());
    let stands = |line: &Line| match (line.at, play) {
        (Some(at), Some(play)) => play.by(at).is_some(),
        _ => true,
    };
    lines.filter(stands).collect()
}

impl Table {
    /// Tells somebody what they saw.
    pub(super) fn recall(&self, you: You, what: &Do) -> Result<Option<Payload>, No> {
        let eye = match you {
            You::Seat(seat) => Seat::new(seat.into()).map(Eye::Seat),
            You::Watcher => Some(Eye::Watcher),
            You::Visitor => None,
        };
        let eye = eye.ok_or(Code::NeedsASeat)?;
        let play = self.play.as_ref();
        match *what {
            Do::Look { at } => {
                let play = play.ok_or(Code::OnlyWhilePlaying)?;
                let mut found = None;
                play.relive(|step, game| {
                    if step == at {
                        found = Some(parts::moment(play.rules, game, eye));
                    }
                });
                let parts = found.ok_or(Code::NoSuchThing)?.values();
                Ok(Some(Payload::Moment(Moment { at, parts })))
            }
            _ => {
                let steps = play.map_or_else(Vec::new, |play| play.history(eye));
                let lines = self.lines.clone();
                Ok(Some(Payload::History(History { steps, lines })))
            }
        }
    }
}

/// A game that is over, with the people who played it.
pub(super) struct Past {
    pub(super) standing: Standing,
    pub(super) play: Play,
    lines: Vec<Line>,
    pub(super) text: String,
}

impl Past {
    pub(super) fn of(hall: &Hall, saved: &Saved) -> Result<Past, Trouble> {
        let standing: Standing = woe_wire::read(&saved.state).map_err(|_| Code::NoSuchTable)?;
        // A record holds all cards; it leaves the house only after the reckoning.
        if standing.phase != Phase::Over {
            return Err(Code::OnlyWhenOver.into());
        }
        let play = resumed(hall, &standing, &saved.blocks).map_err(|_| Code::NoSuchTable)?;
        let play = play.ok_or(Code::NoSuchTable)?;
        let lines = lines(saved, Some(&play));
        Ok(Past { standing, play, lines, text: saved.blocks.concat() })
    }
}

/// A finished game from the first card, with all hands.
pub(crate) fn replay_of(hall: &Hall, saved: &Saved) -> Result<Replay, Trouble> {
    let past = Past::of(hall, saved)?;
    let mut steps = Vec::new();
    let mut bag = Bag::default();
    let mut told = past.play.unveiled().into_iter();
    past.play.relive(|_, game| {
        let patch = parts::unveiled(&mut bag, past.play.rules, game);
        let patch = woe_wire::read(&format!("{{{patch}}}")).unwrap_or_default();
        steps.extend(told.next().map(|step| ReplayStep { step, parts: patch }));
    });
    let people = past.standing.people.iter().map(|one| one.part(false, None)).collect();
    Ok(Replay { options: past.standing.options, people, steps, lines: past.lines })
}

/// What is left of a finished game to be shown around.
pub(crate) fn keepsake_of(hall: &Hall, saved: &Saved) -> Result<Keepsake, Trouble> {
    let past = Past::of(hall, saved)?;
    Ok(Keepsake::of(past.play.rules, past.play.game(), &past.standing.people))
}

/// The record of a finished game.
pub(crate) fn record_of(hall: &Hall, saved: &Saved) -> Result<String, Trouble> {
    Past::of(hall, saved).map(|past| past.text)
}

/// A finished game in sentences, with the stories its players told.
pub(crate) fn telling_of(
    hall: &Hall,
    saved: &Saved,
    language: Language,
) -> Result<String, Trouble> {
    let past = Past::of(hall, saved)?;
    let names: Vec<String> = past.standing.people.iter().map(|one| one.name.clone()).collect();
    let rules = past.play.rules;
    let narrator = Narrator::new(rules, past.play.game().table(), &names, language);
    let mut page = String::new();
    past.play.each_step(|at, beats| {
        let beats: Vec<Beat<Glimpse>> = beats.iter().map(|b| b.map(Glimpse::Known)).collect();
        for sentence in narrator.short_telling(&beats) {
            page.push_str(&sentence);
            page.push('\n');
        }
        for line in past.lines.iter().filter(|line| line.at == Some(at) && !line.line.is_empty()) {
            let name = line.seat.and_then(|seat| names.get(usize::from(seat)));
            let name = name.map_or("", String::as_str);
            page.push_str(&format!("    {name}: {}\n", line.line));
        }
    });
    Ok(page)
}
