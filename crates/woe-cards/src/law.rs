//! What is so while it shows?

use crate::filter::CardFilters;

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
    /// The character is undead. [UNDEAD-2]
    Undead,
    /// The player's turn has so many plays more, or fewer. [TURN-1]
    Plays(i8),
    /// Some cards may not be played there. [MOD-1]
    Bar(Bar),
    /// The player draws whenever they play some cards. [REWARD-1]
    Reward(Reward),
    /// The player may take what they would draw from other hands instead. [DRAW-8]
    Pilfer,
    /// The player's second play may be a death. [TURN-5]
    LateDeath,
    /// A death may be played there whatever the Self-Worth. [DEATH-1]
    AnyDeath,
}

/// Which cards may not be played where.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Bar {
    /// The cards.
    pub cards: CardFilters,
    /// Where.
    pub over: Over,
}

/// Over whom a bar extends.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Over {
    /// The character on which it shows.
    This,
    /// The whole family; of an Expedition, everyone.
    Family,
}

/// Which cards are rewarded, and how.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Reward {
    /// The cards.
    pub cards: CardFilters,
    /// How many cards are drawn.
    pub draw: u8,
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
    /// See [`Law::Undead`].
    Undead,
    /// See [`Law::Plays`].
    Plays,
    /// See [`Law::Bar`].
    Bar,
    /// See [`Law::Reward`].
    Reward,
    /// See [`Law::Pilfer`].
    Pilfer,
    /// See [`Law::LateDeath`].
    LateDeath,
    /// See [`Law::AnyDeath`].
    AnyDeath,
}

impl LawKind {
    /// How many there are.
    pub const COUNT: usize = 11;
    /// How many of them, from the first, a table keeps a set each for: those that the base game asks
    /// about at every turn.
    pub const COMMON: usize = 4;
    /// Every sort of law.
    pub const ALL: [LawKind; LawKind::COUNT] = [
        LawKind::DrawLimit,
        LawKind::Tax,
        LawKind::ForbidEvents,
        LawKind::FreeDeath,
        LawKind::Undead,
        LawKind::Plays,
        LawKind::Bar,
        LawKind::Reward,
        LawKind::Pilfer,
        LawKind::LateDeath,
        LawKind::AnyDeath,
    ];

    /// The word for it in set files.
    pub const fn word(self) -> &'static str {
        match self {
            LawKind::DrawLimit => "draw-limit",
            LawKind::Tax => "tax",
            LawKind::ForbidEvents | LawKind::Bar => "forbid",
            LawKind::FreeDeath => "free-death",
            LawKind::Undead => "undead",
            LawKind::Plays => "plays",
            LawKind::Reward => "reward",
            LawKind::Pilfer => "pilfer",
            LawKind::LateDeath => "late-death",
            LawKind::AnyDeath => "any-death",
        }
    }
}

/// The laws of one text plate or one portrait, summed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Laws {
    kinds: u16,
    draw_limit: i8,
    tax: u8,
    plays: i8,
    bar: Option<Bar>,
    reward: Option<Reward>,
}

impl Laws {
    /// No law.
    pub const NONE: Laws =
        Laws { kinds: 0, draw_limit: 0, tax: 0, plays: 0, bar: None, reward: None };

    /// These laws and one more.
    pub const fn with(mut self, law: Law) -> Laws {
        match law {
            Law::DrawLimit(change) => self.draw_limit = self.draw_limit.saturating_add(change),
            Law::Tax(cards) => self.tax = self.tax.saturating_add(cards),
            Law::Plays(change) => self.plays = self.plays.saturating_add(change),
            Law::Bar(bar) => self.bar = Some(bar),
            Law::Reward(reward) => self.reward = Some(reward),
            Law::ForbidEvents
            | Law::FreeDeath
            | Law::Undead
            | Law::Pilfer
            | Law::LateDeath
            | Law::AnyDeath => {}
        }
        self.kinds |= 1 << law.kind() as u16;
        self
    }

    /// Which sorts of law are among them, a bit each in the order of [`LawKind::ALL`].
    #[inline]
    pub const fn kinds(&self) -> u16 {
        self.kinds
    }

    /// Whether there is such a law among them.
    #[inline]
    pub const fn has(&self, kind: LawKind) -> bool {
        self.kinds >> kind as u16 & 1 == 1
    }

    /// By how much they change the draw limit.
    #[inline]
    pub const fn draw_limit(&self) -> i8 {
        self.draw_limit
    }

    /// How many cards they tax each Modifier.
    #[inline]
    pub const fn tax(&self) -> u8 {
        self.tax
    }

    /// By how much they change the plays of a turn.
    pub const fn plays(&self) -> i8 {
        self.plays
    }

    /// Which cards may not be played where.
    pub const fn bar(&self) -> Option<Bar> {
        self.bar
    }

    /// Which cards are rewarded.
    pub const fn reward(&self) -> Option<Reward> {
        self.reward
    }

    /// Each law among them.
    pub fn iter(self) -> impl Iterator<Item = Law> {
        LawKind::ALL.into_iter().filter(move |&kind| self.has(kind)).filter_map(move |kind| {
            Some(match kind {
                LawKind::DrawLimit => Law::DrawLimit(self.draw_limit),
                LawKind::Tax => Law::Tax(self.tax),
                LawKind::ForbidEvents => Law::ForbidEvents,
                LawKind::FreeDeath => Law::FreeDeath,
                LawKind::Undead => Law::Undead,
                LawKind::Plays => Law::Plays(self.plays),
                LawKind::Bar => Law::Bar(self.bar?),
                LawKind::Reward => Law::Reward(self.reward?),
                LawKind::Pilfer => Law::Pilfer,
                LawKind::LateDeath => Law::LateDeath,
                LawKind::AnyDeath => Law::AnyDeath,
            })
        })
    }
}

impl Law {
    /// The laws that are a word alone in set files.
    pub(crate) const ALONE: [Law; 5] =
        [Law::FreeDeath, Law::AnyDeath, Law::LateDeath, Law::Undead, Law::Pilfer];

    /// Its sort.
    pub const fn kind(self) -> LawKind {
        match self {
            Law::DrawLimit(_) => LawKind::DrawLimit,
            Law::Tax(_) => LawKind::Tax,
            Law::ForbidEvents => LawKind::ForbidEvents,
            Law::FreeDeath => LawKind::FreeDeath,
            Law::Undead => LawKind::Undead,
            Law::Plays(_) => LawKind::Plays,
            Law::Bar(_) => LawKind::Bar,
            Law::Reward(_) => LawKind::Reward,
            Law::Pilfer => LawKind::Pilfer,
            Law::LateDeath => LawKind::LateDeath,
            Law::AnyDeath => LawKind::AnyDeath,
        }
    }
}

impl FromIterator<Law> for Laws {
    fn from_iter<I: IntoIterator<Item = Law>>(laws: I) -> Laws {
        laws.into_iter().fold(Laws::NONE, Laws::with)
    }
}
