//! How does a game go on, and what of it is remembered?

use crate::{
    standing::Standing,
    window::{Note, Window},
};
use std::sync::Arc;
use woe_bots::Bot;
use woe_prose::{Chronicler, Grain, Saying};
use woe_rules::{
    Action, Beat, Cause, Changed, Decision, Eye, Game, Glimpse, Header, Mark, Question, Record,
    Recorder, Refusal, Rules, Seat, Unplayable, View,
};

/// Whose answer it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Source {
    /// A person's.
    Person,
    /// A bot's; with its iterations, if it is the bot that the record names.
    Bot(Option<u32>),
}

/// A step that stands, as it is remembered.
#[derive(Clone, Copy, Debug)]
struct Kept {
    at: u32,
    /// Nobody: the deal, or a pass in a window, which is nobody's business. [RESP-5]
    by: Option<Seat>,
    /// Nothing for the deal.
    answer: Option<(Seat, Action)>,
    /// Where its beats end.
    end: u32,
}

/// Something new, to be told: the steps after `back` are taken back, or those from `from` on are new.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct News {
    pub(crate) back: Option<u32>,
    /// The position of the first new step.
    from: usize,
}

/// A play that could be taken back.
#[derive(Clone, Debug)]
pub(crate) struct Undo {
    pub(crate) by: Seat,
    /// The decision to which it leads back.
    pub(crate) decision: u32,
    /// Whether nothing hidden was learnt since, and nobody has acted.
    pub(crate) free: bool,
    /// Who still has to agree, if it was asked for.
    pub(crate) waits_for: Option<Vec<Seat>>,
    mark: Box<Mark>,
    steps: usize,
}

/// A game, its record, and what was seen of it.
pub struct Play {
    /// The rules it is played by.
    pub rules: Arc<Rules>,
    pub(crate) window: Option<Window>,
    pub(crate) undo: Option<Undo>,
    header: Header,
    recorder: Recorder,
    bots: Vec<Option<Bot>>,
    /// How many blocks the record has: the number of the decision that is open.
    blocks: u32,
    steps: Vec<Kept>,
    beats: Vec<Beat>,
}

impl Play {
    /// Deals.
    ///
    /// # Errors
    /// If the table cannot be laid so.
    pub(crate) fn deal(rules: &Arc<Rules>, header: Header) -> Result<Play, Unplayable> {
        let recorder = Recorder::deal(rules, &header)?;
        let bots = header.bots.iter();
        let bots = bots.map(|words| words.as_deref().and_then(|words| Bot::read(words).ok()));
        let mut play = Play {
            rules: rules.clone(),
            window: None,
            undo: None,
            bots: bots.collect(),
            header,
            recorder,
            blocks: 0,
            steps: Vec::new(),
            beats: Vec::new(),
        };
        play.remember(None, None);
        Ok(play)
    }

    /// Goes on from the middle of a game.
    pub(crate) fn midway(rules: &Arc<Rules>, game: Game, header: Header) -> Play {
        let dealt = Play::deal(rules, header).expect("the table can be laid so");
        let recorder = Recorder::midway(rules, game, &dealt.header.players);
        let mut play = Play { recorder, steps: Vec::new(), beats: Vec::new(), blocks: 0, ..dealt };
        play.remember(None, None);
        play
    }

    /// The game that a record tells, to go on with; nothing if it tells another game today. Whose
    /// answers are a bot's is told by their thought marks, and by `is_bot`.
    pub(crate) fn resumed(
        rules: &Arc<Rules>,
        record: &Record,
        text: &str,
        is_bot: impl Fn(Seat) -> bool,
    ) -> Option<Play> {
        let mut play = Play::deal(rules, record.header.clone()).ok()?;
        // Before each answer that stands.
        let mut marks = Vec::new();
        for block in record.blocks.iter().skip(1) {
            match &block.cause {
                Cause::Answer { words, thought } => {
                    let (seat, action) = play.recorder.read_answer(words).ok()?;
                    let is_person = thought.is_none() && !is_bot(seat);
                    let source = if is_person { Source::Person } else { Source::Bot(*thought) };
                    marks.push((play.recorder.mark(), play.steps.len()));
                    play.apply(seat, action, source).ok()?;
                }
                Cause::TakenBack(count) => {
                    let kept = marks.len().checked_sub(*count)?;
                    let (mark, steps) = *marks.get(kept)?;
                    marks.truncate(kept);
                    play.go_back(mark, steps)?;
                }
                Cause::Deal => return None,
            }
        }
        (play.drain() == text).then_some(play)
    }

    /// How it began.
    pub(crate) fn header(&self) -> &Header {
        &self.header
    }

    /// The game as it stands.
    pub fn game(&self) -> &Game {
        self.recorder.game()
    }

    /// What is asked.
    pub(crate) fn decision(&self) -> Option<Decision> {
        self.recorder.decision()
    }

    /// The number of what is asked.
    pub(crate) fn number(&self) -> u32 {
        self.blocks
    }

