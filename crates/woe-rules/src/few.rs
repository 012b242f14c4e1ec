//! How are short lists held in place, so that a game stays one copyable block?

use std::{fmt, ops::Deref};

/// A short list held in place: copied with its owner, never allocated.
#[derive(Clone, Copy)]
pub struct Few<T, const N: usize> {
    items: [T; N],
    len: u8,
}

impl<T: Copy + Default, const N: usize> Few<T, N> {
    /// The empty list.
    pub fn new() -> Few<T, N> {
        Few { items: [T::default(); N], len: 0 }
    }

    /// Adds an item at the end.
    ///
    /// # Panics
    /// If the list is full: whoever pushes knows that there is room.
    #[inline]
    pub fn push(&mut self, item: T) {
        self.items[self.len as usize] = item;
        self.len += 1;
    }

    /// Takes the last item.
    #[inline]
    pub fn pop(&mut self) -> Option<T> {
        let last = self.last().copied()?;
        self.len -= 1;
        Some(last)
    }

    /// The last item, to be changed.
    #[inline]
    pub fn last_mut(&mut self) -> Option<&mut T> {
        self.items[..self.len as usize].last_mut()
    }

    /// The items, to be changed.
    pub(crate) fn items_mut(&mut self) -> &mut [T] {
        &mut self.items[..self.len as usize]
    }

    /// Puts an item at a position; what follows moves down.
    ///
    /// # Panics
    /// If the list is full: whoever inserts knows that there is room.
    pub fn insert(&mut self, index: usize, item: T) {
        self.push(item);
        let len = self.len as usize;
        self.items[index..len].rotate_right(1);
    }

    /// Takes out the item at a position; what follows moves up.
    pub fn remove(&mut self, index: usize) -> T {
        let item = self[index];
        self.items.copy_within(index + 1..self.len as usize, index);
        self.len -= 1;
        item
    }

    /// Forgets all items.
    pub fn clear(&mut self) {
        self.len = 0;
    }

    /// How many more fit.
    pub fn room(&self) -> usize {
        N - self.len as usize
    }
}

impl<T: Copy + Default, const N: usize> Default for Few<T, N> {
    fn default() -> Self {
        Few::new()
    }
}

impl<T, const N: usize> Deref for Few<T, N> {
    type Target = [T];

    #[inline]
    fn deref(&self) -> &[T] {
        &self.items[..self.len as usize]
    }
}

impl<T: PartialEq, const N: usize> PartialEq for Few<T, N> {
    fn eq(&self, other: &Self) -> bool {
        self[..] == other[..]
    }
}

impl<T: Eq, const N: usize> Eq for Few<T, N> {}

impl<T: fmt::Debug, const N: usize> fmt::Debug for Few<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl<T: Copy + Default, const N: usize> FromIterator<T> for Few<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        items.into_iter().fold(Few::new(), |mut few, item| {
            few.push(item);
            few
        })
    }
}
