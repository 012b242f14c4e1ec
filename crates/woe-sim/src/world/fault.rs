//! Which faults can be planted, to see whether they are found?

/// Something that a house must not do. It is done now and then, by the simulated house alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// The disk leaves out one thing of a group.
    LostWrite,
    /// The disk writes a group twice.
    DoubledWrite,
    /// The host tells before it is kept.
    ToldBeforeKept,
    /// A command that comes again gets another reply.
    ChangedReply,
    /// The host does not say that a group was kept.
    KeptNeverSaid,
    /// What a seat is told is told to somebody else, too.
    LeakedHand,
    /// Who comes back gets one event too few.
    ShortResume,
    /// Answers in an open window do not outlive a restart.
    LostNotes,
    /// The commands that were carried out are forgotten at a restart.
    LostMarks,
    /// The clock of a table never strikes.
    StoppedClock,
    /// A bot's answer does not come, and nobody says so.
    LostThought,
    /// How long an answer takes depends on what others hold.
    TellingPause,
    /// The host does not say that somebody has gone.
    GhostListener,
    /// A table is fetched as it was before the last group.
    StaleLoad,
    /// The cards of a table are not written down with it.
    LostCards,
    /// What happened is left out of what somebody is told.
    LostStep,
}

impl Fault {
    /// All of them.
    pub const ALL: [Fault; 16] = [
        Fault::LostWrite,
        Fault::DoubledWrite,
        Fault::ToldBeforeKept,
        Fault::ChangedReply,
        Fault::KeptNeverSaid,
        Fault::LeakedHand,
        Fault::ShortResume,
        Fault::LostNotes,
        Fault::LostMarks,
        Fault::StoppedClock,
        Fault::LostThought,
        Fault::TellingPause,
        Fault::GhostListener,
        Fault::StaleLoad,
        Fault::LostCards,
        Fault::LostStep,
    ];
}
