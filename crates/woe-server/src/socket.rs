//! What goes over a socket, and what does not?

mod frames;
mod parting;
mod sending;
mod shared;
mod tube;

use crate::{
    bucket::Rate,
    house::House,
    households::Household,
    http::caller::Caller as Line,
    meter,
    serve::impatient::Impatient,
    settings::Settings,
    table::{Asked, Knock},
};
use futures_util::{SinkExt, StreamExt};
use hyper::upgrade::{OnUpgrade, Upgraded};
use hyper_util::rt::TokioIo;
use parting::{Parting, farewell, not_a_message};
use shared::Shared;
use std::{
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    time::Duration,
};
use tokio::{
    net::TcpStream,
    sync::{mpsc::Sender, oneshot},
    time::{interval, timeout},
};
use tokio_tungstenite::{
    WebSocketStream,
    tungstenite::{
        self, Message, Utf8Bytes,
        protocol::{Role, WebSocketConfig},
    },
};
use tube::{Most, Tube};
use woe_wire::{Code, Command, Do, FromClient, FromServer, You, read_object, written};

/// How often a silent client is asked whether it is still there.
const PING: Duration = Duration::from_secs(25);
/// After how many unanswered pings it is taken for gone.
const PINGS: u32 = 3;

/// How much is read at once: most messages are shorter, and every socket keeps so much.
const READ_BYTES: usize = 512;

/// How much longer than allowed a message may be to be read at all, and answered in peace.
const LENIENCE: usize = 4;

static CALLERS: AtomicU64 = AtomicU64::new(1);

/// A connection that speaks in messages.
type WebSocket = WebSocketStream<Shared>;

/// Waits until the request has become a socket, and attends to it with narrow limits; the library's
/// own are far too wide.
pub(crate) async fn serve(
    house: House,
    settings: Arc<Settings>,
    line: OnUpgrade,
    caller: Line,
    household: Arc<Household>,
) {
    let limit = Some(settings.message_bytes * LENIENCE);
    let config = WebSocketConfig::default()
        .max_message_size(limit)
        .max_frame_size(limit)
        .read_buffer_size(READ_BYTES);
    let Some((stream, read)) = line.await.ok().and_then(bare) else { return };
    let tube = Tube::new(stream, household, Most::of(&settings));
    let mut shared = Shared::new(tube.clone(), rate(&settings));
    let borne = shared.bear(&read);
    let socket = WebSocket::from_partially_read(shared, read, Role::Server, Some(config)).await;
    meter::socket_opened();
    match borne {
        Ok(()) => attend(house, &settings, &tube, socket).await,
        Err(_) => farewell(socket, &tube, Code::TooFast.into()).await,
    }
    meter::socket_closed();
    drop(caller);
}

/// How much a client may say.
fn rate(settings: &Settings) -> Rate {
    Rate {
        per_second: f64::from(settings.messages_per_second),
        burst: f64::from(settings.message_burst),
    }
}

/// The connection itself, and what was read of it already. The buffer it was read into stays behind:
/// it is larger than all else that a socket needs.
fn bare(upgraded: Upgraded) -> Option<(TcpStream, Vec<u8>)> {
    // Only a connection that did not come through our door is of another kind.
    let parts = upgraded.downcast::<TokioIo<Impatient>>().ok()?;
    Some((parts.io.into_inner().into_inner(), parts.read_buf.to_vec()))
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
        Err(why) => return Box::pin(farewell(socket, tube, why)).await,
    };
    let parting = converse(settings, tube, &mut socket, &guest).await;
    let (you, caller) = (guest.you, guest.caller);
    // A table that was put away has forgotten everyone already.
    let _ = guest.knocks.send(Knock::Leave { you, caller }).await;
    Box::pin(farewell(socket, tube, parting)).await;
}

/// Listens to the first message, which must come soon and say which table.
async fn introduced(
    house: &House,
    settings: &Settings,
    tube: &Arc<Tube>,
    socket: &mut WebSocket,
) -> Result<Guest, Parting> {
    let first = timeout(settings.first_message, first_text(socket)).await;
    let text = first.map_err(|_| Parting::from(Code::TooLate))??;
    if text.len() > settings.message_bytes {
        return Err(Code::TooLong.into());
    }
    let Some(FromClient::Hello(hello)) = read_object(&text) else {
        return Err(
            not_a_message("the first message is a hello, as docs/protocol.md has it").into()
        );
    };
    let caller = CALLERS.fetch_add(1, Ordering::Relaxed);
    let (you, knocks) = house.enter(&hello, (caller, tube.household.number), || tube.ear()).await?;
    Ok(Guest { you, caller, knocks })
}

