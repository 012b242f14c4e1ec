//! What does a command do?

use crate::{
    deeds::{Deeds, Outcome},
    play::Source,
    standing::AskedBack,
    step::Write,
    table::Table,
    window::Note,
};
use woe_rules::{Eye, Refusal, Seat};
use woe_wire::{Arranged, Code, Do, No, Payload, Previews, Refused, You};

/// How long the id of a command is at most.
const ID_MAX: usize = 36;

/// Whether a client may call a command so.
pub(crate) fn is_good_id(id: &str) -> bool {
    let fits = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
    (1..=ID_MAX).contains(&id.len()) && id.chars().all(fits)
}

/// The word for what was done.
pub(crate) const DONE: &str = "done";
/// The word for what the house did not do.
pub(crate) const TROUBLE: &str = "trouble";

/// What became of it, in a word for the metrics.
pub(crate) fn word(outcome: &Outcome) -> &'static str {
    match outcome {
        Ok(_) => DONE,
        Err(No::Refused(_)) => "refused",
        Err(No::Trouble(_)) => TROUBLE,
    }
}

/// What sort of command it is, in a word for the metrics.
pub(crate) fn kind(what: &Do) -> &'static str {
    match what {
        Do::Answer { .. } => "answer",
        Do::TakeBack { .. } | Do::Consent { .. } => "take-back",
        Do::Story { .. } | Do::Applaud { .. } | Do::Chat { .. } | Do::Remark { .. } => "line",
        Do::History {} | Do::Look { .. } | Do::Preview { .. } => "look",
        Do::Rematch {} | Do::Delete {} => "end",
        Do::Orders { .. } | Do::FreePlays { .. } | Do::StandIn { .. } => "manner",
        Do::Think { .. } => "think",
        Do::Join { .. }
        | Do::Name { .. }
        | Do::Family { .. }
        | Do::Day { .. }
        | Do::Arrange { .. }
        | Do::Options { .. }
        | Do::Watching { .. }
        | Do::Talking { .. }
        | Do::Start { .. } => "lobby",
    }
}

/// Who may say something to a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Speaker {
    /// Whoever has the invite link, and no seat.
    Visitor,
    /// Whoever sees the table: from a seat, or as one who watches.
    Onlooker,
    /// Whoever has a seat.
    Seat,
    /// Whose table it is.
    Host,
}

fn speaker(what: &Do) -> Speaker {
    match what {
        Do::Join { .. } => Speaker::Visitor,
        Do::History {} | Do::Look { .. } | Do::Remark { .. } => Speaker::Onlooker,
        Do::Name { .. }
        | Do::Family { .. }
        | Do::Day { .. }
        | Do::Answer { .. }
        | Do::Story { .. }
        | Do::Applaud { .. }
        | Do::Orders { .. }
        | Do::FreePlays { .. }
        | Do::Think { .. }
        | Do::TakeBack { .. }
        | Do::Consent { .. }
        | Do::Chat { .. }
        | Do::StandIn { .. }
        | Do::Preview { .. }
        | Do::Rematch {} => Speaker::Seat,
        Do::Arrange { .. }
        | Do::Options { .. }
        | Do::Watching { .. }
        | Do::Talking { .. }
        | Do::Start { .. }
        | Do::Delete {} => Speaker::Host,
    }
}

/// Whether that one may say that.
fn check_speaker(you: You, what: &Do, host: u8) -> Result<(), Code> {
    match (speaker(what), you) {
        (Speaker::Visitor, You::Visitor)
        | (Speaker::Onlooker, You::Watcher | You::Seat(_))
        | (Speaker::Seat, You::Seat(_)) => Ok(()),
        (Speaker::Visitor, You::Seat(_)) => Err(Code::SeatTaken),
        (Speaker::Host, You::Seat(seat)) if seat == host => Ok(()),
        (Speaker::Host, You::Seat(_)) => Err(Code::OnlyTheHost),
        (Speaker::Visitor | Speaker::Seat | Speaker::Host, You::Watcher)
        | (Speaker::Onlooker | Speaker::Seat | Speaker::Host, You::Visitor) => {
            Err(Code::NeedsASeat)
        }
    }
}

