//! Does a seat learn what would come of a card, and nothing else?

use crate::{
    client::Client,
    play::{answer, legal},
    server::{Server, settings, swift, table},
};
use woe_wire::{
    Action, Asked, Code, Do, Due, OpenTable, Payload, PreviewOutcome, Previews, Question,
    StackPart, TableOptions, Waiting, written,
};

/// Two families of which nobody is set aside: the first question is a play.
fn whole_families() -> OpenTable {
    OpenTable { options: TableOptions { characters: None, ..swift() }, ..table(2) }
}

async fn look(client: &mut Client, card: u16) -> Previews {
    match client.done(Do::Preview { card }).await {
        Some(Payload::Previews(previews)) => previews,
        other => panic!("{other:?}"),
    }
}

fn hand(client: &Client) -> Vec<u16> {
    client.part("hand").unwrap()
}

fn outcome_on(previews: &Previews, on: Option<u8>) -> Option<&PreviewOutcome> {
    let part = previews.targets.iter().find(|part| part.on == on)?;
    part.outcome.as_ref()
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_offered_has_an_outcome_and_the_rest_a_reason() {
    let server = Server::start(settings()).await;
    let (mut outcomes, mut reasons) = (0, 0);
    // A hand may hold nothing but cards that can be played anywhere, or nowhere.
    for _ in 0..40 {
        let mut people = server.company(&whole_families()).await;
        people[0].done(Do::Start { first: Some(0) }).await;
        let host = &mut people[0];
        host.until(|host| host.asked().is_some()).await;
        let offered = legal(&host.asked().unwrap().options);
        for card in hand(host) {
            let previews = look(host, card).await;
            assert_eq!((previews.card, &previews.ahead), (card, &None));
            for part in &previews.targets {
                let can = offered.contains(&Action::Play { card, on: part.on });
                assert_eq!(part.outcome.is_some(), can);
                assert_eq!(part.refused.is_none(), can);
                outcomes += usize::from(can);
                reasons += usize::from(!can);
            }
        }
        if outcomes > 0 && reasons > 0 {
            return;
        }
    }
    panic!("forty hands, {outcomes} outcomes and {reasons} reasons");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stack_is_then_as_it_was_told() {
    let server = Server::start(settings()).await;
    let mut compared = 0;
    // Until it could have gone wrong often enough.
    for _ in 0..40 {
        let mut people = server.company(&whole_families()).await;
        people[0].done(Do::Start { first: Some(0) }).await;
        let [ann, ben] = &mut people[..] else { panic!() };
        ann.until(|ann| ann.asked().is_some()).await;
        let asked = ann.asked().unwrap();
        let Some((card, on)) = legal(&asked.options).iter().find_map(|&play| match play {
            Action::Play { card, on: Some(on) } => Some((card, on)),
            _ => None,
        }) else {
            continue;
        };
        let previews = look(ann, card).await;
        let told = outcome_on(&previews, Some(on)).expect("it is offered").clone();
        ann.done(answer(&asked, Action::Play { card, on: Some(on) })).await;
        pay_tax(ann).await;
        pass_window(ben, ann).await;
        if told.asks.is_none() {
            for stack in &told.stacks {
                let part: StackPart = ann.part(&format!("stack/{}", stack.stack)).unwrap();
                assert_eq!(part, stack.then);
            }
            compared += usize::from(!told.stacks.is_empty());
        }
        if compared == 4 {
            return;
        }
    }
    panic!("forty tables, and next to nothing to compare: {compared}");
}

/// What a card costs is foreseen, so it is paid.
async fn pay_tax(ann: &mut Client) {
    while let Some(asked) = ann.asked()
        && matches!(asked.question, Question::Discard { due: Due::Tax, .. })
    {
        ann.done(answer(&asked, Action::Discard(asked.options.discards[0]))).await;
    }
}

/// Ben lets it happen, and Ann waits until it has.
async fn pass_window(ben: &mut Client, ann: &mut Client) {
    let is_open = |one: &Client| matches!(one.waiting(), Some(Waiting::Window(_)));
    ann.done(Do::History { from: None }).await;
    if !is_open(ann) {
        return;
    }
    ben.until(|ben| ben.asked().is_some()).await;
    let asked = ben.asked().unwrap();
    assert_told_of_announced(ben, &asked).await;
    ben.done(answer(&asked, Action::Pass)).await;
    ann.until(|ann| !is_open(ann)).await;
}

async fn assert_told_of_announced(ben: &mut Client, asked: &Asked) {
    let Question::Respond { card, ref named, .. } = asked.question else { panic!("{asked:?}") };
    let previews = look(ben, card).await;
    assert_eq!(previews.targets.len(), 1);
    assert_eq!(previews.targets[0].on, named.first().copied());
    assert!(previews.targets[0].outcome.is_some());
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_not_asked_looks_ahead_and_nobody_looks_into_another_hand() {
    let server = Server::start(settings()).await;
    let mut people = server.company(&whole_families()).await;
    let mut watcher = server.watch(&people[0]).await;
    assert_eq!(people[0].trouble(Do::Preview { card: 0 }).await, Code::OnlyWhilePlaying);
    people[0].done(Do::Start { first: Some(0) }).await;
    let [ann, ben] = &mut people[..] else { panic!() };
    ann.until(|ann| ann.asked().is_some()).await;
    ben.done(Do::History { from: None }).await;
    let own = hand(ben)[0];
    let previews = look(ben, own).await;
    assert_eq!(previews.ahead.map(|why| why.refusal).as_deref(), Some("not-your-decision"));
    assert!(!previews.targets.is_empty());
    // Whether a card is in Ben's hand or in the draw pile, Ann is told the same.
    let anns = hand(ann);
    let mut replies = Vec::new();
    for card in (0..40).filter(|card| !anns.contains(card)) {
        replies.push(written(&ann.refused(Do::Preview { card }).await));
    }
    replies.dedup();
    assert_eq!(replies, [r#"{"refusal":"not-in-your-hand","rule":"TURN-1"}"#]);
    assert_eq!(ann.trouble(Do::Preview { card: 60_000 }).await, Code::NoSuchThing);
    assert_eq!(watcher.trouble(Do::Preview { card: own }).await, Code::NeedsASeat);
}
