//! What happens at one table?

use crate::{
    chance::Chance,
    commands,
    crowd::Crowd,
    deeds::Deeds,
    errand::{Awaited, Due, Errand, Held},
    form, past,
    play::Play,
    replies::Replies,
    room::Room,
    standing::Standing,
    step::{CommandMark, Effects, Input, Kept, Text, Ticket, Time},
    talk::Talk,
    thinking::{Answer, Thinking},
};
use std::sync::Arc;
use woe_wire::{Code, Command, FromServer, Phase, Reply, Trouble, You, written};

/// How long a table rests when it could not be kept, in milliseconds: what fails by itself would be tried
/// again at once, and fail again.
const AFTER_A_FAILURE: u64 = 1000;

/// One table: a machine without hands. It does nothing but what it is told, and says what it wants done.
pub struct Table {
    pub(crate) room: Arc<Room>,
    /// Who sits, and what they agreed on.
    pub(crate) standing: Standing,
    /// What is played, and what is open.
    pub(crate) play: Option<Play>,
    /// What goes on by itself.
    pub(crate) thinking: Thinking,
    /// What was said.
    pub(crate) talk: Talk,
    /// Who listens, and what they see.
    pub(crate) crowd: Crowd,
    /// What was replied to whom.
    replies: Replies,
    errand: Errand,
    pub(crate) chance: Chance,
    pub(crate) now: Time,
    /// Why it is no more, if it is no more.
    pub(crate) ended: Option<Code>,
    pub(crate) out: Effects,
}

impl Table {
    /// The table that was kept. Its first step may be [`Input::Clock`], which sets its bots thinking.
    ///
    /// # Errors
    /// If what was kept cannot be understood any more.
    pub fn load(room: Arc<Room>, kept: Kept, chance: Chance, now: Time) -> Result<Table, Trouble> {
        let unread = |detail: String| Trouble { code: Code::NoSuchTable, detail: Some(detail) };
        let standing = Standing::read(&kept.state).map_err(unread)?;
        let play = past::resumed(&room, &standing, &kept.blocks).map_err(unread)?;
        let talk = Talk::of(&kept, play.as_ref());
        let mut table = Table {
            talk,
            replies: Replies::of(kept.commands),
            ..Table::new(room, standing, play, (chance, now))
        };
        table.crowd.bags.older_cards = table.room.older_cards(&table.standing);
        table.crowd.restated = true;
        table.thinking.adopts = true;
        if let Some(play) = &mut table.play {
            play.reopen_window(&kept.notes, &table.standing, now);
            play.ask_back_again(&table.standing);
        }
        table.look_first();
        Ok(table)
    }

    /// A table of which nothing was kept yet.
    pub fn new(
        room: Arc<Room>,
        standing: Standing,
        play: Option<Play>,
        (mut chance, now): (Chance, Time),
    ) -> Table {
        let mut table = Table {
            crowd: Crowd::new(room.customs.backlog, chance.epoch(), now),
            replies: Replies::default(),
            thinking: Thinking::default(),
            ended: None,
            talk: Talk::default(),
            errand: Errand::default(),
            out: Effects::default(),
            room,
            standing,
            play,
            chance,
            now,
        };
        table.look_first();
        table
    }

    /// Looks at everything before anybody is there who could be told.
    fn look_first(&mut self) {
        self.refresh();
        self.crowd.turn_round(&self.standing);
    }

    /// Something happens, at that time; what is to be done.
    pub fn step(&mut self, now: Time, input: Input) -> Effects {
        self.now = self.now.max(now);
        let rested = self.errand.rests_until.take_if(|until| *until <= self.now).is_some();
        // What has waited comes before what goes on by itself, which may fail again and again.
        if rested && let Some(waited) = self.errand.queue.pop_front() {
            self.take(waited);
        }
        match input {
            Input::Kept(ticket) => self.was_kept(ticket),
            Input::NotKept(ticket, kept) => self.was_not_kept(ticket, kept),
            input @ (Input::Enter(_)
            | Input::Say { .. }
            | Input::Leave { .. }
            | Input::Thought { .. }
            | Input::Clock) => {
                if self.errand.is_held() {
                    self.errand.queue.push_back(input);
                } else {
                    self.take(input);
                }
            }
        }
        self.go_on();
        self.crowd.drain(&mut self.out);
        std::mem::take(&mut self.out)
    }

    /// Whoever comes from now on is told when the table goes, unless somebody does something; or that it does not.
    pub fn foretell(&mut self, goes: Option<Time>) {
        self.crowd.goes = goes;
    }

    /// When something happens by itself, if nothing else does before.
    pub fn wakes_at(&self) -> Option<Time> {
        match (&self.errand.awaited, self.errand.rests_until) {
            _ if self.ended.is_some() => None,
            (Some(_), _) => None,
            (None, Some(until)) => Some(until),
            (None, None) => self.next_deadline(),
        }
    }

