//! What can speak for an answer, or against it?

use crate::features::{FEATURE_NAMES, FEATURES};

/// Something that an answer changes, and that changes the chance to win.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Reason {
    /// How many of one's own are dead and how many live, and what the dead are worth.
    OwnDead,
    /// What one's own Residence and Story are worth.
    OwnEstate,
    /// The misery of one's own living.
    OwnMisery,
    /// The cheer of one's own living.
    OwnCheer,
    /// What a single card could cover on one's own living.
    OwnExposed,
    /// How many cards one holds, and up to how many one draws.
    OwnCards,
    /// The turns and draws that one will skip.
    OwnSkips,
    /// How many of the others' are dead and how many live, and what the dead are worth.
    OthersDead,
    /// What the others' Residences and Stories are worth.
    OthersEstates,
    /// The misery of the others' living.
    OthersMisery,
    /// The cheer of the others' living.
    OthersCheer,
    /// What a single card could cover on the others' living.
    OthersExposed,
    /// How many cards the others hold, and up to how many they draw.
    OthersCards,
    /// The turns and draws that others will skip.
    OthersSkips,
    /// How every family stands against the best of the rest.
    Standing,
    /// How near the end is.
    EndNear,
    /// Whose turn is next.
    Turn,
    /// The deaths in one's hand.
    HeldDeaths,
    /// The misery in one's hand.
    HeldMisery,
    /// The cheer in one's hand.
    HeldCheer,
    /// The Events in one's hand.
    HeldEvents,
    /// The responses in one's hand.
    HeldResponses,
    /// It ends the story, which is won.
    Wins,
    /// It ends the story, and the victory is shared.
    Shares,
    /// It ends the story, which is lost.
    Loses,
    /// It puts off an end that would come otherwise.
    PutsOff,
}

/// Whose numbers a reason is read from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Whose {
    Own,
    Others,
    Everyones,
}

const DEAD: &[&str] = &["dead-worth", "dead-worth-late", "living", "last-one"];
const MISERY: &[&str] =
    &["sorrow", "sorrow-late", "deepest", "second-deepest", "ripe", "untouched", "last-one-sorrow"];
const CHEER: &[&str] = &["cheer"];
const EXPOSED: &[&str] = &["exposed", "exposed-late"];
const CARDS: &[&str] = &["cards", "draw-limit"];
const SKIPS: &[&str] = &["skipped-turns", "skipped-draws"];
const STANDING: &[&str] =
    &["behind-dead", "behind-all", "rival-dead", "rival-all", "rival-deepest", "rival-living"];
const END_NEAR: &[&str] = &["late", "last-lap"];
const TURN: &[&str] = &["turn", "distance"];
const HELD_DEATHS: &[&str] = &["own-death", "own-deaths", "own-kill", "own-other-kill"];
const HELD_MISERY: &[&str] = &["own-misery", "own-blow", "own-second-blow"];
const HELD_CHEER: &[&str] = &["own-cheer", "own-lift", "own-second-lift", "own-lift-leader"];
const HELD_EVENTS: &[&str] = &["own-events"];
const HELD_RESPONSES: &[&str] = &["own-responses"];

impl Reason {
    /// Every reason.
    pub const ALL: [Reason; 26] = [
        Reason::OwnDead,
        Reason::OwnEstate,
        Reason::OwnMisery,
        Reason::OwnCheer,
        Reason::OwnExposed,
        Reason::OwnCards,
        Reason::OwnSkips,
        Reason::OthersDead,
        Reason::OthersEstates,
        Reason::OthersMisery,
        Reason::OthersCheer,
        Reason::OthersExposed,
        Reason::OthersCards,
        Reason::OthersSkips,
        Reason::Standing,
        Reason::EndNear,
        Reason::Turn,
        Reason::HeldDeaths,
        Reason::HeldMisery,
        Reason::HeldCheer,
        Reason::HeldEvents,
        Reason::HeldResponses,
        Reason::Wins,
        Reason::Shares,
        Reason::Loses,
        Reason::PutsOff,
    ];

