//! What does somebody see at a table, in words that outlive the shape of messages?
//!
//! This is the one place that says what must stay the same. Cards are told by set and title, seats by
//! number; who is connected, clocks and the shapes of parts are left out.

use crate::{client::Client, fate::cards_of};
use std::{
    collections::BTreeMap,
    sync::{Arc, Mutex},
};
use woe_cards::{Catalog, Edition};
use woe_wire::{
    Action, Asked, BesideOptions, History, Line, MiddlePart, PersonPart, PilesPart, PortraitPart,
    Question, SeatPart, StackPart, TableOptions, TurnPart, UndoPart, Waiting,
};

/// What everybody sees, and what only this client does.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Account {
    pub(crate) open: Vec<String>,
    pub(crate) own: Vec<String>,
}

/// The account of a client that has a seat or watches.
pub(crate) async fn account_of(client: &mut Client) -> Account {
    // The reply comes after everything that happened before it.
    let history = client.history().await;
    let catalog = catalog_of(client.table().options);
    let sight = Sight { client, catalog: &catalog };
    let mut open = sight.table();
    open.extend(sight.people());
    open.extend(sight.seats());
    open.extend(sight.stacks());
    open.extend(sight.middle());
    open.extend(sight.waiting());
    open.extend(past(&history));
    Account { open, own: sight.own() }
}

/// The cards of a table; each mix is compiled once.
fn catalog_of(options: TableOptions) -> Arc<Catalog> {
    type Mixes = BTreeMap<(Vec<String>, String), Arc<Catalog>>;
    static MIXES: Mutex<Mixes> = Mutex::new(BTreeMap::new());
    let editions = [Edition::First, Edition::Second];
    let edition = editions.into_iter().find(|one| one.word() == options.edition).unwrap();
    let mut mixes = MIXES.lock().unwrap();
    let compiled = || Arc::new(cards_of(&options.sets, edition));
    mixes.entry((options.sets.clone(), options.edition.clone())).or_insert_with(compiled).clone()
}

/// A client and the cards that it sees.
struct Sight<'a> {
    client: &'a Client,
    catalog: &'a Catalog,
}

