//! What is asked, what may be answered, and why not?

use crate::{
    beat::Way,
    place::{Seat, StackId},
};
use woe_cards::CardId;

/// The plays of a turn. [TURN-1]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Play {
    /// The first.
    First,
    /// The second: no deaths. [TURN-2]
    Second,
    /// A third or later one, which a visible card gives: no deaths at all. [TURN-1] [TURN-5]
    Further,
    /// After both: free plays alone, until the turn is ended. [FREE-2]
    After,
}

/// A card shown with its targets, not yet resolved. [PLAY-1]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Announcement {
    /// Whose card it is.
    pub by: Seat,
    /// The card.
    pub card: CardId,
    /// What it is laid on, or speaks of. [PLAY-2]
    pub named: [Option<StackId>; 2],
    /// In what way it is played.
    pub way: Way,
    /// How many cards its player draws for having played it. [REWARD-1]
    pub reward: u8,
}

/// A verb of a card that is speaking.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Moment {
    /// The card.
    pub card: CardId,
    /// The position of the verb in its immediate text.
    pub verb: u8,
    /// What the card is laid on, or speaks of first.
    pub on: Option<StackId>,
}

/// Why cards are to be discarded.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Due {
    /// An effect says so. [PLAY-2]
    Must,
    /// An effect allows it.
    May,
    /// A tax. [CARD-12]
    Tax,
}

/// What is asked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Question {
    /// Play a card, discard, or pass. [TURN-1]
    Play(Play),
    /// Name the next thing the announced card speaks of. [PLAY-2]
    Name(Announcement),
    /// Answer the announced card, or pass. [RESP-2]
    Respond(Announcement),
    /// Discard so many more cards, one at a time.
    Discard {
        /// How many are left.
        count: u8,
        /// Why.
        due: Due,
        /// The card that asks for it; of several taxes, the first one's.
        card: CardId,
    },
    /// Choose one of two, or neither. [CARD-10]
    Either(Moment),
    /// Use what a card allows, or not. [CARD-11]
    Use(Moment),
    /// Play a card inside an effect, or not. [PLAY-3]
    PlayNow(Moment),
    /// Play one of the cards just taken, or no more of them. [CARD-7]
    PlayTaken,
    /// Choose a Modifier of the hand for an exchange. [CARD-4]
    Exchange(StackId),
    /// Choose a character that stays in the box, or goes to the misfits. [SETUP-4] [SETUP-5]
    SetAside,
    /// Choose a character of the cast for one's family. [TALE-1]
    Cast,
    /// Draw from the pile, or call a seat to take from its hand; so many are left. [DRAW-8]
    Draw {
        /// How many are left.
        left: u8,
    },
}

/// Who must answer, and what.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Decision {
    /// Who must answer.
    pub seat: Seat,
    /// What is asked.
    pub question: Question,
}

/// One of two. [CARD-10]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Choice {
    /// The first.
    First,
    /// The second.
    Second,
}

/// An answer.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Play a card, on or speaking of a stack.
    Play {
        /// The card.
        card: CardId,
        /// What it is laid on, or names first.
        on: Option<StackId>,
    },
    /// Discard one card. [DISC-1]
    Discard(CardId),
    /// Discard the whole hand. [DISC-1]
    DiscardHand,
    /// That stack.
    Choose(StackId),
    /// That card of the hand.
    Pick(CardId),
    /// One of the two.
    Take(Choice),
    /// That seat.
    Call(Seat),
    /// Yes.
    Use,
    /// No, or nothing, or no more. [TURN-4]
    Pass,
    /// One from the pile. [DRAW-8]
    Draw,
}

impl Question {
    /// What an answer means that is written in the words of a record or of a message: there a draw from the
    /// pile is a pass, too, and only the question tells which. [DRAW-8]
    pub fn meant_by(self, written: Action) -> Action {
        let is_draw = matches!(self, Question::Draw { .. }) && written == Action::Pass;
        if is_draw { Action::Draw } else { written }
    }
}

/// Why an action may not be: one variant, one rule.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Refusal {
    /// The story is over.
    StoryIsOver,
    /// Another seat is asked.
    NotYourDecision,
    /// The answer does not fit the question.
    NotAnAnswer,
    /// The card is not in that hand.
    NotInYourHand,
    /// A card that is laid on a character needs one.
    NeedsACharacter,
    /// The card speaks of no character.
    TakesNoCharacter,
    /// There is no such stack in any family.
    NoSuchCharacter,
    /// The dead take no more Modifiers.
    CharacterIsDead,
    /// Nobody dies twice.
    AlreadyDead,
    /// Its Self-Worth is not below zero.
    TooContentToDie,
    /// A death cannot be the second play.
    DeathAsSecondPlay,
    /// A death cannot be a third or later play.
    DeathAsThirdPlay,
    /// The Modifier's own text forbids that character.
    ModifierForbidsIt,
    /// The death's own text forbids that character.
    DeathForbidsIt,
    /// The Event does not speak of such a one.
    EventForbidsIt,
    /// What the Event speaks of does not exist.
    NothingToSpeakOf,
    /// A visible card forbids Events.
    EventsForbidden,
    /// It is a response and nothing else.
    OnlyAResponse,
    /// It does not answer that card.
    NotAResponse,
    /// Both plays are over.
    OnlyFreePlays,
    /// A play discards exactly one card.
    DiscardsOneCard,
    /// A play discards the whole hand.
    DiscardsWholeHand,
    /// There is no card to discard.
    NothingToDiscard,
    /// Cards must be discarded.
    MustDiscard,
    /// A tax must be paid.
    MustPay,
    /// The effect does not offer that card.
    NotOffered,
    /// Only a Modifier can take its place.
    NotAModifier,
    /// One sets aside one's own.
    NotOfYourFamily,
    /// Only Mysteries lie on a Residence, and nowhere else.
    NotForAResidence,
    /// The option lets Mysteries lie on one's own Residence alone.
    NotYourResidence,
    /// The family does not show what the Mystery asks for.
    MysteryUnmet,
    /// A Guest in the middle is nobody's, and cards leave it alone.
    GuestIsNobodys,
    /// A visible card forbids that one there.
    ForbiddenThere,
    /// Nobody undead can die.
    UndeadCannotDie,
    /// Too few characters show what the Story asks for, or not more than its holder's.
    StoryUnmet,
    /// The family shows too few icons for the Story, or not more than its holder's.
    TaleUnmet,
    /// One holds that Story already.
    StoryIsYours,
    /// A card takes a Guest or a Story from others, or from the middle.
    YoursAlready,
    /// That character is not in the cast, or taken.
    NotInTheCast,
    /// There is nothing to take from that seat.
    NothingToTake,
}

