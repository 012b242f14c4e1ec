//! What does a client do that loses nothing?
//!
//! It checks the number and the hash of every event, and keeps commands until they are replied to.

use crate::server::PATIENCE;
use futures_util::{SinkExt, StreamExt};
use serde::{Deserialize, de::DeserializeOwned};
use serde_json::value::RawValue;
use std::{
    collections::BTreeMap,
    hash::{BuildHasher, RandomState},
    net::SocketAddr,
    sync::{
        LazyLock,
        atomic::{AtomicU32, Ordering},
    },
};
use tokio::{net::TcpStream, time::timeout};
use tokio_tungstenite::{
    WebSocketStream, client_async,
    tungstenite::{Message, client::IntoClientRequest},
};
use woe_wire::{
    Asked, Bag, Code, Command, Do, Door, FromClient, Hash, Hello, History, Line, MePart, Noted,
    Payload, PersonPart, Phase, Refused, Reply, Resume, Step, TablePart, Trouble, UndoPart,
    Waiting, Welcome, You, read, written,
};

static COMMANDS: AtomicU32 = AtomicU32::new(0);
/// A house remembers commands for longer than a test runs: each run has ids of its own.
static RUN: LazyLock<u32> = LazyLock::new(|| RandomState::new().hash_one(0) as u32);

/// Somebody, or something, at the other end of a socket.
pub(crate) struct Client {
    pub(crate) address: SocketAddr,
    pub(crate) door: Door,
    pub(crate) token: Option<String>,
    pub(crate) you: Option<You>,
    pub(crate) bag: Bag,
    pub(crate) steps: Vec<Step>,
    pub(crate) lines: Vec<Line>,
    /// Everything that was heard, as it was.
    pub(crate) frames: Vec<String>,
    /// Commands without a reply.
    pub(crate) unanswered: Vec<Command>,
    /// The number and the word with which the socket was closed last.
    pub(crate) closed: Option<(u16, String)>,
    /// Where a proxy says that it comes from.
    pub(crate) forwarded_for: Option<&'static str>,
    socket: Option<WebSocketStream<TcpStream>>,
    epoch: Option<String>,
    last: u32,
}

/// What was heard.
#[derive(Debug)]
pub(crate) enum Heard {
    Welcome,
    Event,
    Reply(Reply),
    Trouble(Trouble),
    /// The socket is closed.
    Silence,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Said {
    Welcome(Welcome),
    Event(RawEvent),
    Reply(Reply),
    Trouble(Trouble),
}

/// An event whose parts are still the text that was sent: the hash is of the text.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawEvent {
    n: u32,
    hash: Hash,
    back: Option<u32>,
    steps: Option<Vec<Step>>,
    parts: Option<BTreeMap<String, Box<RawValue>>>,
    lines: Option<Vec<Line>>,
    #[serde(default)]
    fresh: bool,
}

impl Client {
    /// One who has not come in yet.
    pub(crate) fn new(address: SocketAddr, door: Door, token: Option<String>) -> Client {
        Client {
            address,
            door,
            token,
            you: None,
            bag: Bag::default(),
            steps: Vec::new(),
            lines: Vec::new(),
            frames: Vec::new(),
            unanswered: Vec::new(),
            closed: None,
            forwarded_for: None,
            socket: None,
            epoch: None,
            last: 0,
        }
    }

    /// Comes in and looks round.
    pub(crate) async fn enter(address: SocketAddr, door: Door, token: Option<String>) -> Client {
        let mut client = Client::new(address, door, token);
        client.come_in().await;
        client
    }

    /// Comes in without a memory.
    pub(crate) async fn come_in(&mut self) {
        self.epoch = None;
        self.connect().await;
        self.say_hello().await;
        self.until(|client| client.epoch.is_some() && client.bag != Bag::default()).await;
    }

    /// Opens a socket; nothing is said yet.
    pub(crate) async fn connect(&mut self) {
        let line = TcpStream::connect(self.address).await.unwrap();
        self.connect_by(line).await;
    }

    pub(crate) async fn connect_by(&mut self, line: TcpStream) {
        line.set_nodelay(true).unwrap();
        let mut request = format!("ws://{}/ws", self.address).into_client_request().unwrap();
        if let Some(from) = self.forwarded_for {
            request.headers_mut().insert("x-forwarded-for", from.parse().unwrap());
        }
        let opening = client_async(request, line);
        let (socket, _) = timeout(PATIENCE, opening).await.unwrap().unwrap();
        (self.socket, self.closed) = (Some(socket), None);
    }

