//! What was needed lately?

use std::{
    collections::VecDeque,
    sync::{Arc, Weak},
};

/// What was needed last, so much of it; what was not needed for longest is forgotten first.
pub struct Recent<K, V> {
    most: usize,
    /// The last needed at the end.
    entries: VecDeque<(K, V)>,
}

impl<K: PartialEq, V: Clone> Recent<K, V> {
    /// Nothing yet, and never more than that.
    pub fn new(most: usize) -> Recent<K, V> {
        Recent { most, entries: VecDeque::new() }
    }

    /// What is remembered of it.
    pub fn find(&mut self, key: &K) -> Option<V> {
        let at = self.entries.iter().position(|(known, _)| known == key)?;
        let entry = self.entries.remove(at)?;
        let value = entry.1.clone();
        self.entries.push_back(entry);
        Some(value)
    }

    /// Remembers something that was not there.
    pub fn keep(&mut self, key: K, value: V) {
        self.entries.push_back((key, value));
        if self.entries.len() > self.most {
            self.entries.pop_front();
        }
    }
}

/// The same for what many share: while somebody has it, nobody gets another.
pub(crate) struct InUse<K, V> {
    recent: Recent<K, Arc<V>>,
    shared: Vec<(K, Weak<V>)>,
}

impl<K: PartialEq + Clone, V> InUse<K, V> {
    /// Nothing yet, and never more than that of what nobody has.
    pub(crate) fn new(most: usize) -> InUse<K, V> {
        InUse { recent: Recent::new(most), shared: Vec::new() }
    }

    /// What is remembered of it, or what somebody has.
    pub(crate) fn find(&mut self, key: &K) -> Option<Arc<V>> {
        if let Some(known) = self.recent.find(key) {
            return Some(known);
        }
        let (key, shared) = self.shared.iter().find(|(known, _)| known == key)?;
        let (key, value) = (key.clone(), shared.upgrade()?);
        self.recent.keep(key, value.clone());
        Some(value)
    }

    /// Remembers something that was not there.
    pub(crate) fn keep(&mut self, key: K, value: Arc<V>) {
        self.shared.retain(|(_, shared)| shared.strong_count() > 0);
        self.shared.push((key.clone(), Arc::downgrade(&value)));
        self.recent.keep(key, value);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_not_needed_for_longest_goes_first() {
        let mut recent = Recent::new(2);
        recent.keep("ash", 1);
        recent.keep("birch", 2);
        assert_eq!(recent.find(&"ash"), Some(1));
        recent.keep("cedar", 3);
        let found = ["ash", "birch", "cedar"].map(|tree| recent.find(&tree));
        assert_eq!(found, [Some(1), None, Some(3)]);
    }

    #[test]
    fn what_somebody_has_is_not_made_again_and_what_nobody_has_goes() {
        let mut shared = InUse::new(1);
        let ash = Arc::new("ash");
        shared.keep(1, ash.clone());
        shared.keep(2, Arc::new("birch"));
        assert!(shared.find(&1).is_some_and(|found| Arc::ptr_eq(&found, &ash)));
        assert_eq!(shared.find(&2), None);
        shared.keep(2, Arc::new("birch"));
        drop(ash);
        shared.keep(3, Arc::new("cedar"));
        assert_eq!((shared.find(&1), shared.shared.len()), (None, 2));
    }
}
