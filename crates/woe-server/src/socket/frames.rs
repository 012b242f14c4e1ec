//! How many frames have come?
//!
//! The library tells of whole messages only: of pings nobody needs to hear, and of pieces of a message it says
//! nothing. But each of them costs us time, so they are counted where they come in.

/// How many times something may be read in which no frame begins, until that counts as one: whoever sends a
/// message byte by byte costs us as much as whoever sends many.
const CRUMBS: u32 = 32;

/// Frames that come in, wherever they are cut.
#[derive(Debug, Default)]
pub(super) struct Frames {
    /// The head of the frame that is just coming, and how much of it there is.
    head: [u8; 10],
    got: usize,
    /// How much of the frame is still to come after its head, its mask included.
    rest: u64,
    crumbs: u32,
}

impl Frames {
    /// These bytes come next; how many frames that counts for.
    pub(super) fn count(&mut self, mut bytes: &[u8]) -> u32 {
        let mut frames = 0;
        while let Some((&first, others)) = bytes.split_first() {
            if self.rest > 0 {
                let passed = self.rest.min(bytes.len() as u64);
                self.rest -= passed;
                bytes = &bytes[passed as usize..];
                continue;
            }
            self.head[self.got] = first;
            self.got += 1;
            bytes = others;
            if self.got >= 2 && self.got == head_length(self.head[1]) {
                (self.got, self.rest) = (0, rest_length(&self.head));
                frames += 1;
            }
        }
        self.crumbs = if frames == 0 { self.crumbs + 1 } else { 0 };
        if self.crumbs == CRUMBS {
            (self.crumbs, frames) = (0, 1);
        }
        frames
    }
}

/// How long a head is that has this second byte, without its mask.
fn head_length(second: u8) -> usize {
    match second & 0x7f {
        126 => 4,
        127 => 10,
        _ => 2,
    }
}

/// How long the frame is after its head.
fn rest_length(head: &[u8; 10]) -> u64 {
    let [_, second, a, b, c, d, e, f, g, h] = *head;
    let payload = match second & 0x7f {
        126 => u16::from_be_bytes([a, b]).into(),
        127 => u64::from_be_bytes([a, b, c, d, e, f, g, h]),
        short => short.into(),
    };
    let mask = if second & 0x80 == 0 { 0 } else { 4 };
    payload.saturating_add(mask)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Frames of these lengths, masked as those of a client.
    fn written(lengths: &[usize]) -> Vec<u8> {
        let mut bytes = Vec::new();
        for &length in lengths {
            bytes.push(0x81);
            match length {
                0..126 => bytes.push(0x80 | length as u8),
                126..65_536 => {
                    bytes.push(0x80 | 126);
                    bytes.extend((length as u16).to_be_bytes());
                }
                _ => {
                    bytes.push(0x80 | 127);
                    bytes.extend((length as u64).to_be_bytes());
                }
            }
            bytes.extend(std::iter::repeat_n(0xfe, 4 + length));
        }
        bytes
    }

    #[test]
    fn every_frame_counts_once_wherever_it_is_cut() {
        let lengths = [0, 1, 125, 126, 300, 65_535, 65_536, 0, 0, 7];
        let bytes = written(&lengths);
        for piece in [2048, 4096, 512 * 1024] {
            let mut frames = Frames::default();
            let counted: u32 = bytes.chunks(piece).map(|piece| frames.count(piece)).sum();
            // What is long comes in many pieces, and counts for a little more.
            let crumbs = (bytes.len() / piece) as u32 / CRUMBS;
            assert!((10..=10 + crumbs).contains(&counted), "{counted} by {piece}");
        }
        let mut frames = Frames::default();
        assert_eq!(frames.count(&written(&[0; 1000])), 1000);
    }

    #[test]
    fn a_message_byte_by_byte_counts_for_many() {
        let mut frames = Frames::default();
        let bytes = written(&[3200]);
        let counted: u32 = bytes.chunks(1).map(|byte| frames.count(byte)).sum();
        assert_eq!(counted, 1 + 3204 / CRUMBS);
    }
}
