//! How long is somebody waited for who does not take what they asked for?

use super::bare;
use hyper::rt::Timer;
use std::{
    io::{self, ErrorKind, IoSlice},
    pin::Pin,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    task::{Context, Poll, ready},
    time::{Duration, Instant},
};
use tokio::{
    io::{AsyncRead, AsyncWrite, ReadBuf},
    net::TcpStream,
    time::{Sleep, sleep},
};

/// A connection that breaks when nothing that is written is taken for long. While something waits to be taken nothing
/// is read: whoever asks again and again and takes no answer is not heard. `tokio-io-timeout` does the first half, but
/// does not give back the stream that it holds, which a socket needs.
pub(crate) struct Impatient {
    stream: TcpStream,
    stall: Duration,
    /// Until when what waits must be taken, if something waits.
    until: Option<Pin<Box<Sleep>>>,
    /// Whether something waits.
    waits: Arc<AtomicBool>,
    /// Whether somebody wanted to read meanwhile.
    wants_to_read: bool,
}

impl Impatient {
    pub(super) fn new(stream: TcpStream, stall: Duration) -> Impatient {
        Impatient { stream, stall, until: None, waits: Arc::default(), wants_to_read: false }
    }

    /// A clock for those who wait for the next request on this connection.
    pub(super) fn clock(&self) -> Clock {
        Clock { waits: Arc::clone(&self.waits) }
    }

    /// The connection itself.
    pub(crate) fn into_inner(self) -> TcpStream {
        self.stream
    }

    /// What comes of it that so much was taken, or nothing yet.
    fn judge(
        &mut self,
        taken: Poll<io::Result<usize>>,
        cx: &mut Context<'_>,
    ) -> Poll<io::Result<usize>> {
        self.waits.store(taken.is_pending(), Ordering::Relaxed);
        if taken.is_ready() {
            self.until = None;
            if std::mem::take(&mut self.wants_to_read) {
                cx.waker().wake_by_ref();
            }
            return taken;
        }
        let stall = self.stall;
        let until = self.until.get_or_insert_with(|| Box::pin(sleep(stall)));
        ready!(until.as_mut().poll(cx));
        Poll::Ready(Err(ErrorKind::TimedOut.into()))
    }

    /// Says in our words what the library says in none.
    fn explain(&mut self, said: &[u8]) -> Option<Poll<io::Result<usize>>> {
        let answer = bare::explained(said)?;
        // It is the first that is written after all else was taken, and short; whoever has no room for it hears nothing.
        let _ = self.stream.try_write(answer.as_bytes());
        Some(Poll::Ready(Ok(said.len())))
    }
}

impl AsyncRead for Impatient {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buf: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        if self.until.is_some() {
            self.wants_to_read = true;
            return Poll::Pending;
        }
        Pin::new(&mut self.stream).poll_read(cx, buf)
    }
}

impl AsyncWrite for Impatient {
    fn poll_write(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buf: &[u8],
    ) -> Poll<io::Result<usize>> {
        if let Some(done) = self.explain(buf) {
            return done;
        }
        let taken = Pin::new(&mut self.stream).poll_write(cx, buf);
        self.judge(taken, cx)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bufs: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        if let [only] = bufs
            && let Some(done) = self.explain(only)
        {
            return done;
        }
        let taken = Pin::new(&mut self.stream).poll_write_vectored(cx, bufs);
        self.judge(taken, cx)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(cx)
    }
}

/// No time is shorter, or it would begin again and again at once.
const MOMENT: Duration = Duration::from_millis(1);

/// A clock that stands still while something waits to be taken: the library waits for the next request from when it
/// has laid the last answer ready, and would hang up on whoever listens slowly.
#[derive(Clone)]
pub(super) struct Clock {
    waits: Arc<AtomicBool>,
}

impl Timer for Clock {
    fn sleep(&self, duration: Duration) -> Pin<Box<dyn hyper::rt::Sleep>> {
        self.sleep_until(Instant::now() + duration)
    }

    fn sleep_until(&self, deadline: Instant) -> Pin<Box<dyn hyper::rt::Sleep>> {
        let duration = deadline.saturating_duration_since(Instant::now()).max(MOMENT);
        let sleep = Box::pin(sleep(duration));
        Box::pin(StoppedSleep { sleep, duration, waits: Arc::clone(&self.waits) })
    }
}

/// A time that begins again as long as something waits to be taken.
struct StoppedSleep {
    sleep: Pin<Box<Sleep>>,
    duration: Duration,
    waits: Arc<AtomicBool>,
}

impl Future for StoppedSleep {
    type Output = ();

    fn poll(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<()> {
        let this = self.get_mut();
        loop {
            ready!(this.sleep.as_mut().poll(cx));
            if !this.waits.load(Ordering::Relaxed) {
                return Poll::Ready(());
            }
            this.sleep.as_mut().reset(tokio::time::Instant::now() + this.duration);
        }
    }
}

impl hyper::rt::Sleep for StoppedSleep {}
