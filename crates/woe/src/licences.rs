//! What did others make that is inside, and under which licences?

use crate::trouble::Trouble;
use std::{io::Write, process::ExitCode};

/// Prints every notice.
pub(crate) fn run(out: &mut dyn Write) -> Result<ExitCode, Trouble> {
    out.write_all(woe_server::NOTICES.as_bytes())?;
    Ok(ExitCode::SUCCESS)
}