fn seat_of(you: You) -> Result<Seat, Code> {
    match you {
        You::Seat(seat) => Seat::new(seat.into()).ok_or(Code::NeedsASeat),
        You::Watcher | You::Visitor => Err(Code::NeedsASeat),
    }
}

fn eye_of(you: You) -> Result<Eye, Code> {
    match you {
        You::Watcher => Ok(Eye::Watcher),
        You::Seat(_) | You::Visitor => seat_of(you).map(Eye::Seat),
    }
}

impl Table {
    /// Does what is asked, in memory; what is to be kept and told of it goes into the deeds.
    pub(crate) fn carry_out(&mut self, you: You, what: Do, deeds: &mut Deeds) -> Outcome {
        check_speaker(you, &what, self.standing.host)?;
        let (seat, customs) = (seat_of(you), self.room.customs);
        match what {
            Do::History {} => self.history(eye_of(you)?),
            Do::Look { at } => self.look(at, eye_of(you)?),
            Do::Preview { card } => self.preview(seat?, card),
            Do::Join { name, family } => {
                let seated = self.standing.join(&name, family, &self.room, &mut self.chance)?;
                self.write_state(deeds);
                Ok(Some(seated))
            }
            Do::Name { name } => {
                self.standing.rename(seat?, &name, &customs)?;
                self.changed(deeds)
            }
            Do::Family { family } => {
                self.standing.choose_family(seat?, family, &self.room)?;
                self.changed(deeds)
            }
            Do::Day { line } => {
                self.standing.tell_day(seat?, &line, &customs)?;
                self.changed(deeds)
            }
            Do::Orders { orders } => {
                self.standing.people[seat?.index()].orders = orders;
                self.changed(deeds)
            }
            Do::FreePlays { asked } => {
                self.standing.people[seat?.index()].free_plays = asked;
                self.changed(deeds)
            }
            Do::StandIn { level } => {
                self.standing.stand_in(seat?, level);
                self.changed(deeds)
            }
            Do::Arrange { seat, to } => self.arrange(seat.into(), to, deeds),
            Do::Options { options } => {
                self.standing.agree(options, &self.room)?;
                self.changed(deeds)
            }
            Do::Watching { allowed } => {
                self.standing.watching = allowed;
                deeds.dismissed = (!allowed).then_some((You::Watcher, Code::NoWatching));
                self.changed(deeds)
            }
            Do::Talking { allowed } => {
                self.standing.talking = allowed;
                self.changed(deeds)
            }
            Do::Start { first } => self.start(first, deeds),
            Do::Rematch {} => {
                deeds.writes.push(self.standing.rematch(&mut self.chance)?);
                self.changed(deeds)
            }
            Do::Answer { decision, action, story } => {
                self.answer(seat?, (decision, action), story, deeds)
            }
            Do::Think { decision } => self.think(seat?, decision, deeds),
            Do::TakeBack { decision } => self.ask_back(seat?, decision, deeds),
            Do::Consent { yes } => self.consent(seat?, yes, deeds),
            Do::Story { at, line } => {
                let by = self.maker(at)?;
                self.talk.tell_story(seat?, (at, by), &line, &customs, deeds)
            }
            Do::Applaud { at } => {
                let by = self.maker(at)?;
                self.talk.applaud(seat?, (at, by), deeds)
            }
            Do::Chat { line } => self.talk.chat(seat?, &line, &customs, deeds),
            Do::Remark { name, line } => match you {
                // Whoever has a seat talks in their own name.
                You::Seat(_) => self.talk.chat(seat?, &line, &customs, deeds),
                You::Watcher | You::Visitor => {
                    let name = self.standing.watcher_name(&name, &customs)?;
                    self.talk.remark(name, &line, &customs, deeds)
                }
            },
            Do::Delete {} => {
                deeds.writes.push(Write::Forget);
                self.ended = Some(Code::Deleted);
                Ok(None)
            }
        }
    }

