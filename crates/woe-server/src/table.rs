//! What happens at one table? One task owns it, and nobody else touches it.

mod commands;
mod crowd;
mod door;
mod lines;
mod live;
mod lobby;
mod parts;
mod past;
mod play;
mod reviewed;
mod standing;
#[cfg(test)]
mod timing;
mod waits;
mod window;

pub(crate) use crowd::{Caller, Ear, Text};
pub(crate) use past::{keepsake_of, record_of, replay_of, telling_of};
pub(crate) use play::{Play, Source};
pub(crate) use reviewed::Hearing;
pub(crate) use standing::{Person, SEATS, Standing, level, unplayable};

use crate::{
    clock::Clock,
    house::Hall,
    meter, secret,
    store::{CommandMark, Door, Saved, TableNumber, Write},
};
use crowd::{Change, Crowd};
use parts::Bags;
use play::News;
use std::{borrow::Cow, collections::VecDeque, sync::Arc, time::Duration};
use tokio::{
    sync::{mpsc, oneshot},
    time::Instant,
};
use woe_rules::{Eye, Seat};
use woe_wire::{
    Code, Command, FromServer, Hash, Line, Phase, Reply, Resume, Trouble, You, written,
};

/// How many replies are remembered for commands that come again.
const REPLIES_MAX: usize = 64;

/// How long a table rests when it could not be kept.
const AFTER_A_FAILURE: Duration = Duration::from_secs(1);

/// Someone at the door.
pub(crate) struct Entry {
    pub(crate) door: woe_wire::Door,
    pub(crate) token: Option<String>,
    pub(crate) resume: Option<Resume>,
    pub(crate) caller: Caller,
    pub(crate) answer: oneshot::Sender<Result<You, Trouble>>,
}

/// What a table is told.
pub(crate) enum Knock {
    /// Somebody comes.
    Enter(Box<Entry>),
    /// Somebody says something.
    Say { you: You, caller: u64, command: Command, since: Instant },
    /// Somebody goes.
    Leave { you: You, caller: u64 },
    /// The house closes.
    Close,
}

/// A table, while somebody cares for it.
pub(crate) struct Table {
    hall: Arc<Hall>,
    number: TableNumber,
    standing: Standing,
    play: Option<Play>,
    lines: Vec<Line>,
    /// The number of the next line: also that of a line that was taken back is not given again.
    next_line: u32,
    crowd: Crowd,
    bags: Bags,
    /// Whether the standing is not what it was when it was looked at last.
    restated: bool,
    /// With the hashes of their ids, which are looked at first.
    replies: VecDeque<(Hash, CommandMark)>,
    /// What those without a seat were told.
    told: door::Replied,
    epoch: String,
    /// Since when each seat's person is away, in milliseconds since 1970.
    away: [Option<u64>; Seat::MAX],
    thinking: live::Thinking,
    /// Since when nobody listens.
    lonely: Option<Instant>,
    tally: meter::TableTally,
    /// Why it is no more, if it is no more.
    ended: Option<Code>,
}

/// What a command or the clock brought about, until it is kept and told.
#[derive(Default)]
struct Deeds {
    writes: Vec<Write>,
    news: Vec<News>,
    lines: Vec<Line>,
    /// Who has to go, and why.
    dismissed: Option<(You, Code)>,
}

impl Table {
    /// The table that was kept.
    ///
    /// # Errors
    /// If what was kept cannot be understood any more.
    pub(crate) fn load(hall: Arc<Hall>, saved: Saved) -> Result<Table, Trouble> {
        let unread = |detail: String| Trouble { code: Code::NoSuchTable, detail: Some(detail) };
        let standing: Standing =
            woe_wire::read(&saved.state).map_err(|why| unread(why.to_string()))?;
        let play = past::resumed(&hall, &standing, &saved.blocks);
        let play = play.map_err(unread)?;
        let lines = past::lines(&saved, play.as_ref());
        let next_line = saved.lines.last().map_or(0, |(at, _)| at + 1);
        let mut table = Table {
            replies: saved.commands.into_iter().map(|mark| (id_hash(&mark.id), mark)).collect(),
            lines,
            next_line,
            ..Table::new(hall, saved.number, standing, play)
        };
        table.reopen_window(&saved.notes);
        table.refresh();
        Ok(table)
    }

    fn new(hall: Arc<Hall>, number: TableNumber, standing: Standing, play: Option<Play>) -> Table {
        Table {
            number,
            crowd: Crowd::new(hall.settings.backlog_bytes),
            bags: Bags::default(),
            restated: true,
            replies: VecDeque::new(),
            told: door::Replied::default(),
            epoch: secret::epoch(),
            away: [Some(hall.clock.now()); Seat::MAX],
            thinking: live::Thinking::default(),
            lonely: Some(Instant::now()),
            tally: meter::TableTally::default(),
            ended: None,
            lines: Vec::new(),
            next_line: 0,
            hall,
            standing,
            play,
        }
    }

