//! What is said of a link before it is opened?

use crate::lang::{Language, isolated, say};

/// Where a link leads, with what everyone learns who opens it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Link {
    /// A screen of the page that is the same for everyone, by its name: `rules`, `gallery`.
    Screen(&'static str),
    /// A table that still gathers: who invites, and to which game.
    Invite {
        /// Who opened it.
        host: String,
        /// What is played.
        game: String,
    },
    /// A table where they play, for whoever has a seat.
    Begun {
        /// Who opened it.
        host: String,
        /// What is played.
        game: String,
    },
    /// A table that may be watched.
    Watch {
        /// Who opened it.
        host: String,
        /// What is played.
        game: String,
    },
    /// A finished game: who won it.
    Replay {
        /// Those who won.
        winners: Vec<String>,
        /// What was played.
        game: String,
    },
    /// A table or a replay that does not say more.
    Closed,
    /// A table or a replay that went because nobody had touched it for long.
    Swept,
    /// Nothing is there.
    Lost,
}

/// What a link shows before it is opened: a title and a sentence or two.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Placard {
    /// What it is called.
    pub title: String,
    /// What there is.
    pub about: String,
}

/// The placard of a link.
pub fn placard(language: Language, link: &Link) -> Placard {
    let said = |title: String, about: &str| Placard { title, about: say(language, about, &[]) };
    let at = |key: &str, host: &str, game: &str| {
        let host = isolated(host).into_owned();
        say(language, key, &[("host", host.into()), ("game", game.into())])
    };
    match link {
        Link::Screen(screen) => Placard {
            title: say(language, "link-title", &[("screen", (*screen).into())]),
            about: say(language, "link-about", &[("screen", (*screen).into())]),
        },
        Link::Invite { host, game } => said(at("link-invite", host, game), "link-invite-about"),
        Link::Begun { host, game } => said(at("link-begun", host, game), "link-begun-about"),
        Link::Watch { host, game } => said(at("link-watch", host, game), "link-watch-about"),
        Link::Replay { winners, game } => {
            let about = say(language, "link-replay-about", &[("game", game.as_str().into())]);
            Placard { title: victory(language, winners), about }
        }
        Link::Closed => said(say(language, "link-closed", &[]), "link-closed-about"),
        Link::Swept => said(say(language, "link-swept", &[]), "link-swept-about"),
        Link::Lost => said(say(language, "link-lost", &[]), "link-lost-about"),
    }
}

/// "Ann has won, inconsolably".
pub fn victory(language: Language, winners: &[String]) -> String {
    let winners: Vec<String> = winners.iter().map(|name| isolated(name).into_owned()).collect();
    let names = match &winners[..] {
        [] => return say(language, "link-replay", &[]),
        [one] => one.clone(),
        [most @ .., last] => {
            let args = [("most", most.join(", ").into()), ("last", last.as_str().into())];
            say(language, "list-and", &args)
        }
    };
    let count = winners.len();
    say(language, "link-won", &[("names", names.into()), ("count", count.into())])
}

/// What a table plays: its first box, and what was added to it.
pub fn game_name(language: Language, boxes: &[&str]) -> String {
    match boxes {
        [] => String::new(),
        [one] => (*one).to_owned(),
        [one, other] => format!("{one} + {other}"),
        [one, more @ ..] => {
            let args = [("game", (*one).into()), ("count", more.len().into())];
            say(language, "link-boxes", &args)
        }
    }
}

/// A few words on a keepsake.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Caption {
    /// Over the one who died most sadly.
    Saddest,
    /// Over the saddest of the living, where nobody died.
    Nobody,
    /// Someone whose name cannot be drawn.
    Somebody,
    /// What the house is.
    Motto,
}

/// What a keepsake says there.
pub fn caption(language: Language, which: Caption) -> String {
    let key = match which {
        Caption::Saddest => "keepsake-saddest",
        Caption::Nobody => "keepsake-nobody",
        Caption::Somebody => "keepsake-somebody",
        Caption::Motto => "keepsake-motto",
    };
    say(language, key, &[])
}