    /// Its code, for sentences and machines.
    pub const fn word(self) -> &'static str {
        match self {
            Reason::OwnDead => "own-dead",
            Reason::OwnEstate => "own-estate",
            Reason::OwnMisery => "own-misery",
            Reason::OwnCheer => "own-cheer",
            Reason::OwnExposed => "own-exposed",
            Reason::OwnCards => "own-cards",
            Reason::OwnSkips => "own-skips",
            Reason::OthersDead => "others-dead",
            Reason::OthersEstates => "others-estates",
            Reason::OthersMisery => "others-misery",
            Reason::OthersCheer => "others-cheer",
            Reason::OthersExposed => "others-exposed",
            Reason::OthersCards => "others-cards",
            Reason::OthersSkips => "others-skips",
            Reason::Standing => "standing",
            Reason::EndNear => "end-near",
            Reason::Turn => "turn",
            Reason::HeldDeaths => "held-deaths",
            Reason::HeldMisery => "held-misery",
            Reason::HeldCheer => "held-cheer",
            Reason::HeldEvents => "held-events",
            Reason::HeldResponses => "held-responses",
            Reason::Wins => "wins",
            Reason::Shares => "shares",
            Reason::Loses => "loses",
            Reason::PutsOff => "puts-off",
        }
    }

    /// Whose numbers it is read from, and which; none for what is known exactly.
    pub(super) fn numbers(self) -> Option<(Whose, [bool; FEATURES])> {
        let (whose, names) = self.named()?;
        Some((whose, FEATURE_NAMES.map(|name| names.contains(&name))))
    }

    /// Whether it is about what Residences and Stories count for, which is part of a number of the dead.
    pub(super) const fn is_of_estates(self) -> bool {
        matches!(self, Reason::OwnEstate | Reason::OthersEstates)
    }

    fn named(self) -> Option<(Whose, &'static [&'static str])> {
        use Whose::{Everyones, Others, Own};
        Some(match self {
            Reason::OwnDead => (Own, DEAD),
            Reason::OwnEstate => (Own, &[]),
            Reason::OwnMisery => (Own, MISERY),
            Reason::OwnCheer => (Own, CHEER),
            Reason::OwnExposed => (Own, EXPOSED),
            Reason::OwnCards => (Own, CARDS),
            Reason::OwnSkips => (Own, SKIPS),
            Reason::OthersDead => (Others, DEAD),
            Reason::OthersEstates => (Others, &[]),
            Reason::OthersMisery => (Others, MISERY),
            Reason::OthersCheer => (Others, CHEER),
            Reason::OthersExposed => (Others, EXPOSED),
            Reason::OthersCards => (Others, CARDS),
            Reason::OthersSkips => (Others, SKIPS),
            Reason::Standing => (Everyones, STANDING),
            Reason::EndNear => (Everyones, END_NEAR),
            Reason::Turn => (Everyones, TURN),
            Reason::HeldDeaths => (Own, HELD_DEATHS),
            Reason::HeldMisery => (Own, HELD_MISERY),
            Reason::HeldCheer => (Own, HELD_CHEER),
            Reason::HeldEvents => (Own, HELD_EVENTS),
            Reason::HeldResponses => (Own, HELD_RESPONSES),
            Reason::Wins | Reason::Shares | Reason::Loses | Reason::PutsOff => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Says whose row it is, and never changes.
    const CONSTANT: &str = "own";

    #[test]
    fn every_number_of_ones_own_row_is_in_one_reason() {
        let read = |name: &str, of: Whose| {
            let named = Reason::ALL.iter().filter_map(|reason| reason.named());
            let mine = named.filter(|&(whose, _)| whose == of || whose == Whose::Everyones);
            mine.filter(|(_, names)| names.contains(&name)).count()
        };
        for name in FEATURE_NAMES.into_iter().filter(|&name| name != CONSTANT) {
            assert_eq!(read(name, Whose::Own), 1, "{name} in one's own row");
            // What is held is seen in no other row.
            let open = usize::from(!name.starts_with("own-"));
            assert_eq!(read(name, Whose::Others), open, "{name} in the others' rows");
        }
    }

    #[test]
    fn no_reason_reads_a_number_that_is_not_there() {
        let names = Reason::ALL.iter().filter_map(|reason| reason.named());
        for name in names.flat_map(|(_, names)| names) {
            assert!(FEATURE_NAMES.contains(name), "there is no {name}");
        }
    }
}
