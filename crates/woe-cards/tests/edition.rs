//! An icon of one edition alone is neither shown nor spoken of in the other. [HOME-6]

use woe_cards::{
    BonusWhen, Card, Catalog, Edition, IconSet, Kind, LawKind, SetSource, SourceFile, Telling,
    Verb, compile, mix, shelf,
};

/// The cards of some sets, as an edition has them.
fn table(ids: &[&str], edition: Edition) -> Catalog {
    let ids: Vec<String> = ids.iter().map(ToString::to_string).collect();
    let sources = mix(&shelf(), &ids).expect("these sets are on the shelf");
    compile(&sources).expect("the shelf compiles").for_table(edition, Telling::Full)
}

fn card<'a>(catalog: &'a Catalog, title: &str) -> &'a Card {
    catalog.card(catalog.find_title(title).unwrap_or_else(|| panic!("{title} is at the table")))
}

/// Cards of our own beside an icon that only the first edition has.
fn made(cards: &str) -> Catalog {
    let text = format!(
        "[set]\nid = \"odd\"\nname = {{ en = \"x\", it = \"x\" }}\nversion = \"0.1.0\"\n\
         profile = \"first\"\nneeds = [\"gloom\"]\n\
         [[icon]]\nid = \"moth\"\nname = {{ en = \"moth\", it = \"tarma\" }}\nletter = \"O\"\n\
         only = \"first\"\n{cards}"
    );
    let mut sources = woe_cards::base();
    let files = vec![SourceFile { name: "set.toml".into(), text }];
    sources.push(SetSource { id: "odd".into(), files });
    compile(&sources).unwrap_or_else(|mistakes| panic!("{mistakes:?}"))
}

/// An Event or a Modifier called "it" with these lines.
fn called_it(kind: &str, lines: &str) -> String {
    format!(
        "[[{kind}]]\ntitle = {{ en = \"it\", it = \"esso\" }}\nflavour = {{ en = \"x\", it = \"x\" }}\n\
         {lines}\n"
    )
}

/// The card called "it" in the second edition, if it is there.
fn second(kind: &str, lines: &str) -> Option<Card> {
    let catalog = made(&called_it(kind, lines));
    let first = catalog.for_table(Edition::First, Telling::Full);
    assert_eq!(card(&first, "it"), card(&catalog, "it"), "the first edition has all of it");
    let table = catalog.for_table(Edition::Second, Telling::Full);
    table.find_title("it").map(|id| table.card(id).clone())
}

#[test]
fn horror_is_seen_in_the_first_edition_alone() {
    let first = table(&["unhappy-homes"], Edition::First);
    let second = table(&["unhappy-homes"], Edition::Second);
    let gone = second.icons_lacking(Edition::Second);
    let names: Vec<&str> = gone.iter().map(|icon| second.icons[icon.index()].id.as_str()).collect();
    assert_eq!(names, ["horror"]);
    assert!(first.icons_lacking(Edition::First).is_empty());
    let seen = |table: &Catalog| {
        table.cards.iter().filter(|card| IconSet::shown(&card.icons).meets(gone)).count()
    };
    assert!(seen(&first) > 5);
    assert_eq!(seen(&second), 0);
    let hallstand = card(&second, "was haunted by the hallstand");
    assert_eq!(hallstand.icons, [None; 4], "clear film, no disc");
}

#[test]
fn a_bonus_for_horror_alone_goes_and_a_bonus_for_either_stays() {
    let second = table(&["unhappy-homes"], Edition::Second);
    let gone = second.icons_lacking(Edition::Second);
    assert!(card(&second, "was filed in a drawer").scoring.is_empty());
    let curse = &card(&second, "The Family Curse").scoring;
    let [bonus] = &curse[..] else { panic!("the curse still counts") };
    let BonusWhen::Per(filter) = bonus.when else { panic!("it counts characters") };
    assert!(!filter.shows.is_empty() && !filter.shows.meets(gone), "murder is left");
}

#[test]
fn mysteries_of_the_second_edition_ask_for_nothing() {
    for (edition, is_asked) in [(Edition::First, true), (Edition::Second, false)] {
        let table = table(&["unhappy-homes", "unwelcome-guests", "unquiet-dead"], edition);
        let asks = |id| table.card(id).tally.is_some();
        assert!(table.of_kind(Kind::Mystery).all(|id| asks(id) == is_asked), "{edition:?}");
        assert!(table.of_kind(Kind::Story).all(asks), "Stories ask in every edition");
    }
}

