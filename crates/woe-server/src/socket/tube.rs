//! How is something said over a socket at any time, whole and in order?
//!
//! A table says what it has to say at once, without waking whoever attends to the socket: that would
//! cost as much again as the saying. Only what the tube does not take is left to that task.

use super::{PING, sending};
use crate::table::Ear;
use std::{
    collections::VecDeque,
    io::{self, ErrorKind},
    pin::Pin,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    task::{Context, Poll, ready},
};
use tokio::{
    io::{AsyncRead, AsyncWrite, ReadBuf},
    net::TcpStream,
    sync::Notify,
    time::timeout,
};
use woe_table::Text;

/// A connection into which tables speak, and whoever attends to it.
pub(super) struct Tube {
    stream: TcpStream,
    out: Mutex<Out>,
    stirred: Notify,
    /// How many messages may wait.
    most: usize,
}

#[derive(Default)]
struct Out {
    /// What the tube did not take yet.
    waiting: VecDeque<Vec<u8>>,
    /// How much of the first of them it took.
    gone: usize,
    /// How many tables may still say something.
    mouths: usize,
    /// Nothing can be said any more.
    broken: bool,
}

impl Tube {
    /// A tube on which so many messages may wait.
    pub(super) fn new(stream: TcpStream, most: usize) -> Arc<Tube> {
        Arc::new(Tube { stream, out: Mutex::default(), stirred: Notify::new(), most })
    }

    /// What a table tells this comes over the tube.
    pub(super) fn ear(self: &Arc<Tube>) -> Box<dyn Ear> {
        self.out().mouths += 1;
        Box::new(Outlet(self.clone()))
    }

    /// Comes back when something waits, or no table speaks any more.
    pub(super) async fn stirred(&self) {
        self.stirred.notified().await;
    }

    /// Whether no table has anything to say any more.
    pub(super) fn is_done(&self) -> bool {
        self.out().mouths == 0
    }

    /// Sends all that waits. Whoever takes nothing for long is gone.
    pub(super) async fn drain(&self) -> io::Result<()> {
        while !self.out().send_waiting(&self.stream)? {
            timeout(PING, self.stream.writable()).await??;
        }
        Ok(())
    }

    fn out(&self) -> MutexGuard<'_, Out> {
        self.out.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Sends these texts, or lets them wait; whether there is room.
    fn say(&self, texts: &[Text]) -> bool {
        let mut out = self.out();
        let mut gone = match out.waiting.is_empty() && !out.broken {
            true => sending::send(&self.stream, texts).unwrap_or_else(|_| out.break_off()),
            false => 0,
        };
        for text in texts {
            let length = sending::length(text);
            if gone < length {
                out.waiting.push_back(sending::framed(text).split_off(gone));
            }
            gone = gone.saturating_sub(length);
        }
        if !out.waiting.is_empty() {
            self.stirred.notify_one();
        }
        !out.broken && out.waiting.len() <= self.most
    }

    /// The same with what the library wrote: whole frames.
    fn post(&self, frames: &[u8]) -> io::Result<()> {
        let mut out = self.out();
        out.waiting.push_back(frames.to_vec());
        if !out.send_waiting(&self.stream)? {
            self.stirred.notify_one();
        }
        Ok(())
    }

    fn poll_drained(&self, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        while !self.out().send_waiting(&self.stream)? {
            ready!(self.stream.poll_write_ready(cx))?;
        }
        Poll::Ready(Ok(()))
    }
}

impl Out {
    /// Sends what the tube takes; whether nothing waits any more.
    fn send_waiting(&mut self, to: &TcpStream) -> io::Result<bool> {
        while let Some(first) = self.waiting.front() {
            match to.try_write(&first[self.gone..]) {
                Ok(0) => return Err(ErrorKind::WriteZero.into()),
                Ok(sent) => self.gone += sent,
                Err(why) if why.kind() == ErrorKind::WouldBlock => return Ok(false),
                Err(why) => return Err(why),
            }
            if self.gone == first.len() {
                self.gone = 0;
                self.waiting.pop_front();
            }
        }
        Ok(true)
    }

    fn break_off(&mut self) -> usize {
        self.broken = true;
        0
    }
}

/// A table's end of a tube.
struct Outlet(Arc<Tube>);

