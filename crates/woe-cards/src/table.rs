//! Which cards come to the table?

use crate::{
    card::{Card, CardId, Catalog, Kind},
    icon::{Icon, IconSet},
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
            .filter(|(card, sheet)| mixed(sheet) && is_at_table(card, sheet, edition, telling));
        let gone = self.icons_lacking(edition);
        let (cards, sheets): (Vec<Card>, Vec<Sheet>) = chosen
            .filter_map(|(card, sheet)| Some((card.in_edition(edition, gone)?, sheet.clone())))
            .map(|(card, sheet)| match telling {
                Telling::Full => (card, sheet),
                Telling::Plain => (card.without_effect(), sheet),
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

    /// A card as that edition has it; `None` if that edition has it not. [HOME-6]
    pub fn card_in(&self, id: CardId, edition: Edition) -> Option<Card> {
        let is_other = self.sheet(id).only.is_some_and(|only| only != edition);
        let card = self.card(id).in_edition(edition, self.icons_lacking(edition));
        card.filter(|_| !is_other)
    }

    /// The icons that do not exist in that edition. [HOME-6]
    pub fn icons_lacking(&self, edition: Edition) -> IconSet {
        let icons = self.icons.iter().enumerate();
        let lacking = icons.filter(|(_, icon)| icon.only.is_some_and(|only| only != edition));
        lacking.map(|(index, _)| Icon::new(index)).collect()
    }

    /// The most Stories that can lie in the middle, if a set says so. [TALE-3]
    pub fn stories_max(&self) -> Option<u8> {
        self.sets.iter().filter_map(|set| set.stories).min()
    }
}

fn is_at_table(card: &Card, sheet: &Sheet, edition: Edition, telling: Telling) -> bool {
    // Without their text only characters, what befalls them and how they die are left. [PLAIN-1]
    let is_played = matches!(card.kind, Kind::Modifier | Kind::UntimelyDeath | Kind::Character);
    let is_idle = telling == Telling::Plain && !is_played;
    !is_idle && sheet.only.is_none_or(|only| only == edition)
}
