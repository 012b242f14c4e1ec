//! How does the library read and write what tables speak into as well?

use super::{frames::Frames, tube::Tube};
use crate::bucket::{Bucket, Rate};
use std::{
    io::{self, ErrorKind},
    pin::Pin,
    sync::Arc,
    task::{Context, Poll, ready},
    time::Instant,
};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};

/// How much a client may say.
#[derive(Debug)]
struct Patience {
    rate: Rate,
    bucket: Bucket,
}

/// The end of a tube that the library has: it reads, and what it writes takes its turn.
pub(super) struct Shared {
    tube: Arc<Tube>,
    frames: Frames,
    patience: Patience,
}

impl Shared {
    /// The end of that tube from which so many messages may come.
    pub(super) fn new(tube: Arc<Tube>, rate: Rate) -> Shared {
        let patience = Patience { rate, bucket: Bucket::full(rate, Instant::now()) };
        Shared { tube, frames: Frames::default(), patience }
    }

    /// These bytes came.
    ///
    /// # Errors
    /// If that was too much in too short a time: [`ErrorKind::QuotaExceeded`].
    pub(super) fn bear(&mut self, bytes: &[u8]) -> io::Result<()> {
        let frames = self.frames.count(bytes);
        if frames == 0 {
            return Ok(());
        }
        let now = Instant::now();
        let Patience { rate, bucket } = &mut self.patience;
        match bucket.take_some(frames, *rate, now) && self.tube.household.may_say(frames, now) {
            true => Ok(()),
            false => Err(ErrorKind::QuotaExceeded.into()),
        }
    }
}

impl AsyncRead for Shared {
    fn poll_read(
        self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buf: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let this = self.get_mut();
        loop {
            ready!(this.tube.stream.poll_read_ready(cx))?;
            let room = buf.initialize_unfilled();
            match this.tube.stream.try_read(room) {
                Ok(count) => {
                    this.bear(&room[..count])?;
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
        Poll::Ready(self.tube.post(frames).map(|()| frames.len()))
    }

    fn poll_flush(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.tube.poll_drained(cx)
    }

    fn poll_shutdown(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.tube.poll_drained(cx)
    }
}
