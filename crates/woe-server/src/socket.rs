//! What goes over a socket, and what does not?

mod sending;
mod tube;

use crate::{
    bucket::{Bucket, Rate},
    house::House,
    http::caller::Caller as Line,
    meter,
    settings::Settings,
    table::Knock,
};
use futures_util::{SinkExt, StreamExt};
use hyper::upgrade::{OnUpgrade, Upgraded};
use hyper_util::rt::TokioIo;

use std::{
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};
use tokio::{
    net::TcpStream,
    sync::mpsc::Sender,
    time::{interval, timeout},
};
use tokio_tungstenite::{
    WebSocketStream,
    tungstenite::{
        self, Message, Utf8Bytes,
        protocol::{Role, WebSocketConfig},
    },
};
use tube::{Shared, Tube};
use woe_wire::{Code, Command, FromClient, FromServer, Trouble, You, read, written};

/// How often a silent client is asked whether it is still there.
const PING: Duration = Duration::from_secs(25);
/// After how many unanswered pings it is taken for gone.
const PINGS: u32 = 3;

/// How much is read at once: most messages are shorter, and every socket keeps so much.
const READ_BYTES: usize = 512;

/// How much longer than allowed a message may be to be read at all, and answered in peace.
const LENIENCE: usize = 4;
/// How long a socket waits, after its last words, for the other side to close it.
const LINGER: Duration = Duration::from_secs(1);

static CALLERS: AtomicU64 = AtomicU64::new(1);

/// A connection that speaks in messages.
type WebSocket = WebSocketStream<Shared>;

/// Waits until the request has become a socket, and attends to it with narrow limits; the library's
/// own are far too wide.
pub(crate) async fn serve(house: House, settings: Arc<Settings>, line: OnUpgrade, caller: Line) {
    let limit = Some(settings.message_bytes * LENIENCE);
    let config = WebSocketConfig::default()
        .max_message_size(limit)
        .max_frame_size(limit)
        .read_buffer_size(READ_BYTES);
    let Some((stream, read)) = line.await.ok().and_then(bare) else { return };
    let tube = Tube::new(stream, settings.send_queue);
    let shared = Shared(tube.clone());
    let socket = WebSocket::from_partially_read(shared, read, Role::Server, Some(config)).await;
    meter::socket_opened();
    attend(house, &settings, &tube, socket).await;
    meter::socket_closed();
    drop(caller);
}

/// The connection itself, and what was read of it already. The buffer it was read into stays behind:
/// it is larger than all else that a socket needs.
fn bare(upgraded: Upgraded) -> Option<(TcpStream, Vec<u8>)> {
    // Only a connection that did not come through our door is of another kind.
    let parts = upgraded.downcast::<TokioIo<TcpStream>>().ok()?;
    Some((parts.io.into_inner(), parts.read_buf.to_vec()))
}

/// Somebody who was let in.
struct Guest {
    you: You,
    caller: u64,
    knocks: Sender<Knock>,
}

async fn attend(house: House, settings: &Settings, tube: &Arc<Tube>, mut socket: WebSocket) {
    // What happens once has its room only while it happens: every socket has room for the rest.
    let guest = match Box::pin(introduced(&house, settings, tube, &mut socket)).await {
        Ok(guest) => guest,
        Err(why) => return Box::pin(farewell(socket, Some(why))).await,
    };
    let parting = converse(settings, tube, &mut socket, &guest).await;
    let (you, caller) = (guest.you, guest.caller);
    // A table that was put away has forgotten everyone already.
    let _ = guest.knocks.send(Knock::Leave { you, caller }).await;
    if let Parting::Closing(why) = parting {
        Box::pin(farewell(socket, why)).await;
    }
}

/// How a conversation ends.
enum Parting {
    /// With a last word, perhaps.
    Closing(Option<Trouble>),
    /// In the middle of a word: nothing more can be said.
    Gone,
}

/// Listens to the first message, which must come soon and say which table.
async fn introduced(
    house: &House,
    settings: &Settings,
    tube: &Arc<Tube>,
    socket: &mut WebSocket,
) -> Result<Guest, Trouble> {
    let first = timeout(settings.first_message, first_text(socket)).await;
    let text = first.map_err(|_| Code::TooLate)??;
    if text.len() > settings.message_bytes {
        return Err(Code::TooLong.into());
    }
    let said: FromClient = read(&text).map_err(|why| not_a_message(why.to_string()))?;
    let FromClient::Hello(hello) = said else {
        return Err(not_a_message("the first message is a hello".to_owned()));
    };
    let caller = CALLERS.fetch_add(1, Ordering::Relaxed);
    let (you, knocks) = house.enter(&hello, caller, || tube.ear()).await?;
    Ok(Guest { you, caller, knocks })
}