    /// Says hello, with what is remembered of the last time.
    pub(crate) async fn say_hello(&mut self) {
        let resume = self.epoch.clone().map(|epoch| Resume { epoch, last: self.last });
        if resume.is_none() {
            self.bag = Bag::default();
        }
        let (door, token) = (self.door.clone(), self.token.clone());
        self.say(&written(&FromClient::Hello(Hello { door, token, resume }))).await;
    }

    /// Forgets what it has seen, and so is shown everything anew.
    pub(crate) fn forget(&mut self) {
        self.epoch = None;
    }

    /// Remembers what it has not seen.
    pub(crate) fn pretend(&mut self, epoch: &str, last: u32) {
        (self.epoch, self.last) = (Some(epoch.to_owned()), last);
    }

    /// Comes in again, with a memory if it has one, and repeats what was not replied to.
    pub(crate) async fn come_back(&mut self) {
        self.connect().await;
        self.say_hello().await;
        while !matches!(self.listen().await, Heard::Welcome) {}
        for command in self.unanswered.clone() {
            self.say(&written(&FromClient::Command(command))).await;
        }
    }

    /// Lets the line drop without a word.
    pub(crate) fn cut(&mut self) {
        self.socket = None;
    }

    /// Takes a free seat, and comes in again as the one who has it.
    pub(crate) async fn join(&mut self, name: &str, family: Option<u8>) -> u8 {
        let payload = self.done(Do::Join { name: name.to_owned(), family, token: None }).await;
        let Some(Payload::Seated { seat, token }) = payload else { panic!("no seat: {payload:?}") };
        self.token = Some(token);
        self.come_in().await;
        assert_eq!(self.you, Some(You::Seat(seat)));
        seat
    }

    /// Says anything; whether anyone hears it will show.
    pub(crate) async fn say(&mut self, text: &str) {
        self.say_message(Message::text(text)).await;
    }

    pub(crate) async fn say_message(&mut self, message: Message) {
        if let Some(socket) = &mut self.socket {
            let _ = timeout(PATIENCE, socket.send(message)).await.unwrap();
        }
    }

    /// Sends a command, and does not wait for the reply.
    pub(crate) async fn send(&mut self, what: Do) -> String {
        let id = format!("c-{:08x}-{}", *RUN, COMMANDS.fetch_add(1, Ordering::Relaxed));
        let command = Command { id: id.clone(), what };
        self.unanswered.push(command.clone());
        self.say(&written(&FromClient::Command(command))).await;
        id
    }

    /// Sends a command, and waits for the reply.
    pub(crate) async fn ask(&mut self, what: Do) -> Reply {
        let id = self.send(what).await;
        self.reply_to(&id).await
    }

    pub(crate) async fn reply_to(&mut self, id: &str) -> Reply {
        loop {
            match self.listen().await {
                Heard::Reply(reply) if reply.id == id => return reply,
                Heard::Silence => panic!("no reply to {id}"),
                _ => {}
            }
        }
    }

    /// Has something done.
    pub(crate) async fn done(&mut self, what: Do) -> Option<Payload> {
        let reply = self.ask(what).await;
        let outcome = reply.outcome.unwrap_or_else(|no| panic!("it was not done: {no:?}"));
        outcome.map(|payload| *payload)
    }

    /// Asks for all that happened so far, page by page.
    pub(crate) async fn history(&mut self) -> History {
        let mut all = History { steps: Vec::new(), lines: Vec::new(), next: None };
        while {
            let Some(Payload::History(page)) = self.done(Do::History { from: all.next }).await
            else {
                panic!("no page of history")
            };
            all.steps.extend(page.steps);
            all.lines.extend(page.lines);
            all.next = page.next;
            all.next.is_some()
        } {}
        all
    }

    /// Tries something that the house does not do.
    pub(crate) async fn trouble(&mut self, what: Do) -> Code {
        let reply = self.ask(what).await;
        reply.trouble().unwrap_or_else(|| panic!("it was done, or refused: {reply:?}")).code
    }

    /// Tries something that the rules forbid.
    pub(crate) async fn refused(&mut self, what: Do) -> Refused {
        let reply = self.ask(what).await;
        reply.refused().unwrap_or_else(|| panic!("it was not refused: {reply:?}")).clone()
    }

    /// Listens until something is so.
    pub(crate) async fn until(&mut self, so: impl Fn(&Client) -> bool) {
        while !so(self) {
            let heard = self.listen().await;
            assert!(!matches!(heard, Heard::Trouble(_) | Heard::Silence), "{heard:?}");
        }
    }

