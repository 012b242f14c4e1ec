//! Several sets make one catalog.

use woe_cards::{Kind, SetSource, SourceFile, base, compile};

fn expansion(id: &str, needs: &str) -> SetSource {
    let text = format!(
        "[set]\nid = \"{id}\"\nname = {{ en = \"{id}\", it = \"{id}\" }}\nversion = \"0.1.0\"\n\
         profile = \"first\"\nneeds = [{needs}]\n\
         [[modifier]]\ntitle = {{ en = \"of {id}\", it = \"di {id}\" }}\n\
         flavour = {{ en = \"x\", it = \"x\" }}\nicons = {{ top = \"beast\" }}\n\
         pathos = {{ top = -5 }}\n\
         [[guest]]\ntitle = {{ en = \"guest of {id}\", it = \"ospite di {id}\" }}\n\
         epithet = {{ en = \"x\", it = \"x\" }}\ngender = \"neuter\"\npathos = {{ top = -5 }}\n\
         flavour = {{ en = \"x\", it = \"x\" }}\n"
    );
    let files = vec![SourceFile { name: "set.toml".into(), text }];
    SetSource { id: id.into(), files }
}

#[test]
fn needed_sets_come_first_and_others_stay_in_order() {
    let mut sources = vec![
        expansion("second", "\"first\""),
        expansion("other", "\"gloom\""),
        expansion("first", "\"gloom\""),
    ];
    sources.extend(base());
    let catalog = compile(&sources).expect("the sets compile");
    let ids: Vec<&str> = catalog.sets.iter().map(|set| set.id.as_str()).collect();
    assert_eq!(ids, ["gloom", "other", "first", "second"]);
    let modifiers = catalog.cards.iter().filter(|card| card.kind == Kind::Modifier).count();
    let titles: Vec<&str> = catalog.sheets[modifiers - 3..modifiers]
        .iter()
        .map(|sheet| sheet.title.en.as_str())
        .collect();
    assert_eq!(titles, ["of other", "of first", "of second"]);
    assert_eq!(catalog.cards.last().map(|card| card.kind), Some(Kind::Guest));
    assert_eq!(catalog.sheets.last().map(|sheet| sheet.set), Some(3));
}

#[test]
fn a_set_alone_lacks_the_set_it_needs() {
    let mistakes = compile(&[expansion("odd", "\"gloom\"")]).expect_err("gloom is not there");
    let told: Vec<String> = mistakes.iter().map(ToString::to_string).collect();
    assert_eq!(
        told,
        [
            "odd/set.toml:6:10: there is no set \"gloom\"",
            "odd/set.toml:10:17: there is no icon \"beast\"",
        ]
    );
}

#[test]
fn the_same_set_twice_is_a_mistake() {
    let sources = [base(), base()].concat();
    let mistakes = compile(&sources).expect_err("it is there twice");
    assert!(mistakes.iter().any(|m| m.message == "there is a set \"gloom\" already"));
}

#[test]
fn the_thirty_third_icon_is_one_too_many() {
    let mut sources = base();
    let icon = |number: u32| {
        let letter = char::from_u32(0x3b1 + number).expect("a letter");
        format!(
            "[[icon]]\nid = \"i{number}\"\nname = {{ en = \"x\", it = \"x\" }}\n\
             letter = \"{letter}\"\n"
        )
    };
    let text: String = (0..27).map(icon).collect();
    sources[0].files.push(SourceFile { name: "z.toml".into(), text });
    let mistakes = compile(&sources).expect_err("there are too many");
    let told: Vec<String> = mistakes.iter().map(ToString::to_string).collect();
    assert_eq!(told, ["gloom/z.toml:105:1: a mix of sets has at most 32 icons"]);
}
