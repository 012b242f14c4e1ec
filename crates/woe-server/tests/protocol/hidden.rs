//! Is what is hidden hidden?
//!
//! Every frame that a pair of eyes received is searched for cards. None may be there that was, before and
//! after what the frame tells, in the draw pile or in another's hand, and did not lie open in between.

use crate::{
    client::Client,
    fate::{Told, cards_of, record_of},
    play::play_to_the_end,
    server::{Server, settings, swift, table},
};
use std::collections::BTreeSet;
use woe_cards::{CardId, Catalog, Edition};
use woe_rules::{Eye, Game, Place, Seat};
use woe_wire::{
    Action, Arranged, Asked, Beat, Do, Event, FromServer, Level, MiddlePart, Noted, OpenTable,
    PilesPart, PortraitPart, Question, StackPart, TableOptions, Waiting, read, written,
};

type Cards = BTreeSet<u16>;

/// The base game with all that was made for it.
pub(crate) const EVERYTHING: &str =
    "gloom,unhappy-homes,unwelcome-guests,unfortunate-expeditions,unquiet-dead";

#[tokio::test(flavor = "multi_thread")]
async fn no_frame_tells_of_a_card_that_its_reader_cannot_know() {
    let server = Server::start(settings()).await;
    for (seed, boxed) in
        (61..).zip(["gloom", "gloom", EVERYTHING, EVERYTHING, "fairytale", "munchkin"])
    {
        let sets: Vec<String> = boxed.split(',').map(str::to_owned).collect();
        let edition = if boxed.starts_with("gloom") { Edition::First } else { Edition::Second };
        let catalog = cards_of(&sets, edition);
        let options = TableOptions { edition: edition.word().to_owned(), sets, ..swift() };
        let table = OpenTable {
            others: vec![Arranged::Open, Arranged::Open, Arranged::Bot(Level::Foundling)],
            options: TableOptions { characters: Some(4), rounds: 20, ..options },
            ..table(1)
        };
        let mut people = server.company(&table).await;
        let mut watcher = server.watch(&people[0]).await;
        people[0].done(Do::Start { first: None }).await;
        let mut readers: Vec<(Eye, Client)> = Vec::new();
        for (client, _) in play_to_the_end(people, seed).await {
            let seat = Seat::new(usize::from(client.seat())).unwrap();
            readers.push((Eye::Seat(seat), client));
        }
        watcher.until(Client::is_over).await;
        readers.push((Eye::Watcher, watcher));
        let told = record_of(&server, &readers[0].1).await;
        for (eye, client) in &readers {
            search(*eye, client, &told, &catalog);
        }
    }
}

/// Searches all frames of a reader, of which some must tell of cards.
fn search(eye: Eye, client: &Client, told: &[Told], catalog: &Catalog) {
    let mut last = 0;
    let mut found = 0;
    for frame in &client.frames {
        let Ok(FromServer::Event(event)) = read(frame) else { continue };
        let new = event.steps.iter().flatten().map(|step| step.at).max();
        let mentioned = mentioned(&event);
        if mentioned.is_empty() {
            continue;
        }
        found += 1;
        let next = new.unwrap_or(last);
        let secret = secret(eye, &told[last as usize..=next as usize], catalog);
        let leaked: Vec<_> = mentioned.intersection(&secret).collect();
        assert!(leaked.is_empty(), "{eye:?} is told of {leaked:?} in {frame}");
        last = next;
    }
    assert!(found > 20, "{eye:?} was told next to nothing");
}

/// Cards that are hidden from the eye before, during and after these steps.
fn secret(eye: Eye, told: &[Told], catalog: &Catalog) -> Cards {
    let ends = [&told[0], &told[told.len() - 1]];
    let hidden = |card: &CardId| ends.iter().all(|step| is_hidden(eye, &step.game, *card));
    let mut secret: Cards = catalog.deck().filter(hidden).map(number).collect();
    // The deal itself may show what is hidden after it.
    for step in told.iter().skip(usize::from(told.len() > 1)) {
        for (card, from, to) in step.beats.iter().filter_map(|beat| beat.movement()) {
            if is_open(from, eye) || is_open(to, eye) {
                secret.remove(&number(card));
            }
        }
    }
    secret
}

