//! Does every composition of the card language read as a sentence?

mod made;

use made::{BEAST, LUCRE, MARRIAGE, check, event, modifier, text, texts};
use woe_cards::{
    Aim, Amount, Bar, Bonus, BonusWhen, Card, CardFilter, CardFilters, Condition, Cue, Exchange,
    From, Icon, IconSet, Kind, Law, Laws, Layer, Life, Over, Reward, Sign, Skipped, Slot, Source,
    StackFilter, Tally, Unit, Verb, Whither, Who, Whose,
};

#[test]
fn ongoing_texts_are_states() {
    let ongoing = |law| modifier(|card| card.ongoing = Laws::NONE.with(law));
    check(
        &ongoing(Law::DrawLimit(-1)),
        "Your draw limit is one lower.",
        "Il tuo limite di pesca è ridotto di uno.",
    );
    check(
        &ongoing(Law::DrawLimit(2)),
        "Your draw limit is two higher.",
        "Il tuo limite di pesca è aumentato di due.",
    );
    check(
        &ongoing(Law::Tax(1)),
        "Whenever you play a Modifier, this one included, discard a card.",
        "Ogni volta che giochi un Modificatore, questo compreso, scarta una carta.",
    );
    check(&ongoing(Law::ForbidEvents), "You may not play Events.", "Non puoi giocare Eventi.");
}

#[test]
fn persistent_texts_say_so() {
    check(
        &modifier(|card| {
            card.persistent = Some(Laws::NONE.with(Law::DrawLimit(1)).with(Law::ForbidEvents));
        }),
        "Persistent: your draw limit is one higher; you may not play Events.",
        "Persistente: il tuo limite di pesca è aumentato di uno; non puoi giocare Eventi.",
    );
}

#[test]
fn plain_choices_are_short() {
    let either = Verb::Either { first: 1, second: 1 };
    check(
        &modifier(|card| card.immediate = [either, draw(2), discard(2)].into()),
        "You may draw two cards or discard two.",
        "Puoi pescare due carte o scartarne due.",
    );
}

#[test]
fn you_is_said_when_somebody_else_was_spoken_of() {
    let left = Verb::Draw { who: Who::Left, amount: Amount::Number(1), from: From::Deck };
    check(
        &modifier(|card| card.immediate = [left, discard(2)].into()),
        "The player to your left draws a card. Then you discard two cards.",
        "Chi siede alla tua sinistra pesca una carta. Poi tu scarti due carte.",
    );
}

#[test]
fn no_italian_you_goes_with_an_imperative() {
    let left = Verb::Draw { who: Who::Left, amount: Amount::Number(1), from: From::Deck };
    let said = |verb: Verb, targets: &[StackFilter]| {
        let card = event(targets, &[left.clone(), verb]);
        texts(&card)[1].clone()
    };
    let anyone = [StackFilter::default(); 2];
    let yours = [
        (draw(1), 0, "peschi"),
        (discard(1), 0, "scarti"),
        (Verb::Skip(Skipped::Draw), 0, "salti"),
        (Verb::PlayNow { source: Source::Hand([].into()), aim: Aim::Anywhere }, 0, "giochi"),
        (Verb::Move(Layer::TopModifier), 2, "sposti"),
        (Verb::Swap(Exchange::Second), 2, "scambi"),
        (Verb::Strip(Layer::TopModifier), 1, "scarti"),
        (Verb::Remove(Slot::First), 1, "togli"),
        (Verb::Join(Whither::Middle), 1, "rimandi"),
        (Verb::Join(Whither::You), 1, "accogli"),
    ];
    for (verb, targets, inflected) in yours {
        let told = said(verb, &anyone[..targets]);
        assert!(told.contains(&format!("Poi tu {inflected} ")), "{told}");
    }
}

#[test]
fn neighbours_may() {
    check(
        &modifier(|card| {
            card.immediate = [Verb::Take { by: Who::Right, from: Who::You, count: 2 }].into();
        }),
        "The player to your right may take two cards at random from your hand and keep them.",
        "Chi siede alla tua destra può prendere a caso due carte dalla tua mano e tenerle.",
    );
}

