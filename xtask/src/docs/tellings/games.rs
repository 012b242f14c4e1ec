//! How does a whole game read, step by step? The page must tell it as our chronicler hears it and our narrator says it.

use crate::Outcome;
use serde_json::{Value, json};
use std::collections::HashSet;
use std::mem::{Discriminant, discriminant};
use std::sync::Arc;
use woe_cards::Kind;
use woe_prose::{Before, Chronicler, Grain, Language, Narrator, Saying};
use woe_rules::{Beat, Eye, Game, Glimpse, Key, Label, Rules, Seat, Seating, Stream};

/// How many games are played by lot for one that is written down.
const GAMES: u64 = 60;
/// Through whose eyes it is told besides those who see everything.
pub(super) const EYE: Seat = Seat::One;

/// A game, by its steps.
pub(super) struct Whole {
    pub(super) key: Key,
    steps: Vec<Vec<Beat>>,
    /// Which sorts of sentences it has.
    pub(super) sorts: HashSet<Sort>,
}

/// A sort of sentence.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Sort {
    beat: Discriminant<Beat<Glimpse>>,
    /// What joins somebody, and how it came about.
    joins: Option<(Kind, Before)>,
    is_several: bool,
    goes_on: bool,
    is_told: bool,
}

/// Plays by lot, and keeps the game with most sorts of sentences: those that are not among the known ones count first.
pub(super) fn whole(
    rules: &Arc<Rules>,
    seating: &Seating,
    known: &HashSet<Sort>,
) -> Outcome<Whole> {
    let mut best: Option<((usize, usize), Whole)> = None;
    for game in 0..GAMES {
        let whole = played(rules, seating, Key::of_series(1, game))?;
        let rank = (whole.sorts.difference(known).count(), whole.sorts.len());
        if best.as_ref().is_none_or(|&(best, _)| rank > best) {
            best = Some((rank, whole));
        }
    }
    best.map(|(_, whole)| whole).ok_or_else(|| "no game was played".into())
}

impl Whole {
    /// Each step with its beats, which of their cards that seat did not see, and what is told of it: to those who see
    /// everything, and to the seat where that is something else.
    pub(super) fn told(&self, tellers: &[Narrator<'_>; 2]) -> Vec<Value> {
        let mut chroniclers = [Chronicler::new(Grain::Lines), Chronicler::new(Grain::Lines)];
        let told = self.steps.iter().map(|step| {
            let known: Vec<Beat<Glimpse>> = step.iter().map(|b| b.map(Glimpse::Known)).collect();
            let seen: Vec<_> = step.iter().map(|beat| beat.seen_by(Eye::Seat(EYE))).collect();
            let hidden = (0..step.len()).filter(|&at| known[at] != seen[at]).collect::<Vec<_>>();
            let [all, seat] = &mut chroniclers;
            let all = lines(&all.hear(&known), tellers);
            let seat = lines(&seat.hear(&seen), tellers);
            let beats: Vec<_> = known.into_iter().map(woe_wire::Beat::from).collect();
            let mut row = json!({ "beats": beats, "told": all });
            if !hidden.is_empty() {
                row["hidden"] = json!(hidden);
            }
            if seat != all {
                row["seat"] = json!(seat);
            }
            row
        });
        told.collect()
    }
}

/// The sentences of a step. One that goes on is followed by what this step alone adds to it.
fn lines(sayings: &[Saying], tellers: &[Narrator<'_>; 2]) -> Vec<Value> {
    let said = |saying: &Saying| {
        let [en, it] = tellers.each_ref().map(|teller| teller.say(saying));
        Some(json!({ "en": en?, "it": it? }))
    };
    let line = |saying: &Saying| {
        let mut line = said(saying)?;
        if saying.goes_on() {
            line["alone"] = said(&saying.alone())?;
        }
        Some(line)
    };
    sayings.iter().filter_map(line).collect()
}

fn played(rules: &Arc<Rules>, seating: &Seating, key: Key) -> Outcome<Whole> {
    let mut beats = Vec::new();
    let mut game =
        rules.deal_to(seating, key, &mut beats).map_err(|why| format!("no deal: {why:?}"))?;
    let mut steps = vec![beats];
    let mut whims = Stream::new(key, Label::Whim, 0);
    let mut answers = Vec::new();
    while rules.decision(&game).is_some() {
        answers.clear();
        rules.legal_actions(&game, &mut answers);
        let action = answers[whims.below(answers.len() as u32) as usize];
        let mut beats = Vec::new();
        rules.carry_out(&mut game, action, &mut beats);
        steps.push(beats);
    }
    let sorts = sorts(rules, &game, &steps);
    Ok(Whole { key, steps, sorts })
}

fn sorts(rules: &Rules, game: &Game, steps: &[Vec<Beat>]) -> HashSet<Sort> {
    let narrator = Narrator::new(rules, game.table(), &[], Language::English);
    let mut chronicler = Chronicler::new(Grain::Lines);
    let mut sorts = HashSet::new();
    for step in steps {
        let known: Vec<Beat<Glimpse>> = step.iter().map(|beat| beat.map(Glimpse::Known)).collect();
        sorts.extend(chronicler.hear(&known).iter().map(|saying| {
            let (beat, Before { holder, by_card }) = (saying.first(), saying.before());
            let joins = if let Beat::Joined { stack, .. } = beat {
                let kind = rules.catalog.card(game.table().stack(stack).base).kind;
                // Whose it was does not matter, but whether it was anybody's.
                Some((kind, Before { holder: holder.map(|_| EYE), by_card }))
            } else {
                None
            };
            let is_several = saying.beats().count() > 1;
            let (goes_on, is_told) = (saying.goes_on(), narrator.say(saying).is_some());
            Sort { beat: discriminant(&beat), joins, is_several, goes_on, is_told }
        }));
    }
    sorts
}