fn is_open(place: Place, eye: Eye) -> bool {
    match place {
        Place::Deck => false,
        Place::Hand(seat) => eye == Eye::Seat(seat),
        _ => true,
    }
}

/// In another's hand, or in none of the places that lie open.
fn is_hidden(eye: Eye, game: &Game, card: CardId) -> bool {
    let table = game.table();
    let mut stacks = table.stacks();
    let lies = stacks.any(|stack| {
        table.stack(stack).base == card || table.layers(stack).any(|layer| layer == card)
    });
    let own = matches!(eye, Eye::Seat(seat) if table.hand(seat).contains(card));
    let piled = table.discard_cards().chain(table.boxed()).any(|one| one == card);
    let open = table.announced().contains(&card) || piled;
    !lies && !own && !open
}

fn number(card: CardId) -> u16 {
    card.index() as u16
}

/// Every card that an event tells of.
fn mentioned(event: &Event) -> Cards {
    let mut cards = Cards::new();
    for beat in event.steps.iter().flatten().flat_map(|step| &step.beats) {
        cards.extend(card_of(beat));
    }
    for (key, part) in event.parts.iter().flatten() {
        let text = written(part);
        match key.split('/').next().unwrap() {
            "table" | "people" | "seat" | "turn" | "undo" | "me" => {}
            "hand" | "announced" => cards.extend(read::<Vec<u16>>(&text).unwrap()),
            "piles" => cards.extend(read::<PilesPart>(&text).unwrap().discard),
            "middle" => {
                let MiddlePart { expedition, boxed } = read(&text).unwrap();
                cards.extend(expedition.into_iter().chain(boxed));
            }
            "stack" => in_stack(&read(&text).unwrap(), &mut cards),
            "asked" => in_question(read(&text).unwrap(), &mut cards),
            "noted" => {
                let noted: Option<Noted> = read(&text).unwrap();
                cards.extend(noted.and_then(|noted| in_action(noted.action)));
            }
            "waiting" => {
                if let Some(Waiting::Window(window)) = read(&text).unwrap() {
                    cards.insert(window.card);
                }
            }
            other => panic!("{other} is a part that this test does not search"),
        }
    }
    cards
}

fn card_of(beat: &Beat) -> Option<u16> {
    let text = written(beat);
    let (_, rest) = text.split_once("\"card\":")?;
    rest.split([',', '}']).next()?.parse().ok()
}

fn in_stack(stack: &StackPart, cards: &mut Cards) {
    cards.insert(stack.base);
    cards.extend(&stack.layers);
    cards.extend(stack.face.plate);
    cards.extend(stack.face.givers.pathos.iter().chain(&stack.face.givers.icons).flatten());
    match stack.face.portrait {
        PortraitPart::Persistent(card) | PortraitPart::Dead(card) | PortraitPart::Undead(card) => {
            cards.insert(card);
        }
        PortraitPart::Own => {}
    }
}

fn in_question(asked: Option<Asked>, cards: &mut Cards) {
    let Some(Asked { question, options, .. }) = asked else { return };
    cards.extend(options.plays.iter().map(|play| play.card));
    cards.extend(options.discards.iter().chain(&options.picks));
    match question {
        Question::Name { card, .. }
        | Question::Respond { card, .. }
        | Question::Either { card, .. }
        | Question::Use { card, .. }
        | Question::Discard { card, .. }
        | Question::PlayNow { card, .. } => drop(cards.insert(card)),
        Question::Play { .. }
        | Question::PlayTaken
        | Question::Exchange { .. }
        | Question::SetAside
        | Question::Cast
        | Question::Draw { .. } => {}
    }
}

fn in_action(action: Action) -> Option<u16> {
    match action {
        Action::Play { card, .. } | Action::Discard(card) | Action::Pick(card) => Some(card),
        _ => None,
    }
}
