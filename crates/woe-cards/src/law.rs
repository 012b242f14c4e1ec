//! What is so while it shows?

/// Something that is so while it shows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Law {
    /// The draw limit of the character's player changes. [DRAW-1]
    DrawLimit(i8),
    /// The character's player discards whenever they play a Modifier. [CARD-12]
    Tax(u8),
    /// The character's player may not play Events. [CARD-13]
    ForbidEvents,
    /// A death may be played on this character as a free play. [FREE-1]
    FreeDeath,
}

/// The sorts of law, without their numbers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum LawKind {
    /// See [`Law::DrawLimit`].
    DrawLimit,
    /// See [`Law::Tax`].
    Tax,
    /// See [`Law::ForbidEvents`].
    ForbidEvents,
    /// See [`Law::FreeDeath`].
    FreeDeath,
}

impl LawKind {
    /// How many there are.
    pub const COUNT: usize = 4;
    /// Every sort of law.
    pub const ALL: [LawKind; LawKind::COUNT] =
        [LawKind::DrawLimit, LawKind::Tax, LawKind::ForbidEvents, LawKind::FreeDeath];
}

/// The laws of one text plate or one portrait, summed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Laws {
    kinds: u8,
    draw_limit: i8,
    tax: u8,
}

impl Laws {
    /// No law.
    pub const NONE: Laws = Laws { kinds: 0, draw_limit: 0, tax: 0 };

    /// These laws and one more.
    pub const fn with(mut self, law: Law) -> Laws {
        let kind = match law {
            Law::DrawLimit(change) => {
                self.draw_limit = self.draw_limit.saturating_add(change);
                LawKind::DrawLimit
            }
            Law::Tax(cards) => {
                self.tax = self.tax.saturating_add(cards);
                LawKind::Tax
            }
            Law::ForbidEvents => LawKind::ForbidEvents,
            Law::FreeDeath => LawKind::FreeDeath,
        };
        self.kinds |= 1 << kind as u8;
        self
    }

    /// Which sorts of law are among them, a bit each in the order of [`LawKind::ALL`].
    pub const fn kinds(self) -> u8 {
        self.kinds
    }

    /// Whether there is such a law among them.
    pub const fn has(self, kind: LawKind) -> bool {
        self.kinds >> kind as u8 & 1 == 1
    }

    /// By how much they change the draw limit.
    pub const fn draw_limit(self) -> i8 {
        self.draw_limit
    }

    /// How many cards they tax each Modifier.
    pub const fn tax(self) -> u8 {
        self.tax
    }

    /// Each law among them.
    pub fn iter(self) -> impl Iterator<Item = Law> {
        LawKind::ALL.into_iter().filter(move |&kind| self.has(kind)).map(move |kind| match kind {
            LawKind::DrawLimit => Law::DrawLimit(self.draw_limit),
            LawKind::Tax => Law::Tax(self.tax),
            LawKind::ForbidEvents => Law::ForbidEvents,
            LawKind::FreeDeath => Law::FreeDeath,
        })
    }
}

impl FromIterator<Law> for Laws {
    fn from_iter<I: IntoIterator<Item = Law>>(laws: I) -> Laws {
        laws.into_iter().fold(Laws::NONE, Laws::with)
    }
}
