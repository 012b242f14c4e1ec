//! What does one see who types nothing but `woe`?

use crate::{
    options,
    page::{Side, WIDTH, columns, signed, wrapped},
    player::Schemer,
    stacks::Stacks,
    telling::{self, Line},
    trouble::Trouble,
};
use clap::Args;
use std::{
    io::Write,
    process::ExitCode,
    time::{SystemTime, UNIX_EPOCH},
};
use woe_cards::{Edition, compile, shelf};
use woe_prose::{Language, Narrator, unplayable};
use woe_rules::{Beat, Eye, Game, Key, Profile, Rules, Seat, Start};
use woe_sim::{PLAYER_NAMES, arrangement};

const PLAYERS: usize = 4;
/// Two characters a family make a short evening. [SETUP-4]
const CHARACTERS: u8 = 2;

/// The game that is told when no command is given
#[derive(Args)]
pub(crate) struct Evening {
    /// Tell the game with this number [default: another one each time]
    #[arg(long)]
    seed: Option<u64>,
    /// The language of the telling: en or it
    #[arg(long, default_value = "en", value_parser = options::language)]
    lang: Language,
}

impl Evening {
    pub(crate) fn run(&self, out: &mut dyn Write) -> Result<ExitCode, Trouble> {
        let seed = self.seed.unwrap_or_else(seed_of_the_clock);
        let catalog = compile(&shelf()).map_err(|_| {
            Trouble::Failed("the sets of the house have mistakes; check them one by one".into())
        })?;
        let profile = Profile { characters: Some(CHARACTERS), ..Profile::of(Edition::First) };
        let rules = Rules::new(&catalog, profile);
        let laid = Told::deal(&rules, seed, self.lang);
        let mut told = laid.map_err(|why| Trouble::Failed(unplayable(Language::English, why)))?;
        writeln!(out, "{}", told.heading())?;
        told.play(out)?;
        writeln!(out, "{}", told.reckoning())?;
        writeln!(out, "This was game {seed}. `woe --seed {seed}` tells it again.\n")?;
        write!(out, "{WHAT_ELSE}")?;
        Ok(ExitCode::SUCCESS)
    }
}

const WHAT_ELSE: &str = "\
What else there is:
  woe cards list                        every card, with what it does
  woe cards show was menaced by mice    one card, and the rules that matter to it
  woe cards check DIR                   all mistakes of a set of your own
  woe rules STACK-3                     a rule; without its id, all of them
  woe simulate --games 100000           very many games, and who wins them
  woe replay FILE                       a recorded game, told or verified
  woe --help                            all of this, with its options
";

/// A number that is easily typed again.
fn seed_of_the_clock() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u64::from(since.subsec_nanos()) % 9000 + 1000
}

/// A game, while it is played and told.
struct Told<'a> {
    rules: &'a Rules,
    game: Game,
    narrator: Narrator<'a>,
    stacks: Stacks,
    players: Vec<Schemer>,
    language: Language,
    /// What happened and is not told yet.
    beats: Vec<Beat>,
}

impl<'a> Told<'a> {
    fn deal(
        rules: &'a Rules,
        seed: u64,
        language: Language,
    ) -> Result<Told<'a>, woe_rules::Unplayable> {
        let seating = arrangement(PLAYERS, rules.catalog.families.len(), seed, Start::Lot);
        let key = Key::from_seed(seed);
        let mut beats = Vec::new();
        let game = rules.deal_to(&seating, key, &mut beats)?;
        let names = PLAYER_NAMES.map(str::to_owned);
        let narrator = Narrator::new(rules, game.table(), &names[..PLAYERS], language);
        let stacks = Stacks::bare(game.table());
        let players = Seat::ALL[..PLAYERS].iter().map(|&seat| Schemer::at(seat, key)).collect();
        let mut told = Told { rules, game, narrator, stacks, players, language, beats };
        told.set_aside();
        Ok(told)
    }

    /// Families are reduced before anything is told.
    fn set_aside(&mut self) {
        while self.game.table().hand_len(Seat::Zero) == 0 && self.answer() {}
    }

    /// Lets whoever is asked answer. `false`: the story is over.
    fn answer(&mut self) -> bool {
        let Some(asked) = self.rules.decision(&self.game) else { return false };
        let view = self.rules.view_for(&self.game, Eye::Seat(asked.seat));
        let action = self.players[asked.seat.index()].choose(self.rules, &view);
        let before = self.beats.len();
        self.rules.carry_out(&mut self.game, action, &mut self.beats);
        for player in &mut self.players {
            self.beats[before..].iter().for_each(|&beat| player.notice(beat));
        }
        true
    }

    fn heading(&mut self) -> String {
        let mut page =
            "A short evening of Gloom: four bots, two characters a family.\n\n".to_owned();
        let rows: Vec<Vec<String>> = Seat::ALL[..PLAYERS]
            .iter()
            .map(|&seat| {
                let members = self.game.table().family(seat).iter();
                let members: Vec<&str> = members.map(|stack| self.narrator.stack(stack)).collect();
                vec![
                    format!("  {}", self.narrator.seat(seat)),
                    self.family_name(seat),
                    members.join(" and "),
                ]
            })
            .collect();
        page.push_str(&columns(&[Side::Left, Side::Left, Side::Left], &rows));
        page
    }

    fn family_name(&self, seat: Seat) -> String {
        let catalog = &self.rules.catalog;
        let base = self.game.table().family(seat).iter().next();
        let base = base.map(|stack| catalog.sheet(self.game.table().stack(stack).base));
        let family = base.and_then(|sheet| sheet.person.as_ref()?.family);
        let family = family.and_then(|family| catalog.families.get(family));
        family.map_or(String::new(), |family| self.language.of(&family.name).to_owned())
    }

    fn play(&mut self, out: &mut dyn Write) -> Result<(), Trouble> {
        // Who sits with whom, and what was dealt, the heading has said.
        let first = self.beats.iter().position(|beat| matches!(beat, Beat::TurnBegan { .. }));
        self.beats.drain(..first.unwrap_or(0));
        loop {
            let beats = std::mem::take(&mut self.beats);
            for &beat in &beats {
                self.tell(beat, out)?;
            }
            if !self.answer() {
                return Ok(());
            }
        }
    }

    fn tell(&mut self, beat: Beat, out: &mut dyn Write) -> Result<(), Trouble> {
        let catalog = &self.rules.catalog;
        for line in telling::lines(&self.narrator, catalog, &mut self.stacks, &[beat]) {
            match line {
                Line::Turn(words) => writeln!(out, "\n{words}")?,
                Line::Deed(words) => write!(out, "{}", wrapped(&words, WIDTH, "  "))?,
                Line::Face(words) => write!(out, "{}", wrapped(&words, WIDTH, "    "))?,
            }
        }
        Ok(())
    }

    fn reckoning(&self) -> String {
        let table = self.game.table();
        let winners = self.rules.winners(&self.game);
        let mut rows = Vec::new();
        for &seat in &Seat::ALL[..PLAYERS] {
            let value = self.rules.family_value(table, seat);
            let crown = if winners.contains(&seat) { "wins" } else { "" };
            rows.push(vec![
                format!("  {}", self.narrator.seat(seat)),
                signed(i64::from(value)),
                crown.to_owned(),
            ]);
        }
        let table = columns(&[Side::Left, Side::Right, Side::Left], &rows);
        format!("\nThe reckoning:\n\n{table}")
    }
}
