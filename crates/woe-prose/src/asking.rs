//! How are questions put, and how is no said?

use crate::{
    lang::{Language, Value, say},
    noun::{Voice, base_word},
    telling::{Narrator, join},
};
use woe_cards::{CardId, Catalog, Kind};
use woe_rules::{Announcement, Decision, Due, Glimpse, Play, Question, Refusal, Seat, Unplayable};

impl Narrator<'_> {
    /// Who is asked what.
    pub fn question(&self, asked: Decision) -> String {
        let seat = self.seat_args(asked.seat);
        let (key, args) = match asked.question {
            Question::Play(Play::First) => ("ask-first-play", seat),
            Question::Play(Play::Second) => ("ask-second-play", seat),
            Question::Play(Play::Further) => ("ask-further-play", seat),
            Question::Play(Play::After) => ("ask-after-plays", seat),
            Question::Name(of) => {
                let card = self.card_args(Glimpse::Known(of.card));
                let base = vec![("base", Value::from(self.unnamed(&of)))];
                ("ask-name", join(join(seat, card), base))
            }
            Question::Respond(of) => {
                let announced = self.announced_args(Glimpse::Known(of.card), of.named[0]);
                ("ask-respond", join(seat, announced))
            }
            Question::Discard { count, due, card } => {
                let due = match due {
                    Due::Must => "must",
                    Due::May => "may",
                    Due::Tax => "tax",
                };
                let due = vec![("due", Value::from(due)), ("count", count.into())];
                let card = self.card_args(Glimpse::Known(card));
                ("ask-discard", join(join(seat, card), due))
            }
            Question::Either(of) => return self.ask_of("ask-either", asked.seat, of.card),
            Question::Use(of) => return self.ask_of("ask-use", asked.seat, of.card),
            Question::PlayNow(of) => return self.ask_of("ask-play-now", asked.seat, of.card),
            Question::PlayTaken => ("ask-play-taken", seat),
            Question::Exchange(stack) => ("ask-exchange", join(seat, self.stack_args(stack))),
            Question::SetAside => ("ask-set-aside", seat),
            Question::Cast => ("ask-cast", seat),
            Question::Draw { left } => ("ask-draw", join(seat, vec![("count", left.into())])),
        };
        self.voice.say(key, &args)
    }

    /// What the next thing is called that an announced card must name.
    fn unnamed(&self, of: &Announcement) -> &'static str {
        let card = self.voice.catalog.cards.get(of.card.index());
        let named = of.named.iter().flatten().count();
        let target = card.and_then(|card| card.targets.get(named));
        target.map_or(Kind::Character.word(), |target| base_word(target.filter))
    }

    /// Why not, in the words of this table. [TALE-2]
    pub fn refusal(&self, no: Refusal) -> String {
        refusal(self.voice.catalog, self.voice.language, no)
    }

    fn ask_of(&self, key: &str, seat: Seat, card: CardId) -> String {
        let args = join(self.seat_args(seat), self.card_args(Glimpse::Known(card)));
        self.voice.say(key, &args)
    }
}

/// Why not, in the words of those cards; the id of the rule is not said. [TALE-2]
pub fn refusal(catalog: &Catalog, language: Language, refusal: Refusal) -> String {
    Voice::to_you(catalog, language).say(refusal_key(refusal), &[])
}

/// The key of that sentence, for those who say it elsewhere.
pub fn refusal_key(refusal: Refusal) -> &'static str {
    match refusal {
        Refusal::StoryIsOver => "refusal-story-is-over",
        Refusal::NotYourDecision => "refusal-not-your-decision",
        Refusal::NotAnAnswer => "refusal-not-an-answer",
        Refusal::NotInYourHand => "refusal-not-in-your-hand",
        Refusal::NeedsACharacter => "refusal-needs-a-character",
        Refusal::TakesNoCharacter => "refusal-takes-no-character",
        Refusal::NoSuchCharacter => "refusal-no-such-character",
        Refusal::CharacterIsDead => "refusal-character-is-dead",
        Refusal::AlreadyDead => "refusal-already-dead",
        Refusal::TooContentToDie => "refusal-too-content-to-die",
        Refusal::DeathAsSecondPlay => "refusal-death-as-second-play",
        Refusal::DeathAsThirdPlay => "refusal-death-as-third-play",
        Refusal::ModifierForbidsIt => "refusal-modifier-forbids-it",
        Refusal::DeathForbidsIt => "refusal-death-forbids-it",
        Refusal::EventForbidsIt => "refusal-event-forbids-it",
        Refusal::NothingToSpeakOf => "refusal-nothing-to-speak-of",
        Refusal::EventsForbidden => "refusal-events-forbidden",
        Refusal::OnlyAResponse => "refusal-only-a-response",
        Refusal::NotAResponse => "refusal-not-a-response",
        Refusal::OnlyFreePlays => "refusal-only-free-plays",
        Refusal::DiscardsOneCard => "refusal-discards-one-card",
        Refusal::DiscardsWholeHand => "refusal-discards-whole-hand",
        Refusal::NothingToDiscard => "refusal-nothing-to-discard",
        Refusal::MustDiscard => "refusal-must-discard",
        Refusal::MustPay => "refusal-must-pay",
        Refusal::NotOffered => "refusal-not-offered",
        Refusal::NotAModifier => "refusal-not-a-modifier",
        Refusal::NotOfYourFamily => "refusal-not-of-your-family",
        Refusal::NotForAResidence => "refusal-not-for-a-residence",
        Refusal::NotYourResidence => "refusal-not-your-residence",
        Refusal::MysteryUnmet => "refusal-mystery-unmet",
        Refusal::GuestIsNobodys => "refusal-guest-is-nobodys",
        Refusal::ForbiddenThere => "refusal-forbidden-there",
        Refusal::UndeadCannotDie => "refusal-undead-cannot-die",
        Refusal::StoryUnmet => "refusal-story-unmet",
        Refusal::TaleUnmet => "refusal-tale-unmet",
        Refusal::StoryIsYours => "refusal-story-is-yours",
        Refusal::YoursAlready => "refusal-yours-already",
        Refusal::NotInTheCast => "refusal-not-in-the-cast",
        Refusal::NothingToTake => "refusal-nothing-to-take",
    }
}

/// Why a table cannot be laid so.
pub fn unplayable(language: Language, why: Unplayable) -> String {
    let key = match why {
        Unplayable::Seats => "unplayable-seats",
        Unplayable::Start => "unplayable-start",
        Unplayable::NoSuchFamily => "unplayable-no-such-family",
        Unplayable::FamilyTwice => "unplayable-family-twice",
        Unplayable::Misfits => "unplayable-misfits",
        Unplayable::Characters => "unplayable-characters",
        Unplayable::Rounds => "unplayable-rounds",
        Unplayable::TooFewCards => "unplayable-too-few-cards",
        Unplayable::TooManyStacks => "unplayable-too-many-stacks",
        Unplayable::WrongPlace => "unplayable-wrong-place",
        Unplayable::CardTwice => "unplayable-card-twice",
        Unplayable::NoFamily => "unplayable-no-family",
        Unplayable::NoSuchStory => "unplayable-no-such-story",
        Unplayable::TooFewCharacters => "unplayable-too-few-characters",
        Unplayable::Middle => "unplayable-middle",
        Unplayable::TooManyStories => "unplayable-too-many-stories",
    };
    say(language, key, &[])
}
