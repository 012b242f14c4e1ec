//! What does a command do?

use crate::{
    answering::Answered,
    consent::Consent,
    deeds::{Deeds, Outcome},
    lobby::Joining,
    play::Play,
    standing::Standing,
    step::Write,
    table::Table,
    talk::StepOf,
};
use woe_rules::{Eye, Seat};
use woe_wire::{Arranged, Code, Do, No, Payload, You};

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
        Do::History { .. } | Do::Look { .. } | Do::Preview { .. } => "look",
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
        | Do::Admit { .. }
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
        Do::History { .. } | Do::Look { .. } | Do::Remark { .. } => Speaker::Onlooker,
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
        | Do::Admit { .. }
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

fn eye_of(you: You, standing: &Standing) -> Result<Eye, Code> {
    match you {
        You::Watcher => Ok(Eye::Watcher),
        You::Seat(_) | You::Visitor => seat_of(you).map(|seat| standing.eye(seat)),
    }
}

impl Table {
    /// Does what is asked, in memory; what is to be kept and told of it goes into the deeds.
    pub(crate) fn carry_out(&mut self, you: You, what: Do, deeds: &mut Deeds) -> Outcome {
        check_speaker(you, &what, self.standing.host)?;
        self.standing.check_newcomer(you, &what)?;
        let (seat, customs) = (seat_of(you), self.room.customs);
        match what {
            Do::History { from } => {
                self.talk.history(self.play.as_ref(), eye_of(you, &self.standing)?, from)
            }
            Do::Look { at } => self.game()?.look(at, eye_of(you, &self.standing)?),
            Do::Preview { card } => self.game()?.preview(seat?, card),
            Do::Join { name, family, token } => {
                self.join(Joining { name: &name, family, token: token.as_deref() }, deeds)
            }
            Do::Name { name } => self.standing.rename(seat?, &name, &customs, deeds),
            Do::Family { family } => self.standing.choose_family(seat?, family, &self.room, deeds),
            Do::Day { line } => self.standing.tell_day(seat?, &line, &customs, deeds),
            Do::Orders { orders } => self.standing.order(seat?, orders, deeds),
            Do::FreePlays { asked } => {
                self.standing.people[seat?.index()].free_plays = asked;
                self.standing.changed(deeds)
            }
            Do::StandIn { level } => self.standing.stand_in(seat?, level, deeds),
            Do::Arrange { seat, to } => self.arrange(seat, to, deeds),
            Do::Options { options } => self.standing.agree(options, &self.room, deeds),
            Do::Watching { allowed } => {
                self.standing.watching = allowed;
                deeds.dismissed.extend((!allowed).then_some((You::Watcher, Code::NoWatching)));
                self.standing.changed(deeds)
            }
            Do::Talking { allowed } => {
                self.standing.talking = allowed;
                self.standing.changed(deeds)
            }
            Do::Start { first } => self.start(first, deeds),
            Do::Rematch {} => self.standing.rematch(&mut self.chance, deeds),
            Do::Answer { decision, action, story } => {
                self.answer(seat?, (decision, action), story, deeds)
            }
            Do::Think { decision } => {
                let play = self.play.as_mut().ok_or(Code::OnlyWhilePlaying)?;
                self.standing.pondered = play.think(seat?, decision)?;
                self.standing.changed(deeds)
            }
            Do::TakeBack { decision } => {
                let play = self.play.as_mut().ok_or(Code::NothingToTakeBack)?;
                let consent = play.ask_back(seat?, decision, &self.standing)?;
                self.take_back(consent, deeds)
            }
            Do::Consent { yes } => {
                let play = self.play.as_mut().ok_or(Code::NothingToTakeBack)?;
                let consent = if yes { play.agree(seat?) } else { play.deny(seat?) };
                self.take_back(consent?, deeds)
            }
            Do::Admit { seat: newcomer, yes } => self.standing.admit(seat?, newcomer, yes, deeds),
            Do::Story { at, line } => {
                let by = self.game()?.by(at).ok_or(Code::NoSuchThing)?;
                self.talk.tell_story(seat?, StepOf { at, by }, &line, &customs, deeds)
            }
            Do::Applaud { at } => {
                let by = self.game()?.by(at).ok_or(Code::NoSuchThing)?;
                self.talk.applaud(seat?, StepOf { at, by }, deeds)
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

    /// Somebody takes a free seat; until they come in by it they are away.
    fn join(&mut self, joining: Joining<'_>, deeds: &mut Deeds) -> Outcome {
        let seated = self.standing.join(joining, &self.room, &mut self.chance, deeds)?;
        if let Some(Payload::Seated { seat, .. }) = seated {
            self.crowd.away[usize::from(seat)] = Some(self.now);
        }
        Ok(seated)
    }

    /// The host gives a seat away; whoever comes to sit there has been away since now, until they come.
    fn arrange(&mut self, seat: u8, to: Arranged, deeds: &mut Deeds) -> Outcome {
        self.talk.check_handing(&self.standing)?;
        self.standing.rearrange(seat.into(), to, deeds)?;
        self.crowd.away[usize::from(seat)] = Some(self.now);
        Ok(None)
    }

    /// What is played, if it is.
    fn game(&self) -> Result<&Play, Code> {
        self.play.as_ref().ok_or(Code::OnlyWhilePlaying)
    }

    /// Deals, and lets them play.
    fn start(&mut self, first: Option<u8>, deeds: &mut Deeds) -> Outcome {
        let play = self.standing.deal(first, &self.room, &mut self.chance, deeds)?;
        deeds.news.push(play.all_news());
        self.play = Some(play);
        self.after_answer(deeds);
        Ok(None)
    }

    /// A seat answers, and may tell how it came to pass.
    fn answer(
        &mut self,
        seat: Seat,
        (decision, action): (u32, woe_wire::Action),
        story: Option<String>,
        deeds: &mut Deeds,
    ) -> Outcome {
        let story =
            story.map(|story| self.talk.fit(seat, &story, &self.room.customs)).transpose()?;
        let play = self.play.as_mut().ok_or(Code::OnlyWhilePlaying)?;
        match play.answer(seat, decision, action, &self.standing)? {
            // A story would tell before the others that it was given. [RESP-5]
            Answered::Noted(note) => deeds.writes.push(note),
            Answered::AtOnce(news) => {
                deeds.news.push(news);
                self.after_answer(deeds);
                if let Some(story) = story {
                    self.talk.push_story(seat, decision, story, deeds);
                }
            }
        }
        Ok(None)
    }

    /// Takes the last play back, or writes down who still has to agree.
    fn take_back(&mut self, consent: Consent, deeds: &mut Deeds) -> Outcome {
        let play = self.play.as_mut().ok_or(Code::OnlyWhilePlaying)?;
        if consent == Consent::Given {
            let news = play.take_back().ok_or(Code::NothingToTakeBack)?;
            deeds.news.push(news);
            deeds.writes.push(Write::DropNotes);
            self.talk.take_back(news.back);
            self.after_answer(deeds);
            return Ok(None);
        }
        self.standing.asked_back = play.asked_back();
        self.standing.write(deeds);
        Ok((consent == Consent::Asked).then_some(Payload::Asked))
    }
}
