//! How does somebody play who looks ahead, without knowing the cards?
//!
//! Single-observer information-set Monte-Carlo tree search: each iteration imagines a game that fits
//! what the seat knows, goes down a tree of answers that all those games share, lets a few more plays
//! go by, and takes the learned chance to win of every seat back up.

use super::{
    foresight::Foresight,
    playout::{Leap, Playout, glance},
    tree::{Edge, NodeId, Tree},
};
use crate::{
    mind::Mind,
    player::{Budget, Watch},
    sense::sense,
    thinker::{Judge, Weighed},
    value::{Value, grown},
};
use woe_rules::{Action, Decision, Eye, Game, Memory, Question, Rules, Seat, Stream, View};

/// Which part of the attention every answer of others has.
const OPEN_PART: f32 = 0.1;
/// A margin beyond this is no better, in points.
const MARGIN_MAX: f64 = 100.0;

/// How a search looks ahead.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Tuning {
    /// How many iterations an answer has, if nothing is said.
    pub usual: u32,
    /// On how many imagined games the answers are ranked at first.
    pub deals: u32,
    /// How many plays go by at a leaf before it is judged.
    pub plies: usize,
    /// How strongly attention goes to what was rarely tried.
    pub curiosity: f64,
    /// By how much of the chance to win an answer must be worse at first sight to get about a third of
    /// the attention.
    pub doubt: f64,
    /// As many visits the first sight counts for.
    pub faith: f64,
    /// How many answers of others are considered at a time.
    pub width: usize,
    /// What part of the reward is the margin.
    pub margin: f64,
    /// Whether what others did not play says something about their hands.
    pub suspicious: bool,
}

impl Tuning {
    /// How the Medium looks ahead.
    pub const MEDIUM: Tuning = Tuning {
        usual: 400,
        deals: 3,
        plies: 0,
        curiosity: 0.3,
        doubt: 0.04,
        faith: 8.0,
        width: 4,
        margin: 0.03,
        suspicious: false,
    };
    /// How the Raven looks ahead.
    pub const RAVEN: Tuning =
        Tuning { usual: 2000, curiosity: 0.4, doubt: 0.12, suspicious: true, ..Tuning::MEDIUM };
}

/// Looks ahead by trying answers on imagined games.
pub struct Search<'a> {
    value: &'a Value,
    tuning: Tuning,
    tree: Tree,
    foresight: Foresight,
    playout: Playout,
    answers: Vec<Action>,
    path: Vec<(NodeId, usize)>,
}

impl<'a> Search<'a> {
    /// One with that knowledge of what wins, who looks ahead like that.
    pub fn new(value: &'a Value, tuning: Tuning) -> Search<'a> {
        Search {
            value,
            tuning,
            tree: Tree::default(),
            foresight: Foresight::default(),
            playout: Playout::default(),
            answers: Vec::new(),
            path: Vec::new(),
        }
    }
}

impl Judge for Search<'_> {
    fn weigh(&mut self, mind: &Mind, view: &View, budget: Budget<'_>) -> Weighed {
        let mut imagination = mind.rules.imagination(view, &mind.memory);
        if self.tuning.suspicious {
            mind.suspicion.colour(&mind.rules, view, &mut imagination);
        }
        self.ponder(mind, view, budget, &|chance| imagination.game(&mind.rules, chance))
    }
}

/// An answer as it looks at first sight.
struct Judged {
    action: Action,
    worth: f64,
    /// What common sense adds.
    bias: f64,
}

/// Where the games come from that a search tries answers on.
pub(crate) type Deal<'a> = &'a dyn Fn(&mut Stream) -> Game;

