//! What is a story icon, and what can an icon slot hold?

use std::num::NonZeroU8;

/// A story icon, interned: its position in [`Catalog::icons`](crate::Catalog::icons).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Icon(u8);

impl Icon {
    /// How many icons a mix of sets can have.
    pub const MAX: usize = 32;

    /// The icon at a position of the catalog's list.
    ///
    /// # Panics
    /// If the position is not below [`Icon::MAX`].
    pub const fn new(index: usize) -> Icon {
        assert!(index < Icon::MAX, "a mix of sets has fewer icons than that");
        Icon(index as u8)
    }

    /// Its position in the catalog's list.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// What is printed in an icon slot that is not clear: an icon, or an opaque disc. [STACK-4]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Mark(NonZeroU8);

impl Mark {
    /// A disc that hides the icon below and gives none.
    pub const BLANK: Mark = Mark(NonZeroU8::MAX);

    /// An icon, printed.
    pub const fn printed(icon: Icon) -> Mark {
        Mark(NonZeroU8::MIN.saturating_add(icon.0))
    }

    /// The icon it gives, if it is not blank.
    pub const fn icon(self) -> Option<Icon> {
        if self.0.get() == NonZeroU8::MAX.get() { None } else { Some(Icon(self.0.get() - 1)) }
    }
}

/// A set of icons.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct IconSet(u32);

impl IconSet {
    /// No icon.
    pub const NONE: IconSet = IconSet(0);

    /// The set with one icon more.
    pub const fn with(self, icon: Icon) -> IconSet {
        IconSet(self.0 | 1 << icon.0)
    }

    /// The icons among these marks: clear film and blank discs give none. [STACK-4]
    #[inline]
    pub fn shown(marks: &[Option<Mark>]) -> IconSet {
        // A mark holds its icon's number and one; none and blank fall off either end.
        let bit = |mark: &Option<Mark>| (1_u64 << (mark.map_or(0, |mark| mark.0.get()) & 63)) >> 1;
        IconSet(marks.iter().fold(0, |icons, mark| icons | bit(mark) as u32))
    }

    /// The set without those of another.
    pub const fn without(self, other: IconSet) -> IconSet {
        IconSet(self.0 & !other.0)
    }

    /// Whether the icon is in it.
    pub const fn contains(self, icon: Icon) -> bool {
        self.0 >> icon.0 & 1 == 1
    }

    /// Whether the sets share an icon.
    pub const fn meets(self, other: IconSet) -> bool {
        self.0 & other.0 != 0
    }

    /// Whether it holds nothing.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Its icons, in the catalog's order.
    pub fn iter(self) -> impl Iterator<Item = Icon> {
        (0..Icon::MAX as u8).map(Icon).filter(move |&icon| self.contains(icon))
    }
}

impl FromIterator<Icon> for IconSet {
    fn from_iter<I: IntoIterator<Item = Icon>>(icons: I) -> IconSet {
        icons.into_iter().fold(IconSet::NONE, IconSet::with)
    }
}