    /// Whoever changes only the standing is done with that.
    pub(crate) fn changed(&mut self, deeds: &mut Deeds) -> Outcome {
        self.write_state(deeds);
        Ok(None)
    }

    /// Who made a step that stands.
    fn maker(&self, at: u32) -> Result<Seat, Code> {
        let play = self.play.as_ref().ok_or(Code::OnlyWhilePlaying)?;
        play.by(at).ok_or(Code::NoSuchThing)
    }

    fn arrange(&mut self, seat: usize, to: Arranged, deeds: &mut Deeds) -> Outcome {
        self.standing.rearrange(seat, to)?;
        deeds.dismissed = Some((You::Seat(seat as u8), Code::WrongToken));
        self.crowd.away[seat] = None;
        self.changed(deeds)
    }

    fn start(&mut self, first: Option<u8>, deeds: &mut Deeds) -> Outcome {
        let play = self.standing.deal(first, &self.room, &mut self.chance)?;
        deeds.news.push(play.all_news());
        self.play = Some(play);
        self.write_state(deeds);
        deeds.writes.push(self.room.cards_of(&self.standing));
        self.after_answer(deeds);
        Ok(None)
    }

    /// A seat answers: at once, or into the open window.
    fn answer(
        &mut self,
        seat: Seat,
        (decision, action): (u32, woe_wire::Action),
        story: Option<String>,
        deeds: &mut Deeds,
    ) -> Outcome {
        let story = story.map(|story| self.talk.fit(&story, &self.room.customs)).transpose()?;
        let play = self.play.as_mut().ok_or(Code::OnlyWhilePlaying)?;
        let action = action.known(&play.rules.catalog).ok_or(Code::NoSuchThing)?;
        if play.window.is_some() {
            return self.respond(seat, decision, action, deeds);
        }
        if play.number() != decision {
            return Err(Code::LateDecision.into());
        }
        if self.standing.people[seat.index()].standing_in {
            return Err(refused(Refusal::NotYourDecision));
        }
        let at = play.number();
        deeds.news.push(play.apply(seat, action, Source::Person).map_err(refused)?);
        self.after_answer(deeds);
        if let Some(story) = story {
            self.talk.push_story(seat, at, story, deeds);
        }
        Ok(None)
    }

    /// Notes an answer; it takes effect when the window closes.
    fn respond(
        &mut self,
        seat: Seat,
        decision: u32,
        action: woe_rules::Action,
        deeds: &mut Deeds,
    ) -> Outcome {
        let Some(play) = &mut self.play else { return Err(Code::OnlyWhilePlaying.into()) };
        let Some(window) = &mut play.window else { return Err(Code::LateDecision.into()) };
        if window.decision != decision {
            return Err(Code::LateDecision.into());
        }
        let actions = window.actions(seat).ok_or_else(|| refused(Refusal::NotYourDecision))?;
        if !actions.contains(&action) {
            return Err(refused(Refusal::NotAResponse));
        }
        if window.note(seat).is_some() {
            return Err(Code::LateDecision.into());
        }
        window.keep(seat, Note { action, source: Source::Person });
        let answer = play.words(action);
        let seat = seat.index() as u8;
        deeds.writes.push(Write::Note { decision, seat, answer, command: None });
        Ok(None)
    }

    /// What would come of a card that a seat looks at: made of what the seat sees, and of nothing else.
    fn preview(&self, seat: Seat, card: u16) -> Outcome {
        let play = self.play.as_ref().ok_or(Code::OnlyWhilePlaying)?;
        let rules = &play.rules;
        let card = rules.catalog.find(card.into()).ok_or(Code::NoSuchThing)?;
        // The engine asks one after the other, a window all at once. [RESP-5]
        let asked = play.window.as_ref().and_then(|_| rules.view_in_window(play.game(), seat));
        let view = asked.unwrap_or_else(|| rules.view_for(play.game(), Eye::Seat(seat)));
        let outlook = rules.outlook(&view, card).map_err(refused)?;
        Ok(Some(Payload::Previews(Previews::of(&outlook, &rules.catalog, in_words))))
    }

