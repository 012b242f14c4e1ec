//! What was replied to commands that may come again?

use crate::step::{CommandMark, Text};
use std::collections::VecDeque;
use woe_wire::{Hash, You};

/// How many replies are remembered for those who have a seat.
const REPLIES_MAX: usize = 64;
/// How many replies of each kind are remembered for those without a seat, who may not have heard them.
const TOLD_MAX: usize = 16;
/// How long an id must be that nobody guesses: the reply it stands for holds a token.
const LONG_ID: usize = 20;

/// What was replied.
#[derive(Default)]
pub(crate) struct Replies {
    /// With the hashes of their ids, which are looked at first.
    seated: VecDeque<(Hash, CommandMark)>,
    /// What those without a seat were told, by the kind of their command: however much is remarked, whoever
    /// took a seat and did not hear it hears it again. It is not written down: a token is kept as its seal
    /// alone.
    told: Vec<(&'static str, VecDeque<(String, Text)>)>,
}

impl Replies {
    /// Those that were kept, oldest first.
    pub(crate) fn of(kept: Vec<CommandMark>) -> Replies {
        let seated = kept.into_iter().map(|mark| (id_hash(&mark.id), mark)).collect();
        Replies { seated, told: Vec::new() }
    }

    /// What was replied to that command, if it was.
    pub(crate) fn find(&self, you: You, id: &str) -> Option<Text> {
        let seat = match you {
            You::Seat(seat) => seat,
            You::Visitor | You::Watcher => return self.find_told(id),
        };
        let hash = id_hash(id);
        let same =
            |(of, mark): &&(Hash, CommandMark)| *of == hash && mark.seat == seat && mark.id == id;
        self.seated.iter().find(same).map(|(_, mark)| mark.reply.clone())
    }

    fn find_told(&self, id: &str) -> Option<Text> {
        let mut all = self.told.iter().flat_map(|(_, told)| told);
        all.find(|(told, _)| told == id).map(|(_, reply)| reply.clone())
    }

    /// Remembers what is replied to a seat.
    pub(crate) fn remember(&mut self, mark: CommandMark) {
        self.seated.push_back((id_hash(&mark.id), mark));
        self.seated.drain(..self.seated.len().saturating_sub(REPLIES_MAX));
    }

    /// Remembers for a while what somebody without a seat was told.
    pub(crate) fn remember_told(&mut self, kind: &'static str, id: String, reply: Text) {
        if id.len() < LONG_ID {
            return;
        }
        let known = self.told.iter().position(|(of, _)| *of == kind);
        let at = known.unwrap_or_else(|| {
            self.told.push((kind, VecDeque::new()));
            self.told.len() - 1
        });
        let told = &mut self.told[at].1;
        told.push_back((id, reply));
        told.drain(..told.len().saturating_sub(TOLD_MAX));
    }

    /// Takes over what is nowhere written down.
    pub(crate) fn go_on_with_told(&mut self, from: &mut Replies) {
        self.told = std::mem::take(&mut from.told);
    }
}

fn id_hash(id: &str) -> Hash {
    Hash::of("", id)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_took_a_seat_is_told_again_however_much_is_remarked() {
        let mut replies = Replies::default();
        let id = |number: usize| format!("a-long-enough-id-of-{number}");
        replies.remember_told("join", id(0), "a token".into());
        replies.remember_told("join", "short".to_owned(), "a token".into());
        for number in 1..=TOLD_MAX + 1 {
            replies.remember_told("remark", id(number), "heard".into());
        }
        let find = |id: &str| replies.find(You::Visitor, id);
        assert!(find(&id(0)).is_some() && find("short").is_none());
        assert!(find(&id(1)).is_none() && find(&id(2)).is_some());
    }
}
