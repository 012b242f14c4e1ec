//! How does a game begin, and how does one turn follow another?

use crate::{
    agenda::{Agenda, Task},
    beat::{Beat, Witness},
    decision::{Play, Question},
    fate::{Fate, Key, Label, Stream},
    few::Few,
    game::{Game, Rules, Teller},
    place::{Place, Seat, StackId},
    profile::{Casting, DEFAULT_STORIES, MIDDLE_MAX},
    table::Table,
};

/// How many cards a first hand has. [SETUP-2]
const FIRST_HAND: usize = 5;
/// How many characters a family has. [SETUP-1]
const FAMILY_SIZE: usize = 5;
/// How many characters a player of a set without families has, if the table does not say. [TALE-1]
pub const CAST_SIZE: usize = 4;

/// With whom a seat begins.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Folk {
    /// The family at that position of the catalog. [SETUP-1]
    Family(u8),
    /// Whoever the others set aside. [SETUP-5]
    Misfits,
    /// Nobody yet: its characters come from the cast of a set without families. [TALE-1]
    #[default]
    Cast,
}

impl Folk {
    /// The family at that position; without one the misfits, and in a set without families the cast.
    pub fn new(position: Option<u8>, families: usize) -> Folk {
        match position {
            Some(position) => Folk::Family(position),
            None if families == 0 => Folk::Cast,
            None => Folk::Misfits,
        }
    }

    /// The position of its family, if it is one.
    pub fn family(self) -> Option<u8> {
        match self {
            Folk::Family(position) => Some(position),
            Folk::Misfits | Folk::Cast => None,
        }
    }
}

/// Who sits where, and who starts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Seating {
    /// With whom each seat begins.
    pub families: Few<Folk, { Seat::MAX }>,
    /// Who starts. [SETUP-3]
    pub start: Start,
    /// The Stories that the table agreed on, by position; none: by lot. [TALE-3]
    pub stories: Few<u8, MIDDLE_MAX>,
}

/// Who starts. [SETUP-3]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Start {
    /// The seat whose day was worst, as the table settled it.
    Seat(Seat),
    /// By lot.
    Lot,
}

/// Why a table cannot be laid so.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unplayable {
    /// Two to five can play. [SETUP-6]
    Seats,
    /// That seat is not at the table.
    Start,
    /// There is no such family in these sets. [SETUP-1]
    NoSuchFamily,
    /// Each family sits once. [SETUP-1]
    FamilyTwice,
    /// Misfits need five seats, and the four others need families. [SETUP-5]
    Misfits,
    /// Two to five characters a family; where there are none, two to four. [SETUP-4] [TALE-1]
    Characters,
    /// An evening has one round at least. [END-3]
    Rounds,
    /// There are too few cards for the first hands. [SETUP-2]
    TooFewCards,
    /// A table has room for so many stacks.
    TooManyStacks,
    /// A card is where it cannot lie.
    WrongPlace,
    /// A card is in two places.
    CardTwice,
    /// A seat has no family. [SETUP-1]
    NoFamily,
    /// There is no such Story, or one is named twice. [STORY-1]
    NoSuchStory,
    /// There are too few characters for so many seats. [TALE-1]
    TooFewCharacters,
    /// There is room for so many Guests and Stories. [GUEST-1] [STORY-1]
    Middle,
    /// These cards allow fewer Stories in the middle. [TALE-3]
    TooManyStories,
}

impl Seating {
    /// So many seats with the catalog's families in order; the fifth of four has the misfits. Where there
    /// are no families, everyone waits for the cast.
    pub fn in_order(seats: usize, families: usize) -> Seating {
        let family = |seat: usize| Folk::new((seat < families).then_some(seat as u8), families);
        Seating {
            families: (0..seats.min(Seat::MAX)).map(family).collect(),
            start: Start::Seat(Seat::Zero),
            stories: Few::new(),
        }
    }
}

impl Rules {
    /// Lays the table and runs up to the first question; set-up choices are decisions, too.
    pub fn deal(&self, seating: &Seating, key: Key) -> Result<Game, Unplayable> {
        self.deal_to(seating, key, &mut ())
    }

    /// The same, before a witness.
    pub fn deal_to(
        &self,
        seating: &Seating,
        key: Key,
        witness: &mut impl Witness,
    ) -> Result<Game, Unplayable> {
        let mut game = self.lay(seating, key)?;
        self.begin(&mut game, witness);
        Ok(game)
    }

    /// The table before anything happens on it: families, and the draw pile in the catalog's order.
    pub(crate) fn lay(&self, seating: &Seating, key: Key) -> Result<Game, Unplayable> {
        self.check_seating(seating)?;
        let seats = seating.families.len();
        let start = match seating.start {
            Start::Seat(seat) => seat,
            Start::Lot => {
                let lot = Stream::new(key, Label::Start, 0).below(seats as u32);
                Seat::ALL[lot as usize]
            }
        };
        let mut table = *self.unshuffled();
        let fate = Fate::sealed(key);
        table.seat(seats, start, fate);
        for (seat, &folk) in Seat::ALL.into_iter().zip(seating.families.iter()) {
            match folk {
                Folk::Family(family) => self.lay_family(&mut table, usize::from(family), seat)?,
                Folk::Misfits => table.seat_misfits(seat),
                Folk::Cast => {}
            }
        }
        self.lay_beside(&mut table, seating, &fate)?;
        self.trim(&mut table, &fate);
        let mut agenda = Agenda::new();
        agenda.push(Task::Deal);
        Ok(Game { table, agenda, lots: 0 })
    }

