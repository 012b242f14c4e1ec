//! Does the arena measure, and does no bot spoil it?

mod shell;

use serde_json::Value;
use shell::{complains, folder, json_of, out_of, woe};
use std::{
    fs,
    path::{Path, PathBuf},
};
use woe_bots::Level;

const RANDOM_BOT: &str =
    concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/examples/bots/random_bot.py");

const BOTS_PAGE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/bots.md");

/// What a match of two games between two said.
fn matched(more: &[&str]) -> Value {
    told(&[&["--players", "2", "--blocks", "1"], more].concat())
}

/// What a match said; its bots may say what they like.
fn told(more: &[&str]) -> Value {
    let said = woe(&[&["arena", "--json"], more].concat());
    assert_eq!(said.code, 0, "{more:?}: {}", said.err);
    serde_json::from_str(&said.out).unwrap()
}

/// The command of a bot: these lines of Python after those that every bot needs. It leaves its
/// process number in its folder.
fn bot(name: &str, lines: &str) -> (PathBuf, String) {
    let folder = folder(name);
    let file = folder.join("bot.py");
    let common = "import json, os, sys, time\n\
                  here = os.path.dirname(os.path.abspath(__file__))\n\
                  open(os.path.join(here, 'pid-%d' % os.getpid()), 'w').close()\n\
                  def say(**answer):\n    print(json.dumps(answer), flush=True)\n";
    fs::write(&file, format!("{common}{lines}")).unwrap();
    let command = format!("python3 {}", file.display());
    (folder, command)
}

/// All bots of a folder have started, and none runs any more.
fn none_left(folder: &Path) {
    let names = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name());
    let names: Vec<String> = names.map(|name| name.to_string_lossy().into_owned()).collect();
    let pids: Vec<&str> = names.iter().filter_map(|name| name.strip_prefix("pid-")).collect();
    assert!(!pids.is_empty(), "{names:?}");
    for pid in pids {
        let line = fs::read_to_string(Path::new("/proc").join(pid).join("cmdline"));
        let folder = folder.to_string_lossy();
        assert!(!line.is_ok_and(|line| line.contains(&*folder)), "{pid} still runs");
    }
}

/// How many decisions were lost for that reason; none for any other.
fn only_lapse(told: &Value, side: &str, reason: &str) -> u64 {
    let lapses = told[side].as_object().unwrap();
    for (name, count) in lapses {
        assert!(name == reason || count == 0, "{lapses:?}");
    }
    lapses[reason].as_u64().unwrap()
}

#[test]
fn a_match_reads_as_a_table() {
    let words = ["arena", "--hero", "clerk", "--field", "foundling", "--blocks", "20"];
    let told = out_of(&words);
    for part in ["clerk against 3 × foundling", "20 blocks", "by chance 25.0 %", "seat 4", "hash"]
    {
        assert!(told.contains(part), "no \"{part}\" in {told}");
    }
    assert!(told.contains("no lapses"), "{told}");
    assert!(told.lines().all(|line| line.chars().count() <= 80), "{told}");
}

#[test]
fn the_json_has_everything_and_does_not_depend_on_threads() {
    let words = ["arena", "--json", "--hero", "governess", "--bouts", "6", "--players", "3"];
    let told = |threads: &str| {
        let mut told = json_of(&[&words[..], &["--seed", "4", "--threads", threads]].concat());
        let object = told.as_object_mut().unwrap();
        assert!(object["milliseconds"]["cpu"]["p99"].as_f64() > Some(0.0));
        for timed in ["milliseconds", "wall_seconds", "threads"] {
            object.remove(timed).unwrap();
        }
        told
    };
    let one = told("1");
    assert_eq!(one, told("3"));
    assert_eq!((&one["field"], &one["games"]), (&"clerk".into(), &18.into()));
    assert_eq!((&one["blocks"], &one["budget"]), (&6.into(), &"usual".into()));
    let number = |value: &Value| value.as_f64().unwrap();
    let share = number(&one["share"]);
    assert!(number(&one["interval"][0]) <= share && share <= number(&one["interval"][1]));
    assert_eq!(one["by_seat"].as_array().unwrap().len(), 3);
    assert_eq!(only_lapse(&one, "lapses", "refused"), 0);
}

#[test]
fn every_level_is_in_the_documentation() {
    let page = fs::read_to_string(BOTS_PAGE).unwrap();
    for level in Level::ALL.map(Level::word) {
        assert!(page.contains(&format!("\n| `{level}` |")), "{level} is not in docs/bots.md");
    }
    assert!(out_of(&["arena", "--help"]).contains("Examples:"));
}

#[test]
fn slips_of_the_command_line_are_named() {
    complains(&["arena"], 2, &["--hero"]);
    complains(&["arena", "--hero", "goveness"], 2, &["did you mean governess?"]);
    complains(&["arena", "--hero", "zzz"], 2, &["foundling, clerk", "blank"]);
    complains(&["arena", "--hero", " "], 2, &["a level, or a command"]);
    complains(&["arena", "--hero", "clerk", "--players", "6"], 2, &["6"]);
    complains(&["arena", "--hero", "clerk", "--blocks", "0"], 2, &["0"]);
    complains(&["arena", "--hero", "clerk", "--ladder"], 2, &["--ladder"]);
    complains(&["arena", "--hero", "./no/such/bot"], 2, &["cannot start \"./no/such/bot\""]);
    let both = ["arena", "--hero", "clerk", "--iterations", "5", "--milliseconds", "5"];
    complains(&both, 2, &["--milliseconds"]);
}

