//! What is on a card, a family, an icon, a set, as written?
//!
//! Nothing here complains: the checker has done that. What can't be read is `None`.

use crate::{
    card::{Bonus, BonusWhen, Card, Cue, ICON_SLOTS, Kind, Tally, Target, Unit},
    filter::StackFilter,
    icon::Mark,
    names::Names,
    shape::BLANK,
    sheet::{
        BoxSheet, Edition, FamilySheet, Gender, IconSheet, Kin, Number, Person, SetSheet, Sheet,
        Speech, Text, slug,
    },
    speech,
    tree::Node,
    verb::{Layer, Slot, Verb},
};

/// What the card of a table does.
pub(crate) fn card(kind: Kind, node: &Node, names: &Names) -> Option<Card> {
    let immediate = speech::verbs(node.list("immediate"), names)?;
    // What a Story or an Expedition says hangs on nothing that could be covered.
    let (ongoing, persistent) = match kind {
        Kind::Story | Kind::Expedition => (&[][..], node.get("ongoing")),
        Kind::Modifier
        | Kind::Event
        | Kind::UntimelyDeath
        | Kind::Mystery
        | Kind::Character
        | Kind::Guest
        | Kind::Residence => (node.list("ongoing"), node.get("persistent")),
    };
    let persistent = match persistent {
        None => None,
        Some(laws) => Some(speech::laws(laws.items(), names)?),
    };
    Some(Card {
        kind,
        pathos: pathos(node)?,
        icons: icons(node, names)?,
        ongoing: speech::laws(ongoing, names)?,
        persistent,
        needs: if is_tallied(kind) { None } else { needs(node, names)? },
        targets: targets(node, &immediate, names)?,
        immediate,
        response: response(node)?,
        scoring: node
            .list("scoring")
            .iter()
            .map(|bonus| self::bonus(bonus, names))
            .collect::<Option<_>>()?,
        sudden: node.get("when").is_some(),
        tally: if is_tallied(kind) { tally(node, names)? } else { None },
        follows: match node.get("follows") {
            None => None,
            Some(follows) => Some(speech::card_filter(follows, names)?),
        },
        voyage: match node.text_at("expedition") {
            None => None,
            Some(title) => Some(names.expedition(title)?),
        },
    })
}

/// Whether the family must show something for such a card. [HOME-3] [STORY-2]
fn is_tallied(kind: Kind) -> bool {
    matches!(kind, Kind::Mystery | Kind::Story)
}

fn tally(node: &Node, names: &Names) -> Option<Option<Tally>> {
    let Some(needs) = node.get("needs") else { return Some(None) };
    let (unit, count) = match needs.get("icons") {
        Some(count) => (Unit::Icons, count),
        None => (Unit::Characters, needs.get("characters")?),
    };
    let icons = speech::icon_set(needs.list("shows"), names)?;
    Some(Some(Tally { icons, count: count.integer()?, unit }))
}

const SLOTS: [&str; ICON_SLOTS] = ["top", "middle", "bottom", "mystery"];

fn pathos(node: &Node) -> Option<[Option<i8>; 3]> {
    let mut pathos = [None; 3];
    for (slot, key) in pathos.iter_mut().zip(SLOTS) {
        if let Some(points) = node.get("pathos").and_then(|pathos| pathos.get(key)) {
            *slot = Some(points.integer()?);
        }
    }
    Some(pathos)
}

fn icons(node: &Node, names: &Names) -> Option<[Option<Mark>; ICON_SLOTS]> {
    let mut icons = [None; ICON_SLOTS];
    for (slot, key) in icons.iter_mut().zip(SLOTS) {
        if let Some(icon) = node.get("icons").and_then(|icons| icons.get(key)) {
            *slot = Some(match icon.text()? {
                BLANK => Mark::BLANK,
                id => Mark::printed(names.icon(id)?),
            });
        }
    }
    Some(icons)
}

fn needs(node: &Node, names: &Names) -> Option<Option<StackFilter>> {
    match node.get("needs") {
        None => Some(None),
        Some(needs) => speech::stack_filter(needs, names).map(Some),
    }
}

fn targets(node: &Node, verbs: &[Verb], names: &Names) -> Option<Box<[Target]>> {
    let target =
        |filter| Some(Target { filter: speech::stack_filter(filter, names)?, suffers: None });
    let mut targets: Box<[Target]> =
        node.list("targets").iter().map(target).collect::<Option<_>>()?;
    // Whoever receives a death must be able to suffer it. [DEATH-5]
    if let (true, [_, second]) = (verbs.contains(&Verb::Move(Layer::UntimelyDeath)), &mut *targets)
    {
        second.suffers = Some(Slot::First);
    }
    Some(targets)
}

fn response(node: &Node) -> Option<Option<Cue>> {
    match node.get("response") {
        None => Some(None),
        Some(response) => Some(Some(Cue { to: speech::kind(response.text_at("to")?)? })),
    }
}

