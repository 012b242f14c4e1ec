//! What do the sets define, and which of it does each set know?

use crate::{
    card::Kind,
    icon::Icon,
    page::Page,
    shape::{ANY, BLANK, Naming},
    tree::Node,
};

/// All names of a mix of sets, each kind in the order of the catalog.
#[derive(Debug, Default)]
pub(crate) struct Names {
    icons: Vec<Named>,
    families: Vec<Named>,
    characters: Vec<Named>,
    expeditions: Vec<Named>,
    cards: Vec<Named>,
    sets: Vec<Named>,
    /// For each set, which sets it knows: itself and whatever it needs.
    known: Vec<Vec<usize>>,
    /// Whether every file could be read, so that a name nobody defined is one nobody defined.
    pub(crate) are_complete: bool,
}

#[derive(Debug)]
struct Named {
    word: String,
    /// The word that there was for it before.
    was: Option<String>,
    set: usize,
    /// Other sets that bring the same.
    also: Vec<usize>,
}

impl Named {
    fn new(word: &str, set: usize) -> Named {
        Named { word: word.to_owned(), was: None, set, also: Vec::new() }
    }

    fn words(&self) -> impl Iterator<Item = &str> {
        [Some(&self.word), self.was.as_ref()].into_iter().flatten().map(String::as_str)
    }

    fn is(&self, word: &str) -> bool {
        self.words().any(|known| known == word)
    }
}

impl Names {
    /// Reads the names off all pages. The sets come in an order in which needed ones are first.
    pub(crate) fn gather(ids: &[&str], pages: &[Page<'_>]) -> Names {
        let sets: Vec<Named> =
            ids.iter().enumerate().map(|(set, id)| Named::new(id, set)).collect();
        let mut names = Names {
            icons: once(named(pages, "icon", id_of)),
            families: named(pages, "family", id_of),
            characters: named(pages, Kind::Character.word(), title_of),
            expeditions: named(pages, Kind::Expedition.word(), title_of),
            cards: Kind::ALL
                .into_iter()
                .flat_map(|kind| named(pages, kind.word(), title_of))
                .collect(),
            sets,
            known: Vec::new(),
            are_complete: pages.iter().all(Page::is_sound),
        };
        for set in 0..ids.len() {
            names.known.push(names.known_to(set, pages));
        }
        names
    }

    fn known_to(&self, set: usize, pages: &[Page<'_>]) -> Vec<usize> {
        let pages = pages.iter().filter(|page| page.set == set);
        let needs = pages.filter_map(|page| page.root.get("set")).flat_map(|set| set.list("needs"));
        let needed = needs.filter_map(|need| self.set(need.text()?)).filter(|&need| need < set);
        let mut known: Vec<usize> =
            needed.flat_map(|need| self.known[need].iter().copied()).chain([set]).collect();
        known.sort_unstable();
        known.dedup();
        known
    }

    /// The names of one kind that a set may use.
    pub(crate) fn of(&self, naming: Naming, set: usize) -> impl Iterator<Item = &str> {
        let blank = match naming {
            Naming::Mark => Some(BLANK),
            Naming::AnyExpedition => Some(ANY),
            Naming::Icon
            | Naming::Family
            | Naming::Character
            | Naming::Set
            | Naming::Expedition
            | Naming::Card => None,
        };
        let is_known = move |name: &&Named| {
            let defined = std::iter::once(name.set).chain(name.also.iter().copied());
            naming == Naming::Set
                || defined.into_iter().any(|owner| self.known[set].binary_search(&owner).is_ok())
        };
        let names = self.all(naming).iter().filter(is_known);
        names.flat_map(Named::words).chain(blank)
    }

    /// The id of the set that defines a name.
    pub(crate) fn owner(&self, naming: Naming, word: &str) -> Option<&str> {
        let name = self.all(naming).iter().find(|name| name.is(word))?;
        Some(&self.sets[name.set].word)
    }

    fn all(&self, naming: Naming) -> &[Named] {
        match naming {
            Naming::Icon | Naming::Mark => &self.icons,
            Naming::Family => &self.families,
            Naming::Character => &self.characters,
            Naming::Set => &self.sets,
            Naming::Expedition | Naming::AnyExpedition => &self.expeditions,
            Naming::Card => &self.cards,
        }
    }

    /// The icon with that id.
    pub(crate) fn icon(&self, id: &str) -> Option<Icon> {
        let index = position(&self.icons, id)?;
        (index < Icon::MAX).then(|| Icon::new(index))
    }

    /// The position of the family with that id.
    pub(crate) fn family(&self, id: &str) -> Option<usize> {
        position(&self.families, id)
    }

    /// The English title of the character that is, or was, called so.
    pub(crate) fn character(&self, title: &str) -> Option<&str> {
        let at = position(&self.characters, title)?;
        Some(&self.characters[at].word)
    }

    /// The position of the Expedition that is, or was, called so in English.
    pub(crate) fn expedition(&self, title: &str) -> Option<u8> {
        position(&self.expeditions, title).and_then(|index| u8::try_from(index).ok())
    }

    /// The position of the set with that id.
    pub(crate) fn set(&self, id: &str) -> Option<usize> {
        position(&self.sets, id)
    }
}

/// The names without repetitions: two sets may bring the same icon. The census compares them.
fn once(names: Vec<Named>) -> Vec<Named> {
    let mut kept: Vec<Named> = Vec::with_capacity(names.len());
    for name in names {
        match kept.iter_mut().find(|known| known.word == name.word) {
            Some(known) => known.also.push(name.set),
            None => kept.push(name),
        }
    }
    kept
}

fn position(names: &[Named], word: &str) -> Option<usize> {
    names.iter().position(|name| name.is(word))
}

fn named(pages: &[Page<'_>], table: &str, word: fn(&Node) -> Option<&str>) -> Vec<Named> {
    let of_page = |page: &Page<'_>| {
        let set = page.set;
        let tables = page.tables(table).iter();
        let named = tables.filter_map(|table| {
            let was = table.get("title").and_then(|title| title.text_at("was"));
            Some(Named { was: was.map(str::to_owned), ..Named::new(word(table)?, set) })
        });
        named.collect::<Vec<_>>()
    };
    pages.iter().flat_map(of_page).collect()
}

fn id_of(table: &Node) -> Option<&str> {
    table.text_at("id")
}

fn title_of(table: &Node) -> Option<&str> {
    table.get("title")?.text_at("en")
}
