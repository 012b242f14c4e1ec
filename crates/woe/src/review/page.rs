//! How is a review read?

use super::frame::Frame;
use crate::{page::WIDTH, page::wrapped, replay::Opened};
use std::{fmt::Write, path::Path};
use woe_bots::{Answers, Candidate, Regret, Reviewed};
use woe_prose::{Language, Narrator};
use woe_rules::Seat;

/// Every seat's costliest answers, and where the curves are.
pub(super) fn written(
    review: &Reviewed,
    opened: &Opened,
    language: Language,
    picture: Option<&Path>,
) -> String {
    let (frame, players) = (Frame::of(language), &opened.record.header.players);
    let narrator = Narrator::new(&opened.rules, review.game.table(), players, language);
    let teller = Teller { frame: &frame, narrator: &narrator };
    let mut page = format!("{}\n", frame.opening);
    let mut reckoning = narrator.reckoning(&opened.rules, &review.game).into_iter();
    for ((seat, answers), value) in Seat::ALL.into_iter().zip(&review.seats).zip(&mut reckoning) {
        let _ = writeln!(page, "{value}");
        teller.answers(&mut page, seat, answers);
        page.push('\n');
    }
    reckoning.for_each(|line| page.push_str(&format!("{line}\n")));
    if let Some(picture) = picture {
        let _ = writeln!(page, "{} {}", frame.picture, picture.display());
    }
    page
}

/// A share of one, in hundredths.
pub(super) fn points(share: f64) -> i32 {
    (share * 100.0).round() as i32
}

struct Teller<'a> {
    frame: &'a Frame,
    narrator: &'a Narrator<'a>,
}

impl Teller<'_> {
    fn answers(&self, page: &mut String, seat: Seat, answers: &Answers) {
        let (name, [before, after]) = (self.narrator.seat(seat), self.frame.flawless);
        let _ = match (answers.weighed, &answers.regrets[..]) {
            (0, _) => writeln!(page, "  {name} {}", self.frame.unasked),
            (count, []) => writeln!(page, "  {before} {count} {after}"),
            (_, regrets) => {
                regrets.iter().for_each(|regret| self.regret(page, regret));
                Ok(())
            }
        };
    }

    fn regret(&self, page: &mut String, regret: &Regret) {
        let Frame { turn, line, cost, given, better, .. } = self.frame;
        let question = self.narrator.question(regret.asked);
        let lost = points(regret.cost());
        let place = format!("{turn} {}, {line} {}", regret.turn, regret.line);
        page.push_str(&wrapped(&format!("{place}: {lost} {cost}. {question}"), WIDTH, "  "));
        let (of_given, of_better) = apart(&regret.given, &regret.better);
        self.candidate(page, given, &regret.given, &of_given);
        self.candidate(page, better, &regret.better, &of_better);
        if of_given.is_empty() && of_better.is_empty() {
            page.push_str(&wrapped(self.frame.later, WIDTH, "      "));
        }
    }

    fn candidate(&self, page: &mut String, word: &str, candidate: &Candidate, codes: &[Code]) {
        let answer = self.narrator.answer(candidate.action);
        let chance = points(candidate.chance);
        page.push_str(&wrapped(&format!("{word}: {answer}, {chance} %"), WIDTH, "    "));
        for &(code, points) in codes {
            let said = self.narrator.reason(code, points).unwrap_or_default();
            page.push_str(&wrapped(&said, WIDTH, "      "));
        }
    }
}

/// The code of a reason, and its points.
type Code = (&'static str, i32);

/// What sets two answers apart: the reasons of each that the other does not have as well.
fn apart(one: &Candidate, other: &Candidate) -> (Vec<Code>, Vec<Code>) {
    let codes = |of: &Candidate| -> Vec<Code> {
        of.reasons.iter().map(|ground| (ground.reason.word(), points(ground.swing))).collect()
    };
    let without = |codes: &[Code], shared: &[Code]| -> Vec<Code> {
        codes.iter().copied().filter(|code| !shared.contains(code)).collect()
    };
    let (one, other) = (codes(one), codes(other));
    (without(&one, &other), without(&other, &one))
}

#[cfg(test)]
mod tests {
    use super::*;
    use woe_cards::{base, compile};

    #[test]
    fn whoever_made_no_mistake_is_told_so() {
        let catalog = compile(&base()).expect("the sets that come along compile");
        let told = |language, weighed| {
            let narrator = Narrator::among(&catalog, Vec::new(), &["Ann".to_owned()], language);
            let frame = Frame::of(language);
            let teller = Teller { frame: &frame, narrator: &narrator };
            let mut page = String::new();
            let answers = Answers { weighed, ..Answers::default() };
            teller.answers(&mut page, Seat::Zero, &answers);
            page
        };
        let flawless = told(Language::English, 14);
        assert_eq!(flawless, "  no answer of 14 cost two points or more: nothing to regret\n");
        assert_eq!(told(Language::English, 0), "  Ann had no choice to make\n");
        assert!(told(Language::Italian, 14).contains("su 14"));
    }
}
