//! Is a recorded game judged, by what each seat could see?

mod shell;

use serde_json::Value;
use shell::{complains, folder, json_of, out_of, woe, woe_with};
use std::{
    fs,
    path::{Path, PathBuf},
};
use woe_bots::Reason;
use woe_cards::{base, compile};
use woe_prose::{Language, Narrator};

/// The record of a short game of four who answer by lot, in a folder of that name.
fn record(name: &str) -> PathBuf {
    let folder = folder(name);
    let words = ["simulate", "--games", "1", "--seed", "3", "--characters", "2", "--records"];
    out_of(&[&words[..], &[folder.to_str().unwrap()]].concat());
    folder.join("game-000000.woe")
}

/// The words of the command; few iterations, for tests are impatient.
fn words<'a>(file: &'a Path, more: &[&'a str]) -> Vec<&'a str> {
    let mut words = vec!["review", file.to_str().unwrap(), "--iterations", "40"];
    words.extend(more);
    words
}

#[test]
fn every_reason_has_a_sentence_in_every_language() {
    let cards = compile(&base()).unwrap();
    for language in Language::ALL {
        let narrator = Narrator::among(&cards, Vec::new(), &[], language);
        for code in Reason::ALL.map(Reason::word) {
            let said = |points| narrator.reason(code, points).expect(code);
            assert!(said(7).ends_with("(+7)") && said(-12).ends_with("(−12)"), "{}", said(7));
            assert!(!said(7).contains(['{', '}']), "{}", said(7));
        }
        let said = |points| narrator.reason(Reason::OwnDead.word(), points);
        assert_ne!(said(1).map(|it| it.replace('+', "−")), said(-1));
        assert_eq!(narrator.reason("no-such-code", 1), None);
    }
}

#[test]
fn a_game_is_judged_the_same_way_twice_and_drawn_beside_its_record() {
    let file = record("review");
    let picture = file.with_extension("svg");
    let told = out_of(&words(&file, &[]));
    let drawn = fs::read_to_string(&picture).unwrap();
    assert!(told.ends_with(&format!("The curves are in {}\n", picture.display())), "{told}");
    for part in ["Ann has a Family Value of ", "points lost. ", "answered: ", "better: ", " win"] {
        assert!(told.contains(part), "no \"{part}\" in {told}");
    }
    assert_eq!(out_of(&words(&file, &[])), told);
    assert_eq!(fs::read_to_string(&picture).unwrap(), drawn);
    assert_drawn(&drawn, &["Ann", "Bob", "Cleo", "Dan"]);
}

#[test]
fn it_is_told_and_drawn_in_italian_too() {
    let file = record("revisione");
    let picture = file.with_file_name("curve.svg");
    let told = out_of(&words(&file, &["--lang", "it", "--svg", picture.to_str().unwrap()]));
    for part in
        ["ha un Valore della Famiglia di ", "punti persi. ", "meglio: ", "Le curve sono in "]
    {
        assert!(told.contains(part), "no \"{part}\" in {told}");
    }
    assert!(!told.contains("better") && !file.with_extension("svg").exists());
    let drawn = fs::read_to_string(picture).unwrap();
    assert!(drawn.contains("La probabilità di vincere"), "{drawn}");
    assert_drawn(&drawn, &["Ann", "Bob", "Cleo", "Dan"]);
}

/// The picture is well formed, and has a curve with dashes of its own for everyone.
fn assert_drawn(svg: &str, names: &[&str]) {
    assert_well_formed(svg);
    let curves: Vec<&str> = svg
        .lines()
        .filter(|line| line.contains("fill=\"none\" stroke=\"#") && line.contains("<title>"))
        .collect();
    assert_eq!(curves.len(), names.len());
    let dashes = curves.iter().map(|line| line.split("stroke-dasharray").nth(1));
    let mut dashes: Vec<Option<&str>> =
        dashes.map(|rest| rest.and_then(|rest| rest.split('"').nth(1))).collect();
    dashes.sort();
    dashes.dedup();
    assert_eq!(dashes.len(), names.len(), "told apart without colours");
    for (curve, name) in curves.iter().zip(names) {
        assert!(curve.contains(&format!("<title>{name}</title>")), "{curve}");
        assert!(svg.contains(&format!(">{name}<")) || svg.contains(&format!(">{name} <")));
    }
    assert!(svg.contains("role=\"img\"") && !svg.contains("href"), "stands alone");
}

/// Every tag is closed in its place, and no letter is loose.
fn assert_well_formed(xml: &str) {
    let mut open: Vec<&str> = Vec::new();
    for piece in xml.split('<').skip(1) {
        let (tag, text) = piece.split_once('>').expect("a tag ends");
        let loose = text.split('&').skip(1).any(|rest| {
            !["amp;", "lt;", "gt;", "quot;"].iter().any(|known| rest.starts_with(known))
        });
        assert!(!loose && !text.contains('>'), "{piece}");
        assert!(tag.matches('"').count() % 2 == 0, "{tag}");
        match (tag.strip_prefix('/'), tag.ends_with('/')) {
            (Some(name), _) => assert_eq!(open.pop(), Some(name), "{tag}"),
            (None, false) => open.push(tag.split(' ').next().unwrap()),
            (None, true) => {}
        }
    }
    assert!(open.is_empty(), "never closed: {open:?}");
}

#[test]
fn the_json_agrees_with_the_record() {
    let file = record("review-json");
    let told = json_of(&words(&file, &["--json"]));
    let text = fs::read_to_string(&file).unwrap();
    let lines: Vec<&str> = text.lines().collect();
    assert!(!file.with_extension("svg").exists() && told["picture"].is_null());
    assert_eq!((&told["iterations"], &told["finished"]), (&40.into(), &true.into()));
    let seats = told["seats"].as_array().unwrap();
    assert_eq!(seats.len(), 4);
    for seat in seats {
        let costliest = seat["costliest"].as_array().unwrap();
        assert!(costliest.len() <= 3);
        let cost = |it: &Value| it["cost"].as_f64().unwrap();
        assert!(costliest.windows(2).all(|two| cost(&two[0]) >= cost(&two[1])));
        for it in costliest {
            let line = lines[it["line"].as_u64().unwrap() as usize - 1];
            let answer = format!(
                "> {}: {}",
                seat["seat"].as_str().unwrap(),
                it["given"]["action"].as_str().unwrap()
            );
            // The record knows cards by their ids.
            let same = woe_cards::slug(line).starts_with(&woe_cards::slug(&answer));
            assert!(same, "{line}, not {answer}");
            let chance = |which: &str| it[which]["chance"].as_f64().unwrap();
            let cost = cost(it);
            assert!(cost >= 0.0199 && (chance("better") - chance("given") - cost).abs() < 0.001);
            assert_reasons(&it["better"]);
            assert_reasons(&it["given"]);
        }
    }
    assert_curve(&told);
}

fn assert_reasons(candidate: &Value) {
    let codes = Reason::ALL.map(Reason::word);
    for it in candidate["reasons"].as_array().unwrap() {
        assert!(codes.contains(&it["reason"].as_str().unwrap()), "{it}");
        assert!(it["swing"].as_f64().unwrap().abs() >= 0.01, "{it}");
    }
}

/// Chances are chances, time does not go back, and in the end it is known who has won.
fn assert_curve(told: &Value) {
    let curve = told["curve"].as_array().unwrap();
    let chances = |point: &Value| -> Vec<f64> {
        point["chances"].as_array().unwrap().iter().map(|it| it.as_f64().unwrap()).collect()
    };
    let turn = |point: &Value| point["turn"].as_f64().unwrap();
    assert!(curve.windows(2).all(|two| turn(&two[0]) <= turn(&two[1])));
    assert!(curve.iter().flat_map(chances).all(|chance| (0.0..=1.0).contains(&chance)));
    for (seat, chance) in
        told["seats"].as_array().unwrap().iter().zip(chances(curve.last().unwrap()))
    {
        assert_eq!(seat["wins"], chance > 0.0);
    }
    let buried = told["deaths"].as_array().unwrap();
    assert!(buried.len() >= 2 && buried.iter().all(|it| it["character"].is_string()));
}

#[test]
fn nobody_is_judged_by_what_comes_later() {
    let file = record("review-early");
    let whole = json_of(&words(&file, &["--json"]));
    let text = fs::read_to_string(&file).unwrap();
    let end = text.match_indices("\n> ").nth(30).unwrap().0 + 1;
    fs::write(&file, &text[..end]).unwrap();
    let early = json_of(&words(&file, &["--json"]));
    assert_eq!(early["finished"], false);
    let points = |told: &Value| told["curve"].as_array().unwrap().clone();
    let (early, whole) = (points(&early), points(&whole));
    assert!(early.len() > 5 && early.len() < whole.len());
    assert_eq!(early[..], whole[..early.len()]);
}

#[test]
fn a_torn_record_is_judged_up_to_the_tear() {
    let file = record("review-torn");
    let text = fs::read_to_string(&file).unwrap();
    let end = text.match_indices("\n> ").nth(30).unwrap().0 + 1;
    let line = text[..end].lines().count() + 1;
    fs::write(&file, &text[..end + 9]).unwrap();
    let said = woe(&words(&file, &[]));
    assert_eq!(said.code, 1);
    assert!(
        said.err.contains(&format!("line {line}: this answer was never closed")),
        "{}",
        said.err
    );
    assert!(said.out.contains("Family Value") && !said.out.contains(" wins"), "{}", said.out);
    assert_well_formed(&fs::read_to_string(file.with_extension("svg")).unwrap());
}

#[test]
fn names_cannot_break_the_picture() {
    let file = record("review-names");
    let text = fs::read_to_string(&file).unwrap().replace("Ann", "<A&n\"n>");
    fs::write(&file, text).unwrap();
    let said = woe(&words(&file, &[]));
    assert!(said.code == 1 && said.err.contains("the chain is broken"), "{}", said.err);
    let drawn = fs::read_to_string(file.with_extension("svg")).unwrap();
    assert_drawn(&drawn, &["&lt;A&amp;n&quot;n&gt;", "Bob", "Cleo", "Dan"]);
}

#[test]
fn what_is_piped_is_drawn_only_where_it_is_said() {
    let file = record("review-piped");
    let piped = |more: &[&str]| {
        let words = [&["review", "-", "--iterations", "40"], more].concat();
        woe_with(&words, &fs::read(&file).unwrap())
    };
    let said = piped(&[]);
    assert!(said.code == 0 && !said.out.contains("The curves are in"), "{}", said.err);
    let picture = file.with_file_name("there.svg");
    let said = piped(&["--json", "--svg", picture.to_str().unwrap()]);
    let told: Value = serde_json::from_str(&said.out).unwrap();
    assert_eq!(told["picture"], picture.to_str().unwrap());
    assert!(picture.exists());
}

#[test]
fn what_cannot_be_judged_is_said() {
    let folder = folder("review-foreign");
    let letter = folder.join("letter");
    fs::write(&letter, "Dear aunt,\n").unwrap();
    complains(&words(&letter, &[]), 2, &["it begins with \"Dear aunt,\""]);
    complains(&words(&folder.join("nowhere"), &[]), 2, &["nowhere"]);
    assert!(!folder.join("nowhere.svg").exists() && !folder.join("letter.svg").exists());
    complains(&["review"], 2, &["RECORD"]);
    let file = record("review-bad");
    complains(&["review", file.to_str().unwrap(), "--iterations", "0"], 2, &["--iterations"]);
    complains(&words(&file, &["--lang", "la"]), 2, &["we speak en and it"]);
    let lost = file.with_file_name("no").join("curve.svg");
    complains(&words(&file, &["--svg", lost.to_str().unwrap()]), 2, &["cannot write"]);
    let own = file.to_str().unwrap();
    complains(&words(&file, &["--svg", own]), 2, &["give another --svg FILE"]);
    let changed = fs::read_to_string(&file).unwrap().replacen("\n> ", "\n> Nobody", 5);
    fs::write(&file, changed).unwrap();
    complains(&words(&file, &[]), 1, &["cannot be read", "--verify"]);
}