#[test]
fn targets_are_described_once() {
    let living = StackFilter { life: Some(Life::Living), ..StackFilter::default() };
    check(
        &event(&[living], &[Verb::Strip(Layer::TopModifier), Verb::Remove(Slot::First)]),
        "Discard the top Modifier of a living character, then remove that character from the game, with all \
         that lies on it.",
        "Scarta il Modificatore in cima a un personaggio vivo, poi togli dal gioco quel personaggio, con tutto \
         ciò che vi sta sopra.",
    );
    check(
        &event(&[living], &[draw(2)]),
        "Name a living character. Draw two cards.",
        "Indica un personaggio vivo. Pesca due carte.",
    );
}

#[test]
fn what_a_verb_names_is_not_said_twice() {
    let living = StackFilter { life: Some(Life::Living), ..StackFilter::default() };
    let modified = StackFilter { modified: true, ..living };
    check(
        &event(&[modified, modified], &[Verb::Move(Layer::TopModifier)]),
        "Move the top Modifier from a living character to another living character with a Modifier on top.",
        "Sposta il Modificatore in cima a un personaggio vivo su un altro personaggio vivo con un Modificatore \
         in cima.",
    );
    check(
        &event(&[modified], &[Verb::Strip(Layer::Modifiers)]),
        "Discard every Modifier of a living character.",
        "Scarta tutti i Modificatori di un personaggio vivo.",
    );
}

#[test]
fn whose_family_is_never_in_doubt() {
    let [mine, dead] = [(Life::Living, Some(Who::You)), (Life::Dead, None)].map(|(life, of)| {
        StackFilter { life: Some(life), of: of.map(Whose::Of), ..StackFilter::default() }
    });
    check(
        &event(&[mine, dead], &[Verb::Remove(Slot::First), Verb::Remove(Slot::Second)]),
        "Remove a living character of yours and a dead one of any player from the game, with all that lies on \
         them.",
        "Togli dal gioco un personaggio vivo della tua famiglia e uno morto di qualsiasi famiglia, con tutto \
         ciò che sta loro sopra.",
    );
}

#[test]
fn another_is_said_only_of_those_who_could_be_taken_for_each_other() {
    let [theirs, mine] = [Who::EachOther, Who::You].map(|of| StackFilter {
        life: Some(Life::Living),
        of: Some(Whose::Of(of)),
        ..StackFilter::default()
    });
    check(
        &event(&[theirs, mine], &[Verb::Move(Layer::Modifiers)]),
        "Move every Modifier from a living character of another player to a living character of yours.",
        "Sposta tutti i Modificatori di un personaggio vivo di un'altra famiglia su un personaggio vivo della \
         tua famiglia.",
    );
}

#[test]
fn scoring_reads_the_finished_stack() {
    let mut death = Card::plain(Kind::UntimelyDeath);
    death.scoring =
        [Bonus { worth: -10, when: BonusWhen::Shows(icons(&[LUCRE, MARRIAGE])) }].into();
    check(
        &death,
        "Worth 10 less if this character shows lucre or marriage.",
        "Vale 10 in meno se questo personaggio mostra l'icona lucro o matrimonio.",
    );
    assert_eq!(texts(&Card::plain(Kind::UntimelyDeath)), ["", ""]);
}

#[test]
fn every_verb_reads_well_alone_and_in_company() {
    let verbs = every_verb();
    for one in &verbs {
        sound(&with_verbs(std::slice::from_ref(one)));
        for other in &verbs {
            sound(&with_verbs(&[one.clone(), other.clone()]));
            let either = Verb::Either { first: 1, second: 1 };
            sound(&with_verbs(&[either.clone(), one.clone(), other.clone()]));
            let condition = Condition::Expedition(None);
            let on_condition = Verb::If { condition, verbs: 1 };
            sound(&with_verbs(&[one.clone(), on_condition.clone(), other.clone()]));
            sound(&with_verbs(&[on_condition, one.clone(), other.clone()]));
            let nested = Verb::Either { first: 3, second: 1 };
            sound(&with_verbs(&[nested, either, one.clone(), other.clone(), draw(1), discard(1)]));
        }
    }
}

