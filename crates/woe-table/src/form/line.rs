//! In what form is a line kept?

use super::LineKind;
use serde::{Deserialize, Serialize};

/// A line that was said, written down.
pub(crate) fn written_line(line: &woe_wire::Line) -> String {
    let woe_wire::Line { number, kind, seat, name, at, line } = line.clone();
    woe_wire::written(&LineForm { number, kind: kind.into(), seat, name, at, line })
}

/// A line that was written down; nothing if it is none of our forms.
pub(crate) fn read_line(text: &str) -> Option<woe_wire::Line> {
    let LineForm { number, kind, seat, name, at, line } = woe_wire::read(text).ok()?;
    Some(woe_wire::Line { number, kind: kind.into(), seat, name, at, line })
}

#[derive(Serialize, Deserialize)]
struct LineForm {
    number: u32,
    kind: LineKind,
    seat: Option<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    name: Option<String>,
    #[serde(default)]
    at: Option<u32>,
    line: String,
}
