//! Does the binary say what is inside it?

use std::process::Command;

#[test]
fn every_notice_is_printed() {
    let said = Command::new(env!("CARGO_BIN_EXE_woe")).arg("licences").output().unwrap();
    assert!(said.status.success());
    let text = String::from_utf8(said.stdout).unwrap();
    assert_eq!(text, include_str!("../../../docs/licences.txt"));
    for words in ["  axum ", "  svelte ", "SIL OPEN FONT LICENSE", "Apache License"] {
        assert!(text.contains(words), "{words} is missing");
    }
}
