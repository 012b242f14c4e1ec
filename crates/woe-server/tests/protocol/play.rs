//! How does somebody play who has no plan?

use crate::client::{Client, Heard};
use futures_util::future::select_all;
use tokio::task::JoinSet;
use woe_rules::{Key, Label, Stream};
use woe_wire::{Action, Asked, Choice, Code, Do, Options, Question};

/// Chance of its own for every player.
pub(crate) fn chance(seed: u64, number: u32) -> Stream {
    Stream::new(Key::from_seed(seed), Label::Whim, number)
}

/// Every answer that is offered.
pub(crate) fn legal(options: &Options) -> Vec<Action> {
    let Options { plays, discards, discard_hand, choices, picks, calls, takes, use_it, pass } =
        options;
    let mut legal = Vec::new();
    for play in plays {
        let on = play.on.iter().map(|&on| Some(on)).chain(play.alone.then_some(None));
        legal.extend(on.map(|on| Action::Play { card: play.card, on }));
    }
    legal.extend(discards.iter().map(|&card| Action::Discard(card)));
    legal.extend(choices.iter().map(|&stack| Action::Choose(stack)));
    legal.extend(picks.iter().map(|&card| Action::Pick(card)));
    legal.extend(calls.iter().map(|&seat| Action::Call(seat)));
    legal.extend([Choice::First, Choice::Second].map(Action::Take).iter().filter(|_| *takes));
    legal.extend(discard_hand.then_some(Action::DiscardHand));
    legal.extend(use_it.then_some(Action::Use));
    legal.extend(pass.then_some(Action::Pass));
    legal
}

/// One of the answers that are offered.
pub(crate) fn any(asked: &Asked, chance: &mut Stream) -> Action {
    one_of(legal(&asked.options), asked, chance)
}

/// The same, but for a pass: an evening is over when everybody passes. [END-3]
fn anything(asked: &Asked, chance: &mut Stream) -> Action {
    let mut legal = legal(&asked.options);
    if legal.len() > 1 {
        legal.retain(|action| *action != Action::Pass);
    }
    one_of(legal, asked, chance)
}

fn one_of(legal: Vec<Action>, asked: &Asked, chance: &mut Stream) -> Action {
    assert!(!legal.is_empty(), "asked, and nothing may be answered: {asked:?}");
    legal[chance.below(legal.len() as u32) as usize]
}

/// The answer as a command.
pub(crate) fn answer(asked: &Asked, action: Action) -> Do {
    Do::Answer { decision: asked.decision, action, story: None }
}

/// An answer that was acknowledged.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Given {
    pub(crate) asked: Asked,
    pub(crate) action: Action,
}

impl Given {
    pub(crate) fn is_response(&self) -> bool {
        matches!(self.asked.question, Question::Respond { .. })
    }
}

/// Gives an answer; nothing if it came too late, because the window was closed meanwhile.
async fn give(client: &mut Client, asked: Asked, action: Action) -> Option<Given> {
    let reply = client.ask(answer(&asked, action)).await;
    assert_eq!(reply.refused(), None, "{asked:?} {action:?}");
    match reply.trouble() {
        Some(trouble) => {
            assert_eq!(trouble.code, Code::LateDecision);
            None
        }
        None => Some(Given { asked, action }),
    }
}

/// Answers whatever is asked until something is so.
pub(crate) async fn play_until(
    client: &mut Client,
    chance: &mut Stream,
    so: impl Fn(&Client) -> bool,
) -> Vec<Given> {
    let mut given = Vec::new();
    while !so(client) {
        match client.asked() {
            Some(asked) => {
                let action = any(&asked, chance);
                given.extend(give(client, asked, action).await);
            }
            None => undisturbed(&client.listen().await),
        }
    }
    given
}

/// Answers for all of them until something is so; nobody passes who could do something else.
pub(crate) async fn play_together(
    clients: &mut [Client],
    chance: &mut Stream,
    so: impl Fn(&[Client]) -> bool,
) {
    while !so(clients) {
        match clients.iter_mut().find_map(|client| client.asked().map(|asked| (client, asked))) {
            Some((client, asked)) => {
                let action = anything(&asked, chance);
                give(client, asked, action).await;
            }
            None => {
                assert!(!clients[0].is_over(), "the game was over before it was so");
                let listening = clients.iter_mut().map(|client| Box::pin(client.listen()));
                let (heard, _, _) = select_all(listening).await;
                undisturbed(&heard);
            }
        }
    }
}

fn undisturbed(heard: &Heard) {
    assert!(!matches!(heard, Heard::Trouble(_) | Heard::Silence), "{heard:?}");
}

/// Begins, and answers for all of them until the host is asked for a play and has one.
pub(crate) async fn begin(clients: &mut [Client], chance: &mut Stream) -> Asked {
    clients[0].done(Do::Start { first: Some(0) }).await;
    play_together(clients, chance, |clients| can_play(&clients[0])).await;
    clients[0].asked().unwrap()
}

/// Whether a client is asked for a play, and has one that goes on a character.
pub(crate) fn can_play(client: &Client) -> bool {
    client.asked().is_some_and(|asked| {
        matches!(asked.question, Question::Play { .. })
            && asked.options.plays.iter().any(|play| !play.on.is_empty())
    })
}

/// The first play of those that go on a character.
pub(crate) fn first_play(asked: &Asked) -> Action {
    let play = asked.options.plays.iter().find(|play| !play.on.is_empty()).unwrap();
    Action::Play { card: play.card, on: play.on.first().copied() }
}

/// Lets all of them play until the story is over; each with what it has answered.
pub(crate) async fn play_to_the_end(clients: Vec<Client>, seed: u64) -> Vec<(Client, Vec<Given>)> {
    play_all_until(clients, seed, Client::is_over).await
}

/// Lets all of them play until each sees that something is so; in the same order.
pub(crate) async fn play_all_until(
    clients: Vec<Client>,
    seed: u64,
    so: fn(&Client) -> bool,
) -> Vec<(Client, Vec<Given>)> {
    let mut tasks = JoinSet::new();
    for (number, mut client) in clients.into_iter().enumerate() {
        tasks.spawn(async move {
            let mut chance = chance(seed, number as u32);
            let given = play_until(&mut client, &mut chance, so).await;
            (number, (client, given))
        });
    }
    let mut played = tasks.join_all().await;
    played.sort_by_key(|(number, _)| *number);
    played.into_iter().map(|(_, client)| client).collect()
}