    /// What one seat may know.
    pub(crate) fn view(&self, eye: Eye) -> View {
        self.rules.view_for(self.game(), eye)
    }

    /// What a watcher may know, made of what was seen before; what of it looks otherwise now.
    pub(crate) fn look_again(&self, seen: Option<View>) -> (View, Changed) {
        let Some(mut view) = seen else {
            let view = self.view(Eye::Watcher);
            let changed = Changed::all(&view.table);
            return (view, changed);
        };
        let changed = self.rules.look_again(self.game(), Eye::Watcher, &mut view);
        (view, changed)
    }

    /// The bot that the record names for a seat.
    pub(crate) fn bot(&self, seat: Seat) -> Option<Bot> {
        self.bots.get(seat.index()).copied().flatten()
    }

    /// An answer in the words of the record.
    pub(crate) fn words(&self, action: Action) -> String {
        self.recorder.names().action(action)
    }

    /// An answer that was written so; until there were forms, it was written as it came.
    pub(crate) fn read_words(&self, words: &str) -> Option<Action> {
        let read = self.recorder.names().read_action(words).ok();
        let came = || woe_wire::read::<woe_wire::Action>(words).ok()?.known(&self.rules.catalog);
        read.or_else(came)
    }

    /// What was written since this was asked last.
    pub(crate) fn drain(&mut self) -> String {
        self.recorder.drain()
    }

    /// Whether whoever is asked can do nothing but pass.
    fn can_only_pass(&self) -> bool {
        let mut actions = Vec::new();
        self.rules.legal_actions(self.game(), &mut actions);
        actions == [Action::Pass]
    }

    /// Whether a person is asked who can only pass, and did not order to be asked for that.
    pub(crate) fn is_needless(&self, standing: &Standing) -> bool {
        let Some(asked) = self.decision().filter(|_| self.window.is_none()) else { return false };
        let seat = asked.seat.index();
        let wants = standing.people.get(seat).is_some_and(|one| one.free_plays);
        !wants && !standing.is_played_by_bot(seat) && self.can_only_pass()
    }

    /// Answers for a seat. A refusal changes nothing.
    pub(crate) fn apply(
        &mut self,
        seat: Seat,
        action: Action,
        source: Source,
    ) -> Result<News, Refusal> {
        let asked = self.decision().ok_or(Refusal::StoryIsOver)?;
        let mine = self.is_own_play(asked, action) && source == Source::Person;
        let before = mine.then(|| self.recorder.mark());
        match source {
            Source::Bot(Some(iterations)) => {
                self.recorder.apply_thought(seat, action, iterations)?;
            }
            Source::Person | Source::Bot(None) => self.recorder.apply(seat, action)?,
        }
        self.judge_undo(asked, before);
        if self.decision().is_none() {
            // After the reckoning all hands are open: nothing is taken back any more.
            self.undo = None;
        }
        let hushed = matches!(asked.question, Question::Respond(_)) && action == Action::Pass;
        let news = News { back: None, from: self.steps.len() };
        self.remember(Some(seat).filter(|_| !hushed), Some((seat, action)));
        Ok(news)
    }

    /// Whether an answer is a play that can be taken back. A pass where only free plays are left, or with
    /// an empty hand, is none: what was played before it can still be. Told by what everybody sees, since
    /// everybody is shown what can be taken back: never by what was held. [RESP-5]
    fn is_own_play(&self, asked: Decision, action: Action) -> bool {
        let Question::Play(play) = asked.question else { return false };
        let idle = play == woe_rules::Play::After || self.game().table().hand_len(asked.seat) == 0;
        action != Action::Pass || !idle
    }

    fn remember(&mut self, by: Option<Seat>, answer: Option<(Seat, Action)>) {
        self.beats.extend_from_slice(self.recorder.beats());
        let end = self.beats.len() as u32;
        self.steps.push(Kept { at: self.blocks, by, answer, end });
        self.blocks += 1;
    }

    /// Whether the last play of a person can still be taken back, and whether it is free. If this was
    /// one, with how it was before.
    fn judge_undo(&mut self, asked: Decision, played: Option<Mark>) {
        if let Some(before) = played {
            self.undo = Some(Undo {
                by: asked.seat,
                decision: self.blocks,
                free: true,
                waits_for: None,
                mark: Box::new(before),
                steps: self.steps.len(),
            });
        }
        let Some(undo) = &mut self.undo else { return };
        // That nobody has answered a window tells that nobody could: also after passes one asks. [RESP-5]
        let responded = matches!(asked.question, Question::Respond(_));
        let acted = asked.seat != undo.by || responded;
        let seats = &Seat::ALL[..self.recorder.game().table().seats()];
        let by = undo.by;
        let learnt = self.recorder.beats().iter().any(|&beat| beat.teaches(by, seats));
        undo.free &= !acted && !learnt;
        undo.waits_for = None;
    }

