//! A game whose cards are gone is told in the words of its record.

use woe_cards::{Catalog, compile, mix, shelf};
use woe_prose::{Heard, HeardSort, Hearsay, Language};
use woe_rules::{Divergence, Estranged, Transcript};

/// A record as it was written before cards had ids; people took answers back in it.
const OLD: &str = include_str!("../../woe-rules/tests/past/unwelcome-guests.woe");
/// A game in which nobody has a family.
const CAST: &str = include_str!("../../woe-rules/tests/past/fairytale.woe");

/// A few lines as they are written today.
const NEW: &str = "woebegone record 2\n\
    set moths 1.0.0 00\n\
    seat moth Ann\n\
    seat owl Bob\n\
    \x20 shuffled\n\
    \x20 drawn | was-bitten-by-a-bat | Ann\n\
    \x20 turn began | Ann\n\
    = 00\n\
    > Ann: was-bitten-by-a-bat on grogar\n\
    \x20 announced | Ann | was-bitten-by-a-bat | grogar | own\n\
    \x20 laid | was-bitten-by-a-bat | grogar\n\
    = 00\n\
    > Ann: pass\n\
    \x20 passed | Ann\n\
    = 00\n\
    < 1\n\
    = 00\n\
    > Ann: hid on the-twins\n\
    \x20 granted | Ann | hid | 2\n\
    \x20 moved | hid | grogar | the-twins\n\
    \x20 taken | hid | Bob | Ann\n\
    \x20 will skip | Bob | turn\n\
    \x20 waltzed | Ann\n\
    \x20 turn skipped | Bob\n\
    \x20 ended\n\
    = 00\n";

fn told(hearsay: Hearsay<'_>) -> Vec<(usize, HeardSort, String)> {
    hearsay.told().into_iter().map(|Heard { at, sort, words }| (at, sort, words)).collect()
}

fn catalog(id: &str) -> Catalog {
    compile(&mix(&shelf(), &[id.to_owned()]).unwrap()).unwrap()
}

#[test]
fn a_game_is_told_without_any_card() {
    use HeardSort::{Deed, Turn};
    let transcript = Transcript::read(NEW).unwrap();
    let english = told(Hearsay::new(&transcript, Language::English));
    let expected = [
        (0, Deed, "Ann draws “was bitten by a bat”"),
        (0, Turn, "Ann's turn begins"),
        (1, Deed, "Ann plays “was bitten by a bat” on grogar"),
        (4, Deed, "“hid” grants Ann two free plays"),
        (4, Deed, "“hid” moves from grogar to the twins"),
        (4, Deed, "Ann takes “hid” from Bob's hand"),
        (4, Deed, "Bob will skip the next turn"),
        (4, Deed, "waltzed | Ann"),
        (4, Turn, "Bob's turn is skipped"),
        (4, Deed, "The story is over"),
    ];
    assert_eq!(english, expected.map(|(at, sort, words)| (at, sort, words.to_owned())));
}

/// Every sort of beat that those games have is a sentence, in both languages and with or without cards.
#[test]
fn no_beat_of_a_record_is_left_as_it_stands() {
    for (text, id) in [(OLD, "unwelcome-guests"), (CAST, "fairytale")] {
        let transcript = Transcript::read(text).unwrap();
        let cards = catalog(id);
        for language in Language::ALL {
            let bare = Hearsay::new(&transcript, language);
            for heard in [bare.told(), bare.knowing(&cards).told()].concat() {
                let words = heard.words;
                assert!(!words.contains(['|', '{', '$']), "{words}");
            }
        }
    }
}

#[test]
fn whoever_still_knows_a_card_calls_it_by_its_title_of_today() {
    let transcript = Transcript::read(NEW).unwrap();
    let gloom = catalog("gloom");
    let told = told(Hearsay::new(&transcript, Language::Italian).knowing(&gloom));
    assert!(
        told[2].2.contains("su Grogar") && told[2].2.contains("was bitten by a bat"),
        "{told:?}"
    );
    let old = Transcript::read(OLD).unwrap();
    let bare = Hearsay::new(&old, Language::English).told();
    assert!(bare.iter().any(|heard| heard.words.contains("Professor Helena Slogar")));
}

#[test]
fn those_without_families_are_a_company() {
    let transcript = Transcript::read(CAST).unwrap();
    let told = Hearsay::new(&transcript, Language::English).told();
    assert!(told.iter().any(|heard| heard.words.ends_with("'s company")), "{told:?}");
    assert!(told.iter().all(|heard| !heard.words.ends_with("'s family")));
    let known = catalog("fairytale");
    let known = Hearsay::new(&transcript, Language::English).knowing(&known).told();
    assert!(known.iter().any(|heard| heard.words == "Ann claims Rumpelstiltskin"), "{known:?}");
}

#[test]
fn it_is_said_why() {
    let transcript = Transcript::read(NEW).unwrap();
    let others = Estranged::OtherCards(transcript.sets());
    let english = Hearsay::new(&transcript, Language::English);
    assert_eq!(
        english.reason(&others),
        "This record was played with other cards than are here (moths 1.0.0); it is told as it was \
         written down."
    );
    let diverged = Estranged::Diverged(12, Divergence::Unreadable("x".to_owned()));
    assert!(english.reason(&diverged).contains("(line 12)"));
    let italian = Hearsay::new(&transcript, Language::Italian);
    assert!(italian.reason(&others).contains("(moths 1.0.0)"));
    assert!(italian.reason(&diverged).contains("(riga 12)"));
}
