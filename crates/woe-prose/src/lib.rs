//! Cards, beats and games as sentences, in every language we speak.
//!
//! A [`Chronicler`] hears a whole game and says what is told in which sentence; a [`Narrator`] says it, and questions, faces
//! and the reckoning, in one language. What a card
//! says is written from what it does ([`rules_text`]), so it cannot say one thing and do another; why the
//! rules say no is a sentence, too ([`refusal`]). A [`Tale`] is a worked example that is also a test. All
//! words stand in the Fluent files in `lang`, and nothing reads a sentence again.
//!
//! ```
//! use woe_cards::{Edition, base, compile};
//! use woe_prose::{Chronicler, Grain, Language, Narrator, rules_text};
//! use woe_rules::{Glimpse, Key, Profile, Rules, Seating};
//!
//! let catalog = compile(&base()).expect("the base game has no mistakes");
//! let rules = Rules::new(&catalog, Profile::of(Edition::First));
//! let seating = Seating::in_order(2, catalog.families.len());
//! let mut told = Vec::new();
//! let mut game = rules.deal_to(&seating, Key::from_seed(7), &mut told)?;
//!
//! // Tell a game: whoever is asked gives the first answer there is, until a turn is over.
//! let names = ["Ann", "Bob"].map(str::to_owned);
//! let narrator = Narrator::new(&rules, game.table(), &names, Language::English);
//! let mut answers = Vec::new();
//! for _ in 0..10 {
//!     let Some(asked) = rules.decision(&game) else { break };
//!     println!("{}", narrator.question(asked));
//!     rules.legal_actions(&game, &mut answers);
//!     rules.apply(&mut game, asked.seat, answers[0], &mut told)?;
//! }
//! let known: Vec<_> = told.iter().map(|beat| beat.map(Glimpse::Known)).collect();
//! let sayings = Chronicler::new(Grain::Lines).hear(&known);
//! let story: Vec<String> = sayings.iter().filter_map(|saying| narrator.say(saying)).collect();
//! let story = story.join("\n");
//! assert!(story.contains("Ann"), "{story}");
//! println!("{story}\n{}", narrator.reckoning(&rules, &game).join("\n"));
//!
//! // What a card says.
//! let card = catalog.deck().find(|&id| !catalog.card(id).immediate.is_empty());
//! let card = card.expect("some card does something at once");
//! assert!(!rules_text(&catalog, card, Language::Italian).is_empty());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod asking;
mod cast;
mod catalogue;
mod chronicler;
mod clause;
mod counsel;
mod hearsay;
mod italian;
mod lang;
mod lawful;
mod link;
mod noun;
mod opening;
mod part;
mod picture;
mod ruling;
mod saying;
mod standing;
mod tale;
mod telling;
mod word;
mod wording;

pub use asking::{refusal, refusal_key, unplayable};
pub use catalogue::catalogue;
pub use chronicler::{Before, Chronicler, Grain};
pub use hearsay::{Heard, HeardSort, Hearsay};
pub use italian::joined_forms;
pub use lang::{Language, Value, isolated, say};
pub use link::{Caption, Link, Placard, caption, game_name, placard, victory};
pub use opening::{edition_name, family_name};
pub use picture::little_card;
pub use ruling::rule_ids;
pub use saying::Saying;
pub use tale::{Outcome, Tale, TaleMistake};
pub use telling::Narrator;
pub use word::law_word;
pub use wording::{possibilities, rules_text, told_text};