    fn lay_family(&self, table: &mut Table, family: usize, seat: Seat) -> Result<(), Unplayable> {
        for &character in self.members(family) {
            let stack = table.add_stack(character, &self.catalog).ok_or(Unplayable::Seats)?;
            table.give(stack, seat);
        }
        Ok(())
    }

    /// Leaves surplus cards of the expansions in the box. [MIX-1]
    fn trim(&self, table: &mut Table, fate: &Fate) {
        let trimmed = self.trimmed(fate);
        if trimmed.is_empty() {
            return;
        }
        table.empty_deck();
        for card in self.catalog.deck() {
            let at = if trimmed.contains(&card) { Place::Box } else { Place::Deck };
            table.lay_out(card, at, &self.catalog);
        }
    }

    /// How many characters each player of a set without families has. [TALE-1]
    fn cast_size(&self) -> usize {
        self.profile.characters.map_or(CAST_SIZE, usize::from)
    }

    fn check_beside(&self, seating: &Seating) -> Option<Unplayable> {
        let stories = &seating.stories;
        // Where Stories stay in the box, it does not matter which were agreed upon. [PLAIN-1]
        let has_stories = !self.stories().is_empty();
        let unknown = has_stories && stories.iter().any(|&at| self.story_at(at).is_none());
        let twice = |at: &u8| stories.iter().filter(|other| *other == at).count() > 1;
        let middle = [self.profile.guests, self.profile.stories];
        let cast = self.cast().len();
        let wanted = self.cast_size() * seating.families.len();
        let asked = usize::from(self.profile.stories).max(stories.len());
        let allowed = self.stories_allowed().max(usize::from(DEFAULT_STORIES));
        let faults = [
            (has_stories && asked > allowed, Unplayable::TooManyStories),
            (unknown || stories.iter().any(twice), Unplayable::NoSuchStory),
            (middle.iter().any(|&count| usize::from(count) > MIDDLE_MAX), Unplayable::Middle),
            (cast > 0 && cast < wanted, Unplayable::TooFewCharacters),
        ];
        faults.into_iter().find(|(fault, _)| *fault).map(|(_, why)| why)
    }

    /// How many seats can have the misfits: the fifth, where there are families. [SETUP-5]
    fn misfits_allowed(&self, seats: usize) -> usize {
        usize::from(seats == Seat::MAX && self.cast().is_empty())
    }

    fn check_seating(&self, seating: &Seating) -> Result<(), Unplayable> {
        let seats = seating.families.len();
        let sitting: Vec<u8> = seating.families.iter().filter_map(|folk| folk.family()).collect();
        let twice = |family: &u8| sitting.iter().filter(|&other| other == family).count() > 1;
        let sits = |folk: Folk| seating.families.iter().filter(|&&other| other == folk).count();
        // What everyone has can be made fewer, not more. [SETUP-4] [TALE-1]
        let most = if self.cast().is_empty() { FAMILY_SIZE } else { CAST_SIZE };
        let fits = |count: u8| (2..=most).contains(&usize::from(count));
        let characters = self.profile.characters.is_none_or(fits);
        let start = match seating.start {
            Start::Seat(seat) => seat.index() < seats,
            Start::Lot => true,
        };
        if let Some(why) = self.check_beside(seating) {
            return Err(why);
        }
        let known = sitting.iter().all(|&family| usize::from(family) < self.catalog.families.len());
        let faults = [
            (!(2..=Seat::MAX).contains(&seats), Unplayable::Seats),
            (!start, Unplayable::Start),
            (!known, Unplayable::NoSuchFamily),
            (sitting.iter().any(twice), Unplayable::FamilyTwice),
            (sits(Folk::Misfits) > self.misfits_allowed(seats), Unplayable::Misfits),
            (sits(Folk::Cast) > 0 && self.cast().is_empty(), Unplayable::TooFewCharacters),
            (!characters, Unplayable::Characters),
            (self.profile.rounds == 0, Unplayable::Rounds),
            (self.catalog.deck_len < seats * FIRST_HAND, Unplayable::TooFewCards),
        ];
        faults.into_iter().find(|(fault, _)| *fault).map_or(Ok(()), |(_, why)| Err(why))
    }
}

/// So many plays after the first, the next one last: only one of them is the second. [TURN-1] [TURN-5]
pub(crate) fn plays_after_first(count: usize) -> impl Iterator<Item = Play> {
    (0..count).rev().map(|at| if at == 0 { Play::Second } else { Play::Further })
}