    /// Takes one's last play back, or asks the others whether one may.
    fn ask_back(&mut self, seat: Seat, decision: u32, deeds: &mut Deeds) -> Outcome {
        let others = self.persons_but(seat);
        let undo = self.play.as_mut().and_then(|play| play.undo.as_mut());
        let undo = undo.filter(|undo| undo.by == seat && undo.decision == decision);
        let undo = undo.ok_or(Code::NothingToTakeBack)?;
        if undo.free || others.is_empty() {
            return self.take_back(deeds);
        }
        undo.waits_for = Some(others);
        self.note_asked_back();
        self.write_state(deeds);
        Ok(Some(Payload::Asked))
    }

    fn persons_but(&self, seat: Seat) -> Vec<Seat> {
        let seats = &Seat::ALL[..self.standing.people.len()];
        let asked =
            |other: &&Seat| **other != seat && !self.standing.is_played_by_bot(other.index());
        seats.iter().filter(asked).copied().collect()
    }

    fn consent(&mut self, seat: Seat, yes: bool, deeds: &mut Deeds) -> Outcome {
        let undo = self.play.as_mut().and_then(|play| play.undo.as_mut());
        let waits = undo.and_then(|undo| undo.waits_for.as_mut());
        let waits = waits.filter(|waits| waits.contains(&seat)).ok_or(Code::NothingToTakeBack)?;
        waits.retain(|&other| other != seat);
        let all = waits.is_empty();
        match (yes, all) {
            (true, true) => self.take_back(deeds),
            (true, false) => {
                self.note_asked_back();
                self.changed(deeds)
            }
            (false, _) => {
                let undo = self.play.as_mut().and_then(|play| play.undo.as_mut());
                if let Some(undo) = undo {
                    undo.waits_for = None;
                }
                self.note_asked_back();
                self.changed(deeds)
            }
        }
    }

    /// Who still has to agree is kept with the standing.
    fn note_asked_back(&mut self) {
        let number = |seat: &Seat| seat.index() as u8;
        self.standing.asked_back = self.play.as_ref().and_then(|play| {
            let waits_for = play.undo.as_ref()?.waits_for.as_ref()?.iter().map(number).collect();
            Some(AskedBack { at: play.number(), waits_for })
        });
    }

    /// After a restart: those who had not agreed yet are asked again, if nothing was answered since.
    pub(crate) fn ask_back_again(&mut self) {
        let Some(play) = &mut self.play else { return };
        let asked = self.standing.asked_back.as_ref().filter(|asked| asked.at == play.number());
        if let (Some(asked), Some(undo)) = (asked, &mut play.undo) {
            let seats = asked.waits_for.iter().filter_map(|&seat| Seat::new(seat.into()));
            undo.waits_for = Some(seats.collect());
        }
    }

    fn take_back(&mut self, deeds: &mut Deeds) -> Outcome {
        let play = self.play.as_mut().ok_or(Code::OnlyWhilePlaying)?;
        let news = play.take_back().ok_or(Code::NothingToTakeBack)?;
        let back = news.back;
        deeds.news.push(news);
        deeds.writes.push(Write::DropNotes);
        self.talk.take_back(back);
        self.after_answer(deeds);
        Ok(None)
    }
}

/// The rules say no.
pub(crate) fn refused(refusal: Refusal) -> No {
    No::Refused(in_words(refusal))
}

fn in_words(refusal: Refusal) -> Refused {
    let key = woe_prose::refusal_key(refusal);
    let word = key.strip_prefix("refusal-").unwrap_or(key).to_owned();
    Refused { refusal: word, rule: refusal.rule().to_owned() }
}
