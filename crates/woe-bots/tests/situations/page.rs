//! How is a situation written?

use std::sync::Arc;
use woe_cards::CardId;
use woe_rules::{LaidStack, Layout, Play, Rules, Seat};

/// How many cards everyone but Ann holds.
const HAND: usize = 5;

/// What is said of some answers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Sort {
    /// One of these must be given.
    Right,
    /// The same, and each wins at once if nobody responds.
    Wins,
    /// None of these may be given.
    Wrong,
    /// The same, and each loses at once if nobody responds.
    Loses,
}

/// A table in the eyes of Ann, who sits first.
pub(crate) struct Situation {
    pub(crate) title: String,
    pub(crate) seats: Vec<String>,
    pub(crate) layout: Layout,
    /// Who answered what before Ann is asked.
    pub(crate) answered: Vec<(String, String)>,
    /// What is said of which answers; an ellipsis stands for whatever comes before or after.
    pub(crate) said: Vec<(Sort, String)>,
}

impl Situation {
    /// Every situation of a text.
    pub(crate) fn read_all(rules: &Arc<Rules>, text: &str) -> Vec<Situation> {
        let stories = text.split("# ").skip(1);
        stories.map(|story| Situation::read(rules, story)).collect()
    }

    fn read(rules: &Arc<Rules>, story: &str) -> Situation {
        let (title, rest) = story.split_once('\n').expect("a title has a line of its own");
        let mut situation = Situation {
            title: title.trim().to_string(),
            seats: Vec::new(),
            layout: bare_layout(),
            answered: Vec::new(),
            said: Vec::new(),
        };
        for line in rest.lines().filter(|line| !line.is_empty()) {
            situation.take_line(rules, line);
        }
        situation.deal_the_rest(rules);
        situation
    }

    fn take_line(&mut self, rules: &Arc<Rules>, line: &str) {
        if let Some((who, words)) = line.strip_prefix("> ").and_then(|line| line.split_once(": ")) {
            return self.answered.push((who.to_string(), words.to_string()));
        }
        let sort = match line.split_once(": ") {
            Some(("because", _)) => return,
            Some(("right", _)) => Sort::Right,
            Some(("wins", _)) => Sort::Wins,
            Some(("wrong", _)) => Sort::Wrong,
            Some(("loses", _)) => Sort::Loses,
            _ => {
                let sentences = line.trim_end_matches('.').split(". ");
                return sentences.for_each(|sentence| self.state(rules, sentence));
            }
        };
        let answers = line.split_once(": ").map_or("", |(_, answers)| answers).split(" | ");
        self.said.extend(answers.map(|answer| (sort, answer.to_string())));
    }

    fn state(&mut self, rules: &Arc<Rules>, sentence: &str) {
        if let Some(bases) = sentence.strip_prefix("The middle holds ") {
            let bases = cards(rules, bases).into_iter();
            let laid = bases.map(|base| LaidStack { base, of: None, layers: Vec::new() });
            self.layout.stacks.extend(laid);
        } else if let Some((who, characters)) = sentence.split_once(" has ") {
            let of = Seat::new(self.seats.len());
            self.seats.push(who.to_string());
            self.layout.hands.push(Vec::new());
            let bases = cards(rules, characters).into_iter();
            let laid = bases.map(|base| LaidStack { base, of, layers: Vec::new() });
            self.layout.stacks.extend(laid);
        } else if let Some((who, held)) = sentence.split_once(" holds ") {
            let seat = self.seats.iter().position(|name| name == who).expect("a player of theirs");
            self.layout.hands[seat] = cards(rules, held);
        } else if let Some((name, layers)) = sentence.split_once(" lies under ") {
            let base = card(rules, name);
            let laid = self.layout.stacks.iter_mut().find(|laid| laid.base == base);
            laid.expect("a character of theirs").layers = cards(rules, layers);
        } else if let Some((who, play)) =
            sentence.strip_prefix("It is ").and_then(|rest| rest.split_once("'s "))
        {
            let seat = self.seats.iter().position(|name| name == who);
            self.layout.turn = seat.and_then(Seat::new).expect("a player of theirs");
            self.layout.play = match play {
                "second play" => Play::Second,
                "last play" => Play::After,
                _ => Play::First,
            };
        } else {
            panic!("{}: what does \"{sentence}\" mean?", self.title);
        }
    }

    /// Everyone but Ann gets a whole hand; what is left can be drawn.
    fn deal_the_rest(&mut self, rules: &Arc<Rules>) {
        let layout = &mut self.layout;
        let laid = layout.stacks.iter().flat_map(|laid| &laid.layers);
        let placed: Vec<CardId> = laid.chain(layout.hands.iter().flatten()).copied().collect();
        let mut rest = rules.catalog.deck().filter(|card| !placed.contains(card));
        for hand in &mut layout.hands[1..] {
            let missing = HAND.saturating_sub(hand.len());
            hand.extend(rest.by_ref().take(missing));
        }
        layout.deck = rest.collect();
    }
}

fn bare_layout() -> Layout {
    Layout {
        stacks: Vec::new(),
        hands: Vec::new(),
        deck: Vec::new(),
        discard: Vec::new(),
        expedition: None,
        start: Seat::Zero,
        turn: Seat::Zero,
        play: Play::First,
        lots: Vec::new(),
    }
}

/// The cards of a list with commas, and perhaps an "and" before its last.
fn cards(rules: &Arc<Rules>, list: &str) -> Vec<CardId> {
    let pieces = list.split(", ").flat_map(|piece| match piece.split_once(" and ") {
        Some((one, other)) if rules.catalog.find_title(piece).is_none() => vec![one, other],
        _ => vec![piece],
    });
    pieces.map(|title| card(rules, title)).collect()
}

fn card(rules: &Arc<Rules>, title: &str) -> CardId {
    rules.catalog.find_title(title).unwrap_or_else(|| panic!("no card {title}"))
}
