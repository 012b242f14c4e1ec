//! Does the language of the other games read as printed cards do?

mod made;

use made::{BEAST, LUCRE, MARRIAGE, catalog, check, event, modifier};
use std::sync::Arc;
use woe_cards::{
    Amount, Bar, Bonus, BonusWhen, Card, CardFilter, CardFilters, CardId, Condition, From, Gender,
    Icon, IconSet, Kind, Law, Laws, Layer, Life, Number, Over, Person, Reward, Sign, Skipped,
    StackFilter, Tally, Text, Unit, Verb, Whither, Who, Whose,
};
use woe_prose::{Language, rules_text};

#[test]
fn an_expedition_speaks_to_everyone() {
    check(
        &expedition(&[Law::DrawLimit(-1), Law::FreeDeath]),
        "Everyone's draw limit is one lower. An Untimely Death may be played on any character with negative \
         Self-Worth as a free play.",
        "Il limite di pesca di tutti è ridotto di uno. Chiunque può giocare una Morte Prematura come giocata \
         gratuita su qualsiasi personaggio con Autostima negativa.",
    );
    check(
        &expedition(&[Law::Plays(1)]),
        "From the next turn on, everyone's turns have one play more, which may not be an Untimely Death.",
        "Dal prossimo turno in poi i turni di tutti hanno una giocata in più, che non può essere una Morte Prematura.",
    );
    check(
        &expedition(&[Law::Plays(-1)]),
        "From the next turn on, everyone's turns have one play fewer; the first play is never lost.",
        "Dal prossimo turno in poi i turni di tutti hanno una giocata in meno; la prima giocata non si perde mai.",
    );
    check(
        &expedition(&[Law::Bar(Bar { cards: cheerful(), over: Over::Family })]),
        "Modifiers worth more than zero may not be played on anyone.",
        "Su nessuno si possono giocare Modificatori di valore positivo.",
    );
}

#[test]
fn a_story_says_how_it_is_claimed() {
    let tally = |unit| Some(Tally { icons: icons(&[LUCRE, MARRIAGE]), count: 2, unit });
    let persistent = Some(Laws::NONE.with(Law::LateDeath));
    check(
        &Card { tally: tally(Unit::Characters), persistent, ..Card::plain(Kind::Story) },
        "You may claim it if at least two of your characters show lucre or marriage. Your second play, but no later \
         one, may be an Untimely Death.",
        "Puoi rivendicarla se almeno due dei tuoi personaggi mostrano l'icona lucro o matrimonio. La tua seconda \
         giocata, ma nessuna successiva, può essere una Morte Prematura.",
    );
    check(
        &Card { tally: tally(Unit::Icons), ..Card::plain(Kind::Story) },
        "You may claim it if your family shows at least two lucre or marriage icons.",
        "Puoi rivendicarla se la tua famiglia mostra almeno due icone lucro o matrimonio.",
    );
}

#[test]
fn a_mystery_says_where_it_may_lie() {
    let tally = Some(Tally { icons: icons(&[LUCRE]), count: 1, unit: Unit::Icons });
    let ongoing = Laws::NONE.with(Law::Pilfer);
    check(
        &Card { tally, ongoing, ..Card::plain(Kind::Mystery) },
        "May be played only on the Residence of a family that shows at least one lucre icon. Whenever you \
         would draw a card from the draw pile, you may instead take one at random from another player's hand.",
        "Si può giocare solo sulla Residenza di una famiglia che mostra almeno un'icona lucro. Ogni volta \
         che dovresti pescare una carta dal mazzo, puoi invece prenderne una a caso dalla mano di un altro giocatore.",
    );
}

#[test]
fn a_guest_follows_and_has_a_power() {
    let deaths = CardFilter { kind: Some(Kind::UntimelyDeath), ..CardFilter::default() };
    let bar = Bar { cards: CardFilters::of(&[deaths]), over: Over::This };
    check(
        &Card {
            follows: Some(CardFilter { shows: icons(&[LUCRE]), ..CardFilter::default() }),
            persistent: Some(Laws::NONE.with(Law::Bar(bar))),
            ..Card::plain(Kind::Guest)
        },
        "Follows cards with a printed lucre icon. Persistent: Untimely Deaths may not be played on this Guest.",
        "Va dove si giocano carte con l'icona lucro stampata. Persistente: su questo Ospite non si \
         possono giocare Morti Premature.",
    );
}

