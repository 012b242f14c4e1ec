//! What happens when a tale is run?

use super::{Outcome, Step, Tale, TaleMistake, setting::Setting, statement, statement::Statement};
use crate::{
    chronicler::{Chronicler, Grain},
    lang::Language,
    saying::Saying,
    telling::Narrator,
};
use std::collections::BTreeSet;
use std::sync::Arc;
use woe_cards::{CardId, Catalog, nearest};
use woe_rules::{
    Action, Beat, Eye, Game, Glimpse, Names, Question, Rules, StackId, TableView, Unreadable,
};

impl Tale {
    /// Runs the tale with the cards of all known sets, of which it takes those it names. Sets that do not mix come in
    /// catalogs of their own; a tale that names none is of the first.
    pub fn run(&self, catalogs: &[Catalog]) -> Outcome {
        let named = self.layout.iter().find_map(|sentence| statement::sets_named(&sentence.text));
        let knows = |catalog: &&Catalog| {
            named.iter().flatten().all(|id| catalog.sets.iter().any(|set| set.id == *id))
        };
        match catalogs.iter().find(knows).or(catalogs.first()) {
            Some(catalog) => self.run_with(catalog),
            None => Outcome { told: vec![Vec::new(); self.passages.len()], ..Outcome::default() },
        }
    }

    fn run_with(&self, full: &Catalog) -> Outcome {
        let (said, mistakes) = statement::statements(full, &self.layout);
        let told = vec![Vec::new(); self.passages.len()];
        let cards = named(full, &said);
        let failed = |mistakes| Outcome { told: told.clone(), mistakes, ..Outcome::default() };
        if !mistakes.is_empty() {
            return failed(mistakes);
        }
        let setting = match Setting::of(full, &said) {
            Ok(setting) => setting,
            Err(mistakes) => return failed(mistakes),
        };
        let mut stage = Stage::new(&setting, cards);
        for passage in &self.passages {
            let told = match &passage.step {
                Step::Opening => stage.open(setting.dealt.as_deref()),
                Step::Answer { seat, words } => stage.answer(seat, words),
                Step::Question(asked) => stage.question(asked),
            };
            let told = told.unwrap_or_else(|mistake| {
                stage.outcome.mistakes.push(TaleMistake { line: passage.line, ..mistake });
                Vec::new()
            });
            stage.outcome.told.push(told);
        }
        if setting.dealt.is_none() {
            let (line, written) = setting.lots;
            stage.count_lots(line, written);
        }
        stage.outcome
    }
}

/// The titles of the cards that a layout names.
fn named(full: &Catalog, said: &[statement::Said]) -> BTreeSet<String> {
    let mut cards: Vec<CardId> = Vec::new();
    for (_, statement) in said {
        match statement {
            Statement::Has(_, named)
            | Statement::Holds(_, named)
            | Statement::MiddleHolds(named)
            | Statement::Agreed(named)
            | Statement::DeckHolds(named)
            | Statement::DeckHoldsOnly(named)
            | Statement::DiscardHolds(named) => cards.extend(named),
            Statement::LiesUnder(base, named) => {
                cards.push(*base);
                cards.extend(named);
            }
            Statement::Sets(_)
            | Statement::Profile(_)
            | Statement::Plain
            | Statement::Characters(_)
            | Statement::Retorts(_)
            | Statement::Rounds(_)
            | Statement::Guests(_)
            | Statement::Stories(_)
            | Statement::Mysteries(_)
            | Statement::Casting(_)
            | Statement::Mixing(_)
            | Statement::Plays(..)
            | Statement::Lots(_)
            | Statement::SitsWith(..)
            | Statement::Starts(_)
            | Statement::StartByLot
            | Statement::Seed(_) => {}
        }
    }
    cards.into_iter().map(|card| full.sheet(card).title.en.clone()).collect()
}

/// What is told, or why nothing can be.
type Told = Result<Vec<String>, TaleMistake>;

/// A table on which a tale is being acted.
struct Stage<'a> {
    rules: &'a Arc<Rules>,
    game: Game,
    /// The table as it lies open, one beat after another.
    seen: TableView,
    names: Names,
    chronicler: Chronicler,
    seats: &'a [String],
    narrator: Narrator<'a>,
    outcome: Outcome,
}