impl Search<'_> {
    /// Weighs the answers on games that are dealt like that.
    pub(crate) fn ponder(
        &mut self,
        mind: &Mind,
        view: &View,
        budget: Budget<'_>,
        deal: Deal<'_>,
    ) -> Weighed {
        let Some(decision) = view.decision else { return Weighed::default() };
        let watch = Watch::start(budget, self.tuning.usual);
        let mut chance = mind.chance();
        self.tree.restart(decision);
        self.rank_root(mind, view, deal, &mut chance);
        let mut iterations = 0;
        while watch.allows(iterations) {
            let game = deal(&mut chance);
            self.iterate(mind, game, &mut chance);
            iterations += 1;
        }
        Weighed { worth: self.worths(view), iterations }
    }

    /// What each answer is worth, after all: hardly tried ones can't be better than well tried ones.
    fn worths(&self, view: &View) -> Vec<f64> {
        let root = self.tree.node(Tree::ROOT);
        let faith = self.tuning.faith;
        let most = root.edges.iter().map(|edge| edge.visits).max().unwrap_or(0);
        let tried = |edge: &&Edge| edge.visits * 4 >= most;
        let least =
            root.edges.iter().filter(tried).map(|edge| edge.mean(faith)).fold(1.0, f64::min);
        let worth = |action: &Action| {
            let edge = root.edges.iter().find(|edge| edge.action == *action);
            edge.map_or(0.0, |edge| {
                let mean = edge.mean(faith);
                if tried(&edge) { mean } else { mean.min(least - 1e-9) }
            })
        };
        view.actions.iter().map(worth).collect()
    }

    /// Ranks the answers to the question itself, on a few imagined games.
    fn rank_root(&mut self, mind: &Mind, view: &View, deal: Deal<'_>, chance: &mut Stream) {
        let mut worth = vec![0.0; view.actions.len()];
        let deals = self.tuning.deals.max(1);
        for _ in 0..deals {
            let imagined = deal(chance);
            for (sum, &action) in worth.iter_mut().zip(&view.actions) {
                let later = self.foresight.after(&mind.rules, imagined, action, chance);
                *sum += self.value.chance(&mind.rules, &later, mind.seat) / f64::from(deals);
            }
        }
        let imagined = deal(chance);
        let judged = worth.into_iter().zip(&view.actions).map(|(worth, &action)| Judged {
            action,
            worth,
            bias: sense(mind, view, imagined.table(), action),
        });
        self.lay_ranks(Tree::ROOT, judged.collect());
    }

    /// Ranks the answers to a question of one's own, on the game at hand.
    fn rank(&mut self, mind: &Mind, game: &Game, node: NodeId, chance: &mut Stream) {
        let mut judged = Vec::new();
        mind.rules.legal_actions(game, &mut self.answers);
        for &action in &self.answers {
            let later = self.foresight.after(&mind.rules, *game, action, chance);
            let worth = self.value.chance(&mind.rules, &later, mind.seat);
            judged.push(Judged { action, worth, bias: 0.0 });
        }
        self.lay_ranks(node, judged);
    }

    fn lay_ranks(&mut self, node: NodeId, mut judged: Vec<Judged>) {
        let whole = |judged: &Judged| judged.worth + judged.bias;
        // Stable, so that equals stay in the order of the list.
        judged.sort_by(|one, other| whole(other).total_cmp(&whole(one)));
        let best = judged.first().map_or(0.0, whole);
        let part = |judged: &Judged| grown((whole(judged) - best) / self.tuning.doubt);
        let sum: f64 = judged.iter().map(part).sum();
        let edge = |judged: &Judged| {
            let part = (part(judged) / sum) as f32;
            Edge::new(judged.action, judged.worth as f32, part).biased(judged.bias as f32)
        };
        let edges = judged.iter().map(edge).collect();
        let node = self.tree.node_mut(node);
        (node.ranked, node.edges) = (true, edges);
    }

    /// One iteration: down the tree, on for a few plays, and back up.
    fn iterate(&mut self, mind: &Mind, mut game: Game, chance: &mut Stream) {
        self.path.clear();
        let mut at = Tree::ROOT;
        loop {
            let edge = self.select(mind, &game, at, chance);
            let action = self.tree.node(at).edges[edge].action;
            mind.rules.carry_out(&mut game, action, &mut ());
            self.path.push((at, edge));
            let Some(decision) = self.on_to_choice(mind, &mut game, chance) else { break };
            let (next, new) = self.tree.follow(at, edge, decision);
            at = next;
            if new || self.tree.is_full() {
                let leap = Leap { plies: self.tuning.plies, width: self.tuning.width };
                self.playout.run(&mind.rules, self.value, &mut game, leap, chance);
                break;
            }
        }
        let rewards = self.rewards(&mind.rules, &game);
        for &(node, edge) in &self.path {
            let node = self.tree.node_mut(node);
            node.visits += 1;
            let reward = rewards[node.decision.seat.index()];
            let edge = &mut node.edges[edge];
            edge.visits += 1;
            edge.sum += reward;
        }
    }

    /// On to the next question that has more than one answer and a place in the tree.
    fn on_to_choice(
        &mut self,
        mind: &Mind,
        game: &mut Game,
        chance: &mut Stream,
    ) -> Option<Decision> {
        loop {
            let asked = mind.rules.decision(game)?;
            mind.rules.legal_actions(game, &mut self.answers);
            let responds = matches!(asked.question, Question::Respond(_));
            let answer = match self.answers[..] {
                [only] => only,
                _ if responds && asked.seat != mind.seat => {
                    self.response(&mind.rules, game, asked.seat, chance)
                }
                _ => return Some(asked),
            };
            mind.rules.carry_out(game, answer, &mut ());
        }
    }

    /// What another would respond who does not know our cards: judged on a game that is dealt anew.
    fn response(&mut self, rules: &Rules, game: &Game, seat: Seat, chance: &mut Stream) -> Action {
        let view = rules.view_for(game, Eye::Seat(seat));
        let imagined = rules.imagine(&view, &Memory::default(), chance);
        let mut best = (f64::MIN, Action::Pass);
        for &action in &view.actions {
            let later = self.foresight.after(rules, imagined, action, chance);
            let worth = self.value.chance(rules, &later, seat);
            if worth > best.0 {
                best = (worth, action);
            }
        }
        best.1
    }

    /// Which answer is tried now.
    fn select(&mut self, mind: &Mind, game: &Game, at: NodeId, chance: &mut Stream) -> usize {
        let decision = self.tree.node(at).decision;
        let own = |&(node, _): &(NodeId, usize)| self.tree.node(node).decision.seat == mind.seat;
        // Only this turn's answers are worth the trouble: what others hold changes all later ones.
        if decision.seat == mind.seat && self.path.iter().all(own) {
            if !self.tree.node(at).ranked {
                self.rank(mind, game, at, chance);
            }
            return self.best_ranked(&mind.rules, game, at, decision);
        }
        self.best_open(&mind.rules, game, at, chance)
    }

    fn best_ranked(&mut self, rules: &Rules, game: &Game, at: NodeId, decision: Decision) -> usize {
        let node = self.tree.node(at);
        let root = (f64::from(node.visits) + 1.0).sqrt() * self.tuning.curiosity;
        let mut best: Option<(f64, usize)> = None;
        for (index, edge) in node.edges.iter().enumerate() {
            let bonus = root * f64::from(edge.part) / (1.0 + f64::from(edge.visits));
            let score = edge.mean(self.tuning.faith) + bonus;
            if best.is_none_or(|best| score > best.0)
                && (at == Tree::ROOT || rules.check(game, decision, edge.action).is_ok())
            {
                best = Some((score, index));
            }
        }
        match best {
            Some((_, index)) => index,
            None => {
                rules.legal_actions(game, &mut self.answers);
                let edges = &mut self.tree.node_mut(at).edges;
                edges.push(Edge::new(self.answers[0], 0.0, 0.01));
                edges.len() - 1
            }
        }
    }

    /// The answers that look best at a glance, weighed by what they lead to and what came of them.
    fn best_open(&mut self, rules: &Rules, game: &Game, at: NodeId, chance: &mut Stream) -> usize {
        let seat = self.tree.node(at).decision.seat;
        rules.legal_actions(game, &mut self.answers);
        let worth = |action| glance(rules, game.table(), seat, action);
        self.playout.few(worth, &mut self.answers, self.tuning.width, chance);
        let visits = self.tree.node(at).visits;
        let root = (f64::from(visits) + 1.0).sqrt() * self.tuning.curiosity;
        let mut best = (f64::MIN, 0);
        for at_answer in 0..self.answers.len() {
            let action = self.answers[at_answer];
            let later = self.foresight.after(rules, *game, action, chance);
            let prior = self.value.chance(rules, &later, seat);
            let edges = &mut self.tree.node_mut(at).edges;
            let found = edges.iter().position(|edge| edge.action == action);
            let index = found.unwrap_or_else(|| {
                edges.push(Edge::new(action, prior as f32, OPEN_PART));
                edges.len() - 1
            });
            let edge = &edges[index];
            let bonus = root * f64::from(edge.part) / (1.0 + f64::from(edge.visits));
            let seen = f64::from(edge.visits);
            let faith = self.tuning.faith;
            let score = (edge.sum + faith * prior) / (seen + faith) + bonus;
            if score > best.0 {
                best = (score, index);
            }
        }
        best.1
    }

    /// What a game is worth to each seat: the chance to win, and a little of the margin.
    fn rewards(&self, rules: &Rules, game: &Game) -> [f64; Seat::MAX] {
        let mut wanted = [false; Seat::MAX];
        for &(node, _) in &self.path {
            wanted[self.tree.node(node).decision.seat.index()] = true;
        }
        let mut rewards = self.value.chances(rules, game, wanted);
        let table = game.table();
        let seats = &Seat::ALL[..table.seats()];
        let value = |seat: Seat| f64::from(rules.family_value(table, seat));
        for &seat in seats {
            // As long as it is open nobody is ahead: so a sure victory is never worth less than a
            // likely one.
            let mut part = 0.5;
            if table.ended() {
                let others = seats.iter().filter(|&&other| other != seat);
                let best = others.map(|&other| value(other)).fold(f64::MAX, f64::min);
                part += 0.5 * ((best - value(seat)) / MARGIN_MAX).clamp(-1.0, 1.0);
            }
            let reward = &mut rewards[seat.index()];
            *reward += self.tuning.margin * (part - *reward);
        }
        rewards
    }
}