impl<W: Witness> Teller<'_, W> {
    /// Families are reduced, hands are dealt, the first turn begins. [SETUP-2] [SETUP-4]
    pub(crate) fn deal(&mut self) {
        let (seats, start) = (self.table().seats(), self.table().start());
        let has_cast = !self.rules.cast().is_empty();
        if has_cast && !self.is_cast(start, seats) {
            return;
        }
        // A cast has its size from the beginning; families are reduced. [SETUP-4]
        if let Some(seat) = self.too_large(start, seats).filter(|_| !has_cast) {
            self.then(Task::Deal);
            return self.ask(seat, Question::SetAside);
        }
        self.commit(Beat::Shuffled);
        for seat in start.round(seats) {
            self.deal_hand(seat);
        }
        self.return_sudden(start, seats);
        self.begin_turn(start);
    }

    /// Lets the players come by their characters; whether all have theirs. [TALE-1]
    fn is_cast(&mut self, start: Seat, seats: usize) -> bool {
        let wanted = self.rules.cast_size();
        let size = |table: &Table, seat: Seat| table.family(seat).len();
        let table = self.table();
        let mut short = start.round(seats).filter(|&seat| size(table, seat) < wanted);
        let next = match self.rules.profile.casting {
            Casting::Free => short.next(),
            Casting::Drafted => short.min_by_key(|&seat| size(table, seat)),
            Casting::Dealt => {
                let mut cast: Vec<StackId> = self.rules.uncast(table).iter().collect();
                table.fate().choose(Label::Cast, &mut cast);
                let round = start.round(seats).cycle().zip(cast).take(wanted * seats);
                let dealt: Vec<(Seat, StackId)> = round.collect();
                for (seat, stack) in dealt {
                    self.commit(Beat::Joined { stack, seat });
                }
                None
            }
        };
        if let Some(seat) = next {
            self.then(Task::Deal);
            self.ask(seat, Question::Cast);
            return false;
        }
        for stack in self.rules.uncast(self.table()).iter() {
            self.commit(Beat::SetAside { stack });
        }
        true
    }

    fn too_large(&self, start: Seat, seats: usize) -> Option<Seat> {
        let size = |seat: Seat| self.table().family(seat).len();
        let aside = self.rules.profile.sets_aside(seats, self.table().misfits());
        let whole = |seat: &Seat| aside && size(*seat) == 5;
        let wanted = self.rules.profile.characters.map_or(5, usize::from);
        let reduced = || start.round(seats).find(|&seat| size(seat) > wanted);
        start.round(seats).find(whole).or_else(reduced)
    }

    /// A character leaves its family: for the misfits, if they wait for it, or for the box. [SETUP-5]
    pub(crate) fn set_aside(&mut self, seat: Seat, stack: StackId) {
        let table = self.table();
        let misfits = table.misfits();
        let aside = self.rules.profile.sets_aside(table.seats(), misfits);
        let whole = aside && table.family(seat).len() == 5;
        match misfits.filter(|_| whole) {
            Some(misfits) => self.commit(Beat::Joined { stack, seat: misfits }),
            None => self.commit(Beat::SetAside { stack }),
        }
    }

    /// Deals five cards, and another for each that may not be dealt. [SETUP-2] [DRAW-4]
    fn deal_hand(&mut self, seat: Seat) {
        let mut wanted = FIRST_HAND;
        while self.table().hand_len(seat) < wanted {
            let Some(card) = self.table().deck_top() else { break };
            self.commit(Beat::Drawn { seat, card });
            wanted += usize::from(self.card(card).sudden);
            // [TALE-3]
            if self.rules.is_absent(card) {
                self.commit(Beat::Discarded { seat, card });
            }
        }
    }

    /// Cards to be played as soon as drawn go back, and the pile is shuffled again. [DRAW-4]
    fn return_sudden(&mut self, start: Seat, seats: usize) {
        let mut returned = false;
        for seat in start.round(seats) {
            let hand = *self.table().hand(seat);
            for card in hand.iter().filter(|&card| self.rules.catalog.card(card).sudden) {
                self.commit(Beat::Returned { seat, card });
                returned = true;
            }
        }
        if returned {
            self.commit(Beat::Shuffled);
        }
    }

    /// A turn begins, or is skipped. [TURN-1] [SKIP-1]
    fn begin_turn(&mut self, seat: Seat) {
        self.then(Task::EndTurn(seat));
        if self.table().skipped_turns(seat) > 0 {
            return self.commit(Beat::TurnSkipped { seat });
        }
        self.commit(Beat::TurnBegan { seat });
        self.then(Task::DrawUp(seat));
        self.ask(seat, Question::Play(Play::After));
        for play in plays_after_first(self.rules.further_plays(self.table(), seat)) {
            self.ask(seat, Question::Play(play));
        }
        self.ask(seat, Question::Play(Play::First));
    }

    pub(crate) fn end_turn(&mut self, seat: Seat) {
        self.commit(Beat::TurnEnded { seat });
        self.check_evening();
        if !self.table().ended() {
            self.begin_turn(seat.left(self.table().seats()));
        }
    }
}
