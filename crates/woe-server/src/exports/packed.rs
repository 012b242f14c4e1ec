//! How is text kept small, and sent as whoever asks can read it?

use axum::body::{Body, Bytes};
use flate2::{Compression, bufread::GzDecoder, write::GzEncoder};
use futures_util::stream;
use std::io::{self, BufWriter, Cursor, Read, Write};

/// How much is unpacked at a time.
const PIECE: usize = 32 << 10;
/// How much is written before it is compressed.
const GATHERED: usize = 16 << 10;

/// Text as it is sent: compressed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Packed {
    gzip: Bytes,
    length: usize,
    tag: String,
}

/// Compresses what is written, and counts it.
struct Press {
    gzip: GzEncoder<Vec<u8>>,
    length: usize,
}

impl Write for Press {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let written = self.gzip.write(bytes)?;
        self.length += written;
        Ok(written)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.gzip.flush()
    }
}

impl Packed {
    /// What is written, compressed as it comes: it is never in memory as a whole.
    ///
    /// # Errors
    /// If it cannot be written.
    pub(crate) fn of(write: impl FnOnce(&mut dyn Write) -> io::Result<()>) -> io::Result<Packed> {
        let press = Press { gzip: GzEncoder::new(Vec::new(), Compression::default()), length: 0 };
        let mut gathered = BufWriter::with_capacity(GATHERED, press);
        write(&mut gathered)?;
        let Press { gzip, length } = gathered.into_inner()?;
        let mut gzip = gzip.finish()?;
        gzip.shrink_to_fit();
        let tag = blake3::hash(&gzip).to_hex()[..20].to_owned();
        Ok(Packed { gzip: gzip.into(), length, tag })
    }

    /// How much room it takes.
    pub(crate) fn bytes(&self) -> usize {
        self.gzip.len() + size_of::<Packed>()
    }

    /// Its strong tag, compressed or not: they are not the same bytes.
    pub(crate) fn tag(&self, compressed: bool) -> String {
        let coding = if compressed { "-gzip" } else { "" };
        format!("\"{}{coding}\"", self.tag)
    }

    /// It as it is kept.
    pub(crate) fn compressed(&self) -> Body {
        Body::from(self.gzip.clone())
    }

    /// How long it is unpacked.
    pub(crate) fn length(&self) -> usize {
        self.length
    }

    /// It as it was, unpacked as fast as whoever asks reads it.
    pub(crate) fn plain(&self) -> Body {
        let unpacking = Some(GzDecoder::new(Cursor::new(self.gzip.clone())));
        Body::from_stream(stream::unfold(unpacking, |unpacking| async {
            let mut unpacking = unpacking?;
            let mut piece = vec![0; PIECE];
            match unpacking.read(&mut piece) {
                Ok(0) => None,
                Ok(read) => {
                    piece.truncate(read);
                    Some((Ok(Bytes::from(piece)), Some(unpacking)))
                }
                Err(why) => Some((Err(why), None)),
            }
        }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn what_is_packed_is_unpacked_as_it_was() {
        let text: String = (0..20_000).map(|number| format!("{number} ravens, ")).collect();
        let packed = Packed::of(|to| to.write_all(text.as_bytes())).unwrap();
        assert!(packed.bytes() < text.len() / 2 && packed.length() == text.len());
        let plain = axum::body::to_bytes(packed.plain(), usize::MAX).await.unwrap();
        assert_eq!(plain, text.as_bytes());
        assert_ne!(packed.tag(true), packed.tag(false));
        assert_eq!(packed, Packed::of(|to| to.write_all(text.as_bytes())).unwrap());
    }
}