    /// Whether it may be put away: nobody has listened for long, and nothing goes on; or it is no more.
    pub fn is_done(&self) -> bool {
        let quiet = self.errand.queue.is_empty() && self.is_forgotten();
        self.errand.awaited.is_none() && (self.has_ended() || quiet)
    }

    /// Whether it is no more: nobody is let in again.
    pub fn has_ended(&self) -> bool {
        self.ended.is_some()
    }

    /// Whether it rests because it could not be kept: what comes meanwhile should wait at its door.
    pub fn is_resting(&self) -> bool {
        self.errand.rests_until.is_some()
    }

    /// Tells everyone why it closes, and lets them go.
    pub fn close(&mut self, why: Code) -> Effects {
        self.crowd.dismiss(self.ended.unwrap_or(why));
        self.crowd.drain(&mut self.out);
        std::mem::take(&mut self.out)
    }

    /// How far it is.
    pub fn phase(&self) -> Phase {
        self.standing.phase
    }

    /// The doors that lead to it while it lives.
    pub fn doors(&self) -> [woe_wire::Door; 2] {
        let Standing { table, watch, .. } = &self.standing;
        [woe_wire::Door::Table(table.clone()), woe_wire::Door::Watch(watch.clone())]
    }

    /// The name of its finished game in links.
    pub fn replay(&self) -> &str {
        &self.standing.replay
    }

    fn take(&mut self, input: Input) {
        match input {
            Input::Enter(entry) => self.enter(*entry),
            Input::Say { you, caller, command } => self.say(you, caller, command),
            Input::Leave { you, caller } => {
                if self.crowd.depart(you, caller, self.now) {
                    self.show(Deeds::default());
                }
            }
            Input::Thought { seat, decision, thought } => {
                let (play, customs) = (self.play.as_mut(), &self.room.customs);
                let answer = Answer { seat, decision, thought };
                self.thinking.hear(answer, play, &self.standing, customs);
            }
            Input::Clock => self.clock_struck(),
            Input::Kept(ticket) => self.was_kept(ticket),
            Input::NotKept(ticket, kept) => self.was_not_kept(ticket, kept),
        }
    }

    /// Carries out what is due now and what has waited, one thing after the other.
    fn go_on(&mut self) {
        while self.ended.is_none() && !self.errand.is_held() {
            if self.advance() {
                continue;
            }
            let Some(input) = self.errand.queue.pop_front() else { break };
            self.take(input);
        }
        if self.errand.awaited.is_some() {
            return;
        }
        match self.ended {
            Some(why) => self.send_away(why),
            None => self.wake(),
        }
    }

    /// It is no more: whoever is here goes, and whoever has waited at the door is not let in.
    fn send_away(&mut self, why: Code) {
        self.crowd.dismiss(why);
        for input in self.errand.queue.drain(..) {
            if let Input::Enter(entry) = input {
                self.out.admitted.push((entry.caller, Err(why.into())));
            }
        }
    }

    /// Does once what is asked; keeps it, tells everyone and replies, in this order.
    fn say(&mut self, you: You, caller: u64, command: Command) {
        let Command { id, what } = command;
        if !self.crowd.knows(you, caller) {
            return;
        }
        if let Some(reply) = self.replies.find(you, &id) {
            return self.crowd.whisper(you, caller, reply);
        }
        let kind = commands::kind(&what);
        let mut deeds = Deeds::default();
        let outcome = if commands::is_good_id(&id) {
            self.carry_out(you, what, &mut deeds)
        } else {
            Err(Code::NotAMessage.into())
        };
        let (done, word) = (outcome.is_ok(), commands::word(&outcome));
        let text: Text = written(&FromServer::Reply(Reply::to(&id, outcome))).into();
        // Of a table that is deleted nothing is kept, nor of what was done there.
        if let (You::Seat(seat), true, None, false) =
            (you, done, self.ended, deeds.writes.is_empty())
        {
            let mark = CommandMark { seat, id: id.clone(), reply: text.clone() };
            self.replies.remember(mark.clone());
            deeds.mark(mark);
        }
        let due = Due { you, caller, id, kind, word, text };
        match deeds.writes.is_empty() {
            true => self.reply(due),
            false => self.keep(deeds, Some(due)),
        }
    }

    fn reply(&mut self, Due { you, caller, kind, word, text, .. }: Due) {
        self.out.counted.push((kind, word));
        self.crowd.whisper(you, caller, text);
    }

    /// Lets it be written down; until it is, nobody is told.
    pub(crate) fn conclude(&mut self, deeds: Deeds) {
        self.keep(deeds, None);
    }