#[test]
fn a_choice_that_is_cut_short_still_reads() {
    sound(&with_verbs(&[Verb::Either { first: 1, second: 1 }]));
    sound(&with_verbs(&[Verb::Either { first: 0, second: 9 }, draw(1)]));
}

#[test]
fn every_stack_filter_reads_well() {
    for filter in every_stack_filter() {
        for kind in [Kind::Modifier, Kind::Event, Kind::UntimelyDeath] {
            sound(&Card { needs: Some(filter), ..Card::plain(kind) });
        }
    }
    for first in every_stack_filter().step_by(7) {
        for second in every_stack_filter().step_by(11) {
            let verbs = [Verb::Move(Layer::UntimelyDeath), Verb::Remove(Slot::First)];
            sound(&event(&[first, second], &verbs));
            sound(&event(&[first, second], &[Verb::Swap(Exchange::Second)]));
            sound(&event(&[first, second], &[draw(1)]));
        }
    }
}

#[test]
fn every_law_reads_well() {
    for kind in Kind::ALL {
        for one in every_law() {
            for other in every_law() {
                let ongoing = Laws::NONE.with(one);
                let persistent = Some(ongoing.with(other));
                sound(&Card { ongoing, persistent, ..Card::plain(kind) });
            }
        }
        if !matches!(kind, Kind::Story | Kind::Expedition) {
            sound(&Card { persistent: Some(Laws::NONE), ..Card::plain(kind) });
        }
    }
}

#[test]
fn every_timing_reads_well() {
    for kind in Kind::ALL {
        let response = Some(Cue { to: kind });
        sound(&Card {
            response,
            sudden: true,
            immediate: [draw(1)].into(),
            ..Card::plain(Kind::Event)
        });
        let shown = [IconSet::NONE, icons(&[LUCRE]), icons(&[LUCRE, MARRIAGE, BEAST])];
        let counted = every_stack_filter().step_by(13).map(BonusWhen::Per);
        for when in shown.map(BonusWhen::Shows).into_iter().chain(counted) {
            let scoring = [-10, 0, 10].map(|worth| Bonus { worth, when }).into();
            sound(&Card { scoring, ..Card::plain(kind) });
        }
    }
}

#[test]
fn every_tally_reads_well() {
    for kind in [Kind::Mystery, Kind::Story] {
        for unit in [Unit::Icons, Unit::Characters] {
            for count in [1, 2, 11] {
                let tally = Some(Tally { icons: icons(&[LUCRE, BEAST]), count, unit });
                sound(&Card { tally, ..Card::plain(kind) });
            }
        }
    }
}

fn draw(count: u8) -> Verb {
    Verb::Draw { who: Who::You, amount: Amount::Number(count), from: From::Deck }
}

fn discard(count: u8) -> Verb {
    Verb::Discard { who: Who::You, amount: Amount::Number(count) }
}

fn icons(icons: &[Icon]) -> IconSet {
    icons.iter().copied().collect()
}

fn with_verbs(verbs: &[Verb]) -> Card {
    let living = StackFilter {
        life: Some(Life::Living),
        of: Some(Whose::Of(Who::You)),
        ..StackFilter::default()
    };
    event(&[living, StackFilter { life: Some(Life::Dead), ..StackFilter::default() }], verbs)
}

