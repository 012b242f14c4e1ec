//! How do messages leave without a buffer for each socket?
//!
//! The library would copy each into a buffer of its own, which stays as large as the largest message
//! there was: for a table that is looked at but not played at, that was a third of its memory.

use std::{
    array,
    io::{self, ErrorKind, IoSlice},
};
use tokio::net::TcpStream;
use woe_table::Text;

/// How many messages leave at once at most.
const TOGETHER: usize = 8;

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

/// How many bytes a text is on the way.
pub(super) fn length(text: &Text) -> usize {
    Head::of(text.len()).len + text.len()
}

/// A text as it goes over a socket.
pub(super) fn framed(text: &Text) -> Vec<u8> {
    let head = Head::of(text.len());
    [&head.bytes[..head.len], text.as_bytes()].concat()
}

/// Sends of these texts what the socket takes now; how many bytes that was.
pub(super) fn send(to: &TcpStream, texts: &[Text]) -> io::Result<usize> {
    let mut sent = 0;
    for some in texts.chunks(TOGETHER) {
        let whole: usize = some.iter().map(length).sum();
        let taken = if whole <= SHORT { send_short(to, some) } else { send_long(to, some) };
        sent += match taken {
            Err(why) if why.kind() == ErrorKind::WouldBlock => return Ok(sent),
            Ok(taken) if taken < whole => return Ok(sent + taken),
            taken => taken?,
        };
    }
    Ok(sent)
}

/// Sends texts that are no longer than [`SHORT`] together.
fn send_short(to: &TcpStream, texts: &[Text]) -> io::Result<usize> {
    let mut together = [0; SHORT];
    let mut end = 0;
    for text in texts {
        let head = Head::of(text.len());
        for piece in [&head.bytes[..head.len], text.as_bytes()] {
            together[end..end + piece.len()].copy_from_slice(piece);
            end += piece.len();
        }
    }
    to.try_write(&together[..end])
}

/// Sends at most [`TOGETHER`] texts in pieces.
fn send_long(to: &TcpStream, texts: &[Text]) -> io::Result<usize> {
    let text = |at: usize| texts.get(at).map_or("", |text| text);
    let heads: [Head; TOGETHER] = array::from_fn(|at| Head::of(text(at).len()));
    let pieces: [IoSlice<'_>; 2 * TOGETHER] = array::from_fn(|at| match at % 2 {
        0 => IoSlice::new(&heads[at / 2].bytes[..heads[at / 2].len]),
        _ => IoSlice::new(text(at / 2).as_bytes()),
    });
    to.try_write_vectored(&pieces[..2 * texts.len()])
}
