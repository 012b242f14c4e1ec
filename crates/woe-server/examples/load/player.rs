//! What does a scripted player say?

use crate::{Outcome, news::News, party::LISTENERS, score::Score};
use futures_util::{SinkExt, StreamExt};
use serde::Deserialize;
use std::sync::Arc;
use tokio::net::TcpStream;
use tokio_tungstenite::{WebSocketStream, client_async, tungstenite::Message};
use woe_rules::Stream;
use woe_wire::{
    Action, Asked, Choice, Command, Do, Door, FromClient, Hello, MePart, Options, Payload,
    Question, Reply, TurnPart, read, written,
};

/// One at a table, who does not look at it: only at what is asked.
pub(crate) struct Player {
    socket: WebSocketStream<TcpStream>,
    dice: Stream,
    /// How many commands were sent, and how many of them are not replied to yet.
    commands: u32,
    waits: u32,
    /// What was asked while the player waited for a reply.
    asked: Option<Asked>,
    /// The name of the next table, once there is one.
    next: Option<String>,
}

/// What a player cares for; the rest is not even read.
#[derive(Deserialize)]
struct Heard {
    event: Option<Event>,
    reply: Option<Reply>,
    trouble: Option<woe_wire::Trouble>,
}

#[derive(Deserialize)]
struct Event {
    #[serde(default)]
    steps: Vec<Step>,
    #[serde(default)]
    parts: Parts,
}

#[derive(Deserialize)]
struct Step {
    at: u32,
}

#[derive(Deserialize, Default)]
struct Parts {
    me: Option<MePart>,
    asked: Option<Asked>,
    turn: Option<TurnPart>,
}

impl Player {
    /// Comes in by a door, with a token for the seat if there is one.
    pub(crate) async fn enter(
        address: &str,
        (door, token): (Door, Option<String>),
        dice: Stream,
    ) -> Outcome<Player> {
        let stream = TcpStream::connect(address).await?;
        stream.set_nodelay(true)?;
        let (socket, _) = client_async(format!("ws://{address}/ws"), stream).await?;
        let mut player = Player { socket, dice, commands: 0, waits: 0, asked: None, next: None };
        player.say(&FromClient::Hello(Hello { door, token, resume: None })).await?;
        Ok(player)
    }

    /// Goes away.
    pub(crate) async fn leave(mut self) -> Outcome {
        Ok(self.socket.close(None).await?)
    }

    /// The name of the door for watchers, which the host is told.
    pub(crate) async fn watch(&mut self) -> Outcome<String> {
        loop {
            let Some((heard, _)) = self.listen().await? else { return Err("no welcome".into()) };
            let me = heard.event.and_then(|event| event.parts.me);
            if let Some(watch) = me.and_then(|me| me.watch) {
                return Ok(watch);
            }
        }
    }

    /// Asks for something, and waits until it is done.
    pub(crate) async fn ask(&mut self, what: Do) -> Outcome<Option<Payload>> {
        self.command(what).await?;
        loop {
            let Some((heard, _)) = self.listen().await? else { return Err("no reply".into()) };
            if let Some(Event { parts, .. }) = heard.event {
                self.asked = parts.asked.or(self.asked.take());
                self.next = parts.me.and_then(|me| me.next).or(self.next.take());
            }
            if let Some(reply) = heard.reply {
                self.waits -= 1;
                return Ok(granted(reply)?.map(|payload| *payload));
            }
        }
    }

    /// Opens another table with the same people; its name.
    pub(crate) async fn play_again(&mut self) -> Outcome<String> {
        self.ask(Do::Rematch {}).await?;
        self.next.take().ok_or_else(|| "there is no next table".into())
    }

    /// Plays until the game is over.
    pub(crate) async fn play(mut self, news: Arc<News>, score: Arc<Score>) -> Outcome<Player> {
        let mut ended = false;
        if let Some(asked) = self.asked.take() {
            self.answer(asked, &news, &score).await?;
        }
        while !ended || self.waits > 0 {
            let Some((heard, bytes)) = self.listen().await? else {
                return Err("the socket was closed in mid-game".into());
            };
            score.heard(bytes);
            if let Some(reply) = heard.reply {
                self.waits -= 1;
                granted(reply)?;
                score.moved();
            }
            let Some(event) = heard.event else { continue };
            news.hear(event.steps.iter().map(|step| step.at), &score);
            ended |= event.parts.turn.is_some_and(|turn| turn.ended);
            if let Some(asked) = event.parts.asked {
                self.answer(asked, &news, &score).await?;
            }
        }
        Ok(self)
    }

    async fn answer(&mut self, asked: Asked, news: &News, score: &Score) -> Outcome {
        let in_window = matches!(asked.question, Question::Respond { .. });
        let Some(action) = self.choose(&asked.options, in_window) else { return Ok(()) };
        score.wait_for_move().await;
        if score.is_over() {
            // Nobody answers any more, and the run ends by itself.
            std::future::pending::<()>().await;
        }
        if !in_window {
            news.send(asked.decision, LISTENERS);
        }
        self.command(Do::Answer { decision: asked.decision, action, story: None }).await
    }

    /// A legal answer: rather a play or a discard than a pass. In a window of a swift table nobody
    /// waits for those who can only pass, so they say nothing.
    fn choose(&mut self, options: &Options, in_window: bool) -> Option<Action> {
        let mut actions = Vec::new();
        for play in &options.plays {
            let (card, alone) = (play.card, play.alone.then_some(None));
            let on = play.on.iter().map(|&stack| Some(stack)).chain(alone);
            actions.extend(on.map(|on| Action::Play { card, on }));
        }
        actions.extend(options.discards.iter().copied().map(Action::Discard));
        actions.extend(options.choices.iter().copied().map(Action::Choose));
        actions.extend(options.picks.iter().copied().map(Action::Pick));
        if options.takes {
            actions.extend([Choice::First, Choice::Second].map(Action::Take));
        }
        actions.extend(options.use_it.then_some(Action::Use));
        if actions.is_empty() {
            return (!in_window).then_some(Action::Pass);
        }
        let lot = self.dice.below(actions.len() as u32);
        Some(actions[lot as usize])
    }

    async fn command(&mut self, what: Do) -> Outcome {
        self.commands += 1;
        self.waits += 1;
        let id = self.commands.to_string();
        self.say(&FromClient::Command(Command { id, what })).await
    }

    async fn say(&mut self, what: &FromClient) -> Outcome {
        Ok(self.socket.send(Message::text(written(what))).await?)
    }

    /// The next message and how long it was; nothing if there will be none.
    async fn listen(&mut self) -> Outcome<Option<(Heard, usize)>> {
        while let Some(message) = self.socket.next().await {
            let Message::Text(text) = message? else { continue };
            let heard: Heard = read(&text)?;
            return match heard.trouble {
                Some(trouble) => Err(format!("trouble: {}", written(&trouble)).into()),
                None => Ok(Some((heard, text.len()))),
            };
        }
        Ok(None)
    }
}

fn granted(reply: Reply) -> Outcome<Option<Box<Payload>>> {
    let sent = written(&reply);
    reply.outcome.map_err(|_| format!("not granted: {sent}").into())
}
