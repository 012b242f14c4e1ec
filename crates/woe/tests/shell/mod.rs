//! What does the built binary say?

use serde_json::Value;
use std::{
    fs,
    io::Write,
    path::PathBuf,
    process::{Command, Stdio},
};

/// What a command said.
pub(crate) struct Said {
    pub(crate) code: i32,
    pub(crate) out: String,
    pub(crate) err: String,
}

/// Runs the binary.
pub(crate) fn woe(words: &[&str]) -> Said {
    woe_with(words, b"")
}

/// Runs the binary with something on its standard input.
pub(crate) fn woe_with(words: &[&str], input: &[u8]) -> Said {
    let mut command = Command::new(env!("CARGO_BIN_EXE_woe"));
    command.args(words).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    // Whoever does not read its input closes it early.
    let _ = child.stdin.take().unwrap().write_all(input);
    let output = child.wait_with_output().unwrap();
    let said = Said {
        code: output.status.code().expect("the binary ends by itself"),
        out: String::from_utf8(output.stdout).unwrap(),
        err: String::from_utf8(output.stderr).unwrap(),
    };
    assert!(!said.err.contains("panicked"), "{words:?}: {}", said.err);
    said
}

/// Runs the binary, which must not complain.
pub(crate) fn out_of(words: &[&str]) -> String {
    let said = woe(words);
    assert_eq!((said.code, said.err.as_str()), (0, ""), "{words:?}");
    said.out
}

/// Runs the binary, which must complain with that code and these words.
#[allow(dead_code, reason = "not every test file has something to complain about")]
pub(crate) fn complains(words: &[&str], code: i32, expected: &[&str]) {
    let said = woe(words);
    assert_eq!(said.code, code, "{words:?}: {}", said.err);
    for part in expected {
        assert!(said.err.contains(part), "{words:?}: no \"{part}\" in {}", said.err);
    }
}

/// Runs the binary and reads what it said as JSON.
#[allow(dead_code, reason = "not every test file reads JSON")]
pub(crate) fn json_of(words: &[&str]) -> Value {
    serde_json::from_str(&out_of(words)).unwrap()
}

/// An empty folder of that name.
#[allow(dead_code, reason = "not every test file writes files")]
pub(crate) fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}
