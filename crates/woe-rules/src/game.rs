//! How is a game begun, asked and answered?

use crate::{
    agenda::{Agenda, Task},
    beat::{Beat, Witness},
    beside::Beside,
    cardset::CardSet,
    decision::{Action, Decision, Refusal},
    fate::{Fate, Key},
    place::{Place, Seat, StackId},
    profile::Profile,
    table::Table,
};
use std::sync::Arc;
use woe_cards::{Bonus, BonusWhen, CardId, Catalog, Condition, Kind, LawKind, Verb};

/// What never changes during a game: the cards, and how they are played.
#[derive(Clone, Debug)]
pub struct Rules {
    /// The cards of this table; other tables may have the same.
    pub catalog: Catalog,
    /// Edition and table options.
    pub profile: Profile,
    /// Which cards answer a card of each kind. [RESP-6]
    responses: [CardSet; Kind::DRAWN],
    kinds: [CardSet; Kind::DRAWN],
    /// The cards that speak of what is not at this table. [TALE-3]
    absent: CardSet,
    /// Those, and the ones to be played as soon as drawn. [DRAW-4]
    unkept: CardSet,
    /// Which sorts of law some card can bring, a bit each.
    spoken: u16,
    /// Whether what a card is worth can hang on other stacks than its own.
    counts_others: bool,
    beside: Beside,
    /// The characters of each family.
    members: Vec<Vec<CardId>>,
    /// A table with nothing but the draw pile, in the catalog's order: what every deal begins with.
    unshuffled: Table,
}

/// A game in progress: one copyable value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Game {
    pub(crate) table: Table,
    pub(crate) agenda: Agenda,
    /// How many lots were drawn so far.
    pub(crate) lots: u16,
}

/// Searches copy games by the million.
const _: () = assert!(size_of::<Game>() <= 34 * 64, "a game is 34 cache lines at most");

impl Game {
    /// What lies on the table. For those who see everything: referees, records, simulations.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// What is still to be done, the next task last.
    pub fn agenda(&self) -> &[Task] {
        &self.agenda
    }

    /// How many lots were drawn so far.
    pub fn lots(&self) -> usize {
        usize::from(self.lots)
    }
}

impl Rules {
    /// The rules for a table: the catalog as the edition and the options leave it. They never change, and
    /// whoever plays, records or tells a game has a share in them.
    pub fn new(full: &Catalog, profile: Profile) -> Arc<Rules> {
        Rules::of_table(full.for_table(profile.edition, profile.telling), profile)
    }

    /// The rules for a table whose cards were chosen for that profile before.
    pub fn of_table(catalog: Catalog, profile: Profile) -> Arc<Rules> {
        let of = |wanted: &dyn Fn(&woe_cards::Card) -> bool| -> CardSet {
            catalog.deck().filter(|&id| wanted(catalog.card(id))).collect()
        };
        let drawn = [Kind::Modifier, Kind::Event, Kind::UntimelyDeath, Kind::Mystery];
        let responses =
            drawn.map(|kind| of(&|card| card.response.is_some_and(|cue| cue.to == kind)));
        let kinds = drawn.map(|kind| of(&|card| card.kind == kind));
        let families = 0..catalog.families.len();
        let members = families.map(|family| members(&catalog, family).collect()).collect();
        let beside = Beside::of(&catalog);
        let has_stories = profile.stories > 0 && catalog.of_kind(Kind::Story).next().is_some();
        let absent = if has_stories { CardSet::NONE } else { of(&speaks_of_stories) };
        let unkept = of(&|card| card.sudden).iter().chain(absent.iter()).collect();
        let mut unshuffled = Table::new(Fate::sealed(Key([0; 32])));
        for card in catalog.deck() {
            unshuffled.lay_out(card, Place::Deck, &catalog);
        }
        Arc::new(Rules {
            responses,
            kinds,
            absent,
            unkept,
            spoken: spoken(&catalog),
            counts_others: counts_others(&catalog),
            beside,
            members,
            unshuffled,
            catalog,
            profile,
        })
    }

    /// What lies beside the families.
    pub(crate) fn beside(&self) -> &Beside {
        &self.beside
    }

    /// Whether some card of this table can bring a law of that sort.
    #[inline]
    pub(crate) fn speaks(&self, kind: LawKind) -> bool {
        self.spoken >> kind as u16 & 1 == 1
    }

    /// Whether what a card is worth can hang on other stacks than its own.
    pub fn counts_others(&self) -> bool {
        self.counts_others
    }

    /// Whether a card does not stay in the hand of whoever draws it. [DRAW-4] [TALE-3]
    #[inline]
    pub(crate) fn is_unkept(&self, card: CardId) -> bool {
        self.unkept.contains(card)
    }

    /// Whether a card speaks of what is not at this table, so that another is drawn. [TALE-3]
    #[inline]
    pub(crate) fn is_absent(&self, card: CardId) -> bool {
        self.absent.contains(card)
    }

    /// The characters of a family, in the catalog's order.
    pub fn members(&self, family: usize) -> &[CardId] {
        self.members.get(family).map_or(&[], Vec::as_slice)
    }

    /// A table with nothing but the draw pile.
    pub(crate) fn unshuffled(&self) -> &Table {
        &self.unshuffled
    }

    /// Which cards answer a card of that kind. [RESP-6]
    #[inline]
    pub(crate) fn responses_to(&self, kind: Kind) -> &CardSet {
        &self.responses[kind as usize]
    }

