//! What did the table agree on?

use crate::options;
use clap::{Args, value_parser};
use woe_cards::{Catalog, Edition, Telling};
use woe_rules::{Casting, MIDDLE_MAX, Mixing, Mysteries, Profile, Retorts};

/// Edition and table options, for commands that play by them.
#[derive(Args)]
pub(crate) struct Agreed {
    /// The edition: first or second [default: the one that the first set expects]
    #[arg(long, value_parser = options::edition)]
    pub(crate) profile: Option<Edition>,
    /// The very simple game: only numbers and icons count [PLAIN-1]
    #[arg(long)]
    plain: bool,
    /// So many characters a family [SETUP-4]
    #[arg(long, value_parser = value_parser!(u8).range(2..=5))]
    characters: Option<u8>,
    /// After so many rounds the evening ends [END-3] [default: 60]
    #[arg(long, value_parser = value_parser!(u8).range(1..))]
    rounds: Option<u8>,
    /// Whether a response can be answered: allowed or barred [RESP-4] [default: as the edition has it]
    #[arg(long, value_parser = options::retorts)]
    retorts: Option<Retorts>,
    /// How many Guests start in the middle, if there are any [GUEST-1] [default: 2]
    #[arg(long, value_name = "N", value_parser = value_parser!(u8).range(0..=MIDDLE_MAX as i64))]
    guests: Option<u8>,
    /// How many Stories start in the middle, if there are any [STORY-1] [TALE-3] [default: 2]
    #[arg(long, value_name = "N", value_parser = value_parser!(u8).range(0..=MIDDLE_MAX as i64))]
    stories: Option<u8>,
    /// Mysteries lie on one's own Residence alone [HOME-2]
    #[arg(long)]
    at_home: bool,
    /// How characters come to players without families: free, dealt or drafted [TALE-1]
    #[arg(long, value_name = "HOW", default_value = "free", value_parser = options::casting)]
    casting: Casting,
    /// Surplus cards of the expansions stay in the box, by lot [MIX-1]
    #[arg(long)]
    trimmed: bool,
}

impl Agreed {
    /// The profile that these cards are played by.
    pub(crate) fn profile(&self, catalog: &Catalog) -> Profile {
        let usual = Profile::of(self.edition(catalog));
        Profile {
            characters: self.characters,
            telling: if self.plain { Telling::Plain } else { Telling::Full },
            retorts: self.retorts.unwrap_or(usual.retorts),
            rounds: self.rounds.unwrap_or(usual.rounds),
            guests: self.guests.unwrap_or(usual.guests),
            stories: self.stories.unwrap_or(usual.stories),
            mysteries: if self.at_home { Mysteries::AtHome } else { usual.mysteries },
            casting: self.casting,
            mixing: if self.trimmed { Mixing::Trimmed } else { usual.mixing },
            ..usual
        }
    }

    fn edition(&self, catalog: &Catalog) -> Edition {
        self.profile.unwrap_or_else(|| expected(catalog))
    }

    /// How these options are written in a command; nothing if all are as usual.
    pub(crate) fn words(&self) -> String {
        let mut words = String::new();
        let mut more = |name: &str, value: Option<String>| {
            if let Some(value) = value {
                words += &format!(" --{name} {value}");
            }
        };
        let number = |value: Option<u8>| value.map(|value| value.to_string());
        more("profile", self.profile.map(|edition| edition.word().to_owned()));
        more("characters", number(self.characters));
        more("rounds", number(self.rounds));
        more("retorts", self.retorts.map(|retorts| retorts_word(retorts).to_owned()));
        more("guests", number(self.guests));
        more("stories", number(self.stories));
        let other = Some(self.casting).filter(|&casting| casting != Casting::Free);
        more("casting", other.map(|casting| casting.word().to_owned()));
        let flags = [("plain", self.plain), ("at-home", self.at_home), ("trimmed", self.trimmed)];
        for (flag, _) in flags.into_iter().filter(|(_, raised)| *raised) {
            words += &format!(" --{flag}");
        }
        words
    }
}

/// The edition that the first set expects.
pub(crate) fn expected(catalog: &Catalog) -> Edition {
    catalog.sets.first().map_or(Edition::First, |set| set.profile)
}

/// The word for it in commands.
pub(crate) fn retorts_word(retorts: Retorts) -> &'static str {
    match retorts {
        Retorts::Allowed => "allowed",
        Retorts::Barred => "barred",
    }
}
