//! Are the bots of a record asked again, and is one found that answers otherwise?

mod shell;

use shell::{complains, folder, out_of, woe};
use std::{
    fs,
    path::{Path, PathBuf},
};
use woe_bots::Level;
use woe_cards::{Edition, base, compile};
use woe_rules::{Action, Header, Profile, Recorder, Rules, Seat, read_record};

const RANDOM_BOT: &str =
    concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/examples/bots/random_bot.py");

const RECORDS_PAGE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/records.md");

/// The records of one bout, in a folder of that name, by the hero's seat.
fn bout(name: &str, more: &[&str]) -> Vec<PathBuf> {
    let folder = folder(name);
    let words = ["arena", "--blocks", "1", "--players", "2", "--records", folder.to_str().unwrap()];
    let said = woe(&[&words, more].concat());
    assert_eq!(said.code, 0, "{}", said.err);
    (1..=2).map(|hero| folder.join(format!("bout-000000-hero-{hero}.woe"))).collect()
}

fn check(file: &Path) -> [&str; 3] {
    ["replay", "--check-bots", file.to_str().unwrap()]
}

/// How many answers of bots a record has.
fn marks(text: &str) -> usize {
    text.lines().filter(|line| line.starts_with("> ") && line.ends_with(']')).count()
}

/// All bots of a record give their answers again.
fn assert_given_again(file: &Path) -> String {
    let said = out_of(&check(file));
    let bots = said.lines().filter(|line| line.starts_with("bot "));
    let count = |line: &str| -> usize {
        let (answers, _) = line.rsplit_once(" answers given again").expect(line);
        answers.rsplit(' ').next().unwrap().parse().unwrap()
    };
    assert_eq!(bots.map(count).sum::<usize>(), marks(&fs::read_to_string(file).unwrap()), "{said}");
    said
}

#[test]
fn every_level_gives_its_answers_again() {
    for level in Level::ALL.map(Level::word) {
        let words = ["--hero", level, "--field", "clerk", "--iterations", "12", "--seed", "3"];
        let records = bout(&format!("again-{level}"), &words);
        for (file, hero) in records.iter().zip(["Ann", "Bob"]) {
            let said = assert_given_again(file);
            assert!(said.contains(&format!("bot     {hero}, {level}: ")), "{said}");
            let text = fs::read_to_string(file).unwrap();
            assert!(marks(&text) > 20 && marks(&text) < text.matches("\n> ").count(), "{said}");
            out_of(&["replay", "--verify", file.to_str().unwrap()]);
        }
    }
}

#[test]
fn a_style_is_part_of_the_name() {
    let file = &bout("styled", &["--hero", "governess+vengeful"])[0];
    assert!(assert_given_again(file).contains("bot     Ann, governess+vengeful: "));
}

#[test]
fn what_was_thought_by_the_clock_is_given_again_as_well() {
    let strongest = Level::ALL[Level::ALL.len() - 1].word();
    let words = ["--hero", strongest, "--milliseconds", "2"];
    bout("clock", &words).iter().for_each(|file| _ = assert_given_again(file));
}

#[test]
fn the_evening_is_written_down_with_its_bots() {
    let file = folder("evening").join("evening.woe");
    let told = out_of(&["evening", "--seed", "7", "--record", file.to_str().unwrap()]);
    assert_eq!(told, out_of(&["evening", "--seed", "7"]));
    assert_eq!(assert_given_again(&file).matches("bot     ").count(), 4);
    let nowhere = folder("evening").join("no").join("evening.woe");
    complains(&["evening", "--record", nowhere.to_str().unwrap()], 2, &["cannot write the record"]);
}

#[test]
fn a_program_is_no_bot_and_its_answers_have_no_mark() {
    let command = format!("python3 {RANDOM_BOT}");
    let records = bout("program", &["--hero", &command, "--patience", "60000"]);
    let text = fs::read_to_string(&records[0]).unwrap();
    assert!(!text.contains("\nbot 1 ") && text.contains("\nbot 2 clerk "), "{text}");
    assert!(!text.lines().any(|line| line.starts_with("> Ann: ") && line.ends_with(']')));
    assert!(assert_given_again(&records[0]).contains("bot     Bob, clerk: "));
}

/// What becomes of an answer when a game is written down anew: action and mark.
type Rewrite<'a> = &'a mut dyn FnMut(&[Action], Seat, Action, Option<u32>) -> (Action, Option<u32>);

/// A record with another header or other answers, every link as it should be. It ends after the
/// first answer that is another one.
fn forged(text: &str, header: impl Fn(Header) -> Header, rewrite: Rewrite<'_>) -> String {
    let catalog = compile(&base()).unwrap();
    let rules = Rules::new(&catalog, Profile::of(Edition::First));
    let record = read_record(text, &catalog).unwrap();
    let mut recorder = Recorder::deal(&rules, &header(record.header)).unwrap();
    let mut legal = Vec::new();
    for block in record.blocks.iter().skip(1) {
        let (name, words) = block.answer().unwrap().split_once(": ").unwrap();
        let seat = recorder.names().read_seat(name).unwrap();
        let action = recorder.names().read_action(words).unwrap();
        rules.legal_actions(recorder.game(), &mut legal);
        let (answer, mark) = rewrite(&legal, seat, action, block.thought());
        match mark {
            Some(iterations) => recorder.apply_thought(seat, answer, iterations).unwrap(),
            None => recorder.apply(seat, answer).unwrap(),
        }
        if answer != action {
            break;
        }
    }
    recorder.text().to_owned()
}

/// The tenth answer of Ann's bot is another one, with that mark.
fn tenth_changed(text: &str, new_mark: Option<u32>) -> String {
    let mut left = 10;
    forged(text, |header| header, &mut |legal, seat, action, mark| {
        left -= usize::from(left > 0 && seat == Seat::Zero && mark.is_some());
        if left > 0 {
            return (action, mark);
        }
        (*legal.iter().find(|&&other| other != action).unwrap(), new_mark)
    })
}

