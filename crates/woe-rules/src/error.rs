//! How does an engineer read a no?
//!
//! Players are told by `woe-prose`, in their language and in the words of their game. What stands here goes
//! into logs, panics of tests and the errors of other programs: terse, and with the rule.

use crate::{
    decision::Refusal,
    record::{Divergence, Estranged},
    turn::Unplayable,
};
use std::{error::Error, fmt};

impl Refusal {
    /// What was wrong with the answer.
    fn words(self) -> &'static str {
        match self {
            Refusal::StoryIsOver => "no decision: game over",
            Refusal::NotYourDecision => {
                "decision belongs to another seat, or is not the current one"
            }
            Refusal::NotAnAnswer => "action does not fit the question",
            Refusal::NotInYourHand => "card not in hand",
            Refusal::NeedsACharacter => "missing stack",
            Refusal::TakesNoCharacter => "unexpected stack",
            Refusal::NoSuchCharacter => "stack is in no family",
            Refusal::CharacterIsDead => "modifier on a dead character",
            Refusal::AlreadyDead => "death on a dead character",
            Refusal::TooContentToDie => "death on a character with self-worth of zero or more",
            Refusal::DeathAsSecondPlay => "death as second play",
            Refusal::DeathAsThirdPlay => "death as further play",
            Refusal::ModifierForbidsIt => "stack does not match the modifier's filter",
            Refusal::DeathForbidsIt => "stack does not match the death's filter",
            Refusal::EventForbidsIt => "stack does not match the event's target",
            Refusal::NothingToSpeakOf => "event without a possible target",
            Refusal::EventsForbidden => "events barred by a visible law",
            Refusal::OnlyAResponse => "card has a response and no other effect",
            Refusal::NotAResponse => "card does not respond to the announced one",
            Refusal::OnlyFreePlays => "no play left but free ones",
            Refusal::DiscardsOneCard => "whole hand discarded where one card is due",
            Refusal::DiscardsWholeHand => "one card discarded where the whole hand is due",
            Refusal::NothingToDiscard => "hand is empty",
            Refusal::MustDiscard => "pass on a mandatory discard",
            Refusal::MustPay => "pass on a tax",
            Refusal::NotOffered => "card not among those on offer",
            Refusal::NotAModifier => "card of the exchange is no modifier",
            Refusal::NotOfYourFamily => "stack of another family set aside",
            Refusal::NotForAResidence => "card and stack of kinds that do not go together",
            Refusal::NotYourResidence => "mystery on another seat's residence",
            Refusal::MysteryUnmet => "tally of the mystery not met",
            Refusal::GuestIsNobodys => "guest is in the middle",
            Refusal::ForbiddenThere => "card barred from that stack by a visible law",
            Refusal::UndeadCannotDie => "death on an undead character",
            Refusal::StoryUnmet => "tally of the story not met by characters",
            Refusal::TaleUnmet => "tally of the story not met by icons",
            Refusal::StoryIsYours => "story claimed by its holder",
            Refusal::YoursAlready => "stack taken by its controller",
            Refusal::NotInTheCast => "character is not in the cast",
            Refusal::NothingToTake => "called seat is one's own, or its hand is empty",
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} [{}]", self.words(), self.rule())
    }
}

impl Error for Refusal {}

impl fmt::Display for Unplayable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Unplayable::Seats => "number of seats out of range [SETUP-6]",
            Unplayable::Start => "starting seat out of range [SETUP-3]",
            Unplayable::NoSuchFamily => "family out of range [SETUP-1]",
            Unplayable::FamilyTwice => "duplicate family [SETUP-1]",
            Unplayable::Misfits => "misfits without four families, or more than once [SETUP-5]",
            Unplayable::Characters => "characters per family out of range [SETUP-4] [TALE-1]",
            Unplayable::Rounds => "no rounds [END-3]",
            Unplayable::TooFewCards => "draw pile smaller than the first hands [SETUP-2]",
            Unplayable::TooManyStacks => "more stacks than a table holds",
            Unplayable::WrongPlace => "card of a kind that cannot be in that place",
            Unplayable::CardTwice => "duplicate card",
            Unplayable::NoFamily => "seat without a character [SETUP-1]",
            Unplayable::NoSuchStory => "story out of range, or duplicate [STORY-1]",
            Unplayable::TooFewCharacters => "cast smaller than the families to be cast [TALE-1]",
            Unplayable::Middle => "guests or stories out of range [GUEST-1] [STORY-1]",
            Unplayable::TooManyStories => "more stories than these cards allow [TALE-3]",
        })
    }
}

impl Error for Unplayable {}

impl fmt::Display for Divergence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Divergence::Unplayable(why) => write!(f, "deal fails: {why}"),
            Divergence::Unreadable(answer) => write!(f, "unreadable answer {answer:?}"),
            Divergence::Refused(why) => write!(f, "answer refused: {why}"),
            Divergence::OtherBeats { recorded, told } => {
                write!(f, "beats differ: recorded {recorded:?}, replayed {told:?}")
            }
        }
    }
}

impl Error for Divergence {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            Divergence::Unplayable(why) => Some(why),
            Divergence::Refused(why) => Some(why),
            Divergence::Unreadable(_) | Divergence::OtherBeats { .. } => None,
        }
    }
}

impl fmt::Display for Estranged {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Estranged::OtherCards(sets) => {
                let ids: Vec<&str> = sets.iter().map(|set| set.id.as_str()).collect();
                write!(f, "recorded with other cards of: {}", ids.join(", "))
            }
            Estranged::Diverged(line, why) => write!(f, "line {line}: {why}"),
        }
    }
}

impl Error for Estranged {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            Estranged::OtherCards(_) => None,
            Estranged::Diverged(_, why) => Some(why),
        }
    }
}