impl Refusal {
    /// Every refusal, for documents and tests.
    pub const ALL: [Refusal; 40] = [
        Refusal::StoryIsOver,
        Refusal::NotYourDecision,
        Refusal::NotAnAnswer,
        Refusal::NotInYourHand,
        Refusal::NeedsACharacter,
        Refusal::TakesNoCharacter,
        Refusal::NoSuchCharacter,
        Refusal::CharacterIsDead,
        Refusal::AlreadyDead,
        Refusal::TooContentToDie,
        Refusal::DeathAsSecondPlay,
        Refusal::DeathAsThirdPlay,
        Refusal::ModifierForbidsIt,
        Refusal::DeathForbidsIt,
        Refusal::EventForbidsIt,
        Refusal::NothingToSpeakOf,
        Refusal::EventsForbidden,
        Refusal::OnlyAResponse,
        Refusal::NotAResponse,
        Refusal::OnlyFreePlays,
        Refusal::DiscardsOneCard,
        Refusal::DiscardsWholeHand,
        Refusal::NothingToDiscard,
        Refusal::MustDiscard,
        Refusal::MustPay,
        Refusal::NotOffered,
        Refusal::NotAModifier,
        Refusal::NotOfYourFamily,
        Refusal::NotForAResidence,
        Refusal::NotYourResidence,
        Refusal::MysteryUnmet,
        Refusal::GuestIsNobodys,
        Refusal::ForbiddenThere,
        Refusal::UndeadCannotDie,
        Refusal::StoryUnmet,
        Refusal::TaleUnmet,
        Refusal::StoryIsYours,
        Refusal::YoursAlready,
        Refusal::NotInTheCast,
        Refusal::NothingToTake,
    ];

    /// The id of the rule it stands on.
    pub fn rule(self) -> &'static str {
        match self {
            Refusal::StoryIsOver => "END-1",
            Refusal::NotYourDecision | Refusal::NotAnAnswer | Refusal::NotInYourHand => "TURN-1",
            Refusal::NeedsACharacter => "PLAY-2",
            Refusal::TakesNoCharacter => "EVENT-1",
            Refusal::NoSuchCharacter => "SETUP-1",
            Refusal::CharacterIsDead | Refusal::AlreadyDead => "DEATH-2",
            Refusal::TooContentToDie => "DEATH-1",
            Refusal::DeathAsSecondPlay => "TURN-2",
            Refusal::DeathAsThirdPlay => "TURN-5",
            Refusal::ModifierForbidsIt => "MOD-1",
            Refusal::DeathForbidsIt => "DEATH-5",
            Refusal::EventForbidsIt | Refusal::NothingToSpeakOf => "EVENT-3",
            Refusal::EventsForbidden => "CARD-13",
            Refusal::OnlyAResponse | Refusal::NotAResponse => "RESP-1",
            Refusal::OnlyFreePlays => "FREE-2",
            Refusal::DiscardsOneCard | Refusal::DiscardsWholeHand | Refusal::NothingToDiscard => {
                "DISC-1"
            }
            Refusal::MustDiscard => "PLAY-2",
            Refusal::MustPay => "CARD-12",
            Refusal::NotOffered => "PLAY-3",
            Refusal::NotAModifier => "CARD-4",
            Refusal::NotOfYourFamily => "SETUP-4",
            Refusal::NotForAResidence => "HOME-1",
            Refusal::NotYourResidence => "HOME-2",
            Refusal::MysteryUnmet => "HOME-3",
            Refusal::GuestIsNobodys => "GUEST-7",
            Refusal::ForbiddenThere => "MOD-1",
            Refusal::UndeadCannotDie => "UNDEAD-2",
            Refusal::StoryUnmet => "STORY-2",
            Refusal::TaleUnmet => "TALE-4",
            Refusal::StoryIsYours => "STORY-3",
            Refusal::YoursAlready => "STORY-5",
            Refusal::NotInTheCast => "TALE-1",
            Refusal::NothingToTake => "CARD-11",
        }
    }
}
