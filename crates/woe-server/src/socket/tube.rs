//! How is something said over a socket at any time, whole and in order?
//!
//! A table says what it has to say at once, without waking whoever attends to the socket: that would
//! cost as much again as the saying. Only what the tube does not take is left to that task.

use super::{parting::Parting, sending};
use crate::{households::Household, settings::Settings, table::Ear};
use std::{
    collections::VecDeque,
    io::{self, ErrorKind},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    task::{Context, Poll, ready},
    time::Duration,
};
use tokio::{net::TcpStream, sync::Notify, time::timeout_at};
use woe_table::Text;
use woe_wire::Code;

/// How much may wait for one connection that is slow.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Most {
    pub(super) messages: usize,
    /// A message that is longer may wait alone.
    pub(super) bytes: usize,
    /// How long it may take nothing at all.
    pub(super) stall: Duration,
}

impl Most {
    pub(super) fn of(settings: &Settings) -> Most {
        let Settings { send_queue, send_bytes, stall, .. } = *settings;
        Most { messages: send_queue, bytes: send_bytes, stall }
    }
}

/// A connection into which tables speak, and whoever attends to it.
pub(super) struct Tube {
    pub(super) stream: TcpStream,
    /// Who is at its other end.
    pub(super) household: Arc<Household>,
    out: Mutex<Out>,
    stirred: Notify,
    most: Most,
}

#[derive(Default)]
struct Out {
    /// What the tube did not take yet.
    waiting: VecDeque<Vec<u8>>,
    /// How many bytes that is.
    bytes: usize,
    /// How much of the first of them it took.
    gone: usize,
    /// How many tables may still say something.
    mouths: usize,
    /// Nothing can be said any more.
    broken: bool,
    /// Why nothing more will be said.
    why: Option<Parting>,
}

