//! In which words is a short evening framed?

use woe_prose::Language;

/// What stands around the telling.
pub(super) struct Frame {
    pub(super) opening: &'static str,
    pub(super) reckoning: &'static str,
    pub(super) wins: &'static str,
    /// Before and after the number of the game, and at the end of the line.
    pub(super) again: [&'static str; 3],
    pub(super) what_else: &'static str,
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
    opening: "\
A short evening of Gloom: four bots, two characters a family, and the saddest
dead win. The number at the right is the character's Self-Worth after the card;
† is dead.
",
    reckoning: "The reckoning",
    wins: "wins",
    again: ["This was game", "; `woe evening --seed", "` tells it again."],
    what_else: "\
What else there is:
  woe                                   the table itself, in the browser
  woe cards list                        every card, with what it does
  woe cards show was menaced by mice    one card, and its rules
  woe cards check DIR                   all mistakes of a set of your own
  woe rules STACK-3                     a rule; without its id, all of them
  woe simulate --games 100000           very many games, and who wins them
  woe replay FILE                       a recorded game, told or verified
  woe --help                            all of this, with its options
",
};

const ITALIAN: Frame = Frame {
    opening: "\
Una breve serata di Gloom: quattro bot, due personaggi a famiglia, e vincono i
morti più tristi. Il numero a destra è l'Autostima del personaggio dopo la
carta; † vuol dire morto.
",
    reckoning: "La resa dei conti",
    wins: "vince",
    again: ["Era la partita", "; `woe evening --lang it --seed", "` la racconta di nuovo."],
    what_else: "\
Che altro c'è (i comandi parlano inglese, le carte anche italiano):
  woe                                   il tavolo vero e proprio, nel browser
  woe cards list --lang it              tutte le carte, con quello che fanno
  woe cards show Body Thief --lang it   una carta, con le sue regole
  woe cards check DIR                   tutti gli errori di un set tuo
  woe rules STACK-3                     una regola; senza sigla, tutte
  woe simulate --games 100000           moltissime partite, e chi le vince
  woe replay FILE --lang it             una partita registrata
  woe --help                            tutto questo, con le sue opzioni
",
};
