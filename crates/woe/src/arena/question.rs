//! What is a program told when it is asked?

use crate::beats::{parts, seat_of, shown, way_word, word};
use serde_json::{Map, Value, json};
use woe_cards::CardId;
use woe_rules::{
    Announcement, Beat, Decision, Due, Eye, Glimpse, Moment, Names, Play, Question, Rules, Seat,
    StackId, StackView, View,
};

/// One question: the view, what was seen since the last one, and what may be answered.
pub(super) fn object(
    rules: &Rules,
    names: &Names,
    view: &View,
    beats: &[Beat<Glimpse>],
    number: u64,
) -> Value {
    let actions: Vec<String> = view.actions.iter().map(|&action| names.action(action)).collect();
    let beats: Vec<Value> = beats.iter().map(|&beat| glimpsed(names, beat)).collect();
    json!({
        "number": number,
        "view": seen(rules, names, view),
        "beats": beats,
        "actions": actions,
    })
}

fn seen(rules: &Rules, names: &Names, view: &View) -> Value {
    let table = &view.table;
    let seat = |seat: Seat| names.seat(seat);
    let you = match table.eye {
        Eye::Seat(you) => Some(seat(you)),
        Eye::Watcher => None,
    };
    let seats = table.seats.iter().zip(Seat::ALL).map(|(sees, at)| {
        json!({
            "seat": seat(at),
            "hand": sees.hand_len,
            "skipped_turns": sees.skipped_turns,
            "skipped_draws": sees.skipped_draws,
        })
    });
    let grants = table
        .grants
        .iter()
        .map(|grant| json!({ "card": names.card(grant.card), "left": grant.left }));
    json!({
        "you": you,
        "edition": rules.profile.edition.word(),
        "turn": seat(table.turn),
        "start": seat(table.start),
        "misfits": table.misfits.map(seat),
        "rounds": table.rounds,
        "rounds_at_most": rules.profile.rounds,
        "quiet_turns": table.quiet_turns,
        "question": view.decision.map(|asked| question(names, asked)),
        "hand": titles(names, table.hand.iter()),
        "seats": seats.collect::<Vec<_>>(),
        "stacks": table.stacks.iter().map(|it| stack(rules, names, it)).collect::<Vec<_>>(),
        "announced": titles(names, table.announced.iter().copied()),
        "grants": grants.collect::<Vec<_>>(),
        "deck": table.deck_len,
        "discard": titles(names, table.discard.iter().copied()),
        "expedition": table.expedition.map(|card| names.card(card)),
        "boxed": titles(names, table.boxed.iter().copied()),
    })
}

fn titles(names: &Names, cards: impl Iterator<Item = CardId>) -> Vec<&str> {
    cards.map(|card| names.card(card)).collect()
}

/// What shows of a stack, whose it is, and what lies on it, lowest first.
fn stack(rules: &Rules, names: &Names, view: &StackView) -> Value {
    let mut object = shown(names, rules, view.id, &view.face);
    object["seat"] = json!(view.of.map(|seat| names.seat(seat)));
    object["gone"] = view.gone.into();
    object["kind"] = rules.catalog.card(view.base).kind.word().into();
    object["undead"] = view.face.is_undead().into();
    object["layers"] = titles(names, view.layers.iter().copied()).into();
    object
}

fn question(names: &Names, asked: Decision) -> Value {
    match asked.question {
        Question::Play(play) => json!({ "asks": "play", "play": play_word(play) }),
        Question::Name(of) => announced(names, "name", of),
        Question::Respond(of) => announced(names, "respond", of),
        Question::Discard { count, due, card } => {
            let card = names.card(card);
            json!({ "asks": "discard", "count": count, "due": due_word(due), "card": card })
        }
        Question::Either(moment) => spoken(names, "either", moment),
        Question::Use(moment) => spoken(names, "use", moment),
        Question::PlayNow(moment) => spoken(names, "play now", moment),
        Question::PlayTaken => json!({ "asks": "play taken" }),
        Question::Exchange(on) => json!({ "asks": "exchange", "character": names.stack(on) }),
        Question::SetAside => json!({ "asks": "set aside" }),
        Question::Cast => json!({ "asks": "cast" }),
        Question::Draw { left } => json!({ "asks": "draw", "left": left }),
    }
}

fn announced(names: &Names, asks: &str, of: Announcement) -> Value {
    let named: Vec<&str> = of.named.iter().flatten().map(|&on| names.stack(on)).collect();
    json!({
        "asks": asks,
        "card": names.card(of.card),
        "by": names.seat(of.by),
        "named": named,
        "way": way_word(of.way),
    })
}

fn spoken(names: &Names, asks: &str, moment: Moment) -> Value {
    let on = moment.on.map(|on: StackId| names.stack(on));
    json!({ "asks": asks, "card": names.card(moment.card), "character": on })
}

fn play_word(play: Play) -> &'static str {
    match play {
        Play::First => "first",
        Play::Second => "second",
        Play::Further => "further",
        Play::After => "after",
    }
}

fn due_word(due: Due) -> &'static str {
    match due {
        Due::Must => "must",
        Due::May => "may",
        Due::Tax => "tax",
    }
}

/// A beat as that seat saw it; a card whose back was seen is null.
fn glimpsed(names: &Names, beat: Beat<Glimpse>) -> Value {
    let mut object = Map::new();
    object.insert("beat".into(), word(names, beat).into());
    object.extend(seat_of(beat).map(|seat| ("seat".to_owned(), names.seat(seat).into())));
    object.extend(parts(names, beat, |glimpse| match glimpse {
        Glimpse::Known(card) => names.card(card).into(),
        Glimpse::Back => Value::Null,
    }));
    Value::Object(object)
}