    /// The cards of a kind that is drawn.
    #[inline]
    pub(crate) fn of_kind(&self, kind: Kind) -> &CardSet {
        &self.kinds[kind as usize]
    }

    /// Who must answer what; `None`: the story is over.
    #[inline]
    pub fn decision(&self, game: &Game) -> Option<Decision> {
        if let Some(&Task::Ask(decision)) = game.agenda.last() { Some(decision) } else { None }
    }

    /// Whether the answer is allowed. Total: any action whatever, and any question, that was asked or
    /// not, gets an answer.
    pub fn check(&self, game: &Game, asked: Decision, action: Action) -> Result<(), Refusal> {
        match self.decision(game) {
            None => Err(Refusal::StoryIsOver),
            Some(stands) if stands != asked => Err(Refusal::NotYourDecision),
            Some(_) => self.judge(game, asked, action),
        }
    }

    /// Answers for a seat. A refusal changes nothing. What is told beside an answer never comes here.
    /// [TELL-1]
    pub fn apply(
        &self,
        game: &mut Game,
        seat: Seat,
        action: Action,
        witness: &mut impl Witness,
    ) -> Result<(), Refusal> {
        let asked = self.decision(game).ok_or(Refusal::StoryIsOver)?;
        if asked.seat != seat {
            return Err(Refusal::NotYourDecision);
        }
        self.judge(game, asked, action)?;
        self.carry_out(game, action, witness);
        Ok(())
    }

    /// Carries out an answer that is known to be legal, up to the next question.
    ///
    /// # Panics
    /// If nothing is asked.
    #[inline]
    pub fn carry_out(&self, game: &mut Game, action: Action, witness: &mut impl Witness) {
        let mut teller = Teller { rules: self, game, witness };
        let asked = teller.game.agenda.pop();
        let Some(Task::Ask(decision)) = asked else { unreachable!("an answer has a question") };
        teller.answer(decision, action);
        teller.advance();
    }

    /// Runs a game that was just laid out up to its first question.
    pub(crate) fn begin(&self, game: &mut Game, witness: &mut impl Witness) {
        Teller { rules: self, game, witness }.advance();
    }
}

/// Which sorts of law some card can bring, a bit each.
fn spoken(catalog: &Catalog) -> u16 {
    catalog.cards.iter().fold(0, |spoken, card| {
        spoken | card.ongoing.kinds() | card.persistent.map_or(0, |laws| laws.kinds())
    })
}

/// Whether what a card is worth can hang on other stacks than its own.
fn counts_others(catalog: &Catalog) -> bool {
    let is_per = |bonus: &Bonus| matches!(bonus.when, BonusWhen::Per(_));
    catalog.cards.iter().any(|card| card.scoring.iter().any(is_per))
}

/// Whether a card names Stories. [TALE-3]
fn speaks_of_stories(card: &woe_cards::Card) -> bool {
    let counted = card.scoring.iter().filter_map(|bonus| match &bonus.when {
        BonusWhen::Per(filter) => Some(filter),
        BonusWhen::Shows(_) => None,
    });
    let asked = card.immediate.iter().filter_map(|verb| {
        let Verb::If { condition: Condition::Exists(filter), .. } = verb else { return None };
        Some(filter)
    });
    let named = card.targets.iter().map(|target| &target.filter).chain(&card.needs);
    named.chain(counted).chain(asked).any(|filter| filter.base == Some(Kind::Story))
}

fn members(catalog: &Catalog, family: usize) -> impl Iterator<Item = CardId> {
    catalog.ids().filter(move |&id| {
        let sheet = catalog.sheet(id);
        sheet.kind == Kind::Character
            && sheet.person.as_ref().is_some_and(|person| person.family == Some(family))
    })
}

/// The rules, a game and a witness, while one answer is carried out.
pub(crate) struct Teller<'a, W> {
    pub(crate) rules: &'a Rules,
    pub(crate) game: &'a mut Game,
    pub(crate) witness: &'a mut W,
}

impl<W: Witness> Teller<'_, W> {
    /// Changes the table and says so; never one without the other.
    #[inline(always)]
    pub(crate) fn commit(&mut self, beat: Beat) {
        self.game.table.evolve(beat, &self.rules.catalog);
        self.witness.tell(beat);
    }

    /// Puts a task before all others.
    #[inline]
    pub(crate) fn then(&mut self, task: Task) {
        self.game.agenda.push(task);
    }

    /// Asks a seat.
    #[inline]
    pub(crate) fn ask(&mut self, seat: Seat, question: crate::decision::Question) {
        self.then(Task::Ask(Decision { seat, question }));
    }

    /// What lies on the table.
    #[inline]
    pub(crate) fn table(&self) -> &Table {
        &self.game.table
    }

    /// What a card does.
    #[inline]
    pub(crate) fn card(&self, card: CardId) -> &woe_cards::Card {
        self.rules.catalog.card(card)
    }

    /// A card of a hand, by lot: the n-th in the catalog's order. [CARD-11]
    pub(crate) fn lot(&mut self, hand: Seat) -> CardId {
        let table = &self.game.table;
        let index = table.fate().lot(self.game.lots, table.hand_len(hand));
        self.game.lots = self.game.lots.wrapping_add(1);
        table.hand(hand).iter().nth(index).expect("the lot is below the number of cards")
    }

    /// Who controls a stack that a card speaks of.
    pub(crate) fn controller(&self, stack: Option<StackId>) -> Option<Seat> {
        self.table().controller(stack?)
    }
}
