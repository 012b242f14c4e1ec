//! Does a tale that cannot be understood say why, and where?

mod library;

use woe_prose::{Outcome, Tale, TaleMistake};

const TABLE: &str = "Ann has Grogar and Elias E. Gorr. Bob has Angel.\n";

#[test]
fn a_title_that_nobody_knows_has_a_nearest_one() {
    check(
        "Ann holds was menaced by mise.",
        "line 2: there is no card of the draw pile called \"was menaced by mise\"; \
         did you mean \"was menaced by mice\"?",
    );
    check(
        "Angle lies under was menaced by mice.",
        "line 2: there is no character called \"Angle\"; did you mean \"Angel\"?",
    );
    check(
        "> Ann: pass\n> Ann: was menaced by mice on Grogr",
        "line 3: expected a character on the table, found \"Grogr\"; did you mean \"Grogar\"?",
    );
    check(
        "> Anne: pass",
        "line 2: expected a player's name, found \"Anne\"; did you mean \"Ann\"?",
    );
    check(
        "? Angela",
        "line 2: expected answers, score, piles, middle, a player or a character on the table, \
         found \"Angela\"; did you mean \"Angel\"?",
    );
}

#[test]
fn a_layout_that_cannot_be_is_refused() {
    check("Cleo holds broke many bones.", "line 2: nobody called \"Cleo\" has a family");
    check(
        "Ann holds broke many bones. Bob holds broke many bones.",
        "line 2: a card is in two places",
    );
    check(
        "Ann holds was kissed goodbye.",
        "line 2: \"was kissed goodbye\" is not at this table; name its set, its edition, or another card",
    );
    check(
        "Lord Slogar lies under broke many bones.",
        "line 2: that character is in no family yet; say above who has it",
    );
    check(
        "Bob sits with Castle Slogar.",
        "line 1: a table is dealt or laid out by hand, not both; take this line away",
    );
    check("Lots fall 2.", "line 2: how each lot falls must be written down: 1 written, 0 fallen");
    check("Lots fall 0.", "line 2: lots count from 1, and 32 of them can be written down");
    check(
        "Option bells.",
        "line 2: the options are: plain, trimmed, characters N, rounds N, guests N, stories N, retorts allowed, retorts \
         barred, mysteries anywhere, mysteries at home, casting free, casting dealt, casting drafted",
    );
    check("Ann holds broke many bones", "line 2: the sentence should end with a full stop");
    check(
        "It is Bob's tenth play.",
        "line 2: whose play it is reads \"It is Bob's second play.\" (first, second, third or last)",
    );
}

#[test]
fn lines_in_the_wrong_place_are_refused() {
    let read = |text: &str| Tale::read(text).expect_err("the tale has a mistake");
    assert_eq!(
        shown(&read("> Ann: pass\nBob has Angel.\n> Ann pass\n")),
        "line 2: the layout comes before all that is told; move this line up, or indent it\n\
         line 3: an answer is written \"> NAME: ANSWER\"; put a colon after the name"
    );
}

#[test]
fn a_tale_without_a_table_says_what_is_missing() {
    let outcome = run("");
    assert_eq!(
        shown(&outcome.mistakes),
        "line 1: two to five players need families: write \"Ann has Grogar. Bob has Angel.\""
    );
}

#[test]
fn remarks_survive_a_new_telling() {
    let before = format!(
        "# The head. [TURN-1]\n{TABLE}\n> Ann: pass  # one\n  Ann sulks   # two [TURN-4]\n  # three\n\n? score\n"
    );
    let tale = Tale::read(&before).expect("the tale can be read");
    let outcome = tale.run(&library::catalogs());
    assert!(!tale.holds(&outcome));
    assert_eq!(
        tale.difference(&outcome),
        "line 4: > Ann: pass  # one\n  - Ann sulks\n  + Ann passes\n\
         line 8: ? score\n  + Ann has a Family Value of 0\n  + Bob has a Family Value of 0\n"
    );
    let after = tale.told(&outcome);
    assert_eq!(
        after,
        format!(
            "# The head. [TURN-1]\n{TABLE}\n> Ann: pass  # one\n  Ann passes  # two [TURN-4]\n  # three\n\n\
             ? score\n  Ann has a Family Value of 0\n  Bob has a Family Value of 0\n"
        )
    );
    let again = Tale::read(&after).expect("the new telling can be read");
    let outcome = again.run(&library::catalogs());
    assert!(again.holds(&outcome));
    assert_eq!(again.told(&outcome), after);
    assert_eq!(again.rules().iter().collect::<Vec<_>>(), ["TURN-1", "TURN-4"]);
}

#[track_caller]
fn check(words: &str, complaint: &str) {
    assert_eq!(shown(&run(&format!("{TABLE}{words}\n")).mistakes), complaint);
}

#[track_caller]
fn run(text: &str) -> Outcome {
    Tale::read(text).expect("its lines are in order").run(&library::catalogs())
}

fn shown(mistakes: &[TaleMistake]) -> String {
    mistakes.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")
}
