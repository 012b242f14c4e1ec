//! How does a socket end, and with which words?

use super::{WebSocket, tube::Tube};
use futures_util::{SinkExt, StreamExt};
use std::{io::ErrorKind, time::Duration};
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::{
    self, Error, Message,
    error::ProtocolError,
    protocol::{CloseFrame, frame::coding::CloseCode},
};
use woe_wire::{Code, FromServer, Trouble, written};

/// How long a socket waits, after its last words, for the other side to close it.
const LINGER: Duration = Duration::from_secs(1);
/// How much is read, and thrown away, of one who was not listened to any more.
const DEAF: usize = 256 * 1024;

/// Why a socket is closed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Parting {
    /// The other side wants to.
    Theirs,
    /// The line is cut, or nothing is taken any more: nothing can be said.
    Gone,
    /// More waits than is let wait.
    Slow,
    /// The table has said why.
    Told(Code),
    /// The house says why.
    Said(Trouble),
    /// A frame of bytes came instead of a text.
    Bytes,
    /// A text came that is no UTF-8.
    NoText,
    /// What came is no frame.
    NoFrame,
}

impl From<Trouble> for Parting {
    fn from(why: Trouble) -> Parting {
        Parting::Said(why)
    }
}

impl From<Code> for Parting {
    fn from(why: Code) -> Parting {
        Parting::Said(why.into())
    }
}

impl Parting {
    /// What an error of the library means.
    pub(super) fn after(why: &tungstenite::Error) -> Parting {
        match why {
            Error::Io(why) if why.kind() == ErrorKind::QuotaExceeded => Code::TooFast.into(),
            Error::Capacity(_) => Code::TooLong.into(),
            Error::Utf8(_) => Parting::NoText,
            Error::Protocol(ProtocolError::ResetWithoutClosingHandshake) => Parting::Gone,
            Error::Protocol(_) | Error::AttackAttempt => Parting::NoFrame,
            // What else there is concerns the line, or clients.
            _ => Parting::Gone,
        }
    }

    /// What is said before the socket is closed, unless it was said already.
    fn trouble(&self) -> Option<Trouble> {
        let explained = |detail: &str| Some(not_a_message(detail));
        match self {
            Parting::Said(why) => Some(why.clone()),
            Parting::Bytes => explained("messages are text frames"),
            Parting::NoText => explained("text frames are UTF-8"),
            Parting::NoFrame => explained("frames are those of RFC 6455, and masked"),
            Parting::Theirs | Parting::Gone | Parting::Slow | Parting::Told(_) => None,
        }
    }

    /// The number in the last frame, and a word for it.
    fn frame(&self) -> CloseFrame {
        let frame = |code, why: &str| CloseFrame { code, reason: why.to_owned().into() };
        match *self {
            Parting::Theirs | Parting::Gone => frame(CloseCode::Normal, ""),
            Parting::Slow => frame(CloseCode::Again, "too-slow"),
            Parting::Told(code) | Parting::Said(Trouble { code, .. }) => {
                frame(close_code(code), written(&code).trim_matches('"'))
            }
            Parting::Bytes => frame(CloseCode::Unsupported, "not-a-message"),
            Parting::NoText => frame(CloseCode::Invalid, "not-a-message"),
            Parting::NoFrame => frame(CloseCode::Protocol, "not-a-message"),
        }
    }

    /// Whether nothing that still comes can be understood.
    fn is_deaf(&self) -> bool {
        let is_much = |code: Code| matches!(code, Code::TooFast | Code::TooLong);
        match *self {
            Parting::NoText | Parting::NoFrame => true,
            Parting::Said(Trouble { code, .. }) => is_much(code),
            Parting::Theirs | Parting::Gone | Parting::Slow => false,
            Parting::Told(_) | Parting::Bytes => false,
        }
    }
}

/// What came is none of our messages.
pub(super) fn not_a_message(detail: &str) -> Trouble {
    Trouble { code: Code::NotAMessage, detail: Some(detail.to_owned()) }
}

/// The number that goes with a trouble.
fn close_code(code: Code) -> CloseCode {
    match code {
        Code::TooLong => CloseCode::Size,
        Code::TooMany | Code::NotKept => CloseCode::Again,
        Code::Closing => CloseCode::Away,
        Code::Deleted | Code::Swept => CloseCode::Normal,
        Code::NotAMessage | Code::TooLate | Code::TooFast => CloseCode::Policy,
        Code::NoSuchTable | Code::WrongToken | Code::NoWatching | Code::WrongOrigin => {
            CloseCode::Policy
        }
        Code::LateDecision | Code::OnlyTheHost | Code::NeedsASeat | Code::SeatTaken => {
            CloseCode::Policy
        }
        Code::FamilyTaken | Code::NameTaken | Code::BadName | Code::BadLine => CloseCode::Policy,
        Code::NoSuchThing | Code::OnlyInTheLobby | Code::OnlyWhilePlaying => CloseCode::Policy,
        Code::OnlyWhenOver | Code::OtherCards | Code::SeatsOpen | Code::Unplayable => {
            CloseCode::Policy
        }
        Code::NothingToTakeBack | Code::NotAgreed | Code::NobodyToAgree => CloseCode::Policy,
    }
}

/// Says why, and closes. Then it listens no more than to let the other side close, too: what is thrown away
/// unread would take the last words with it.
pub(super) async fn farewell(mut socket: WebSocket, tube: &Tube, why: Parting) {
    // Whoever is gone does not hear it.
    let _ = timeout(LINGER, last_words(&mut socket, tube, why)).await;
}

async fn last_words(
    socket: &mut WebSocket,
    tube: &Tube,
    why: Parting,
) -> Result<(), tungstenite::Error> {
    if why == Parting::Gone {
        return Ok(());
    }
    if why != Parting::Theirs {
        if let Some(trouble) = why.trouble() {
            let text = written(&FromServer::Trouble(trouble));
            socket.send(Message::Text(text.into())).await?;
        }
        socket.send(Message::Close(Some(why.frame()))).await?;
    }
    if why.is_deaf() {
        return Ok(tube.turn_a_deaf_ear(DEAF).await?);
    }
    while let Some(said) = socket.next().await {
        said?;
    }
    Ok(())
}