async fn first_text(socket: &mut WebSocket) -> Result<Utf8Bytes, Parting> {
    loop {
        match socket.next().await {
            Some(Ok(Message::Text(text))) => return Ok(text),
            Some(Ok(Message::Binary(_))) => return Err(Parting::Bytes),
            Some(Ok(Message::Close(_))) | None => return Err(Parting::Theirs),
            Some(Ok(Message::Ping(_) | Message::Pong(_) | Message::Frame(_))) => {}
            Some(Err(why)) => return Err(Parting::after(&why)),
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
    let mut pings = interval(PING);
    let mut unanswered = 0;
    loop {
        tokio::select! {
            said = socket.next() => {
                unanswered = 0;
                if let Err(parting) = heard(settings, tube, socket, (guest, said)).await {
                    return parting;
                }
            }
            () = tube.stirred() => {
                if tube.drain().await.is_err() {
                    return Parting::Gone;
                }
                if tube.is_done() {
                    return tube.why().unwrap_or(Parting::Told(Code::Closing));
                }
            }
            _ = pings.tick() => {
                unanswered += 1;
                let ping = timeout(settings.stall, socket.send(Message::Ping(Default::default())));
                if unanswered > PINGS || !matches!(ping.await, Ok(Ok(()))) {
                    return Parting::Gone;
                }
            }
        }
    }
}

/// Something came over the socket; if that was the end of it, how.
async fn heard(
    settings: &Settings,
    tube: &Tube,
    socket: &mut WebSocket,
    (guest, said): (&Guest, Option<Result<Message, tungstenite::Error>>),
) -> Result<(), Parting> {
    match said {
        Some(Ok(Message::Text(text))) if text.len() > settings.message_bytes => {
            Err(Code::TooLong.into())
        }
        Some(Ok(Message::Text(text))) => match read_object(&text) {
            Some(FromClient::Command(command)) => pass_on(tube, guest, command).await,
            Some(FromClient::Hello(_)) => {
                complain(settings, socket, "there was a hello already").await
            }
            None => {
                complain(settings, socket, "no command of docs/protocol.md; nothing was done").await
            }
        },
        Some(Ok(Message::Binary(_))) => Err(Parting::Bytes),
        Some(Ok(Message::Ping(_))) => match timeout(settings.stall, socket.flush()).await {
            Ok(Ok(())) => Ok(()),
            _ => Err(Parting::Gone),
        },
        Some(Ok(Message::Pong(_) | Message::Frame(_))) => Ok(()),
        Some(Ok(Message::Close(_))) | None => Err(Parting::Theirs),
        Some(Err(why)) => Err(Parting::after(&why)),
    }
}

/// Hands a command on. Whoever asks for much is not listened to again before they have taken it.
async fn pass_on(tube: &Tube, guest: &Guest, command: Command) -> Result<(), Parting> {
    let (you, caller, since) = (guest.you, guest.caller, tokio::time::Instant::now());
    let (answered, heard) = match asks_for_much(&command.what) {
        true => {
            let (answered, heard) = oneshot::channel();
            (Some(answered), Some(heard))
        }
        false => (None, None),
    };
    let asked = Box::new(Asked { command, answered });
    // A table that is no more says so itself.
    let _ = guest.knocks.send(Knock::Say { you, caller, asked, since }).await;
    let Some(heard) = heard else { return Ok(()) };
    // If nobody answers the table is no more.
    let _ = heard.await;
    tube.drain().await.map_err(|_| Parting::Gone)
}

/// Whether the answer is long, however short the question.
fn asks_for_much(what: &Do) -> bool {
    matches!(what, Do::History { .. } | Do::Look { .. } | Do::Preview { .. })
}

/// Says that a message was none; nothing else happens.
async fn complain(settings: &Settings, socket: &mut WebSocket, why: &str) -> Result<(), Parting> {
    let text = written(&FromServer::Trouble(not_a_message(why)));
    match timeout(settings.stall, socket.send(Message::Text(text.into()))).await {
        Ok(Ok(())) => Ok(()),
        _ => Err(Parting::Gone),
    }
}