impl Sight<'_> {
    fn table(&self) -> Vec<String> {
        let table = self.client.table();
        let mut told = vec![
            format!("phase {}", word(&table.phase)),
            format!("host {}, watching {}, talking {}", table.host, table.watching, table.talking),
        ];
        told.extend(manners(&table.options));
        told.extend(self.client.part::<TurnPart>("turn").map(|turn| {
            let play = turn.play.map_or("none".to_owned(), |play| word(&play));
            format!(
                "turn of {}, round {}, play {play}, started by {}, misfits {:?}, ended {}, winners {:?}",
                turn.turn, turn.round, turn.start, turn.misfits, turn.ended, turn.winners
            )
        }));
        told
    }

    fn people(&self) -> Vec<String> {
        let told = |(seat, one): (usize, &PersonPart)| {
            let family = one.family.and_then(|family| self.catalog.families.get(family as usize));
            let family = family.map_or("no family", |family| family.id.as_str());
            let level = one.level.map_or("no bot".to_owned(), |level| word(&level));
            format!(
                "seat {seat}: {:?}, {}, {family}, {level}, standing in {}, day {:?}",
                one.name,
                word(&one.sits),
                one.standing_in,
                one.day
            )
        };
        self.client.people().iter().enumerate().map(told).collect()
    }

    fn seats(&self) -> Vec<String> {
        let parts = (0..).map_while(|seat| self.client.part::<SeatPart>(&format!("seat/{seat}")));
        let told = |(seat, part): (usize, SeatPart)| {
            format!(
                "seat {seat}: {} cards, waiting [{}], draws up to {}, value {}, skips {} turns and {} draws",
                part.hand,
                self.cards(&part.waiting),
                part.draw_limit,
                part.value,
                part.skipped_turns,
                part.skipped_draws
            )
        };
        parts.enumerate().map(told).collect()
    }

    fn stacks(&self) -> Vec<String> {
        let parts = (0..).map_while(|stack| self.stack(stack));
        let told = |part: StackPart| {
            let whose = part.of.map_or("nobody's".to_owned(), |seat| format!("of {seat}"));
            let portrait = match part.face.portrait {
                PortraitPart::Own => "own".to_owned(),
                PortraitPart::Persistent(card) => format!("persistent {}", self.card(card)),
                PortraitPart::Dead(card) => format!("dead {}", self.card(card)),
                PortraitPart::Undead(card) => format!("undead {}", self.card(card)),
            };
            let icons = part.face.icons.map(|icon| icon.unwrap_or("-".to_owned())).join(" ");
            format!(
                "stack {} {whose}, gone {}, under [{}]: Pathos {:?}, icons {icons}, portrait {portrait}, Self-Worth {}, \
                 reckoned {:?}",
                self.card(part.base),
                part.gone,
                self.cards(&part.layers),
                part.face.pathos,
                part.face.worth,
                part.face.reckoned
            )
        };
        parts.map(told).collect()
    }

    fn middle(&self) -> Vec<String> {
        let mut told = Vec::new();
        told.extend(self.client.part::<PilesPart>("piles").map(|piles| {
            format!("{} cards to draw, discarded [{}]", piles.deck, self.cards(&piles.discard))
        }));
        told.extend(self.client.part::<MiddlePart>("middle").map(|middle| {
            let expedition = middle.expedition.map(|card| self.card(card));
            format!("expedition {expedition:?}, in the box [{}]", self.cards(&middle.boxed))
        }));
        let announced = self.client.part::<Vec<u16>>("announced");
        told.extend(announced.map(|cards| format!("announced [{}]", self.cards(&cards))));
        told
    }

    fn waiting(&self) -> Vec<String> {
        let waiting = self.client.waiting().map(|waiting| match waiting {
            Waiting::Seat(seat) => format!("waiting for {seat}"),
            Waiting::Window(window) => format!(
                "window {} on {} of {}, named [{}], clock {}, thinkers {:?}",
                window.decision,
                self.card(window.card),
                window.by,
                self.bottoms(&window.named),
                window.until.is_some(),
                window.thinkers
            ),
        });
        let undo = self.client.undo().map(|UndoPart { by, decision, free, consent }| {
            let asked = consent.map(|consent| consent.waits_for);
            format!("undo by {by} to {decision}, free {free}, asked {asked:?}")
        });
        waiting.into_iter().chain(undo).collect()
    }

    /// What is one's own; nothing for a watcher.
    fn own(&self) -> Vec<String> {
        let Some(me) = self.client.part::<woe_wire::MePart>("me") else { return Vec::new() };
        let mut told = vec![
            format!("seat {}, host {}, orders {}", me.seat, me.host, word(&me.orders)),
            format!("free plays {}, next {:?}", me.free_plays, me.next),
        ];
        let hand = self.client.part::<Vec<u16>>("hand");
        told.extend(hand.map(|cards| format!("hand [{}]", self.cards(&cards))));
        told.extend(self.client.asked().map(|Asked { decision, question, .. }| {
            format!("asked {decision}: {}", asks(&question))
        }));
        told.extend(
            self.client
                .noted()
                .map(|noted| format!("noted {}: {}", noted.decision, self.answer(noted.action))),
        );
        told
    }

    fn answer(&self, action: Action) -> String {
        match action {
            Action::Play { card, on } => {
                format!("play {} on [{}]", self.card(card), self.bottoms(on.as_slice()))
            }
            Action::Discard(card) => format!("discard {}", self.card(card)),
            Action::Pick(card) => format!("pick {}", self.card(card)),
            Action::Choose(stack) => format!("choose {}", self.bottoms(&[stack])),
            Action::DiscardHand | Action::Take(_) | Action::Call(_) => word(&action),
            Action::Use | Action::Pass => word(&action),
        }
    }

    fn stack(&self, stack: u8) -> Option<StackPart> {
        self.client.part(&format!("stack/{stack}"))
    }

    /// Stacks, by their bottom cards.
    fn bottoms(&self, stacks: &[u8]) -> String {
        let bases = stacks.iter().map(|&stack| self.stack(stack).unwrap().base);
        self.cards(&bases.collect::<Vec<_>>())
    }

    fn cards(&self, cards: &[u16]) -> String {
        cards.iter().map(|&card| self.card(card)).collect::<Vec<_>>().join(", ")
    }

    /// A card by its set and its title.
    fn card(&self, card: u16) -> String {
        let sheet = self.catalog.sheet(self.catalog.find(card.into()).unwrap());
        format!("{}/{}", self.catalog.sets[sheet.set].id, sheet.title.en)
    }
}

fn manners(options: &TableOptions) -> Vec<String> {
    let BesideOptions { guests, stories, agreed, mysteries_at_home, casting, trimmed } =
        &options.beside;
    vec![
        format!("edition {}, sets {}", options.edition, options.sets.join(" ")),
        format!(
            "characters {:?}, plain {}, retorts {:?}, rounds {}",
            options.characters, options.plain, options.retorts, options.rounds
        ),
        format!(
            "windows of {} seconds, swift {}, away {:?}",
            options.response_seconds, options.swift, options.away_minutes
        ),
        format!(
            "guests {guests}, stories {stories}, agreed {agreed:?}, mysteries at home {mysteries_at_home}, casting \
             {casting}, trimmed {trimmed}"
        ),
    ]
}

fn past(history: &History) -> Vec<String> {
    let last = history.steps.last().map(|step| step.at);
    let mut told = vec![format!("{} steps, the last {last:?}", history.steps.len())];
    told.extend(history.lines.iter().map(|Line { number, kind, seat, name, at, line }| {
        format!("line {number}: {} of {seat:?} {name:?} at {at:?}: {line:?}", word(kind))
    }));
    told
}

/// The kind of a question.
fn asks(question: &Question) -> String {
    serde_json::to_value(question).unwrap()["ask"].as_str().unwrap().to_owned()
}

/// The word for something that is one.
fn word(what: &impl serde::Serialize) -> String {
    match serde_json::to_value(what).unwrap() {
        serde_json::Value::String(word) => word,
        other => other.to_string(),
    }
}