#[test]
fn several_guests_follow_as_several() {
    let guest = Card { follows: Some(CardFilter::default()), ..Card::plain(Kind::Guest) };
    let mut catalog = catalog(&guest);
    Arc::make_mut(&mut catalog.sheets)[0].person = Some(Person {
        family: None,
        epithet: Text::default(),
        gender: Gender::Masculine,
        number: Number::Plural,
        kin: Vec::new(),
    });
    let told = Language::ALL.map(|language| rules_text(&catalog, CardId::new(0), language));
    assert_eq!(told, ["Follow cards.", "Vanno dove si giocano carte."]);
}

#[test]
fn what_one_has_at_most_once_is_not_counted() {
    let dead = |base, of| {
        let per =
            StackFilter { base: Some(base), of: Some(Whose::Of(of)), ..StackFilter::default() };
        let scoring = [Bonus { worth: -10, when: BonusWhen::Per(per) }].into();
        Card { scoring, ..Card::plain(Kind::UntimelyDeath) }
    };
    check(
        &dead(Kind::Story, Who::You),
        "Worth 10 less if you have a Story.",
        "Vale 10 in meno se hai una Storia.",
    );
    check(
        &dead(Kind::Residence, Who::Left),
        "Worth 10 less if the player to your left has a Residence.",
        "Vale 10 in meno se chi siede alla tua sinistra ha una Residenza.",
    );
    check(
        &dead(Kind::Story, Who::EachOther),
        "Worth 10 less for each Story of other players.",
        "Vale 10 in meno per ogni Storia degli altri giocatori.",
    );
}

#[test]
fn what_must_be_so_is_somebodys() {
    let told = |filter| {
        let condition = Verb::If { condition: Condition::Exists(filter), verbs: 1 };
        let skip = Verb::Skip(Skipped::Draw);
        modifier(|card| card.immediate = [condition, skip].into())
    };
    let theirs = StackFilter { of: Some(Whose::Of(Who::EachOther)), ..StackFilter::default() };
    check(
        &told(StackFilter { shows: icons(&[BEAST]), ..theirs }),
        "If another player has a character showing beast, skip your next draw.",
        "Se un altro giocatore ha un personaggio con l'icona bestia in vista, salta la tua prossima pesca.",
    );
    let home = StackFilter { base: Some(Kind::Residence), modified: true, ..mine(None) };
    check(
        &told(home),
        "If a Mystery lies on your Residence, skip your next draw.",
        "Se sulla tua Residenza c'è un Mistero, salta la tua prossima pesca.",
    );
}

#[test]
fn the_undead_say_what_they_are_first() {
    let scoring = [Bonus { worth: -5, when: BonusWhen::Per(mine(Some(Life::Dead))) }].into();
    let laws = Laws::NONE.with(Law::DrawLimit(1)).with(Law::Undead);
    check(
        &modifier(|card| (card.persistent, card.scoring) = (Some(laws), scoring)),
        "May also be played on a dead character, whose Untimely Death is then discarded. Persistent: this character \
         is undead; your draw limit is one higher; your Family Value is 5 lower for each dead or undead character of \
         yours.",
        "Si può giocare anche su un personaggio morto, la cui Morte Prematura viene scartata. Persistente: questo \
         personaggio è un non morto; il tuo limite di pesca è aumentato di uno; il tuo Valore della Famiglia \
         diminuisce di 5 per ogni personaggio morto (contano anche i non morti) della tua famiglia.",
    );
}

#[test]
fn a_reward_never_counts_the_card_that_brings_it() {
    let cards = |kind| CardFilters::of(&[CardFilter { kind: Some(kind), ..CardFilter::default() }]);
    let rewarding = |kind| {
        let law = Law::Reward(Reward { cards: cards(kind), draw: 1 });
        modifier(|card| card.ongoing = Laws::NONE.with(law))
    };
    check(
        &rewarding(Kind::Modifier),
        "Whenever you play a Modifier, draw a card.",
        "Ogni volta che giochi un Modificatore, pesca una carta.",
    );
    check(
        &rewarding(Kind::Event),
        "Whenever you play an Event, draw a card.",
        "Ogni volta che giochi un Evento, pesca una carta.",
    );
}

