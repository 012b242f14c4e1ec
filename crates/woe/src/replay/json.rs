//! How is a record written for machines, beat by beat?

use super::Opened;
use crate::{
    beats::{parts, seat_of, shown, word},
    stacks::{Change, Stacks},
};
use serde_json::{Map, Value, json};
use std::io::{self, Write};
use std::sync::Arc;
use woe_cards::CardId;
use woe_rules::{Beat, Divergence, Folk, Game, Glimpse, Names, Rules, Seat};

/// Writes every beat of the record to its end, or to where it differs.
pub(super) fn run(
    opened: &Opened,
    out: &mut dyn Write,
) -> io::Result<Result<(), (usize, Divergence)>> {
    let Opened { record, rules, .. } = opened;
    let mut scribe = Scribe { rules, number: 0, stacks: None, acting: Acting::default() };
    let mut heard = Ok(());
    let told = record.replay(rules, |names, game, _, beats| {
        for &beat in beats {
            let line = scribe.beat(names, game, beat);
            if heard.is_ok() {
                heard = writeln!(out, "{line}");
            }
        }
    });
    heard?;
    let game = match told {
        Ok(game) => game,
        Err(difference) => return Ok(Err(difference)),
    };
    let names = Names::new(rules, game.table(), &record.header.players);
    writeln!(out, "{}", end(opened, &names, &game))?;
    Ok(Ok(()))
}

/// What is known while beats are written.
struct Scribe<'a> {
    rules: &'a Arc<Rules>,
    number: u64,
    stacks: Option<Stacks>,
    acting: Acting,
}

impl Scribe<'_> {
    fn beat(&mut self, names: &Names, game: &Game, beat: Beat) -> Value {
        self.number += 1;
        let seat = self.acting.seat(beat);
        let stacks = self.stacks.get_or_insert_with(|| Stacks::bare(game.table()));
        let Change { from, to } = stacks.follow(beat.map(Glimpse::Known));
        let mut line = Map::new();
        line.insert("n".into(), self.number.into());
        line.insert("beat".into(), word(names, beat).into());
        line.insert("seat".into(), json!(seat.map(|seat| names.seat(seat))));
        line.insert("turn".into(), json!(self.acting.turn.map(|seat| names.seat(seat))));
        line.extend(parts(names, beat, |card| names.card(card).into()));
        let shown =
            |stack| shown(names, self.rules, stack, &stacks.face(stack, &self.rules.catalog));
        match (from, to) {
            (Some(from), Some(to)) => {
                line.insert("stack".into(), shown(to));
                line.insert("from_stack".into(), shown(from));
            }
            (Some(only), None) | (None, Some(only)) => {
                line.insert("stack".into(), shown(only));
            }
            (None, None) => {}
        }
        Value::Object(line)
    }
}

/// Whose deed a beat is.
#[derive(Default)]
struct Acting {
    turn: Option<Seat>,
    /// The cards shown and not yet done with, and whose they are.
    announced: Vec<(CardId, Seat)>,
}

impl Acting {
    /// The seat of the beat itself; otherwise of the card that is being played; otherwise of the turn.
    fn seat(&mut self, beat: Beat) -> Option<Seat> {
        let playing = self.announced.last().map(|&(_, seat)| seat).or(self.turn);
        match beat {
            Beat::TurnBegan { seat } | Beat::TurnSkipped { seat } => {
                self.announced.clear();
                self.turn = Some(seat);
                Some(seat)
            }
            Beat::Announced { seat, card, .. } => {
                self.announced.push((card, seat));
                Some(seat)
            }
            Beat::Laid { card, .. } | Beat::Cancelled { card } | Beat::Resolved { card } => {
                let seat = self.whose(card).or(playing);
                self.announced.retain(|&(other, _)| other != card);
                seat
            }
            Beat::Taken { to: seat, .. } => Some(seat),
            // Without a seat of its own it is the deed of whoever is playing.
            Beat::SetAside { .. }
            | Beat::Joined { .. }
            | Beat::Parted { .. }
            | Beat::SetOut { .. }
            | Beat::Shuffled
            | Beat::TurnEnded { .. }
            | Beat::Passed { .. }
            | Beat::Named { .. }
            | Beat::Moved { .. }
            | Beat::Stripped { .. }
            | Beat::Lifted { .. }
            | Beat::Slipped { .. }
            | Beat::Removed { .. }
            | Beat::Drawn { .. }
            | Beat::Discarded { .. }
            | Beat::Regained { .. }
            | Beat::Sprung { .. }
            | Beat::Lapsed { .. }
            | Beat::Returned { .. }
            | Beat::Reshuffled
            | Beat::WillSkip { .. }
            | Beat::DrawSkipped { .. }
            | Beat::Granted { .. }
            | Beat::Ended => seat_of(beat).or(playing),
        }
    }

    fn whose(&self, card: CardId) -> Option<Seat> {
        self.announced.iter().rev().find(|(other, _)| *other == card).map(|&(_, seat)| seat)
    }
}

/// The last line: what everyone is worth, and who has won.
fn end(opened: &Opened, names: &Names, game: &Game) -> Value {
    let rules = &opened.rules;
    let table = game.table();
    let families: Vec<Value> = Seat::ALL[..table.seats()]
        .iter()
        .map(|&seat| {
            // All that counts: a Residence and a Story as well. [SCORE-1]
            let characters: Vec<Value> = table
                .realm(seat)
                .iter()
                .map(|stack| {
                    json!({
                        "character": names.stack(stack),
                        "worth": rules.worth_at_reckoning(table, stack),
                        "dead": table.stack(stack).face.death().is_some(),
                        "undead": table.stack(stack).face.is_undead(),
                    })
                })
                .collect();
            json!({
                "seat": names.seat(seat),
                "family": family(opened, seat),
                "value": rules.family_value(table, seat),
                "characters": characters,
            })
        })
        .collect();
    let winners = if table.ended() { rules.winners(game) } else { Vec::new() };
    let winners: Vec<&str> = winners.into_iter().map(|seat| names.seat(seat)).collect();
    json!({
        "end": true,
        "finished": table.ended(),
        "family_values": families,
        "winners": winners,
    })
}

/// Which family a seat has, or the misfits; nothing where there are no families. [SETUP-5] [TALE-1]
fn family(opened: &Opened, seat: Seat) -> Option<&str> {
    let families = &opened.rules.catalog.families;
    match opened.record.header.seating.families[seat.index()] {
        Folk::Family(family) => families.get(usize::from(family)).map(|family| family.id.as_str()),
        Folk::Misfits => Some("misfits"),
        Folk::Cast => None,
    }
}
