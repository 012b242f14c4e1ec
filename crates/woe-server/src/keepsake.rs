//! What is left of a game to be shown around?

mod art;
mod drawing;
mod emblem;
mod paint;

use art::Side;
use woe_cards::{CardId, Text};
use woe_prose::{Language, Link, game_name};
use woe_rules::{Eye, Game, Portrait, Rules, Seat, StackView};
use woe_table::Person;

pub(crate) use drawing::{drawn, drawn_house};
pub(crate) use emblem::file as emblem;
pub(crate) use paint::{can_write, escaped, painted};

/// How large the pictures are that links show.
pub(crate) const SIZE: (u32, u32) = (1200, 630);

/// A finished game, as much of it as fits on a picture.
pub(crate) struct Keepsake {
    boxes: Vec<Text>,
    households: Vec<Household>,
    saddest: Option<Sufferer>,
}

/// One seat and those who belong to it.
struct Household {
    player: String,
    /// The id of the family for its crest, and its name; misfits and loose companies have none.
    family: Option<(String, Text)>,
    value: i16,
    won: bool,
    members: Vec<Sitter>,
}

/// Somebody who sat for a portrait.
#[derive(Clone)]
struct Sitter {
    slug: String,
    side: Side,
}

/// The one whose story was the saddest.
struct Sufferer {
    sitter: Sitter,
    name: Text,
    /// How it ended; nothing if it did not.
    manner: Option<Text>,
    worth: i16,
    border: Option<String>,
}

impl Keepsake {
    /// What is left of this game.
    pub(crate) fn of(rules: &Rules, game: &Game, people: &[Person]) -> Keepsake {
        let stacks = rules.view_for(game, Eye::Watcher).table.stacks;
        let is_member = |stack: &&StackView| {
            !stack.gone && rules.catalog.card(stack.base).kind.is_member() && stack.of.is_some()
        };
        let members: Vec<&StackView> = stacks.iter().filter(is_member).collect();
        let winners = rules.winners(game);
        let seats = Seat::ALL.iter().zip(people);
        let households = seats.map(|(&seat, person)| {
            let family = person.family.and_then(|it| rules.catalog.families.get(usize::from(it)));
            let own = members.iter().filter(|stack| stack.of == Some(seat));
            Household {
                player: person.name.clone(),
                family: family.map(|family| (family.id.clone(), family.name.clone())),
                value: rules.family_value(game.table(), seat),
                won: winners.contains(&seat),
                members: own.map(|stack| sitter(rules, stack)).collect(),
            }
        });
        Keepsake {
            boxes: rules.catalog.sets.iter().map(|set| set.name.clone()).collect(),
            households: households.collect(),
            saddest: saddest(rules, game, &members),
        }
    }

    /// What the link to it says.
    pub(crate) fn link(&self, language: Language) -> Link {
        Link::Replay { winners: self.winners(), game: self.game(language) }
    }

    fn winners(&self) -> Vec<String> {
        let won = self.households.iter().filter(|household| household.won);
        won.map(|household| household.player.clone()).collect()
    }

    fn game(&self, language: Language) -> String {
        let names: Vec<&str> = self.boxes.iter().map(|name| language.of(name)).collect();
        game_name(language, &names)
    }
}

fn title(rules: &Rules, card: CardId) -> Text {
    rules.catalog.sheet(card).title.clone()
}

fn sitter(rules: &Rules, stack: &StackView) -> Sitter {
    let (card, side) = match stack.face.portrait {
        Portrait::Own => (stack.base, Side::Living),
        Portrait::Dead(_) => (stack.base, Side::Dead),
        Portrait::Persistent(card) | Portrait::Undead(card) => (card, Side::Living),
    };
    Sitter { slug: rules.catalog.sheet(card).id.clone(), side }
}

/// The lowest of the dead and undead; the lowest of the living, if nobody died.
fn saddest(rules: &Rules, game: &Game, members: &[&StackView]) -> Option<Sufferer> {
    let ended = |stack: &&&StackView| match stack.face.portrait {
        Portrait::Dead(_) | Portrait::Undead(_) => true,
        Portrait::Own | Portrait::Persistent(_) => false,
    };
    let reckoned = |stack: &&&StackView| rules.worth_at_reckoning(game.table(), stack.id);
    let dead = members.iter().filter(ended).min_by_key(reckoned);
    let stack = dead.or_else(|| members.iter().min_by_key(|stack| stack.face.self_worth()))?;
    let (manner, worth) = match stack.face.portrait {
        Portrait::Dead(card) | Portrait::Undead(card) => {
            (Some(title(rules, card)), rules.worth_at_reckoning(game.table(), stack.id))
        }
        Portrait::Own | Portrait::Persistent(_) => (None, stack.face.self_worth()),
    };
    let person = rules.catalog.sheet(stack.base).person.as_ref();
    let family = person.and_then(|person| person.family);
    let border = family.and_then(|family| rules.catalog.families.get(family));
    Some(Sufferer {
        sitter: sitter(rules, stack),
        name: title(rules, stack.base),
        manner,
        worth,
        border: border.map(|family| family.id.clone()),
    })
}