impl Ear for Outlet {
    fn tell(&self, texts: &[Text]) -> bool {
        self.0.say(texts)
    }
}

impl Drop for Outlet {
    fn drop(&mut self) {
        self.0.out().mouths -= 1;
        self.0.stirred.notify_one();
    }
}

/// The end of a tube that the library has: it reads, and what it writes takes its turn.
pub(super) struct Shared(pub(super) Arc<Tube>);

impl AsyncRead for Shared {
    fn poll_read(
        self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buf: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        loop {
            ready!(self.0.stream.poll_read_ready(cx))?;
            match self.0.stream.try_read(buf.initialize_unfilled()) {
                Ok(count) => {
                    buf.advance(count);
                    return Poll::Ready(Ok(()));
                }
                Err(why) if why.kind() == ErrorKind::WouldBlock => {}
                Err(why) => return Poll::Ready(Err(why)),
            }
        }
    }
}

impl AsyncWrite for Shared {
    fn poll_write(
        self: Pin<&mut Self>,
        _: &mut Context<'_>,
        frames: &[u8],
    ) -> Poll<io::Result<usize>> {
        Poll::Ready(self.0.post(frames).map(|()| frames.len()))
    }

    fn poll_flush(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.0.poll_drained(cx)
    }

    fn poll_shutdown(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.0.poll_drained(cx)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures_util::{SinkExt, StreamExt};
    use tokio::{io::AsyncReadExt, net::TcpListener};
    use tokio_tungstenite::{
        WebSocketStream,
        tungstenite::{Message, protocol::Role},
    };

    async fn connected(most: usize) -> (Arc<Tube>, TcpStream) {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (here, there) = tokio::join!(listener.accept(), TcpStream::connect(address));
        (Tube::new(here.unwrap().0, most), there.unwrap())
    }

    #[tokio::test]
    async fn texts_of_every_length_arrive_in_order_with_what_the_library_says() {
        let lengths = [0, 1, 125, 126, 65_535, 65_536, 3_000_000, 7, 8, 9, 10, 11];
        let texts: Vec<Text> = lengths.map(|length| "x".repeat(length).into()).to_vec();
        let (tube, there) = connected(1000).await;
        let mut library =
            WebSocketStream::from_raw_socket(Shared(tube.clone()), Role::Server, None).await;
        let mut there = WebSocketStream::from_raw_socket(there, Role::Client, None).await;
        let ear = tube.ear();
        let speaking = async {
            assert!(ear.tell(&texts[..4]));
            assert!(ear.tell(&texts));
            library.send(Message::text("between")).await.unwrap();
            assert!(ear.tell(&texts[4..]));
            tube.drain().await.unwrap();
        };
        let between: Text = "between".into();
        let expected = texts[..4].iter().chain(&texts).chain([&between]).chain(&texts[4..]);
        let hearing = async {
            for text in expected {
                let heard = there.next().await.unwrap().unwrap();
                assert!(heard.into_text().unwrap().as_str() == &**text);
            }
        };
        tokio::join!(speaking, hearing);
    }

    #[tokio::test]
    async fn whoever_does_not_keep_up_is_noticed_and_still_gets_what_waits() {
        let (tube, mut there) = connected(3).await;
        let ear = tube.ear();
        let text: Text = "x".repeat(1 << 20).into();
        let told = (0..1000).take_while(|_| ear.tell(std::slice::from_ref(&text))).count();
        assert!((3..1000).contains(&told), "{told}");
        tube.stirred().await;
        assert!(!tube.is_done());
        drop(ear);
        tube.stirred().await;
        assert!(tube.is_done());
        let reading = async {
            let mut all = Vec::new();
            there.read_to_end(&mut all).await.unwrap();
            all.len()
        };
        let draining = async {
            tube.drain().await.unwrap();
            drop(tube);
        };
        let (read, ()) = tokio::join!(reading, draining);
        assert_eq!(read, (told + 1) * sending::length(&text));
    }

    #[tokio::test]
    async fn a_tube_that_is_cut_takes_nothing_more() {
        let (tube, there) = connected(1000).await;
        let ear = tube.ear();
        drop(there);
        let text: Text = "x".repeat(1 << 16).into();
        while ear.tell(std::slice::from_ref(&text)) {
            tokio::task::yield_now().await;
        }
        assert!(tube.drain().await.is_err());
    }
}
