//! Which cards come to the table?

use crate::{
    card::{Card, Catalog, Kind},
    sheet::{Edition, Sheet},
};

/// Whether the cards' texts are obeyed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Telling {
    /// Every card does what it says.
    #[default]
    Full,
    /// The very simple game: only numbers and icons count. [PLAIN-1]
    Plain,
}

impl Catalog {
    /// The catalog of one table: only the cards that are in its deck and in its families.
    pub fn for_table(&self, edition: Edition, telling: Telling) -> Catalog {
        let written = self.cards.iter().zip(&*self.sheets);
        let mixed = |sheet: &Sheet| {
            sheet.with.as_ref().is_none_or(|with| self.sets.iter().any(|set| set.id == *with))
        };
        let chosen = written
            .filter(|(card, sheet)| mixed(sheet) && is_at_table(card, sheet, (edition, telling)));
        let (cards, sheets): (Vec<Card>, Vec<Sheet>) = chosen
            .map(|(card, sheet)| match telling {
                Telling::Full => (card.clone(), sheet.clone()),
                Telling::Plain => (card.without_effect(), sheet.clone()),
            })
            .unzip();
        let deck_len = cards.iter().filter(|card| card.kind.is_drawn()).count();
        Catalog {
            cards: cards.into(),
            sheets: sheets.into(),
            icons: self.icons.clone(),
            families: self.families.clone(),
            sets: self.sets.clone(),
            deck_len,
        }
    }
}

fn is_at_table(card: &Card, sheet: &Sheet, (edition, telling): (Edition, Telling)) -> bool {
    // Without their text only characters, what befalls them and how they die are left. [PLAIN-1]
    let is_played = matches!(card.kind, Kind::Modifier | Kind::UntimelyDeath | Kind::Character);
    let is_idle = telling == Telling::Plain && !is_played;
    !is_idle && sheet.only.is_none_or(|only| only == edition)
}