#[test]
fn what_hangs_on_a_missing_icon_is_not_said() {
    let film = "pathos = { top = -5 }\n";
    let modifier = |lines: &str| second("modifier", &format!("{film}{lines}")).expect("it stays");
    assert_eq!(
        modifier("icons = { top = \"moth\", bottom = \"blank\" }").icons.iter().flatten().count(),
        1
    );
    let reward =
        "ongoing = [{ reward = { cards = [{ shows = [\"moth\"] }], draw = 1 } }, \"pilfer\"]";
    let laws = modifier(reward).ongoing;
    assert!(!laws.has(LawKind::Reward) && laws.has(LawKind::Pilfer));
    let either = "ongoing = [{ forbid = { cards = [{ shows = [\"moth\"] }, { kind = \"event\" }], on = \"this\" } }]";
    let bar = modifier(either).ongoing.bar().expect("Events are still barred");
    assert_eq!(bar.cards.iter().count(), 1);
    let portrait = "persistent = [{ reward = { cards = [{ shows = [\"moth\"] }], draw = 1 } }]";
    assert!(
        modifier(portrait).persistent.is_some_and(|laws| laws.iter().count() == 0),
        "it is still a portrait"
    );
    let lacks = modifier("needs = { lacks = [\"moth\"], shows = [\"beast\"] }").needs;
    assert!(lacks.is_some_and(|needs| needs.lacks.is_empty() && !needs.shows.is_empty()));
    let told = "immediate = [{ if = { exists = { shows = [\"moth\"] }, do = [{ draw = 2 }, { discard = 1 }] } }, { draw = 3 }]";
    assert_eq!(modifier(told).immediate.len(), 1, "the condition and what hangs on it are gone");
}

#[test]
fn verbs_that_ask_for_a_missing_icon_go_without_leaving_a_hole() {
    let grant = "{ grant = { count = 1, cards = [{ shows = [\"moth\"] }] } }";
    let event = |verbs: &str| second("event", &format!("immediate = [{verbs}]"));
    let kept = event(&format!("{{ draw = 1 }}, {grant}")).expect("it still draws");
    assert_eq!(kept.immediate.len(), 1);
    assert_eq!(event(grant), None, "an Event that does nothing stays in the box");
    let choice = event(&format!("{{ either = [{grant}, {{ draw = 1 }}] }}, {{ draw = 2 }}"));
    assert_eq!(choice.map(|card| card.immediate.len()), Some(1), "half a choice is none");
    let held = "{ if = { exists = { of = \"you\" }, do = [{ draw = 1 }, ";
    let shorter = event(&format!("{held}{grant}] }} }}")).expect("it still draws");
    assert!(matches!(shorter.immediate[..], [Verb::If { verbs: 1, .. }, Verb::Draw { .. }]));
    let played = "{ play-now = { cards = [{ shows = [\"moth\"] }] } }, { draw = 1 }";
    assert_eq!(event(played).map(|card| card.immediate.len()), Some(1), "not any card instead");
}

#[test]
fn a_single_card_is_what_it_is_at_the_table() {
    let sources = mix(&shelf(), &["unhappy-homes".to_owned()]).expect("it is on the shelf");
    let printed = compile(&sources).expect("the shelf compiles");
    for edition in [Edition::First, Edition::Second] {
        let table = printed.for_table(edition, Telling::Full);
        let cards = printed.ids().filter_map(|id| printed.card_in(id, edition));
        assert_eq!(cards.collect::<Vec<_>>(), table.cards.to_vec(), "{edition:?}");
    }
}

#[test]
fn a_card_for_nobody_stays_in_the_box() {
    let film = "pathos = { top = -5 }\n";
    assert_eq!(second("modifier", &format!("{film}needs = {{ shows = [\"moth\"] }}")), None);
    let aimed = "targets = [{ living = true, shows = [\"moth\"] }]\nimmediate = [{ strip = \"modifiers\" }]";
    assert_eq!(second("event", aimed), None);
    let asked = "needs = { shows = [\"moth\"], icons = 2 }";
    assert_eq!(second("story", asked), None, "nobody could claim it");
    assert_eq!(second("mystery", asked).expect("it asks for nothing").tally, None);
}

#[test]
fn two_stories_are_the_most_in_a_fairytale() {
    assert_eq!(table(&["fairytale"], Edition::Second).stories_max(), Some(2));
    assert_eq!(table(&["unquiet-dead"], Edition::First).stories_max(), None);
}