    /// Listens until it is told why the socket is closed, and it is.
    pub(crate) async fn farewell(&mut self) -> Code {
        let mut code = None;
        loop {
            match self.listen().await {
                Heard::Trouble(trouble) => code = Some(trouble.code),
                Heard::Silence => return code.expect("closed without a word"),
                _ => {}
            }
        }
    }

    /// The next thing that is said to this client alone.
    pub(crate) async fn listen_past_events(&mut self) -> Heard {
        loop {
            match self.listen().await {
                Heard::Event => {}
                heard => return heard,
            }
        }
    }

    /// The next thing that is said.
    pub(crate) async fn listen(&mut self) -> Heard {
        match timeout(PATIENCE, self.next_text()).await {
            Ok(heard) => heard,
            Err(_) => panic!("nothing is said any more after {:?}", self.frames.last()),
        }
    }

    async fn next_text(&mut self) -> Heard {
        loop {
            let Some(socket) = &mut self.socket else { return Heard::Silence };
            match socket.next().await {
                Some(Ok(Message::Text(text))) => return self.hear(text.as_str()),
                Some(Ok(Message::Close(frame))) => {
                    self.closed = frame.map(|it| (it.code.into(), it.reason.as_str().to_owned()));
                    self.socket = None;
                }
                Some(Err(_)) | None => self.socket = None,
                Some(Ok(_)) => {}
            }
        }
    }

    fn hear(&mut self, text: &str) -> Heard {
        self.frames.push(text.to_owned());
        match serde_json::from_str(text).unwrap_or_else(|why| panic!("{why}: {text}")) {
            Said::Welcome(welcome) => {
                if self.epoch.as_ref() != Some(&welcome.epoch) {
                    self.bag = Bag::default();
                }
                (self.epoch, self.you) = (Some(welcome.epoch), Some(welcome.you));
                Heard::Welcome
            }
            Said::Event(event) => {
                self.take(event);
                Heard::Event
            }
            Said::Reply(reply) => {
                self.unanswered.retain(|command| command.id != reply.id);
                Heard::Reply(reply)
            }
            Said::Trouble(trouble) => Heard::Trouble(trouble),
        }
    }

    fn take(&mut self, event: RawEvent) {
        if event.fresh {
            self.bag = Bag::default();
        } else {
            assert_eq!(event.n, self.last + 1, "an event is missing, or came twice");
        }
        self.last = event.n;
        if let Some(back) = event.back {
            self.steps.retain(|step| step.at <= back);
            self.lines.retain(|line| line.at.is_none_or(|at| at <= back));
        }
        for step in event.steps.into_iter().flatten() {
            assert!(self.steps.last().is_none_or(|last| last.at < step.at), "{step:?}");
            self.steps.push(step);
        }
        for (key, part) in event.parts.into_iter().flatten() {
            self.bag.put_text(&key, part.get());
        }
        self.lines.extend(event.lines.into_iter().flatten());
        assert_eq!(self.bag.hash(), event.hash, "the view has drifted at event {}", event.n);
    }

    /// A part of the view, if it has such.
    pub(crate) fn part<T: DeserializeOwned>(&self, key: &str) -> Option<T> {
        self.bag.text(key).map(|text| read(text).unwrap())
    }

    pub(crate) fn table(&self) -> TablePart {
        self.part("table").unwrap()
    }

    pub(crate) fn people(&self) -> Vec<PersonPart> {
        self.part("people").unwrap()
    }

    pub(crate) fn me(&self) -> MePart {
        self.part("me").unwrap()
    }

    pub(crate) fn asked(&self) -> Option<Asked> {
        self.part::<Option<Asked>>("asked").flatten()
    }

    pub(crate) fn noted(&self) -> Option<Noted> {
        self.part::<Option<Noted>>("noted").flatten()
    }

    pub(crate) fn undo(&self) -> Option<UndoPart> {
        self.part::<Option<UndoPart>>("undo").flatten()
    }

    pub(crate) fn waiting(&self) -> Option<Waiting> {
        self.part::<Option<Waiting>>("waiting").flatten()
    }

    pub(crate) fn is_over(&self) -> bool {
        self.table().phase == Phase::Over
    }

    /// Its own seat.
    pub(crate) fn seat(&self) -> u8 {
        match self.you {
            Some(You::Seat(seat)) => seat,
            other => panic!("no seat, but {other:?}"),
        }
    }
}
