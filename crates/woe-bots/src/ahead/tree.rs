//! What was tried, how often, and what came of it?

use woe_rules::{Action, Decision};

/// Where a node stands in its tree.
pub(crate) type NodeId = u32;
/// How many questions are kept at most: more would fit no memory, however long one may think.
const NODES_MAX: usize = 200_000;
/// Nowhere.
const NONE: NodeId = NodeId::MAX;

/// An answer that was considered.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Edge {
    pub(crate) action: Action,
    /// What it was worth at first sight, to whoever decides.
    pub(crate) prior: f32,
    /// What common sense adds.
    bias: f32,
    /// Its part of the attention, as long as nothing else is known.
    pub(crate) part: f32,
    pub(crate) visits: u32,
    /// The sum of what came of it, to whoever decides.
    pub(crate) sum: f64,
    child: NodeId,
}

impl Edge {
    pub(crate) fn new(action: Action, prior: f32, part: f32) -> Edge {
        Edge { action, prior, bias: 0.0, part, visits: 0, sum: 0.0, child: NONE }
    }

    /// The same with what common sense adds.
    pub(crate) fn biased(self, bias: f32) -> Edge {
        Edge { bias, ..self }
    }

    /// What came of it on average; what it was worth at first sight counts as some visits.
    pub(crate) fn mean(&self, faith: f64) -> f64 {
        let seen = self.sum + faith * f64::from(self.prior);
        seen / (f64::from(self.visits) + faith) + f64::from(self.bias)
    }
}

/// A question that was reached.
#[derive(Clone, Debug)]
pub(crate) struct Node {
    pub(crate) decision: Decision,
    pub(crate) visits: u32,
    /// Whether the edges are all the answers there are, the most promising first.
    pub(crate) ranked: bool,
    pub(crate) edges: Vec<Edge>,
    /// Another question that the same answer led to, in another game.
    sibling: NodeId,
}

/// All questions that were reached, the first one first.
#[derive(Clone, Debug, Default)]
pub(crate) struct Tree {
    nodes: Vec<Node>,
}

impl Tree {
    /// The root of every tree.
    pub(crate) const ROOT: NodeId = 0;

    /// A tree that is only a question.
    pub(crate) fn restart(&mut self, decision: Decision) {
        self.nodes.clear();
        self.grow(decision);
    }

    pub(crate) fn node(&self, id: NodeId) -> &Node {
        &self.nodes[id as usize]
    }

    pub(crate) fn node_mut(&mut self, id: NodeId) -> &mut Node {
        &mut self.nodes[id as usize]
    }

    fn grow(&mut self, decision: Decision) -> NodeId {
        let id = self.nodes.len() as NodeId;
        let node = Node { decision, visits: 0, ranked: false, edges: Vec::new(), sibling: NONE };
        self.nodes.push(node);
        id
    }

    /// Whether no question can be added.
    pub(crate) fn is_full(&self) -> bool {
        self.nodes.len() >= NODES_MAX
    }

    /// The node for the question that an answer led to, and whether it is new.
    pub(crate) fn follow(
        &mut self,
        from: NodeId,
        edge: usize,
        decision: Decision,
    ) -> (NodeId, bool) {
        let first = self.node(from).edges[edge].child;
        let mut at = first;
        while at != NONE {
            let node = self.node(at);
            if node.decision == decision {
                return (at, false);
            }
            at = node.sibling;
        }
        if self.is_full() {
            return (from, false);
        }
        let id = self.grow(decision);
        self.nodes[id as usize].sibling = first;
        self.nodes[from as usize].edges[edge].child = id;
        (id, true)
    }
}