#[test]
fn the_bot_of_the_documentation_plays() {
    let command = format!("python3 {RANDOM_BOT}");
    let words = ["--hero", &command, "--field", "foundling", "--patience", "60000"];
    let words = [&words[..], &["--players", "3", "--blocks", "2"]].concat();
    let played = told(&words);
    assert_eq!(played["games"], 6);
    assert_eq!(only_lapse(&played, "lapses", "refused"), 0);
    assert!(played["decisions"].as_u64() > Some(60));
    let again = told(&[&words[..], &["--threads", "1"]].concat());
    assert_eq!(played["hash"], again["hash"]);
}

#[test]
fn a_bot_that_dies_loses_what_it_was_asked_from_then_on() {
    let lines = "for line in list(sys.stdin.readline() for _ in range(1)):\n    \
                 asked = json.loads(line)\n    \
                 say(action=asked['actions'][-1], number=asked['number'])\n";
    let (folder, command) = bot("dies", lines);
    let told = matched(&["--hero", &command, "--patience", "60000"]);
    let died = only_lapse(&told, "lapses", "died");
    assert_eq!(died + 2, told["decisions"].as_u64().unwrap(), "one answer in each of two games");
    assert_eq!(only_lapse(&told, "field_lapses", "refused"), 0);
    none_left(&folder);
}

#[test]
fn a_bot_that_sleeps_is_not_waited_for() {
    let (folder, command) = bot("sleeps", "time.sleep(600)\n");
    let told = matched(&["--hero", &command, "--patience", "400"]);
    assert_eq!(only_lapse(&told, "lapses", "late"), told["decisions"].as_u64().unwrap());
    assert!(told["wall_seconds"].as_f64() < Some(60.0));
    none_left(&folder);
}

#[test]
fn a_late_answer_costs_one_decision_and_no_other() {
    let lines = "for line in sys.stdin:\n    \
                 asked = json.loads(line)\n    \
                 if asked['number'] == 2:\n        time.sleep(4)\n    \
                 say(action=asked['actions'][0], number=asked['number'])\n";
    let (folder, command) = bot("late", lines);
    let told = matched(&["--hero", &command, "--patience", "3000"]);
    assert_eq!(only_lapse(&told, "lapses", "late"), 2, "one in each of two games");
    none_left(&folder);
}

#[test]
fn a_bot_that_talks_nonsense_harms_nobody_else() {
    let lines = "for line in sys.stdin:\n    print('woe is me', flush=True)\n";
    let (folder, command) = bot("nonsense", lines);
    let told = matched(&["--hero", "clerk", "--field", &command, "--patience", "60000"]);
    assert!(only_lapse(&told, "field_lapses", "nonsense") > 10);
    assert_eq!(only_lapse(&told, "lapses", "refused"), 0);
    assert!(told["share"].as_f64() > Some(0.5), "{told}");
    none_left(&folder);
}

#[test]
fn what_was_not_offered_is_not_played() {
    let lines = "for line in sys.stdin:\n    \
                 say(action='dance', number=json.loads(line)['number'])\n";
    let (_, command) = bot("dances", lines);
    let told = matched(&["--hero", &command, "--patience", "60000"]);
    assert_eq!(only_lapse(&told, "lapses", "illegal"), told["decisions"].as_u64().unwrap());
}

#[test]
fn a_bot_that_never_stops_talking_is_stopped() {
    let (folder, command) = bot("floods", "while True:\n    print('{' * 100000)\n");
    let told = matched(&["--hero", &command, "--patience", "60000"]);
    let lost = only_lapse(&told, "lapses", "nonsense");
    assert_eq!(lost, told["decisions"].as_u64().unwrap());
    none_left(&folder);
}

/// What the documentation shows of a question is part of the first question of that match.
#[test]
fn the_sample_of_the_documentation_is_true() {
    let lines = "for line in sys.stdin:\n    \
                 asked = json.loads(line)\n    \
                 name = os.path.join(here, asked['view']['you'] + '.json')\n    \
                 open(name, 'a').write(line)\n    \
                 say(action=asked['actions'][0], number=asked['number'])\n";
    let (folder, command) = bot("sample", lines);
    matched(&["--hero", &command, "--seed", "1", "--patience", "60000"]);
    let asked = fs::read_to_string(folder.join("Ann.json")).unwrap();
    let asked: Value = serde_json::from_str(asked.lines().next().unwrap()).unwrap();
    let page = fs::read_to_string(BOTS_PAGE).unwrap();
    let sample = page.split("```json\n").nth(1).unwrap().split("```").next().unwrap();
    within("", &serde_json::from_str(sample).unwrap(), &asked);
}

/// Every list is the beginning of the other's, everything else is the same: no key is missing.
fn within(place: &str, part: &Value, whole: &Value) {
    match (part, whole) {
        (Value::Object(part), Value::Object(whole)) => {
            assert!(part.keys().eq(whole.keys()), "{place} has {:?}", whole.keys());
            for (name, part) in part {
                within(&format!("{place}/{name}"), part, &whole[name]);
            }
        }
        (Value::Array(part), Value::Array(whole)) => {
            assert!(part.len() <= whole.len(), "{place} is too long");
            for (index, part) in part.iter().enumerate() {
                within(&format!("{place}/{index}"), part, &whole[index]);
            }
        }
        _ => assert_eq!(part, whole, "{place}"),
    }
}
