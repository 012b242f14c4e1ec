//! How do messages leave without a buffer for each socket?
//!
//! The library would copy each into a buffer of its own, which stays as large as the largest message
//! there was: for a table that is looked at but not played at, that was a third of its memory.

use super::PING;
use crate::table::Text;
use std::{
    array,
    io::{self, ErrorKind, IoSlice},
};
use tokio::{net::TcpStream, time::timeout};

/// How many messages leave at once at most.
pub(super) const TOGETHER: usize = 8;

/// What is no longer than this is laid together, which is quicker than to send it in pieces.
const SHORT: usize = 2048;

/// A whole text message that is not masked, as RFC 6455 has it.
const TEXT: u8 = 0x81;

/// What stands before a message.
#[derive(Clone, Copy, Default)]
struct Head {
    bytes: [u8; 10],
    len: usize,
}

impl Head {
    /// The head of a text of so many bytes.
    fn of(text: usize) -> Head {
        let mut bytes = [0; 10];
        bytes[0] = TEXT;
        let len = match (u8::try_from(text), u16::try_from(text)) {
            (Ok(short @ ..126), _) => {
                bytes[1] = short;
                2
            }
            (_, Ok(middling)) => {
                bytes[1] = 126;
                bytes[2..4].copy_from_slice(&middling.to_be_bytes());
                4
            }
            _ => {
                bytes[1] = 127;
                bytes[2..].copy_from_slice(&(text as u64).to_be_bytes());
                10
            }
        };
        Head { bytes, len }
    }
}

/// Sends these texts in one go, at most [`TOGETHER`] of them. Whoever takes nothing for long is gone;
/// then nothing else can be said on that line.
pub(super) async fn send(to: &TcpStream, texts: &[Text]) -> io::Result<()> {
    let sent = send_short(to, texts)?;
    let text = |at: usize| texts.get(at).map_or("", |text| text);
    let heads: [Head; TOGETHER] = array::from_fn(|at| Head::of(text(at).len()));
    let mut pieces: [IoSlice<'_>; 2 * TOGETHER] = array::from_fn(|at| match at % 2 {
        0 => IoSlice::new(&heads[at / 2].bytes[..heads[at / 2].len]),
        _ => IoSlice::new(text(at / 2).as_bytes()),
    });
    let mut rest = &mut pieces[..2 * texts.len().min(TOGETHER)];
    IoSlice::advance_slices(&mut rest, sent);
    while !rest.is_empty() {
        match to.try_write_vectored(rest) {
            Ok(0) => return Err(ErrorKind::WriteZero.into()),
            Ok(sent) => IoSlice::advance_slices(&mut rest, sent),
            Err(why) if why.kind() == ErrorKind::WouldBlock => {
                timeout(PING, to.writable()).await??
            }
            Err(why) => return Err(why),
        }
    }
    Ok(())
}

/// Sends them if they are short; how many bytes have gone.
fn send_short(to: &TcpStream, texts: &[Text]) -> io::Result<usize> {
    let mut together = [0; SHORT];
    let mut end = 0;
    for text in texts {
        let head = Head::of(text.len());
        for piece in [&head.bytes[..head.len], text.as_bytes()] {
            let Some(place) = together.get_mut(end..end + piece.len()) else { return Ok(0) };
            place.copy_from_slice(piece);
            end += piece.len();
        }
    }
    match to.try_write(&together[..end]) {
        Err(why) if why.kind() == ErrorKind::WouldBlock => Ok(0),
        sent => sent,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures_util::StreamExt;
    use tokio::net::TcpListener;
    use tokio_tungstenite::{WebSocketStream, tungstenite::protocol::Role};

    #[tokio::test]
    async fn texts_of_every_length_arrive_whole_and_in_order() {
        let texts: Vec<Text> = [0, 1, 125, 126, 65_535, 65_536, 3_000_000]
            .map(|length| "x".repeat(length).into())
            .to_vec();
        let short = &texts[..4];
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (here, there) = tokio::join!(listener.accept(), TcpStream::connect(address));
        let mut there = WebSocketStream::from_raw_socket(there.unwrap(), Role::Client, None).await;
        let here = here.unwrap().0;
        let sending = async {
            send(&here, short).await.unwrap();
            send(&here, &texts).await.unwrap();
        };
        let hearing = async {
            for text in short.iter().chain(&texts) {
                let heard = there.next().await.unwrap().unwrap();
                assert!(heard.into_text().unwrap().as_str() == &**text);
            }
        };
        tokio::join!(sending, hearing);
    }
}