    fn keep(&mut self, mut deeds: Deeds, reply: Option<Due>) {
        self.talk.tell_handed(&mut deeds);
        if deeds.restates() {
            self.crowd.restated = true;
            if let Some(play) = &mut self.play {
                play.start_clock(&self.standing, self.now);
            }
        }
        let writes = std::mem::take(&mut deeds.writes);
        self.errand.groups += 1;
        let ticket = Ticket(self.errand.groups);
        let held = match !deeds.dismissed.is_empty() || self.has_ended() {
            true => Held::Of(deeds),
            false => Held::Written(self.prepare(deeds)),
        };
        self.errand.awaited = Some(Awaited { ticket, held, reply });
        self.out.keep = Some((ticket, writes));
    }

    fn was_kept(&mut self, ticket: Ticket) {
        let awaited = self.errand.awaited.take_if(|awaited| awaited.ticket == ticket);
        let Some(Awaited { held, reply, .. }) = awaited else { return };
        match held {
            Held::Written(texts) => self.crowd.tell_held(texts),
            Held::Of(deeds) => self.show(deeds),
        }
        let Some(due) = reply else { return };
        self.remember_told(&due);
        self.reply(due);
    }

    /// Remembers for those without a seat what was done; what changed nothing may be asked again.
    fn remember_told(&mut self, due: &Due) {
        if !matches!(due.you, You::Seat(_)) && due.word == commands::DONE {
            self.replies.remember_told(due.kind, due.id.clone(), due.text.clone());
        }
    }

    /// The table is again as it was kept last.
    fn was_not_kept(&mut self, ticket: Ticket, kept: Option<Box<Kept>>) {
        let awaited = self.errand.awaited.take_if(|awaited| awaited.ticket == ticket);
        let Some(Awaited { held, reply, .. }) = awaited else { return };
        let chance = Chance::new(self.chance.key());
        let loaded = kept.map(|kept| Table::load(self.room.clone(), *kept, chance, self.now));
        match loaded {
            Some(Ok(loaded)) => {
                // A group may be written although its host could not know: then whoever had to go has to,
                // and what somebody without a seat did was done; seats have that written down.
                let mut gone = held.dismissed();
                gone.retain(|&(you, _)| self.is_gone_from(you, &loaded.standing));
                for (you, why) in gone {
                    self.crowd.dismiss_one(you, why);
                }
                if let Some(due) = reply.as_ref().filter(|_| self.is_as(&loaded)) {
                    self.remember_told(due);
                }
                let Table { standing, play, talk, mut replies, .. } = loaded;
                replies.go_on_with_told(&mut self.replies);
                (self.standing, self.play, self.talk, self.replies) =
                    (standing, play, talk, replies);
                self.thinking = self.thinking.begun_anew();
                (self.ended, self.crowd.restated) = (None, true);
                self.show_anew();
            }
            // Without a word of what was kept nothing can go on; everyone may try again.
            Some(Err(_)) | None => self.ended = Some(Code::NotKept),
        }
        self.errand.rests_until = Some(self.now + AFTER_A_FAILURE);
        let Some(due) = reply else { return };
        let done = self.replies.find(due.you, &due.id).filter(|_| self.ended.is_none());
        let failed = || written(&FromServer::Reply(Reply::to(&due.id, Err(Code::NotKept.into()))));
        let (word, text) = match done {
            Some(text) => (commands::DONE, text),
            None => (commands::TROUBLE, failed().into()),
        };
        self.reply(Due { word, text, ..due });
    }

    /// Whether what was read back is what this table is, with all that was done last.
    fn is_as(&self, loaded: &Table) -> bool {
        let number = |play: &Option<Play>| play.as_ref().map(Play::number);
        form::written(&self.standing) == form::written(&loaded.standing)
            && number(&self.play) == number(&loaded.play)
            && self.talk.next == loaded.talk.next
    }

    /// Whether those who had to go have no place any more, by what was read back.
    fn is_gone_from(&self, you: You, kept: &Standing) -> bool {
        let seal = |of: &Standing, seat: u8| of.people[usize::from(seat)].token.clone();
        match you {
            You::Seat(seat) => seal(kept, seat) == seal(&self.standing, seat),
            You::Watcher => !kept.watching,
            You::Visitor => false,
        }
    }

    /// Whether nobody has listened for long, and nothing goes on.
    pub(crate) fn is_forgotten(&self) -> bool {
        let idle = self.room.customs.idle(self.standing.phase);
        let lonely = self.crowd.lonely.is_some_and(|since| since + idle <= self.now);
        let open = |play: &Play| play.window_due(&self.standing).is_some();
        lonely && !self.thinking.is_busy() && !self.play.as_ref().is_some_and(open)
    }
}