fn every_verb() -> Vec<Verb> {
    let amounts = [1, 2, 12].map(Amount::Number).into_iter();
    let amounts = amounts.chain([Amount::All, Amount::Any, Amount::ToLimit]);
    let mut verbs = Vec::new();
    for who in Who::ALL {
        for from in [From::Deck, From::Discard] {
            verbs.extend(amounts.clone().map(|amount| Verb::Draw { who, amount, from }));
        }
        verbs.extend(amounts.clone().map(|amount| Verb::Discard { who, amount }));
        verbs.extend([1, 2].map(|count| Verb::DiscardByLot { by: who, count }));
        verbs.extend(Who::ALL.map(|from| Verb::Take { by: who, from, count: 1 }));
    }
    verbs.extend([Skipped::Turn, Skipped::Draw].map(Verb::Skip));
    verbs.extend([Exchange::Second, Exchange::Hand].map(Verb::Swap));
    verbs.extend([Slot::First, Slot::Second].map(Verb::Remove));
    verbs.extend([Whither::You, Whither::Middle].map(Verb::Join));
    verbs.extend([Who::Left, Who::Right].map(Verb::Hands));
    let layers = [Layer::UntimelyDeath, Layer::TopModifier, Layer::TopMystery, Layer::Modifiers];
    verbs.extend(layers.into_iter().flat_map(|layer| [Verb::Move(layer), Verb::Strip(layer)]));
    for cards in every_card_filter() {
        verbs.extend([1, 2].map(|count| Verb::Grant { count, cards: cards.clone() }));
        for source in [Source::Hand(cards), Source::Taken] {
            verbs.push(Verb::PlayNow { source: source.clone(), aim: Aim::Anywhere });
            verbs.push(Verb::PlayNow { source, aim: Aim::FirstDespiteWorth });
        }
    }
    verbs
}

fn every_law() -> Vec<Law> {
    let cards = CardFilters::of(&every_card_filter()[2]);
    vec![
        Law::DrawLimit(-1),
        Law::DrawLimit(0),
        Law::DrawLimit(12),
        Law::Tax(1),
        Law::Tax(3),
        Law::ForbidEvents,
        Law::FreeDeath,
        Law::Undead,
        Law::Plays(1),
        Law::Plays(-2),
        Law::Bar(Bar { cards, over: Over::This }),
        Law::Bar(Bar { cards, over: Over::Family }),
        Law::Reward(Reward { cards, draw: 2 }),
        Law::Pilfer,
        Law::LateDeath,
        Law::AnyDeath,
    ]
}

fn every_card_filter() -> [Box<[CardFilter]>; 3] {
    let death = CardFilter { kind: Some(Kind::UntimelyDeath), ..CardFilter::default() };
    let sign = Some(Sign::Negative);
    let modifier = CardFilter { kind: Some(Kind::Modifier), sign, shows: icons(&[LUCRE]) };
    let any = CardFilter { sign: Some(Sign::Positive), ..CardFilter::default() };
    [[].into(), [any].into(), [death, modifier, any].into()]
}

fn every_stack_filter() -> impl Iterator<Item = StackFilter> {
    let sets = [IconSet::NONE, icons(&[LUCRE]), icons(&[MARRIAGE, BEAST, LUCRE])];
    let seats = Who::ALL.map(|who| Some(Whose::Of(who)));
    let owners = [None, Some(Whose::Middle)].into_iter().chain(seats);
    (0..36).flat_map(move |index: usize| {
        owners.clone().map(move |of| StackFilter {
            base: [None, None, Some(Kind::Guest), Some(Kind::Residence), Some(Kind::Story)]
                [index % 5],
            life: [None, Some(Life::Living), Some(Life::Dead)][index % 3],
            of,
            shows: sets[index / 3 % 3],
            lacks: sets[index / 9 % 3],
            sign: (index / 27 % 2 == 1).then_some(Sign::Negative),
            modified: index % 2 == 1,
        })
    })
}

/// Fails unless the texts of the card are whole sentences without gaps.
fn sound(card: &Card) {
    for language in woe_prose::Language::ALL {
        let text = text(card, language);
        let gaps = ["{", "}", "  ", " ,", " .", " ;", "..", ",.", "()"];
        assert!(gaps.iter().all(|gap| !text.contains(gap)), "{text:?} has a gap: {card:?}");
        assert!(text.ends_with('.'), "{text:?} does not end: {card:?}");
        assert!(text.starts_with(char::is_uppercase), "{text:?} does not begin: {card:?}");
    }
}
