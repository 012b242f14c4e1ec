//! What was before?

use crate::{
    deeds::Outcome,
    parts::{self, Unveiled},
    play::Play,
    room::Room,
    standing::Standing,
    step::Kept,
    talk::Talk,
};
use woe_prose::{Hearsay, Language, Narrator, isolated};
use woe_rules::{
    Beat, Estranged, Eye, Glimpse, Record, Rules, Seat, SetName, Transcript, read_record,
};
use woe_wire::{Code, Line, Moment, Payload, Phase, Replay, ReplayStep, Trouble};

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
    let rules = room.rules_of(standing).map_err(|why| why.detail.unwrap_or_default())?;
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

impl Play {
    /// The table as that eye saw it after a step.
    pub(crate) fn look(&self, at: u32, eye: Eye) -> Outcome {
        let mut found = None;
        self.relive(|step, game| {
            if step == at {
                found = Some(parts::moment(&self.rules, game, eye));
            }
        });
        let parts = found.ok_or(Code::NoSuchThing)?;
        Ok(Some(Payload::Moment(Moment { at, parts })))
    }
}

/// A game that is over, with the people who played it.
pub struct Past {
    /// Who played, and what they agreed on.
    pub standing: Standing,
    /// What was played.
    pub play: Play,
    lines: Vec<Line>,
    /// The sets it was dealt from, if they are others today.
    cards: Vec<String>,
    /// Its record.
    pub text: String,
}

impl Past {
    /// What was kept of a game that is over.
    ///
    /// # Errors
    /// If it is not over, or cannot be told any more.
    pub fn of(room: &Room, kept: &Kept) -> Result<Past, Trouble> {
        let standing = over(kept)?;
        let play = resumed(room, &standing, &kept.blocks).map_err(|_| Code::OtherCards)?;
        let play = play.ok_or(Code::NoSuchTable)?;
        let lines = Talk::of(kept, Some(&play)).lines;
        let cards = room.older_cards(&standing);
        Ok(Past { standing, play, lines, cards, text: kept.blocks.concat() })
    }

    /// The game from the first card, with all hands.
    pub fn replay(self) -> Replay {
        let mut steps = Vec::new();
        let mut unveiled = Unveiled::default();
        let mut told = self.play.unveiled().into_iter();
        self.play.relive(|_, game| {
            let parts = unveiled.look(&self.play.rules, game);
            steps.extend(told.next().map(|step| ReplayStep { step, parts }));
        });
        let people = self.standing.people.iter().map(|one| one.part(false, None)).collect();
        let (options, cards) = (self.standing.options, self.cards);
        Replay { options, cards, people, steps, lines: self.lines }
    }

    /// The names of those who played.
    pub fn names(&self) -> Vec<String> {
        self.standing.people.iter().map(|one| one.name.clone()).collect()
    }

    /// The game in sentences, with the stories its players told.
    pub fn telling(&self, language: Language) -> String {
        told(&self.play, (&self.names(), &self.lines), language, |beat| beat.map(Glimpse::Known))
    }
}

/// A game in sentences, with the stories its players told, as far as its beats are seen.
fn told(
    play: &Play,
    (names, lines): (&[String], &[Line]),
    language: Language,
    seen: impl Fn(&Beat) -> Beat<Glimpse>,
) -> String {
    let narrator = Narrator::new(&play.rules, play.game().table(), names, language);
    let names: Vec<&String> = names.iter().collect();
    let mut page: Vec<String> = Vec::new();
    // Where the last sentence stands, in case that it goes on.
    let mut last = 0;
    play.each_saying(seen, |at, sayings| {
        for saying in sayings {
            let Some(sentence) = narrator.say(saying) else { continue };
            match page.get_mut(last).filter(|_| saying.goes_on()) {
                Some(begun) => *begun = sentence,
                None => {
                    last = page.len();
                    page.push(sentence);
                }
            }
        }
        page.extend(lines_about(lines, at as usize, &names));
    });
    page.into_iter().map(|line| line + "\n").collect()
}