#[test]
fn an_answer_that_the_bot_does_not_give_is_named() {
    let file = &bout("forged", &["--hero", "governess"])[0];
    let text = fs::read_to_string(file).unwrap();
    assert_eq!(forged(&text, |header| header, &mut |_, _, action, mark| (action, mark)), text);
    let changed = tenth_changed(&text, Some(0));
    fs::write(file, &changed).unwrap();
    out_of(&["replay", "--verify", file.to_str().unwrap()]);
    let said = woe(&check(file));
    let at =
        changed.lines().enumerate().filter(|(_, line)| line.starts_with("> ")).last().unwrap().0;
    assert_eq!(said.code, 1, "{}", said.out);
    let expected = format!("differs line {}: the record says that Ann answered \"", at + 1);
    assert!(said.out.contains(&expected), "{}", said.out);
    assert!(said.out.contains("bot     Ann, governess: 9 answers given again"), "{}", said.out);
    assert!(said.out.contains("; the bot answers \""), "{}", said.out);
}

#[test]
fn whoever_takes_a_seat_over_may_answer_otherwise() {
    let file = &bout("taken-over", &["--hero", "governess"])[0];
    let text = tenth_changed(&fs::read_to_string(file).unwrap(), None);
    fs::write(file, text).unwrap();
    assert!(assert_given_again(file).contains("bot     Ann, governess: 9 answers given again"));
}

#[test]
fn another_level_another_key_and_no_bot_at_all_are_found() {
    let file = &bout("names", &["--hero", "foundling", "--field", "governess"])[0];
    let text = fs::read_to_string(file).unwrap();
    let key = text.lines().find_map(|line| line.strip_prefix("bot 1 foundling ")).unwrap();
    let with = |bot: Option<&str>| {
        let named = |mut header: Header| {
            header.bots[0] = bot.map(str::to_owned);
            header
        };
        fs::write(file, forged(&text, named, &mut |_, _, action, mark| (action, mark))).unwrap();
    };
    with(Some(&format!("clerk {key}")));
    let said = woe(&check(file));
    assert!(said.code == 1 && said.out.contains("the bot answers"), "{}", said.out);
    with(Some(&format!("foundling {}", key.chars().rev().collect::<String>())));
    assert_eq!(woe(&check(file)).code, 1);
    with(None);
    let said = woe(&check(file));
    assert!(said.code == 1 && said.out.contains("but names no bot there"), "{}", said.out);
    with(Some(&format!("robin {key}")));
    complains(&check(file), 1, &["bot 1: there is no level \"robin\"", "foundling, clerk"]);
    with(Some("clerk 00ff"));
    complains(&check(file), 1, &["bot 1: \"00ff\" is no key"]);
    with(Some(&format!("clerk {key} in love")));
    complains(&check(file), 1, &["\"in love\" is not understood"]);
    out_of(&["replay", file.to_str().unwrap()]);
}

#[test]
fn a_changed_record_is_not_believed_and_a_torn_one_is_as_far_as_it_goes() {
    let file = &bout("changed", &["--hero", "clerk"])[0];
    let text = fs::read_to_string(file).unwrap();
    fs::write(file, text.replacen(" [0]\n", " [7]\n", 1)).unwrap();
    let said = woe(&check(file));
    assert!(said.code == 1 && said.out.contains("chain   broken"), "{}", said.out);
    fs::write(file, text.replacen("  drawn | ", "  drown | ", 1)).unwrap();
    let said = woe(&check(file));
    assert!(said.code == 1 && said.out.contains("replay  differs"), "{}", said.out);
    let end = text.rfind(" [0]\n").unwrap();
    for kept in [end + 1, end + 2, end + 5] {
        fs::write(file, &text[..kept]).unwrap();
        let said = out_of(&check(file));
        assert!(said.contains("end     torn: "), "{said}");
        let again = said.matches(" answers given again").count();
        assert_eq!(again, 2, "{said}");
    }
}

/// What the documentation shows of a record is its beginning; the clerk never changes.
#[test]
fn the_sample_of_the_documentation_is_true() {
    let page = fs::read_to_string(RECORDS_PAGE).unwrap();
    let sample = page.split("```text\n").nth(1).unwrap().split("```").next().unwrap();
    let record = fs::read_to_string(&bout("sample-record", &["--hero", "clerk"])[0]).unwrap();
    let mut lines = record.lines();
    for line in sample.lines() {
        let (line, is_whole) = line.split_once('…').map_or((line, true), |(line, _)| (line, false));
        let is_shown = |other: &str| if is_whole { other == line } else { other.starts_with(line) };
        assert!(lines.any(is_shown), "no \"{line}\" in {record}");
    }
}

#[test]
fn without_bots_there_is_nothing_to_check() {
    let folder = folder("botless");
    out_of(&["simulate", "--games", "1", "--records", folder.to_str().unwrap()]);
    let said = out_of(&check(&folder.join("game-000000.woe")));
    assert!(said.contains("bots    none: "), "{said}");
}

#[test]
fn slips_of_the_command_line_are_named() {
    complains(&["replay", "--check-bots", "--json", "x"], 2, &["--json"]);
    complains(&["replay", "--check-bots", "--verify", "x"], 2, &["--verify"]);
    complains(&["arena", "--ladder", "--records", "x"], 2, &["--records"]);
    let file = folder("in-the-way").join("file");
    fs::write(&file, "").unwrap();
    let words = ["arena", "--hero", "clerk", "--records", file.to_str().unwrap()];
    complains(&words, 1, &["cannot make the folder"]);
}