impl Tube {
    /// A tube to somebody of that household, on which so much may wait.
    pub(super) fn new(stream: TcpStream, household: Arc<Household>, most: Most) -> Arc<Tube> {
        Arc::new(Tube { stream, out: Mutex::default(), stirred: Notify::new(), household, most })
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

    /// Why no table has anything to say any more, if there is a reason.
    pub(super) fn why(&self) -> Option<Parting> {
        self.out().why.clone()
    }

    /// Sends all that waits. Whoever takes nothing for long is gone, and so is whoever was let go and does not
    /// take the rest in that time.
    pub(super) async fn drain(&self) -> io::Result<()> {
        let mut last = None;
        while !self.out().send_waiting(&self.stream, &self.household)? {
            let until = tokio::time::Instant::now() + self.most.stall;
            if self.is_done() {
                last.get_or_insert(until);
            }
            timeout_at(last.unwrap_or(until), self.stream.writable()).await??;
        }
        Ok(())
    }

    /// Throws away what still comes: unread, it would take the last words with it.
    pub(super) async fn turn_a_deaf_ear(&self, mut most: usize) -> io::Result<()> {
        let mut heard = [0; 2048];
        while most > 0 {
            self.stream.readable().await?;
            match self.stream.try_read(&mut heard) {
                Ok(0) => break,
                Ok(count) => most = most.saturating_sub(count),
                Err(why) if why.kind() == ErrorKind::WouldBlock => {}
                Err(why) => return Err(why),
            }
        }
        Ok(())
    }

    fn out(&self) -> MutexGuard<'_, Out> {
        self.out.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Sends these texts, or lets them wait; whether there is room.
    fn say(&self, texts: &[Text]) -> bool {
        let mut out = self.out();
        if out.broken {
            return false;
        }
        let mut gone = match out.waiting.is_empty() {
            true => sending::send(&self.stream, texts).unwrap_or_else(|_| out.break_off()),
            false => 0,
        };
        for text in texts {
            let length = sending::length(text);
            if gone < length && !self.let_wait(&mut out, text, gone) {
                out.why = Some(Parting::Slow);
                break;
            }
            gone = gone.saturating_sub(length);
        }
        if !out.waiting.is_empty() {
            self.stirred.notify_one();
        }
        !out.broken && out.why.is_none()
    }

    /// Lets the rest of a text wait, of which so much is gone already; whether there is room.
    fn let_wait(&self, out: &mut Out, text: &Text, gone: usize) -> bool {
        let rest = sending::length(text) - gone;
        let within = out.waiting.len() < self.most.messages && out.bytes + rest <= self.most.bytes;
        let fits = (out.waiting.is_empty() || within) && self.household.let_wait(rest);
        if fits {
            out.waiting.push_back(sending::framed(text).split_off(gone));
            out.bytes += rest;
        } else if gone > 0 {
            // Nothing can be said in the middle of a word.
            out.broken = true;
        }
        fits
    }

    /// The same with what the library wrote: whole frames. They are short, and the next comes after they have gone.
    pub(super) fn post(&self, frames: &[u8]) -> io::Result<()> {
        let mut out = self.out();
        self.household.must_wait(frames.len());
        out.bytes += frames.len();
        out.waiting.push_back(frames.to_vec());
        if !out.send_waiting(&self.stream, &self.household)? {
            self.stirred.notify_one();
        }
        Ok(())
    }

    /// The same as [`Tube::drain`], for whoever polls.
    pub(super) fn poll_drained(&self, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        while !self.out().send_waiting(&self.stream, &self.household)? {
            ready!(self.stream.poll_write_ready(cx))?;
        }
        Poll::Ready(Ok(()))
    }
}

impl Drop for Tube {
    fn drop(&mut self) {
        let bytes = self.out().bytes;
        self.household.no_longer_wait(bytes);
    }
}

impl Out {
    /// Sends what the tube takes; whether nothing waits any more.
    fn send_waiting(&mut self, to: &TcpStream, household: &Household) -> io::Result<bool> {
        if self.broken {
            return Err(ErrorKind::BrokenPipe.into());
        }
        while let Some(first) = self.waiting.front() {
            match to.try_write(&first[self.gone..]) {
                Ok(0) => return Err(ErrorKind::WriteZero.into()),
                Ok(sent) => self.gone += sent,
                Err(why) if why.kind() == ErrorKind::WouldBlock => return Ok(false),
                Err(why) => return Err(why),
            }
            if self.gone == first.len() {
                household.no_longer_wait(self.gone);
                self.bytes -= self.gone;
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

    fn let_go(&self, why: Code) {
        self.0.out().why = Some(Parting::Told(why));
    }
}

impl Drop for Outlet {
    fn drop(&mut self) {
        self.0.out().mouths -= 1;
        self.0.stirred.notify_one();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        bucket::Rate,
        households::{Bounds, Households},
        socket::shared::Shared,
    };
    use futures_util::{SinkExt, StreamExt};
    use std::time::Instant;
    use tokio::{io::AsyncReadExt, net::TcpListener};
    use tokio_tungstenite::{
        WebSocketStream,
        tungstenite::{Message, protocol::Role},
    };

    const RATE: Rate = Rate { per_second: 1e6, burst: 1e6 };
    const PLENTY: usize = 1 << 30;

    fn households(bytes: usize) -> Households {
        Households::new(Bounds { bytes, bytes_per_address: bytes, messages: RATE })
    }

    async fn connected_to(
        households: &Households,
        messages: usize,
        bytes: usize,
    ) -> (Arc<Tube>, TcpStream) {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (here, there) = tokio::join!(listener.accept(), TcpStream::connect(address));
        let household = households.of(address.ip(), Instant::now());
        let most = Most { messages, bytes, stall: Duration::from_secs(20) };
        (Tube::new(here.unwrap().0, household, most), there.unwrap())
    }

    async fn connected(messages: usize) -> (Arc<Tube>, TcpStream) {
        connected_to(&households(PLENTY), messages, PLENTY).await
    }

    #[tokio::test]
    async fn texts_of_every_length_arrive_in_order_with_what_the_library_says() {
        let lengths = [0, 1, 125, 126, 65_535, 65_536, 3_000_000, 7, 8, 9, 10, 11];
        let texts: Vec<Text> = lengths.map(|length| "x".repeat(length).into()).to_vec();
        let (tube, there) = connected(1000).await;
        let mut library =
            WebSocketStream::from_raw_socket(Shared::new(tube.clone(), RATE), Role::Server, None)
                .await;
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
        assert_eq!(read, told * sending::length(&text));
    }

    #[tokio::test]
    async fn no_more_bytes_wait_than_may_wait() {
        let text: Text = "x".repeat(10_000).into();
        let (length, stuck) = (sending::length(&text), |tube: Arc<Tube>| {
            let (ear, text) = (tube.ear(), text.clone());
            while ear.tell(std::slice::from_ref(&text)) {}
            ear
        });
        // Of its own.
        let all = households(PLENTY);
        let (tube, _there) = connected_to(&all, 4096, 100_000).await;
        let _ear = stuck(tube.clone());
        assert!((90_000..=100_000).contains(&all.waiting()), "{}", all.waiting());
        assert_eq!(tube.why(), Some(Parting::Slow));
        // Of all together, while there is still room for its own.
        let all = households(100_000);
        let mut stuck_there = Vec::new();
        for _ in 0..4 {
            let (tube, there) = connected_to(&all, 4096, 45_000).await;
            stuck_there.push((stuck(tube), there));
            assert!(all.waiting() <= 100_000, "{}", all.waiting());
        }
        assert!(all.waiting() > 100_000 - length, "{}", all.waiting());
        drop(stuck_there);
        assert_eq!(all.waiting(), 0, "who is gone is not waited for");
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
