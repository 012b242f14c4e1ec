//! What does a player like, when it makes little difference?

mod grudges;
mod taste;

pub(crate) use taste::Taste;

/// What a player prefers among answers of about the same worth.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Style {
    /// Nothing: the best is the best.
    #[default]
    Plain,
    /// To hurt whoever hurt it most.
    Vengeful,
    /// To hold many cards, and Events above all.
    Magpie,
    /// The misery of its own family, first and foremost.
    Martyr,
    /// Not to decide who of the others wins: it neither hurts the last of them nor helps the first.
    KingmakerAverse,
    /// To go on with the character it played on last, until that one dies.
    Dramatist,
}

impl Style {
    /// Every style.
    pub const ALL: [Style; 6] = [
        Style::Plain,
        Style::Vengeful,
        Style::Magpie,
        Style::Martyr,
        Style::KingmakerAverse,
        Style::Dramatist,
    ];

    /// Its name in commands and records.
    pub const fn word(self) -> &'static str {
        match self {
            Style::Plain => "plain",
            Style::Vengeful => "vengeful",
            Style::Magpie => "magpie",
            Style::Martyr => "martyr",
            Style::KingmakerAverse => "kingmaker-averse",
            Style::Dramatist => "dramatist",
        }
    }

    /// The style with that name.
    pub fn named(word: &str) -> Option<Style> {
        Style::ALL.into_iter().find(|style| style.word() == word)
    }
}
