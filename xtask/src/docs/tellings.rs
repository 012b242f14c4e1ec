//! What should the page say when it tells beats? What our own narrator says.

use crate::Outcome;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use woe_cards::{Edition, base, compile};
use woe_prose::{Language, Narrator, joined_forms, possibilities, rules_text};
use woe_rules::{Beat, Decision, Eye, Glimpse, Key, Label, Profile, Rules, Seat, Seating, Stream};
use woe_wire::{CatalogPage, Joined, Text};

/// How many sentences of each sort are written down.
const EACH: usize = 4;
/// How many games are played for them.
const GAMES: u64 = 12;

/// Beats and questions of some games with their sentences in both languages, as one seat saw them.
pub(super) fn text() -> Outcome<String> {
    let full = compile(&base()).map_err(|_| "the sets of the house have mistakes".to_owned())?;
    let rules = Rules::new(&full, Profile::of(Edition::Second));
    let names = ["Ann", "Bob", "Cleo"].map(str::to_owned);
    let seating = Seating::in_order(names.len(), rules.catalog.families.len());
    let mut samples = Samples::default();
    let mut bases = Vec::new();
    for game in 0..GAMES {
        let key = Key::of_series(1, game);
        let dealt = rules.deal(&seating, key).map_err(|why| format!("{why:?}"))?;
        bases = dealt.table().stacks().map(|stack| dealt.table().stack(stack).base).collect();
        let tellers = Language::ALL
            .map(|language| Narrator::among(&rules.catalog, bases.clone(), &names, language));
        samples.watch(&rules, dealt, key, &tellers);
    }
    let bases: Vec<usize> = bases.iter().map(|base| base.index()).collect();
    let samples: Vec<Value> = samples.kept.into_values().flatten().collect();
    let page = json!({
        "catalog": catalog(&rules),
        "seats": names,
        "bases": bases,
        "samples": samples,
    });
    Ok(format!("{page:#}\n"))
}

fn catalog(rules: &Rules) -> CatalogPage {
    let says = |id| {
        let [en, it] = Language::ALL.map(|language| rules_text(&rules.catalog, id, language));
        let [first, second] =
            Language::ALL.map(|language| possibilities(&rules.catalog, id, language));
        let either = first
            .zip(second)
            .map(|([a, b], [c, d])| [Text { en: a, it: c }, Text { en: b, it: d }]);
        (Text { en, it }, either)
    };
    let joined = |name: &str| {
        let [su, da, a] = joined_forms(name);
        Joined { su, da, a }
    };
    CatalogPage::of(&rules.catalog, Edition::Second.word(), says, joined)
}

/// A few of each sort.
#[derive(Default)]
struct Samples {
    kept: BTreeMap<String, Vec<Value>>,
}

impl Samples {
    /// Plays by lot, and keeps what is said.
    fn watch(
        &mut self,
        rules: &Rules,
        mut game: woe_rules::Game,
        key: Key,
        tellers: &[Narrator<'_>; 2],
    ) {
        let mut whims = Stream::new(key, Label::Whim, 0);
        let (mut answers, mut beats) = (Vec::new(), Vec::new());
        while let Some(asked) = rules.decision(&game) {
            self.keep_question(asked, tellers);
            answers.clear();
            rules.legal_actions(&game, &mut answers);
            let action = answers[whims.below(answers.len() as u32) as usize];
            beats.clear();
            rules.carry_out(&mut game, action, &mut beats);
            for beat in &beats {
                self.keep_beat(beat.seen_by(Eye::Seat(Seat::Zero)), tellers);
            }
        }
    }

    fn keep_beat(&mut self, beat: Beat<Glimpse>, tellers: &[Narrator<'_>; 2]) {
        let [en, it] = tellers.each_ref().map(|teller| teller.tell_glimpsed(beat));
        let wire = json!(woe_wire::Beat::from(beat));
        let sort = format!("{}{}", wire["beat"], wire["card"].is_null());
        self.keep(sort, json!({ "beat": wire, "en": en, "it": it }));
    }

    fn keep_question(&mut self, asked: Decision, tellers: &[Narrator<'_>; 2]) {
        let [en, it] = tellers.each_ref().map(|teller| teller.question(asked));
        let wire = json!(woe_wire::Question::from(asked.question));
        let sort = format!("ask {}{}", wire["ask"], wire["play"]);
        let seat = asked.seat.index();
        self.keep(sort, json!({ "seat": seat, "question": wire, "en": en, "it": it }));
    }

    fn keep(&mut self, sort: String, sample: Value) {
        let kept = self.kept.entry(sort).or_default();
        if kept.len() < EACH && !kept.contains(&sample) {
            kept.push(sample);
        }
    }
}
