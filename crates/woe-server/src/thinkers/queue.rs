//! Whose bot thinks next?

use std::collections::{BTreeMap, HashMap};

/// Fair queueing. Whoever has something done pays for it, in time that only passes here: as much as it may take at
/// most. Next is what would be paid for first if all who wait were served at once, in equal parts. So one with little
/// to do does not wait for those with much, and one with much to do waits for itself alone. What a job turns out to
/// take counts for nothing: the order tells nothing of what a bot saw.
pub(super) struct Queue<P, J> {
    /// Until when whoever is served has paid.
    now: u64,
    /// Until when each has paid that waits; all others until now at most.
    paid: HashMap<P, u64>,
    /// By when they are paid for, and by when they came.
    waiting: BTreeMap<(u64, u64), (P, J)>,
    came: u64,
}

impl<P: Copy + Eq + std::hash::Hash, J> Queue<P, J> {
    /// Nobody waits.
    pub(super) fn new() -> Queue<P, J> {
        Queue { now: 0, paid: HashMap::new(), waiting: BTreeMap::new(), came: 0 }
    }

    /// A job of that party, at that price.
    pub(super) fn push(&mut self, party: P, price: u64, job: J) {
        let paid = self.paid.entry(party).or_insert(0);
        *paid = self.now.max(*paid) + price;
        self.came += 1;
        self.waiting.insert((*paid, self.came), (party, job));
    }

    /// The next job.
    pub(super) fn pop(&mut self) -> Option<J> {
        let ((paid, _), (party, job)) = self.waiting.pop_first()?;
        self.now = self.now.max(paid);
        if self.paid.get(&party).is_some_and(|&until| until <= self.now) {
            self.paid.remove(&party);
        }
        Some(job)
    }

    /// How many jobs wait.
    pub(super) fn len(&self) -> usize {
        self.waiting.len()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RAVEN: u64 = 50_000;
    const CLERK: u64 = 50;

    /// All that wait, in their order.
    fn order<J>(queue: &mut Queue<u32, J>) -> Vec<J> {
        std::iter::from_fn(|| queue.pop()).collect()
    }

    #[test]
    fn one_clerk_is_answered_before_sixty_tables_of_ravens() {
        let mut queue = Queue::new();
        for table in 1..=60 {
            for _ in 0..3 {
                queue.push(table, RAVEN, "raven");
            }
        }
        queue.push(99, CLERK, "clerk");
        assert_eq!(queue.pop(), Some("clerk"));
        // Also in the midst of it, however long they have waited.
        for _ in 0..100 {
            assert_eq!(queue.pop(), Some("raven"));
        }
        queue.push(99, CLERK, "clerk");
        let before = order(&mut queue).iter().position(|job| *job == "clerk").unwrap();
        assert!(before <= 60, "{before} went first");
    }

    #[test]
    fn a_greedy_table_waits_for_itself_alone() {
        let mut queue = Queue::new();
        (0..100).for_each(|_| queue.push(1, RAVEN, 1));
        (0..2).for_each(|_| queue.push(2, RAVEN, 2));
        queue.push(3, RAVEN, 3);
        assert_eq!(order(&mut queue)[..6], [1, 2, 3, 1, 2, 1]);
    }

    #[test]
    fn nobody_waits_for_ever() {
        let mut queue = Queue::new();
        queue.push(0, RAVEN, 0);
        // Others come all the time, each for the first time.
        let served = (1..).map(|table| {
            queue.push(table, CLERK, table);
            queue.pop().unwrap()
        });
        let at = served.take(5000).position(|table| table == 0).unwrap();
        // One that would be done at the same time came later.
        assert_eq!(at as u64, RAVEN / CLERK - 1);
    }

    #[test]
    fn equals_are_served_as_they_came_and_nobody_is_remembered() {
        let mut queue = Queue::new();
        for round in 0..3 {
            (0..5).for_each(|table| queue.push(table, RAVEN, (round, table)));
        }
        assert_eq!(queue.len(), 15);
        let all: Vec<(i32, u32)> = (0..3).flat_map(|it| (0..5).map(move |at| (it, at))).collect();
        assert_eq!(order(&mut queue), all);
        assert_eq!((queue.len(), queue.paid.len()), (0, 0));
    }
}
