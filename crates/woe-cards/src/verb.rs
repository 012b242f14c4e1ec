//! What happens once?

use crate::filter::{CardFilter, StackFilter, Who};

/// One of the things an Event named, in the order of its targets.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Slot {
    /// The first target.
    First,
    /// The second target.
    Second,
}

/// How many cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Amount {
    /// Exactly that many, or all there are. [CARD-10]
    Number(u8),
    /// The whole hand.
    All,
    /// As many as the player likes, none included.
    Any,
    /// Up or down to the draw limit. [DRAW-1]
    ToLimit,
}

/// What waits to be skipped. [SKIP-1]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Skipped {
    /// The next turn to begin.
    Turn,
    /// The next draw step.
    Draw,
}

/// Cards of a stack, as an effect names them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Layer {
    /// The death that shows.
    UntimelyDeath,
    /// The Modifier on top.
    TopModifier,
    /// The Mystery on top. [HOME-5]
    TopMystery,
    /// Every Modifier.
    Modifiers,
}

/// With what a top Modifier changes places.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Exchange {
    /// With the top Modifier of the second target. [CARD-5]
    Second,
    /// With a Modifier from your hand. [CARD-4]
    Hand,
}

/// Which cards may be played inside an effect. [PLAY-3]
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Source {
    /// One card of the hand that fits a filter; no filter asks nothing.
    Hand(Box<[CardFilter]>),
    /// Any of the cards this effect has just taken, one after the other. [CARD-7]
    Taken,
}

/// On what, and against which rule, a card is played inside an effect.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Aim {
    /// Wherever the rules allow.
    Anywhere,
    /// On the first target, whatever its Self-Worth. [CARD-9]
    FirstDespiteWorth,
}

/// From which pile cards are drawn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum From {
    /// The draw pile. [DRAW-3]
    Deck,
    /// The discard pile, its top first.
    Discard,
}

/// Where a Guest or a Story goes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Whither {
    /// To you. [GUEST-3] [STORY-4]
    You,
    /// To the middle, where it is nobody's. [GUEST-7]
    Middle,
}

/// What must be so for some verbs to happen.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Condition {
    /// That Expedition is in the middle, by its position among them; `None`: any. [TRIP-3]
    Expedition(Option<u8>),
    /// Such a stack is on the table.
    Exists(StackFilter),
}

/// Something a card makes happen once.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verb {
    /// Someone draws.
    Draw {
        /// Who draws.
        who: Who,
        /// How many.
        amount: Amount,
        /// From which pile.
        from: From,
    },
    /// Someone discards cards of their choice. [PLAY-2]
    Discard {
        /// Whose hand it is.
        who: Who,
        /// How many.
        amount: Amount,
    },
    /// A neighbour may discard cards from your hand by lot. [CARD-11]
    DiscardByLot {
        /// Who may draw the lots.
        by: Who,
        /// How many.
        count: u8,
    },
    /// Cards go from hand to hand by lot; anyone but you may decline. [CARD-11]
    Take {
        /// Who takes.
        by: Who,
        /// From whose hand.
        from: Who,
        /// How many from each.
        count: u8,
    },
    /// You skip something that is to come. [SKIP-1]
    Skip(Skipped),
    /// A card goes from the first target to the second. [MOD-3] [DEATH-5]
    Move(Layer),
    /// The first target's top Modifier changes places. [MOD-3]
    Swap(Exchange),
    /// Cards of the first target are discarded. [STACK-8]
    Strip(Layer),
    /// A target leaves the game with all that lies on it. [CARD-1]
    Remove(Slot),
    /// You may play a card now. [PLAY-3]
    PlayNow {
        /// Which.
        source: Source,
        /// Where.
        aim: Aim,
    },
    /// You have free plays this turn. [FREE-2]
    Grant {
        /// How many.
        count: u8,
        /// For which cards.
        cards: Box<[CardFilter]>,
    },
    /// You may do one of the two that follow: so many verbs, or so many after them. [CARD-10]
    Either {
        /// How many verbs the first choice has.
        first: u8,
        /// How many verbs the second choice has.
        second: u8,
    },
    /// The verbs that follow happen only if it is so.
    If {
        /// What must be so.
        condition: Condition,
        /// How many verbs hang on it.
        verbs: u8,
    },
    /// The first target, a Guest or a Story, goes there.
    Join(Whither),
    /// Everyone passes the whole hand to that neighbour.
    Hands(Who),
}
