//! What should the page say when it tells beats, questions and refusals? What our own narrator says, in every box.

mod games;
mod specimens;

use crate::Outcome;
use games::Sort;
use serde_json::{Map, Value, json};
use specimens::Specimens;
use std::collections::{BTreeSet, HashSet};
use std::sync::Arc;
use woe_cards::{Catalog, SetSource, compile, mix, shelf};
use woe_prose::{Language, Narrator, joined_forms, refusal_key};
use woe_rules::{Game, Profile, Refusal, Rules, Seat, Seating};
use woe_wire::{CatalogPage, Joined, Says, Text};

const SEATS: [&str; 3] = ["Ann", "Bob", "Cleo"];

/// A box, or several mixed, with the words in which the page must tell it.
struct Evening {
    name: String,
    rules: Arc<Rules>,
    names: Vec<String>,
}

/// Every kind of beat, question, answer and refusal in every box, with its sentences in both languages; and of every box
/// a whole game.
pub(super) fn text() -> Outcome<String> {
    let shelf = shelf();
    let (mut evenings, mut sorts): (Vec<String>, HashSet<Sort>) = Default::default();
    for set in &shelf {
        let evening = Evening::of(&set.id, std::slice::from_ref(&set.id), &shelf)?;
        evenings.push(evening.page(&mut sorts)?);
    }
    let base = &shelf[0].id;
    let mixed: Vec<String> =
        shelf.iter().filter(|set| set.needs().contains(base)).map(|set| set.id.clone()).collect();
    evenings.push(Evening::of("all expansions", &mixed, &shelf)?.page(&mut sorts)?);
    Ok(format!("{{ \"boxes\": [\n{}\n] }}\n", evenings.join(",\n")))
}

impl Evening {
    fn of(name: &str, ids: &[String], shelf: &[SetSource]) -> Outcome<Evening> {
        let sources = mix(shelf, ids).map_err(|id| format!("there is no set {id}"))?;
        let full = compile(&sources).map_err(|_| "the sets of the house have mistakes")?;
        let profile = Profile { guests: 5, stories: 2, ..Profile::of(full.sets[0].profile) };
        let rules = Rules::new(&full, profile);
        Ok(Evening { name: name.to_owned(), rules, names: SEATS.map(str::to_owned).to_vec() })
    }

    /// The page of it. Its game has, if it can be, what those of other boxes do not have.
    fn page(&self, sorts: &mut HashSet<Sort>) -> Outcome<String> {
        let catalog = &self.rules.catalog;
        let seating = Seating::in_order(self.names.len(), catalog.families.len());
        let whole = games::whole(&self.rules, &seating, sorts)?;
        sorts.extend(&whole.sorts);
        let dealt = self.rules.deal(&seating, whole.key);
        let dealt = dealt.map_err(|why| format!("{}: {why:?}", self.name))?;
        let samples = self.samples(&dealt);
        let steps = whole.told(&self.tellers(&dealt));
        let bases: Vec<u16> = dealt
            .table()
            .stacks()
            .map(|stack| dealt.table().stack(stack).base.index() as u16)
            .collect();
        let mut used: BTreeSet<u16> = bases.iter().copied().collect();
        samples.iter().chain(&steps).for_each(|sample| cards_of(sample, &mut used));
        let lines = [
            ("name", json!(self.name)),
            ("seats", json!(self.names)),
            ("bases", json!(bases)),
            ("catalog", sheets(catalog, &used)),
            ("eye", json!(games::EYE.index())),
        ];
        let lines = lines.map(|(key, value)| format!("  {key:?}: {value}"));
        let lists = [("samples", samples), ("steps", steps)].map(|(key, values)| {
            let rows: Vec<String> = values.iter().map(|value| format!("    {value}")).collect();
            format!("  {key:?}: [\n{}\n  ]", rows.join(",\n"))
        });
        Ok(format!(" {{\n{},\n{}\n }}", lines.join(",\n"), lists.join(",\n")))
    }

    fn tellers(&self, dealt: &Game) -> [Narrator<'_>; 2] {
        Language::ALL
            .map(|language| Narrator::new(&self.rules, dealt.table(), &self.names, language))
    }

    fn samples(&self, dealt: &Game) -> Vec<Value> {
        let tellers = self.tellers(dealt);
        let said = |say: &dyn Fn(&Narrator<'_>) -> String| tellers.each_ref().map(say);
        let specimens = Specimens::of(&self.rules.catalog, dealt.table());
        let mut samples = Vec::new();
        for (beat, before) in specimens.beats() {
            let [en, it] = said(&|teller| teller.tell_of(beat, before));
            let beat = woe_wire::Beat::from(beat);
            let before =
                json!({ "holder": before.holder.map(Seat::index), "byCard": before.by_card });
            samples.push(json!({ "beat": beat, "before": before, "en": en, "it": it }));
        }
        for (asked, choices) in specimens.questions() {
            let [en, it] = said(&|teller| teller.question(asked));
            let question = woe_wire::Question::from(asked.question);
            let seat = asked.seat.index();
            let choices: Vec<usize> = choices.iter().map(|stack| stack.index()).collect();
            samples.push(
                json!({ "seat": seat, "question": question, "choices": choices, "en": en, "it": it }),
            );
        }
        for action in specimens.answers() {
            let [en, it] = said(&|teller| teller.answer(action));
            samples.push(json!({ "answer": woe_wire::Action::from(action), "en": en, "it": it }));
        }
        for no in Refusal::ALL {
            let [en, it] = said(&|teller| teller.refusal(no));
            let key = refusal_key(no);
            samples.push(json!({ "refusal": key, "en": en, "it": it }));
        }
        samples
    }
}

/// Of the cards as the page gets them, those that somebody speaks of, by their numbers, and what telling needs of them.
fn sheets(catalog: &Catalog, used: &BTreeSet<u16>) -> Value {
    let silence = || Text { en: String::new(), it: String::new() };
    let says = |_| Says { text: silence(), told: silence(), word: None, either: None };
    let joined = |name: &str| {
        let [su, da, a] = joined_forms(name);
        Joined { su, da, a }
    };
    let mut page = json!(CatalogPage::of(catalog, catalog.sets[0].profile.word(), says, joined));
    let of = |card: &u16| (card.to_string(), only(&mut page["cards"][usize::from(*card)], &SHEET));
    let cards: Map<String, Value> = used.iter().map(of).collect();
    for (list, keys) in [("families", ["id"]), ("sets", ["speech"])] {
        let items = page[list].as_array_mut().into_iter().flatten();
        let items: Vec<Value> = items.map(|item| only(item, &keys)).collect();
        page[list] = items.into();
    }
    (page["cards"], page["icons"]) = (Value::Object(cards), json!([]));
    page
}

/// What of a card is told.
const SHEET: [&str; 6] = ["card", "joined", "kind", "person", "title", "undead"];

fn only(sheet: &mut Value, keys: &[&str]) -> Value {
    let kept = keys.iter().map(|&key| (key.to_owned(), sheet[key].take()));
    Value::Object(kept.collect())
}

/// Which cards a sample speaks of.
fn cards_of(sample: &Value, used: &mut BTreeSet<u16>) {
    match sample {
        Value::Object(entries) => entries.iter().for_each(|(key, value)| match value.as_u64() {
            Some(card) if ["card", "pick", "discard"].contains(&key.as_str()) => {
                used.insert(card as u16);
            }
            _ => cards_of(value, used),
        }),
        Value::Array(items) => items.iter().for_each(|item| cards_of(item, used)),
        _ => {}
    }
}