async fn first_text(socket: &mut WebSocket) -> Result<Utf8Bytes, Trouble> {
    loop {
        match socket.next().await {
            Some(Ok(Message::Text(text))) => return Ok(text),
            Some(Ok(Message::Binary(_))) => return Err(Code::NotAMessage.into()),
            Some(Ok(_)) => {}
            Some(Err(_)) => return Err(Code::TooLong.into()),
            None => return Err(Code::TooLate.into()),
        }
    }
}

/// Carries messages both ways until one side has enough.
async fn converse(
    settings: &Settings,
    tube: &Tube,
    socket: &mut WebSocket,
    guest: &Guest,
) -> Parting {
    let mut patience = Patience::new(settings);
    let mut pings = interval(PING);
    let mut unanswered = 0;
    loop {
        tokio::select! {
            said = socket.next() => {
                unanswered = 0;
                if let Err(parting) = heard(socket, guest, said, &mut patience).await {
                    return parting;
                }
            }
            () = tube.stirred() => {
                if tube.drain().await.is_err() {
                    return Parting::Gone;
                }
                if tube.is_done() {
                    return Parting::Closing(None);
                }
            }
            _ = pings.tick() => {
                unanswered += 1;
                let ping = timeout(PING, socket.send(Message::Ping(Default::default())));
                if unanswered > PINGS || !matches!(ping.await, Ok(Ok(()))) {
                    return Parting::Gone;
                }
            }
        }
    }
}

/// How much a client may say.
struct Patience {
    bytes: usize,
    rate: Rate,
    bucket: Bucket,
}

impl Patience {
    fn new(settings: &Settings) -> Patience {
        let rate = Rate {
            per_second: f64::from(settings.messages_per_second),
            burst: f64::from(settings.message_burst),
        };
        Patience { bytes: settings.message_bytes, rate, bucket: Bucket::full(rate, Instant::now()) }
    }
}

/// Something came over the socket; if that was the end of it, how.
async fn heard(
    socket: &mut WebSocket,
    guest: &Guest,
    said: Option<Result<Message, tungstenite::Error>>,
    patience: &mut Patience,
) -> Result<(), Parting> {
    let closing = |why: Code| Err(Parting::Closing(Some(why.into())));
    match said {
        Some(Ok(Message::Text(text))) => {
            if text.len() > patience.bytes {
                return closing(Code::TooLong);
            }
            if !patience.bucket.take(patience.rate, Instant::now()) {
                return closing(Code::TooFast);
            }
            if listen(socket, guest, &text).await { Ok(()) } else { Err(Parting::Closing(None)) }
        }
        Some(Ok(Message::Binary(_))) => closing(Code::NotAMessage),
        Some(Ok(Message::Ping(_))) => match timeout(PING, socket.flush()).await {
            Ok(Ok(())) => Ok(()),
            _ => Err(Parting::Gone),
        },
        Some(Ok(Message::Pong(_) | Message::Frame(_))) => Ok(()),
        Some(Ok(Message::Close(_))) | None => Err(Parting::Closing(None)),
        Some(Err(_)) => closing(Code::TooLong),
    }
}

/// Hands a command on; whether the conversation goes on.
async fn listen(socket: &mut WebSocket, guest: &Guest, text: &str) -> bool {
    let command: Box<Command> = match read(text) {
        Ok(FromClient::Command(command)) => Box::new(command),
        Ok(FromClient::Hello(_)) => {
            return complain(socket, "there was a hello already".to_owned()).await;
        }
        Err(why) => return complain(socket, why.to_string()).await,
    };
    let (you, caller, since) = (guest.you, guest.caller, tokio::time::Instant::now());
    guest.knocks.send(Knock::Say { you, caller, command, since }).await.is_ok()
}

/// Says that a message was none; nothing else happens.
async fn complain(socket: &mut WebSocket, why: String) -> bool {
    let text = written(&FromServer::Trouble(not_a_message(why)));
    socket.send(Message::Text(text.into())).await.is_ok()
}

/// Says why, if it is worth a word, and closes. Then it listens no more than to let the other side
/// close, too: what is thrown away unread would take the last words with it.
async fn farewell(mut socket: WebSocket, why: Option<Trouble>) {
    let parting = async {
        if let Some(why) = why {
            let text = written(&FromServer::Trouble(why));
            socket.send(Message::Text(text.into())).await?;
        }
        socket.send(Message::Close(None)).await?;
        while let Some(said) = socket.next().await {
            said?;
        }
        Ok::<(), tungstenite::Error>(())
    };
    // Whoever is gone does not hear it.
    let _ = timeout(LINGER, parting).await;
}

fn not_a_message(why: String) -> Trouble {
    Trouble { code: Code::NotAMessage, detail: Some(why) }
}