    /// Takes the last play back.
    pub(crate) fn take_back(&mut self) -> Option<News> {
        let Undo { mark, steps, .. } = self.undo.take()?;
        self.go_back(*mark, steps)
    }

    fn go_back(&mut self, mark: Mark, steps: usize) -> Option<News> {
        (self.window, self.undo) = (None, None);
        self.recorder.take_back(&mark);
        self.steps.truncate(steps);
        self.blocks += 1;
        let last = self.steps.last()?;
        self.beats.truncate(last.end as usize);
        Some(News { back: Some(last.at), from: self.steps.len() })
    }

    /// Every window has an end: the notes are applied in the engine's order, silence is a pass.
    /// [RESP-2]
    pub(crate) fn close_window(&mut self) -> Option<News> {
        let window = self.window.take()?;
        let news = News { back: None, from: self.steps.len() };
        while let Some(Decision { seat, question: Question::Respond(of) }) = self.decision() {
            if of != window.of {
                break;
            }
            let pass = Note { action: Action::Pass, source: Source::Person };
            let note = window.note(seat).unwrap_or(pass);
            if self.apply(seat, note.action, note.source).is_err() {
                self.apply(seat, Action::Pass, Source::Person).ok()?;
            }
        }
        Some(news)
    }

    /// The steps that are news, as that eye saw them; those without beats are left out.
    pub(crate) fn told(&self, news: News, eye: Eye) -> Vec<woe_wire::Step> {
        self.told_from(news.from, eye).collect()
    }

    fn told_from(&self, first: usize, eye: Eye) -> impl Iterator<Item = woe_wire::Step> {
        let steps = self.steps.iter().enumerate().skip(first);
        let told = steps.map(move |(index, kept)| woe_wire::Step {
            at: kept.at,
            by: kept.by.map(|seat| seat.index() as u8),
            beats: self.beats_of(index).iter().map(|beat| beat.seen_by(eye).into()).collect(),
        });
        told.filter(|step| !step.beats.is_empty())
    }

    /// Whether that eye saw anything of the news that a watcher did not.
    pub(crate) fn shows_more(&self, news: News, eye: Eye) -> bool {
        let mut steps = news.from..self.steps.len();
        let differs = |beat: &Beat| beat.seen_by(eye) != beat.seen_by(Eye::Watcher);
        steps.any(|index| self.beats_of(index).iter().any(differs))
    }

    /// Everything, as news.
    pub(crate) fn all_news(&self) -> News {
        News { back: None, from: 0 }
    }

    /// All steps from that number on, as that eye saw them.
    pub(crate) fn history(&self, eye: Eye, from: u32) -> impl Iterator<Item = woe_wire::Step> {
        self.told_from(self.steps.partition_point(|kept| kept.at < from), eye)
    }

    /// All steps with all cards, for one who may see everything; also those without beats.
    pub(crate) fn unveiled(&self) -> Vec<woe_wire::Step> {
        let steps = self.steps.iter().enumerate();
        let known = |beat: &Beat| beat.map(Glimpse::Known).into();
        let told = steps.map(|(index, kept)| woe_wire::Step {
            at: kept.at,
            by: kept.by.map(|seat| seat.index() as u8),
            beats: self.beats_of(index).iter().map(known).collect(),
        });
        told.collect()
    }

    /// Every step with what is told of it, as far as its beats are seen.
    pub(crate) fn each_saying(
        &self,
        seen: impl Fn(&Beat) -> Beat<Glimpse>,
        mut show: impl FnMut(u32, &[Saying]),
    ) {
        let mut chronicler = Chronicler::new(Grain::Lines);
        for (index, kept) in self.steps.iter().enumerate() {
            let beats: Vec<Beat<Glimpse>> = self.beats_of(index).iter().map(&seen).collect();
            show(kept.at, &chronicler.hear(&beats));
        }
    }

    /// All that a seat has seen, for its bot.
    pub(crate) fn seen_by(&self, seat: Seat) -> Vec<Beat<Glimpse>> {
        self.beats.iter().map(|beat| beat.seen_by(Eye::Seat(seat))).collect()
    }

    fn beats_of(&self, index: usize) -> &[Beat] {
        let begin = index.checked_sub(1).map_or(0, |before| self.steps[before].end as usize);
        &self.beats[begin..self.steps[index].end as usize]
    }

    /// Who made that step, if it stands.
    pub(crate) fn by(&self, at: u32) -> Option<Seat> {
        let index = self.steps.binary_search_by_key(&at, |kept| kept.at).ok()?;
        self.steps[index].by
    }

    /// Plays the steps that stand once more, and shows the game after each.
    pub(crate) fn relive(&self, mut show: impl FnMut(u32, &Game)) {
        let Ok(mut game) = self.rules.deal(&self.header.seating, self.header.key) else { return };
        for kept in &self.steps {
            if let Some((_, action)) = kept.answer {
                self.rules.carry_out(&mut game, action, &mut ());
            }
            show(kept.at, &game);
        }
    }
}