#[test]
fn conditions_come_before_what_hangs_on_them() {
    let draw = Verb::Draw { who: Who::You, amount: Amount::Number(2), from: From::Discard };
    let any = Verb::If { condition: Condition::Expedition(None), verbs: 1 };
    check(
        &modifier(|card| card.immediate = [any, draw.clone()].into()),
        "If an Expedition is in the middle, draw the top two cards of the discard pile.",
        "Se al centro c'è una Spedizione, pesca le prime due carte degli scarti.",
    );
    let guest = StackFilter { base: Some(Kind::Guest), ..mine(None) };
    let guest = Verb::If { condition: Condition::Exists(guest), verbs: 1 };
    let discard = Verb::Discard { who: Who::You, amount: Amount::Number(1) };
    check(
        &modifier(|card| {
            card.immediate = [Verb::Hands(Who::Left), guest.clone(), discard.clone()].into();
        }),
        "Everyone passes the whole hand to the left. If you have a Guest, you discard a card.",
        "Ognuno passa tutta la mano a sinistra. Se hai un Ospite, tu scarti una carta.",
    );
    let skip = Verb::Skip(Skipped::Draw);
    check(
        &modifier(|card| card.immediate = [skip, guest.clone(), discard.clone()].into()),
        "Skip your next draw. If you have a Guest, also discard a card.",
        "Salta la tua prossima pesca. Se hai un Ospite, scarta anche una carta.",
    );
    check(
        &modifier(|card| card.immediate = [discard.clone(), guest.clone(), discard].into()),
        "Discard a card. If you have a Guest, discard another card.",
        "Scarta una carta. Se hai un Ospite, scartane un'altra.",
    );
    let draw =
        |count| Verb::Draw { who: Who::You, amount: Amount::Number(count), from: From::Deck };
    check(
        &modifier(|card| card.immediate = [draw(1), guest, draw(2)].into()),
        "Draw a card. If you have a Guest, draw two more cards.",
        "Pesca una carta. Se hai un Ospite, pescane altre due.",
    );
}

#[test]
fn guests_stories_and_residences_are_named_as_what_they_are() {
    let base = |kind| StackFilter { base: Some(kind), ..StackFilter::default() };
    let middle = StackFilter { of: Some(Whose::Middle), ..base(Kind::Guest) };
    check(
        &event(&[middle], &[Verb::Join(Whither::You)]),
        "Take a Guest from the middle into your family.",
        "Accogli nella tua famiglia un Ospite dal centro.",
    );
    check(
        &event(&[base(Kind::Story)], &[Verb::Join(Whither::You)]),
        "Take a Story from the middle or from another player.",
        "Prendi una Storia dal centro o da un altro giocatore.",
    );
    let theirs = StackFilter { of: Some(Whose::Of(Who::EachOther)), ..base(Kind::Story) };
    check(
        &event(&[theirs], &[Verb::Join(Whither::Middle)]),
        "Send a Story of another player back to the middle.",
        "Rimanda al centro una Storia di un altro giocatore.",
    );
    let haunted = StackFilter { modified: true, ..base(Kind::Residence) };
    check(
        &event(&[haunted, base(Kind::Residence)], &[Verb::Move(Layer::TopMystery)]),
        "Move the top Mystery from a Residence to another Residence.",
        "Sposta il Mistero in cima a una Residenza su un'altra Residenza.",
    );
}

#[test]
fn what_a_card_shows_and_is_worth_comes_in_one_breath() {
    let sign = Some(Sign::Positive);
    let filter = CardFilter { kind: Some(Kind::Modifier), sign, shows: icons(&[BEAST]) };
    let law = Law::Bar(Bar { cards: CardFilters::of(&[filter]), over: Over::Family });
    check(
        &modifier(|card| card.ongoing = Laws::NONE.with(law)),
        "Modifiers worth more than zero with a printed beast icon may not be played on your family.",
        "Sulla tua famiglia non si possono giocare Modificatori di valore positivo con l'icona bestia stampata.",
    );
}

fn cheerful() -> CardFilters {
    let sign = Some(Sign::Positive);
    CardFilters::of(&[CardFilter { kind: Some(Kind::Modifier), sign, ..CardFilter::default() }])
}

fn expedition(laws: &[Law]) -> Card {
    Card { persistent: Some(laws.iter().copied().collect()), ..Card::plain(Kind::Expedition) }
}

fn mine(life: Option<Life>) -> StackFilter {
    StackFilter { life, of: Some(Whose::Of(Who::You)), ..StackFilter::default() }
}

fn icons(icons: &[Icon]) -> IconSet {
    icons.iter().copied().collect()
}
