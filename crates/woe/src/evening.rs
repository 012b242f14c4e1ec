//! What does a short game look like from a chair beside the table?

mod frame;
mod turn;

use crate::{
    options,
    page::{Side, columns, signed},
    stacks::Stacks,
    trouble::Trouble,
};
use clap::Args;
use frame::Frame;
use std::sync::Arc;
use std::{
    fs,
    io::Write,
    path::PathBuf,
    process::ExitCode,
    time::{SystemTime, UNIX_EPOCH},
};
use woe_bots::{Bot, Budget, Level, Player};
use woe_cards::{Edition, base, compile};
use woe_prose::{Chronicler, Grain, Language, Narrator, Saying, unplayable};
use woe_rules::{
    Beat, Eye, Glimpse, Header, Key, Profile, Recorder, Rules, Seat, StackId, Start, Unplayable,
};
use woe_sim::{PLAYER_NAMES, arrangement};

const PLAYERS: usize = 4;
/// Two characters a family make a short evening. [SETUP-4]
const CHARACTERS: u8 = 2;

const EXAMPLE: &str = "\
Examples:
  woe evening --seed 7             tell the short game number 7
  woe evening --lang it            tell another one, in Italian";

/// A short game of four bots
#[derive(Args)]
#[command(after_help = EXAMPLE)]
pub(crate) struct Evening {
    /// Tell the game with this number [default: another one each time]
    #[arg(long)]
    seed: Option<u64>,
    /// The language of the telling: en or it
    #[arg(long, default_value = "en", value_parser = options::language)]
    lang: Language,
    /// Write the game into this file, for `woe replay`
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
}

impl Evening {
    pub(crate) fn run(&self, out: &mut dyn Write) -> Result<ExitCode, Trouble> {
        let seed = self.seed.unwrap_or_else(seed_of_the_clock);
        let catalog = compile(&base()).map_err(|_| {
            Trouble::Failed("the sets of the house have mistakes; check them one by one".into())
        })?;
        let profile = Profile { characters: Some(CHARACTERS), ..Profile::of(Edition::First) };
        let rules = Rules::new(&catalog, profile);
        let laid = Told::deal(&rules, seed, self.lang);
        let mut told = laid.map_err(|why| Trouble::Failed(unplayable(Language::English, why)))?;
        write!(out, "{}", told.heading())?;
        while let Some(beats) = told.next_turn() {
            write!(out, "\n{}", told.turn(&beats))?;
        }
        write!(out, "\n{}\n", told.reckoning())?;
        if let Some(file) = &self.record {
            fs::write(file, told.recorder.text())
                .map_err(|why| Trouble::at(file, "write the record", &why))?;
        }
        let frame = Frame::of(self.lang);
        let [this, command, again] = frame.again;
        writeln!(out, "{this} {seed}{command} {seed}{again}\n")?;
        write!(out, "{}", frame.what_else)?;
        Ok(ExitCode::SUCCESS)
    }
}

/// A number that is easily typed again.
fn seed_of_the_clock() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u64::from(since.subsec_nanos()) % 9000 + 1000
}

/// A game, while it is played and told.
pub(crate) struct Told<'a> {
    rules: &'a Arc<Rules>,
    recorder: Recorder,
    narrator: Narrator<'a>,
    chronicler: Chronicler,
    stacks: Stacks,
    players: Vec<Box<dyn Player + 'a>>,
    language: Language,
    /// What happened and is not told yet.
    beats: Vec<Beat>,
}