impl<'a> Stage<'a> {
    fn new(setting: &'a Setting, cards: BTreeSet<String>) -> Stage<'a> {
        let Setting { rules, game, seats, .. } = setting;
        let seen = rules.view_for(game, Eye::Watcher).table;
        // Of a table that was dealt, the beats tell who has what.
        let laid = seen.stacks.iter().filter(|_| setting.dealt.is_none());
        let held = laid.filter_map(|stack| Some((stack.id, stack.of?)));
        Stage {
            rules,
            game: *game,
            chronicler: Chronicler::new(Grain::Beats).knowing(held),
            seen,
            names: Names::new(rules, game.table(), seats),
            seats,
            narrator: Narrator::new(rules, game.table(), seats, Language::English),
            outcome: Outcome { cards, ..Outcome::default() },
        }
    }

    /// What was dealt; or what shows on the stacks that were laid by hand.
    fn open(&mut self, dealt: Option<&[Beat]>) -> Told {
        if let Some(beats) = dealt {
            return Ok(self
                .hear(beats)
                .iter()
                .filter_map(|saying| self.narrator.say(saying))
                .collect());
        }
        let laid = self.seen.stacks.iter().filter(|stack| !stack.layers.is_empty());
        Ok(laid.map(|stack| self.narrator.shows(stack.id, &stack.face)).collect())
    }

    fn answer(&mut self, seat: &str, words: &str) -> Told {
        let seat = self.names.read_seat(seat).map_err(|unread| self.unreadable(&unread))?;
        let action = self.names.read_action(words).map_err(|unread| self.unreadable(&unread))?;
        let asked = self.rules.decision(&self.game).map(|asked| asked.question);
        let action = asked.map_or(action, |question| question.meant_by(action));
        self.note(action);
        let mut beats = Vec::new();
        match self.rules.apply(&mut self.game, seat, action, &mut beats) {
            Err(refused) => {
                self.outcome.refusals.push(refused);
                Ok(vec![format!(
                    "refused: {} [{}]",
                    self.narrator.refusal(refused),
                    refused.rule()
                )])
            }
            Ok(()) => {
                self.pass_in_vain(&mut beats);
                let sayings = self.hear(&beats);
                let mut beats = beats.iter();
                let mut tell = |saying: &Saying| {
                    beats.by_ref().take(saying.beats().count()).for_each(|beat| self.see(*beat));
                    self.tell(saying)
                };
                Ok(sayings.iter().flat_map(&mut tell).collect())
            }
        }
    }

    /// Passes for every seat that is asked to respond and can do nothing else.
    fn pass_in_vain(&mut self, beats: &mut Vec<Beat>) {
        let mut actions = Vec::new();
        while let Some(asked) = self.rules.decision(&self.game) {
            actions.clear();
            self.rules.legal_actions(&self.game, &mut actions);
            let is_vain =
                matches!(asked.question, Question::Respond(_)) && actions == [Action::Pass];
            if !is_vain
                || self.rules.apply(&mut self.game, asked.seat, Action::Pass, beats).is_err()
            {
                return;
            }
        }
    }

    /// What is to be told of beats that nobody has hidden anything of.
    fn hear(&mut self, beats: &[Beat]) -> Vec<Saying> {
        let known: Vec<Beat<Glimpse>> = beats.iter().map(|beat| beat.map(Glimpse::Known)).collect();
        self.chronicler.hear(&known).iter().map(Saying::alone).collect()
    }

    fn see(&mut self, beat: Beat) {
        self.seen.see(beat.seen_by(Eye::Watcher), &self.rules.catalog);
    }

    /// The sentence, and what then shows on the stacks it changed.
    fn tell(&self, saying: &Saying) -> Vec<String> {
        let mut lines: Vec<String> = self.narrator.say(saying).into_iter().collect();
        lines.extend(changed(saying.first()).into_iter().flatten().filter_map(|id| {
            let stack = self.seen.stacks.iter().find(|stack| stack.id == id)?;
            Some(self.narrator.shows(id, &stack.face))
        }));
        lines
    }

    fn question(&mut self, asked: &str) -> Told {
        match asked {
            "answers" => Ok(self.answers()),
            "score" => Ok(self.narrator.reckoning(self.rules, &self.game)),
            "middle" => Ok(vec![self.narrator.middle_standing(&self.game)]),
            "piles" => Ok(self.narrator.pile_standing(&self.game).into()),
            name => self.standing(name).map(|line| vec![line]),
        }
    }

    fn answers(&self) -> Vec<String> {
        let Some(asked) = self.rules.decision(&self.game) else {
            return vec![self.narrator.voice.say("ask-nobody", &[])];
        };
        let mut actions = Vec::new();
        self.rules.legal_actions(&self.game, &mut actions);
        let mut lines = vec![self.narrator.question(asked)];
        lines.extend(actions.into_iter().map(|action| self.names.action(action)));
        lines
    }

    fn standing(&mut self, name: &str) -> Result<String, TaleMistake> {
        if let Ok(seat) = self.names.read_seat(name) {
            return Ok(self.narrator.seat_standing(self.rules, &self.game, seat));
        }
        match self.names.read_stack(name) {
            Ok(stack) => {
                self.note_stack(stack);
                Ok(self.narrator.stack_standing(self.rules, &self.game, stack))
            }
            Err(unread) => {
                let expected =
                    "answers, score, piles, middle, a player or a character on the table";
                Err(self.unreadable(&Unreadable { expected, ..unread }))
            }
        }
    }

    /// Remembers which cards an answer names.
    fn note(&mut self, action: Action) {
        let (card, stack) = match action {
            Action::Play { card, on } => (Some(card), on),
            Action::Discard(card) | Action::Pick(card) => (Some(card), None),
            Action::Choose(stack) => (None, Some(stack)),
            Action::DiscardHand
            | Action::Take(_)
            | Action::Call(_)
            | Action::Use
            | Action::Draw
            | Action::Pass => (None, None),
        };
        self.outcome.cards.extend(card.map(|card| self.names.card(card).to_owned()));
        stack.into_iter().for_each(|stack| self.note_stack(stack));
    }

    fn note_stack(&mut self, stack: StackId) {
        self.outcome.cards.insert(self.names.stack(stack).to_owned());
    }

    fn unreadable(&self, unread: &Unreadable) -> TaleMistake {
        let titles = self.rules.catalog.sheets.iter().map(|sheet| sheet.title.en.as_str());
        let known = self.seats.iter().map(String::as_str).chain(titles);
        TaleMistake::new(0, unread.to_string()).or_rather(nearest(&unread.found, known))
    }

    /// Chance in a tale is written down, all of it and nothing more.
    fn count_lots(&mut self, line: usize, written: usize) {
        let fallen = self.game.lots();
        if fallen != written {
            let message = format!(
                "how each lot falls must be written down: {written} written, {fallen} fallen"
            );
            self.outcome.mistakes.push(TaleMistake::new(line, message));
        }
    }
}

/// The stacks on which a beat changes what shows.
fn changed<C: Copy>(beat: Beat<C>) -> [Option<StackId>; 2] {
    match beat {
        Beat::Laid { on, .. } | Beat::Slipped { on, .. } => [Some(on), None],
        Beat::Stripped { from, .. } | Beat::Lifted { from, .. } => [Some(from), None],
        Beat::Moved { from, to, .. } => [Some(from), Some(to)],
        Beat::SetAside { .. }
        | Beat::Joined { .. }
        | Beat::Parted { .. }
        | Beat::SetOut { .. }
        | Beat::Shuffled
        | Beat::TurnBegan { .. }
        | Beat::TurnSkipped { .. }
        | Beat::TurnEnded { .. }
        | Beat::Passed { .. }
        | Beat::Announced { .. }
        | Beat::Named { .. }
        | Beat::Cancelled { .. }
        | Beat::Resolved { .. }
        | Beat::Removed { .. }
        | Beat::Drawn { .. }
        | Beat::Discarded { .. }
        | Beat::Taken { .. }
        | Beat::Regained { .. }
        | Beat::Sprung { .. }
        | Beat::Lapsed { .. }
        | Beat::Returned { .. }
        | Beat::Reshuffled
        | Beat::WillSkip { .. }
        | Beat::DrawSkipped { .. }
        | Beat::Granted { .. }
        | Beat::Ended => [None, None],
    }
}