fn bonus(node: &Node, names: &Names) -> Option<Bonus> {
    let when = match node.get("per") {
        Some(per) => BonusWhen::Per(speech::stack_filter(per, names)?),
        None => BonusWhen::Shows(speech::icon_set(node.get("if")?.list("shows"), names)?),
    };
    Some(Bonus { worth: node.get("worth")?.integer()?, when })
}

/// What is written on the card of a table.
pub(crate) fn sheet(kind: Kind, node: &Node, set: usize, names: &Names) -> Option<Sheet> {
    let only = only(node)?;
    let person = match kind {
        Kind::Character | Kind::Guest | Kind::Residence => Some(person(node, names)?),
        Kind::Modifier
        | Kind::Event
        | Kind::UntimelyDeath
        | Kind::Mystery
        | Kind::Story
        | Kind::Expedition => None,
    };
    let with = node.text_at("with").map(str::to_owned);
    let (title, flavour) = (text_at(node, "title")?, text_at(node, "flavour")?);
    let was = node.get("title")?.text_at("was").map(str::to_owned);
    let id = slug(was.as_ref().unwrap_or(&title.en));
    Some(Sheet { id, title, was, flavour, kind, set, only, with, person, likeness: None })
}

/// What a picture shows, and of whom it is.
pub(crate) fn likeness(node: &Node) -> Option<(String, Text)> {
    let text = Text { en: node.text_at("en")?.to_owned(), it: node.text_at("it")?.to_owned() };
    Some((node.text_at("of")?.to_owned(), text))
}

fn person(node: &Node, names: &Names) -> Option<Person> {
    let family = match node.text_at("family") {
        None => None,
        Some(id) => Some(names.family(id)?),
    };
    let gender = match node.text_at("gender")? {
        "masculine" => Gender::Masculine,
        "feminine" => Gender::Feminine,
        "neuter" => Gender::Neuter,
        _ => return None,
    };
    let number = match node.text_at("number") {
        None | Some("singular") => Number::Singular,
        Some("plural") => Number::Plural,
        Some(_) => return None,
    };
    let kin = node.list("kin").iter().map(|node| kin(node, names)).collect::<Option<_>>()?;
    Some(Person { family, epithet: text_at(node, "epithet")?, gender, number, kin })
}

fn kin(node: &Node, names: &Names) -> Option<Kin> {
    let to = names.character(node.text_at("to")?)?;
    Some(Kin { to: to.to_owned(), is: node.text_at("is")?.to_owned() })
}

/// The one edition to which something belongs, if it says so.
fn only(node: &Node) -> Option<Option<Edition>> {
    match node.text_at("only") {
        None => Some(None),
        Some(word) => edition(word).map(Some),
    }
}

/// The edition of that name.
pub(crate) fn edition(word: &str) -> Option<Edition> {
    [Edition::First, Edition::Second].into_iter().find(|edition| edition.word() == word)
}

fn text_at(node: &Node, key: &str) -> Option<Text> {
    let words = node.get(key)?;
    Some(Text { en: words.text_at("en")?.to_owned(), it: words.text_at("it")?.to_owned() })
}

/// An icon as written.
pub(crate) fn icon_sheet(node: &Node) -> Option<IconSheet> {
    Some(IconSheet {
        id: node.text_at("id")?.to_owned(),
        name: text_at(node, "name")?,
        letter: node.text_at("letter")?.chars().next()?,
        only: only(node)?,
    })
}

/// A family as written.
pub(crate) fn family_sheet(node: &Node) -> Option<FamilySheet> {
    Some(FamilySheet {
        id: node.text_at("id")?.to_owned(),
        name: text_at(node, "name")?,
        crest: text_at(node, "crest")?,
        flavour: text_at(node, "flavour")?,
    })
}

/// A set as written; its hash is what its files give. What is played is known when all cards are.
pub(crate) fn set_sheet(node: &Node, lid: Option<&Node>, hash: String) -> Option<SetSheet> {
    let speech = match node.text_at("speech") {
        None => Speech::Gloom,
        Some(word) => Speech::ALL.into_iter().find(|speech| speech.word() == word)?,
    };
    let box_lid = match lid {
        None => None,
        Some(lid) => Some(BoxSheet {
            pitch: text_at(lid, "pitch")?,
            minutes: lid.get("minutes")?.integer()?,
        }),
    };
    let need = |node: &Node| node.text().map(str::to_owned);
    let stories = match node.get("stories") {
        None => None,
        Some(stories) => Some(stories.integer()?),
    };
    Some(SetSheet {
        id: node.text_at("id")?.to_owned(),
        name: text_at(node, "name")?,
        version: node.text_at("version")?.to_owned(),
        profile: edition(node.text_at("profile")?)?,
        needs: node.list("needs").iter().map(need).collect::<Option<_>>()?,
        speech,
        stories,
        box_lid,
        hash,
        played: String::new(),
    })
}
