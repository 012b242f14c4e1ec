//! In which words is it said that the table is open?

use woe_prose::Language;

/// What stands around the addresses.
pub(super) struct Frame {
    pub(super) open: &'static str,
    pub(super) moved: &'static str,
    pub(super) alone: &'static str,
    pub(super) others: &'static str,
    pub(super) kept: &'static str,
    pub(super) forgotten: &'static str,
    pub(super) closing: &'static str,
    pub(super) later: &'static str,
}

impl Frame {
    pub(super) const fn of(language: Language) -> Frame {
        match language {
            Language::English => ENGLISH,
            Language::Italian => ITALIAN,
        }
    }
}

const ENGLISH: Frame = Frame {
    open: "Woebegone is open. Play in your browser:",
    moved: "(the usual port was taken, so it is another one)",
    alone: "Only this machine can come in. To play with everyone in the room:
  woe --listen 0.0.0.0:4141",
    others: "Others come in here:",
    kept: "Tables are kept in",
    forgotten: "Tables are kept in memory: they are forgotten when this ends.",
    closing: "Ctrl-C closes the house.",
    later: "Games go on when it opens again.",
};

const ITALIAN: Frame = Frame {
    open: "Woebegone è aperto. Si gioca nel browser:",
    moved: "(la porta solita era occupata: questa è un'altra)",
    alone: "Può entrare solo questo computer. Per giocare con tutta la stanza:
  woe --listen 0.0.0.0:4141",
    others: "Gli altri entrano da qui:",
    kept: "I tavoli sono conservati in",
    forgotten: "I tavoli restano solo in memoria: alla chiusura saranno dimenticati.",
    closing: "Ctrl-C chiude la casa.",
    later: "Le partite proseguono alla riapertura.",
};