    /// Answers the door until nobody cares any more, or the house closes.
    pub(crate) async fn run(mut self: Box<Self>, mut knocks: mpsc::Receiver<Knock>) {
        self.wake();
        loop {
            let due = self.next_deadline();
            tokio::select! {
                knock = knocks.recv() => match knock {
                    None | Some(Knock::Close) => break,
                    Some(knock) => self.answer_door(knock).await,
                },
                thought = self.thinking.next() => self.bot_thought(thought),
                () = live::until(due) => self.clock_struck().await,
            }
            self.advance().await;
            self.crowd.send();
            meter::sent(self.crowd.take_sent());
            if self.ended.is_some() || (self.is_forgotten() && knocks.is_empty()) {
                break;
            }
        }
        self.crowd.dismiss(self.ended.unwrap_or(Code::Closing).into());
    }

    async fn answer_door(&mut self, knock: Knock) {
        match knock {
            Knock::Enter(entry) => self.enter(*entry).await,
            Knock::Say { you, caller, command, since } => {
                self.say(you, caller, command).await;
                meter::command_took(since.elapsed());
            }
            Knock::Leave { you, caller } => self.leave(you, caller),
            Knock::Close => {}
        }
    }

    /// Does once what is asked, keeps it, tells everyone, and replies.
    async fn say(&mut self, you: You, caller: u64, command: Command) {
        let Command { id, what } = command;
        if !self.crowd.knows(you, caller) {
            return;
        }
        if let Some(reply) = self.replied(you, &id) {
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
        let mut reply = written(&FromServer::Reply(Reply::to(&id, outcome)));
        let wrote = !deeds.writes.is_empty();
        let kept = self.settle((you, &id), done.then_some(&reply), deeds).await;
        if !kept {
            reply = written(&FromServer::Reply(Reply::to(&id, Err(Code::NotKept.into()))));
        }
        meter::command(kind, if kept { word } else { commands::TROUBLE });
        let reply: Text = reply.into();
        // What changed nothing may be asked again.
        if !matches!(you, You::Seat(_)) && done && kept && wrote {
            self.told.remember(kind, id, reply.clone());
        }
        self.crowd.whisper(you, caller, reply);
        self.wake();
    }

    fn replied(&self, you: You, id: &str) -> Option<Text> {
        let seat = match you {
            You::Seat(seat) => seat,
            You::Visitor | You::Watcher => return self.told.find(id),
        };
        let hash = id_hash(id);
        let same =
            |(of, mark): &&(Hash, CommandMark)| *of == hash && mark.seat == seat && mark.id == id;
        self.replies.iter().find(same).map(|(_, mark)| mark.reply.as_str().into())
    }

    /// Keeps what was done, with the reply if it was done, and tells it; nobody is told what is not
    /// kept.
    async fn settle(
        &mut self,
        (you, id): (You, &str),
        reply: Option<&String>,
        mut deeds: Deeds,
    ) -> bool {
        if deeds.writes.is_empty() {
            return true;
        }
        // Of a table that is deleted nothing is kept, nor of what was done there.
        if let (You::Seat(seat), Some(reply), None) = (you, reply, self.ended) {
            let mark = CommandMark { seat, id: id.to_owned(), reply: reply.clone() };
            self.replies.push_back((id_hash(id), mark.clone()));
            self.replies.drain(..self.replies.len().saturating_sub(REPLIES_MAX));
            self.mark(&mut deeds, mark);
        }
        let kept = self.keep(&mut deeds).await;
        if kept {
            self.show(deeds);
        }
        kept
    }

    /// Keeps the command with what it left, so that it is recognised if it comes again.
    fn mark(&self, deeds: &mut Deeds, mark: CommandMark) {
        let place = deeds.writes.iter_mut().find_map(|write| match write {
            Write::Block { command, .. } | Write::Line { command, .. } => Some(command),
            Write::Note { command, .. } => Some(command),
            _ => None,
        });
        match place {
            Some(command) => *command = Some(mark),
            None => deeds.writes.push(Write::Mark { number: self.number, command: mark }),
        }
    }

    /// Writes it down. If that fails, the table is again as it was kept last.
    async fn keep(&mut self, deeds: &mut Deeds) -> bool {
        let writes = std::mem::take(&mut deeds.writes);
        // What is told already need not wait for the disk.
        self.crowd.send();
        let Err(why) = self.hall.store.keep(writes).await else { return true };
        tracing::error!(table = self.number.0, %why, "a table could not be kept");
        let door = Door::Table(self.standing.table.clone());
        let saved = self.hall.store.find(door).await.ok().flatten();
        match saved.map(|saved| Table::load(self.hall.clone(), saved)) {
            Some(Ok(kept)) => {
                let crowd = std::mem::replace(&mut self.crowd, Crowd::new(0));
                *self = Table { crowd, epoch: self.epoch.clone(), ..kept };
            }
            // Without a word of what was kept nothing can go on; everyone may try again.
            Some(Err(_)) | None => self.ended = Some(Code::NotKept),
        }
        // What fails by itself would be tried again at once, and fail again.
        tokio::time::sleep(AFTER_A_FAILURE).await;
        false
    }

    /// Tells every audience what is new for it.
    fn show(&mut self, deeds: Deeds) {
        if let Some((you, why)) = deeds.dismissed {
            self.crowd.dismiss_one(you, why.into());
        }
        let lines = if deeds.lines.is_empty() { String::new() } else { written(&deeds.lines) };
        let ([lobby, open], own) = self.refresh();
        let told = Told::new(self.play.as_ref(), &deeds.news);
        let seats = (0..self.standing.people.len()).map(|seat| You::Seat(seat as u8));
        for you in seats.chain([You::Watcher, You::Visitor]) {
            let (steps, open, own) = match you {
                You::Visitor => (Cow::Borrowed(""), "", ""),
                You::Watcher => (told.to(Eye::Watcher), &*open, ""),
                You::Seat(seat) => {
                    let eye = Seat::new(seat.into()).map_or(Eye::Watcher, Eye::Seat);
                    (told.to(eye), &*open, own[usize::from(seat)].as_str())
                }
            };
            let lines = if you == You::Visitor { "" } else { &*lines };
            let parts = [&*lobby, open, own];
            let back = told.back.filter(|_| you != You::Visitor);
            let nothing = steps.is_empty() && lines.is_empty() && back.is_none();
            if nothing && parts.iter().all(|part| part.is_empty()) {
                continue;
            }
            let hash = self.bags.hash(you);
            self.crowd.tell(you, &Change { hash, back, steps: &steps, parts, lines });
        }
    }

    /// Looks at everything anew; what changed for everyone, for those who see the table, and for each seat.
    fn refresh(&mut self) -> ([String; 2], [String; Seat::MAX]) {
        self.tally.be(self.standing.phase);
        let present = |seat| (self.crowd.is_here(You::Seat(seat as u8)), self.away[seat]);
        let presence = std::array::from_fn(present);
        let restated = std::mem::take(&mut self.restated);
        self.bags.look((&self.standing, restated), presence, self.play.as_ref())
    }

    /// Everything that an audience sees, as one event.
    fn fresh(&self, you: You) -> Text {
        let ([lobby, open, own], hash) = self.bags.fresh(you);
        let parts = [&*lobby, &*open, &*own];
        let change = Change { hash, back: None, steps: "", parts, lines: "" };
        crowd::event(self.crowd.last(you), &change, true).into()
    }

    /// Whether nobody has listened for long, and nothing goes on.
    fn is_forgotten(&self) -> bool {
        let idle = self.hall.settings.idle;
        let lonely = self.lonely.is_some_and(|since| since.elapsed() >= idle);
        lonely && !self.thinking.is_busy() && self.window_due().is_none()
    }

    fn is_playing(&self) -> bool {
        self.standing.phase == Phase::Playing
    }

    fn clock(&self) -> Clock {
        self.hall.clock
    }
}

/// The news as each eye is told them; whoever sees no more than a watcher shares a watcher's text.
struct Told<'a> {
    /// Nothing if nothing is to be told.
    news: Option<(&'a Play, News)>,
    back: Option<u32>,
    watched: String,
}

impl<'a> Told<'a> {
    fn new(play: Option<&'a Play>, news: &[News]) -> Told<'a> {
        let back = news.iter().find_map(|news| news.back);
        let news = play.zip(news.first().copied());
        let watched = news.map(|(play, news)| steps(play, news, Eye::Watcher)).unwrap_or_default();
        Told { news, back, watched }
    }

    fn to(&self, eye: Eye) -> Cow<'_, str> {
        match self.news {
            Some((play, news)) if play.shows_more(news, eye) => steps(play, news, eye).into(),
            _ => Cow::Borrowed(&self.watched),
        }
    }
}

fn id_hash(id: &str) -> Hash {
    Hash::of("", id)
}

fn steps(play: &Play, news: News, eye: Eye) -> String {
    let steps = play.told(news, eye);
    if steps.is_empty() { String::new() } else { written(&steps) }
}
