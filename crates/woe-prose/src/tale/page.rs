//! Which lines of a tale say what?

use super::{Passage, Sentence, Step, Tale, TaleMistake, ToldLine};
use std::collections::BTreeSet;

impl Tale {
    /// Reads the lines of a tale; what its words mean is asked when it is run.
    ///
    /// # Errors
    /// Every line that cannot stand where it stands.
    pub fn read(text: &str) -> Result<Tale, Vec<TaleMistake>> {
        let mut reading = Reading::new();
        for (index, line) in text.lines().enumerate() {
            reading.line(index + 1, line.trim_end());
        }
        if reading.mistakes.is_empty() { Ok(reading.tale) } else { Err(reading.mistakes) }
    }

    /// The ids of the rules that its comments cite in brackets.
    pub fn rules(&self) -> &BTreeSet<String> {
        &self.rules
    }
}

struct Reading {
    tale: Tale,
    mistakes: Vec<TaleMistake>,
}

impl Reading {
    fn new() -> Reading {
        let opening = passage(1, Step::Opening, Vec::new());
        let tale = Tale { layout: Vec::new(), passages: vec![opening], rules: BTreeSet::new() };
        Reading { tale, mistakes: Vec::new() }
    }

    fn line(&mut self, line: usize, raw: &str) {
        let (text, comment) = parted(raw);
        self.tale.rules.extend(comment.into_iter().flat_map(cited));
        let is_indented = raw.starts_with([' ', '\t']);
        match text.chars().next() {
            Some('>') if !is_indented => self.answer(line, raw, &text[1..]),
            Some('?') if !is_indented => self.question(line, raw, &text[1..]),
            _ if is_indented => self.told(line, raw),
            Some(_) => self.sentence(line, raw, text),
            None => self.remark(raw),
        }
    }

    fn answer(&mut self, line: usize, raw: &str, answer: &str) {
        let Some((seat, words)) = answer.split_once(':') else {
            let message = "an answer is written \"> NAME: ANSWER\"; put a colon after the name";
            return self.mistakes.push(TaleMistake::new(line, message));
        };
        let step = Step::Answer { seat: seat.trim().to_owned(), words: words.trim().to_owned() };
        self.tale.passages.push(passage(line, step, vec![raw.to_owned()]));
    }

    fn question(&mut self, line: usize, raw: &str, asked: &str) {
        let step = Step::Question(asked.trim().to_owned());
        self.tale.passages.push(passage(line, step, vec![raw.to_owned()]));
    }

    fn told(&mut self, line: usize, raw: &str) {
        let Some(passage) = self.tale.passages.last_mut() else { return };
        let first = line.saturating_sub(passage.after.len());
        let between = passage.after.drain(..).enumerate();
        passage.told.extend(between.map(|(index, raw)| told_line(first + index, raw)));
        passage.told.push(told_line(line, raw.to_owned()));
    }

    fn sentence(&mut self, line: usize, raw: &str, text: &str) {
        let is_late = self.tale.passages.len() > 1;
        if is_late || self.tale.passages.iter().any(|passage| !passage.told.is_empty()) {
            let message =
                "the layout comes before all that is told; move this line up, or indent it";
            return self.mistakes.push(TaleMistake::new(line, message));
        }
        self.tale.layout.push(Sentence { line, text: text.to_owned() });
        self.remark(raw);
    }

    fn remark(&mut self, raw: &str) {
        let Some(passage) = self.tale.passages.last_mut() else { return };
        let opens = passage.step == Step::Opening && passage.told.is_empty();
        let lines = if opens { &mut passage.before } else { &mut passage.after };
        lines.push(raw.to_owned());
    }
}

fn passage(line: usize, step: Step, before: Vec<String>) -> Passage {
    Passage { line, step, before, told: Vec::new(), after: Vec::new() }
}

fn told_line(line: usize, raw: String) -> ToldLine {
    let (text, comment) = parted(&raw);
    let text = Some(text.to_owned()).filter(|text| !text.is_empty());
    ToldLine { line, text, comment: comment.map(str::to_owned), raw: raw.clone() }
}

/// A line's text and the comment after it.
fn parted(raw: &str) -> (&str, Option<&str>) {
    let is_sign = |(at, _): &(usize, &str)| raw[..*at].ends_with([' ', '\t']) || *at == 0;
    match raw.match_indices('#').find(is_sign) {
        Some((at, _)) => (raw[..at].trim(), Some(raw[at + 1..].trim())),
        None => (raw.trim(), None),
    }
}

/// The rule ids between brackets, as in `[STACK-4]`.
fn cited(comment: &str) -> Vec<String> {
    let inside = comment.split('[').skip(1).filter_map(|rest| Some(rest.split_once(']')?.0));
    let ids = inside.flat_map(|ids| ids.split(',')).map(str::trim);
    ids.filter(|id| is_rule_id(id)).map(str::to_owned).collect()
}

fn is_rule_id(id: &str) -> bool {
    id.split_once('-').is_some_and(|(name, number)| {
        !name.is_empty()
            && name.bytes().all(|letter| letter.is_ascii_uppercase())
            && !number.is_empty()
            && number.bytes().all(|digit| digit.is_ascii_digit())
    })
}