impl<'a> Told<'a> {
    fn deal(rules: &'a Arc<Rules>, seed: u64, language: Language) -> Result<Told<'a>, Unplayable> {
        let seating = arrangement(PLAYERS, rules.catalog.families.len(), seed, Start::Lot);
        // Their chance is not the deal's: nobody may foresee the cards.
        let bot = Bot { persona: Level::Undertaker.into(), key: Key::of_series(seed, 1) };
        let bots = vec![Some(bot.to_string()); PLAYERS];
        let header = Header::new(&rules.catalog, rules.profile, seating, Key::from_seed(seed))
            .with_players(&PLAYER_NAMES)
            .with_bots(&bots);
        let recorder = Recorder::deal(rules, &header)?;
        let narrator = Narrator::new(rules, recorder.game().table(), &header.players, language);
        let stacks = Stacks::bare(recorder.game().table());
        let players = Seat::ALL[..PLAYERS].iter().map(|&seat| bot.player(rules, seat)).collect();
        let (chronicler, beats) = (Chronicler::new(Grain::Lines), Vec::new());
        let mut told =
            Told { rules, recorder, narrator, chronicler, stacks, players, language, beats };
        told.heed();
        // The families are reduced, the hands dealt: the heading says all of it.
        let dealt = told.next_turn();
        told.hear(&dealt.unwrap_or_default());
        Ok(told)
    }

    /// Plays until the next turn begins; what happened before it. `None`: all is told.
    fn next_turn(&mut self) -> Option<Vec<Beat>> {
        let begins =
            |beat: &Beat| matches!(beat, Beat::TurnBegan { .. } | Beat::TurnSkipped { .. });
        loop {
            // The first beat may be the beginning of the turn that is wanted.
            let next = self.beats.iter().skip(1).position(begins).map(|at| at + 1);
            if let Some(next) = next {
                let later = self.beats.split_off(next);
                return Some(std::mem::replace(&mut self.beats, later));
            }
            if !self.answer() {
                let rest = std::mem::take(&mut self.beats);
                return Some(rest).filter(|rest| !rest.is_empty());
            }
        }
    }

    /// Lets whoever is asked answer. `false`: the story is over.
    fn answer(&mut self) -> bool {
        let Some(asked) = self.recorder.decision() else { return false };
        let view = self.rules.view_for(self.recorder.game(), Eye::Seat(asked.seat));
        let answered = match view.actions[..] {
            [only] => self.recorder.apply(asked.seat, only),
            _ => {
                let player = &mut self.players[asked.seat.index()];
                let action = player.choose(&view, Budget::Usual);
                self.recorder.apply_thought(asked.seat, action, player.iterations())
            }
        };
        answered.expect("a level answers what is legal");
        self.heed();
        true
    }

    /// Everyone sees what their seat may see of what just happened, and it is to be told.
    fn heed(&mut self) {
        let beats = self.recorder.beats();
        for (player, seat) in self.players.iter_mut().zip(Seat::ALL) {
            beats.iter().for_each(|beat| player.notice(beat.seen_by(Eye::Seat(seat))));
        }
        self.beats.extend_from_slice(beats);
    }

    /// What is to be told of that.
    fn hear(&mut self, beats: &[Beat]) -> Vec<Saying> {
        let known: Vec<Beat<Glimpse>> = beats.iter().map(|beat| beat.map(Glimpse::Known)).collect();
        self.chronicler.hear(&known).iter().map(Saying::alone).collect()
    }

    fn heading(&self) -> String {
        let row = |&seat: &Seat| {
            let members = self.recorder.game().table().family(seat).iter();
            let members: Vec<&str> = members.map(|stack| self.narrator.stack(stack)).collect();
            let name = self.narrator.seat(seat).to_owned();
            vec![name, self.family_name(seat).to_owned(), members.join(", ")]
        };
        let rows: Vec<Vec<String>> = Seat::ALL[..PLAYERS].iter().map(row).collect();
        let opening = Frame::of(self.language).opening;
        format!("{opening}\n{}", columns(&[Side::Left; 3], &rows))
    }

    fn family_name(&self, seat: Seat) -> &str {
        let catalog = &self.rules.catalog;
        let base = self.recorder.game().table().family(seat).iter().next();
        let base = base.map(|stack| catalog.sheet(self.recorder.game().table().stack(stack).base));
        let family = base.and_then(|sheet| sheet.person.as_ref()?.family);
        let family = family.and_then(|family| catalog.families.get(family));
        family.map_or("", |family| self.language.of(&family.name))
    }

    /// Every family and what it is worth, every character and how it ended. [SCORE-1]
    fn reckoning(&self) -> String {
        let table = self.recorder.game().table();
        let winners = self.rules.winners(self.recorder.game());
        let frame = Frame::of(self.language);
        let mut rows = Vec::new();
        for &seat in &Seat::ALL[..PLAYERS] {
            let name = format!("{}, {}", self.narrator.seat(seat), self.family_name(seat));
            let value = signed(i64::from(self.rules.family_value(table, seat)));
            let wins = if winners.contains(&seat) { frame.wins } else { "" };
            rows.push(vec![name, value, wins.to_owned()]);
            rows.extend(table.family(seat).iter().map(|stack| self.end_of(stack)));
        }
        let rows = columns(&[Side::Left, Side::Right, Side::Left], &rows);
        format!("{}\n\n{rows}", frame.reckoning)
    }

    fn end_of(&self, stack: StackId) -> Vec<String> {
        let name = format!("    {}", self.narrator.stack(stack));
        let table = self.recorder.game().table();
        let Some(death) = table.stack(stack).face.death() else {
            return vec![name, "·".to_owned(), String::new()];
        };
        let worth = self.rules.worth_at_reckoning(table, stack);
        let death = self.language.of(&self.rules.catalog.sheet(death).title);
        vec![name, signed(i64::from(worth)), death.to_owned()]
    }
}
