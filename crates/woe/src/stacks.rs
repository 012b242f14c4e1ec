//! What shows of each stack after each beat?

use woe_cards::{CardId, Catalog};
use woe_rules::{Beat, Face, Glimpse, Place, StackId, Table};

/// The layers of every stack, followed from beat to beat.
///
/// The engine tells beats by the block; between two of them only the beats themselves say how the
/// stacks lie.
pub(crate) struct Stacks {
    bases: Vec<CardId>,
    /// Lowest first.
    layers: Vec<Vec<CardId>>,
}

/// The stacks that a beat changed: where a card came from, where it went.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Change {
    pub(crate) from: Option<StackId>,
    pub(crate) to: Option<StackId>,
}

impl Stacks {
    /// The stacks of a table on which nothing lies yet.
    pub(crate) fn bare(table: &Table) -> Stacks {
        let bases: Vec<CardId> = table.stacks().map(|stack| table.stack(stack).base).collect();
        Stacks { layers: vec![Vec::new(); bases.len()], bases }
    }

    /// Does what the beat says, and tells which stacks look different now.
    pub(crate) fn follow(&mut self, beat: Beat<Glimpse>) -> Change {
        let mut change = Change::default();
        let Some((Glimpse::Known(card), from, to)) = beat.movement() else { return change };
        if let Place::Stack(stack) = from
            && let Some(layers) = self.layers.get_mut(stack.index())
        {
            layers.retain(|&layer| layer != card);
            change.from = Some(stack);
        }
        if let Place::Stack(stack) = to
            && let Some(layers) = self.layers.get_mut(stack.index())
        {
            layers.push(card);
            change.to = Some(stack);
        }
        change
    }

    /// What shows of a stack.
    pub(crate) fn face(&self, stack: StackId, catalog: &Catalog) -> Face {
        let bare = Face::bare(catalog.card(self.bases[stack.index()]));
        let layers = self.layers[stack.index()].iter();
        layers.fold(bare, |face, &layer| face.under(layer, catalog.card(layer)))
    }
}
