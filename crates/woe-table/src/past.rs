//! What was before?

use crate::{
    parts, play::Play, room::Room, standing::Standing, step::Kept, table::Table, talk::Talk,
};
use woe_prose::{Language, Narrator};
use woe_rules::{Beat, Eye, Glimpse, Record, Rules, Seat, SetName, read_record};
use woe_wire::{
    Bag, Code, Do, History, Line, Moment, No, Payload, Phase, Replay, ReplayStep, Trouble, You,
};

/// The game that was kept, to go on with; nothing in a lobby.
///
/// # Errors
/// If the record tells another game today, or the sets are not the same: why.
pub(crate) fn resumed(
    room: &Room,
    standing: &Standing,
    blocks: &[String],
) -> Result<Option<Play>, String> {
    if standing.phase == Phase::Lobby {
        return Ok(None);
    }
    let text = blocks.concat();
    let rules = room.rules(&standing.options).map_err(|why| why.detail.unwrap_or_default())?;
    let record = read_record(&text, &rules.catalog).map_err(|why| why.to_string())?;
    if let Some(missing) = missing(&record, &rules) {
        return Err(missing);
    }
    let is_bot = |seat: Seat| standing.is_played_by_bot(seat.index());
    let other = || "its record tells another game today".to_owned();
    Play::resumed(&rules, &record, &text, is_bot).map(Some).ok_or_else(other)
}

/// The first set that the record was played with and that is another one now.
fn missing(record: &Record, rules: &Rules) -> Option<String> {
    let others = record.header.other_cards(&rules.catalog);
    let SetName { id, version, hash } = others.first()?;
    Some(format!("it is played with the set {id} {version} of hash {hash}, which is not here"))
}

impl Table {
    /// Tells somebody what they saw.
    pub(crate) fn recall(&self, you: You, what: &Do) -> Result<Option<Payload>, No> {
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
                        found = Some(parts::moment(&play.rules, game, eye));
                    }
                });
                let parts = found.ok_or(Code::NoSuchThing)?.values();
                Ok(Some(Payload::Moment(Moment { at, parts })))
            }
            _ => {
                let steps = play.map_or_else(Vec::new, |play| play.history(eye));
                let lines = self.talk.lines.clone();
                Ok(Some(Payload::History(History { steps, lines })))
            }
        }
    }
}

/// A game that is over, with the people who played it.
pub struct Past {
    /// Who played, and what they agreed on.
    pub standing: Standing,
    /// What was played.
    pub play: Play,
    lines: Vec<Line>,
    /// Its record.
    pub text: String,
}

impl Past {
    /// What was kept of a game that is over.
    ///
    /// # Errors
    /// If it is not over, or cannot be told any more.
    pub fn of(room: &Room, kept: &Kept) -> Result<Past, Trouble> {
        let standing = Standing::read(&kept.state).map_err(|_| Code::NoSuchTable)?;
        // A record holds all cards; it leaves the house only after the reckoning.
        if standing.phase != Phase::Over {
            return Err(Code::OnlyWhenOver.into());
        }
        let play = resumed(room, &standing, &kept.blocks).map_err(|_| Code::NoSuchTable)?;
        let play = play.ok_or(Code::NoSuchTable)?;
        let lines = Talk::of(kept, Some(&play)).lines;
        Ok(Past { standing, play, lines, text: kept.blocks.concat() })
    }

    /// The game from the first card, with all hands.
    pub fn replay(self) -> Replay {
        let mut steps = Vec::new();
        let mut bag = Bag::default();
        let mut told = self.play.unveiled().into_iter();
        self.play.relive(|_, game| {
            let patch = parts::unveiled(&mut bag, &self.play.rules, game);
            let patch = woe_wire::read(&format!("{{{patch}}}")).unwrap_or_default();
            steps.extend(told.next().map(|step| ReplayStep { step, parts: patch }));
        });
        let people = self.standing.people.iter().map(|one| one.part(false, None)).collect();
        Replay { options: self.standing.options, people, steps, lines: self.lines }
    }

    /// The names of those who played.
    pub fn names(&self) -> Vec<String> {
        self.standing.people.iter().map(|one| one.name.clone()).collect()
    }

    /// The game in sentences, with the stories its players told.
    pub fn telling(&self, language: Language) -> String {
        let names = self.names();
        let table = self.play.game().table();
        let narrator = Narrator::new(&self.play.rules, table, &names, language);
        let mut page = String::new();
        self.play.each_step(|at, beats| {
            let beats: Vec<Beat<Glimpse>> = beats.iter().map(|b| b.map(Glimpse::Known)).collect();
            for sentence in narrator.short_telling(&beats) {
                page.push_str(&sentence);
                page.push('\n');
            }
            let told = |line: &&Line| line.at == Some(at) && !line.line.is_empty();
            for line in self.lines.iter().filter(told) {
                let name = line.seat.and_then(|seat| names.get(usize::from(seat)));
                let name = name.map_or("", String::as_str);
                page.push_str(&format!("    {name}: {}\n", line.line));
            }
        });
        page
    }
}
