//! In which words is a review framed?

use woe_prose::Language;

/// What stands around what is told and drawn.
pub(super) struct Frame {
    pub(super) title: &'static str,
    /// Under the title of the picture.
    pub(super) note: &'static str,
    pub(super) opening: &'static str,
    pub(super) turn: &'static str,
    pub(super) line: &'static str,
    pub(super) even: &'static str,
    pub(super) death: &'static str,
    pub(super) value: &'static str,
    pub(super) wins: &'static str,
    pub(super) cost: &'static str,
    pub(super) given: &'static str,
    pub(super) better: &'static str,
    /// What is said if nothing speaks for a better answer at once.
    pub(super) later: &'static str,
    /// What is said of a seat that was never asked.
    pub(super) unasked: &'static str,
    /// Before and after the number of answers of a seat that made no mistake.
    pub(super) flawless: [&'static str; 2],
    /// Before the name of the picture.
    pub(super) picture: &'static str,
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
    title: "The chance to win",
    note: "each seat's as it looked from there, so they need not add up",
    opening: "\
What could have been better, judged by what each seat could see at that moment.
Numbers in brackets are points: hundredths of the chance to win.
",
    turn: "turn",
    line: "line",
    even: "an even chance",
    death: "somebody's end",
    value: "Family Value",
    wins: "wins",
    cost: "points lost",
    given: "answered",
    better: "better",
    later: "nothing shows at once; looking ahead does",
    unasked: "had no choice to make",
    flawless: ["no answer of", "cost two points or more: nothing to regret"],
    picture: "The curves are in",
};

const ITALIAN: Frame = Frame {
    title: "La probabilità di vincere",
    note: "ognuno la vede dal proprio posto, perciò la somma può non tornare",
    opening: "\
Che cosa si poteva fare di meglio, a giudicare da ciò che ognuno vedeva in quel
momento. I numeri fra parentesi sono punti: centesimi della probabilità di vincere.
",
    turn: "turno",
    line: "riga",
    even: "pari probabilità",
    death: "la fine di qualcuno",
    value: "Valore della Famiglia",
    wins: "vince",
    cost: "punti persi",
    given: "risposta",
    better: "meglio",
    later: "subito non si vede nulla; guardando avanti sì",
    unasked: "non ha avuto scelte da fare",
    flawless: ["nessuna risposta su", "è costata due punti o più: niente da rimpiangere"],
    picture: "Le curve sono in",
};
