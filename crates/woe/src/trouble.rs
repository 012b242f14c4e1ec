//! What went wrong, and what does the shell hear of it?

use std::{
    io::{self, Write},
    path::Path,
    process::ExitCode,
};

/// Why a command could not do what it was asked to do.
#[derive(Debug)]
pub(crate) enum Trouble {
    /// Something that whoever typed the command, or wrote a set, can change: exit code 2.
    Asked(String),
    /// Anything else: exit code 1.
    Failed(String),
    /// Nobody reads on, as in `woe … | head`: no trouble at all.
    Unheard,
}

impl Trouble {
    /// A file or folder that could not be read or written.
    pub(crate) fn at(path: &Path, doing: &str, why: &io::Error) -> Trouble {
        use io::ErrorKind::{IsADirectory, NotADirectory, NotFound};
        let sentence = format!("cannot {doing} {}: {why}", path.display());
        match why.kind() {
            NotFound | NotADirectory | IsADirectory => Trouble::Asked(sentence),
            _ => Trouble::Failed(sentence),
        }
    }

    /// Says it where errors are said.
    pub(crate) fn tell(&self) -> ExitCode {
        let (sentence, code) = match self {
            Trouble::Asked(sentence) => (sentence, 2),
            Trouble::Failed(sentence) => (sentence, 1),
            Trouble::Unheard => return ExitCode::SUCCESS,
        };
        remark(sentence);
        ExitCode::from(code)
    }
}

/// Writing to standard output is all that fails without a place.
impl From<io::Error> for Trouble {
    fn from(why: io::Error) -> Trouble {
        match why.kind() {
            io::ErrorKind::BrokenPipe => Trouble::Unheard,
            _ => Trouble::Failed(format!("cannot write to standard output: {why}")),
        }
    }
}

/// Says something beside the answer. Whether anyone listens there is not our business.
pub(crate) fn remark(sentence: &str) {
    let _ = writeln!(io::stderr(), "woe: {sentence}");
}