/// A game that runs, in sentences, as far as everybody has seen it.
///
/// # Errors
/// If nobody has begun to play, or it cannot be told any more.
pub fn told_so_far(room: &Room, kept: &Kept, language: Language) -> Result<String, Trouble> {
    let standing = Standing::read(&kept.state).map_err(|_| Code::NoSuchTable)?;
    let play = resumed(room, &standing, &kept.blocks).map_err(|_| Code::OtherCards)?;
    let play = play.ok_or(Code::OnlyWhilePlaying)?;
    let names: Vec<String> = standing.people.iter().map(|one| one.name.clone()).collect();
    let lines = Talk::of(kept, Some(&play)).lines;
    Ok(told(&play, (&names, &lines), language, |beat| beat.seen_by(Eye::Watcher)))
}

/// What is known of a table whose game is over. A record holds all cards; it leaves the house only after the
/// reckoning.
fn over(kept: &Kept) -> Result<Standing, Trouble> {
    let standing = Standing::read(&kept.state).map_err(|_| Code::NoSuchTable)?;
    match standing.phase {
        Phase::Over => Ok(standing),
        Phase::Lobby | Phase::Playing => Err(Code::OnlyWhenOver.into()),
    }
}

/// The record of a game that is over, whatever became of its cards.
///
/// # Errors
/// If it is not over.
pub fn record_of(kept: &Kept) -> Result<String, Trouble> {
    over(kept).map(|_| kept.blocks.concat())
}

/// A game that is over in sentences; if its cards are not here any more, as it was written down.
///
/// # Errors
/// If it is not over, or was never written down.
pub fn telling_of(room: &Room, kept: &Kept, language: Language) -> Result<String, Trouble> {
    match Past::of(room, kept) {
        Ok(past) => Ok(past.telling(language)),
        Err(Trouble { code: Code::OtherCards, .. }) => hearsay(room, kept, language),
        Err(other) => Err(other),
    }
}

fn hearsay(room: &Room, kept: &Kept, language: Language) -> Result<String, Trouble> {
    let (standing, text) = (over(kept)?, record_of(kept)?);
    let transcript = Transcript::read(&text).map_err(|_| Code::NoSuchTable)?;
    let sets = transcript.sets();
    let (here, gone): (Vec<_>, Vec<_>) = sets.into_iter().partition(|set| room.has_cards_of(set));
    let here: Vec<String> = here.into_iter().map(|set| set.id).collect();
    let known = room.library.today(&here).and_then(|mix| room.library.catalog(&mix)).ok();
    let retold = || {
        let rules = room.rules_of(&standing).ok()?;
        read_record(&text, &rules.catalog).ok()?.retold(&rules).err()
    };
    let why = retold().unwrap_or(Estranged::OtherCards(gone));
    let mut teller = Hearsay::new(&transcript, language);
    if let Some(known) = &known {
        teller = teller.knowing(known);
    }
    let lines = Talk::of(kept, None).lines;
    let names: Vec<&String> = standing.people.iter().map(|one| &one.name).collect();
    let said = |page: &mut String, at| {
        lines_about(&lines, at, &names).for_each(|line| page.extend([line.as_str(), "\n"]));
    };
    let mut page = teller.reason(&why) + "\n";
    let mut last = None;
    for heard in teller.told() {
        if last != Some(heard.at) {
            last.into_iter().for_each(|at| said(&mut page, at));
            last = Some(heard.at);
        }
        page.push_str(&heard.words);
        page.push('\n');
    }
    last.into_iter().for_each(|at| said(&mut page, at));
    Ok(page)
}

/// What was said about a step.
fn lines_about(lines: &[Line], at: usize, names: &[&String]) -> impl Iterator<Item = String> {
    let told = move |line: &&Line| line.at == Some(at as u32) && !line.line.is_empty();
    lines.iter().filter(told).map(|line| {
        let name = line.seat.and_then(|seat| names.get(usize::from(seat)));
        let name = isolated(name.map_or("", |name| name.as_str()));
        format!("    {name}: {}", isolated(&line.line))
    })
}
