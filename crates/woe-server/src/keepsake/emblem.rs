//! What does a tab, a bookmark or a home screen show?

use super::paint::painted;
use std::sync::OnceLock;

/// The emblem of the house, as the page has it.
const EMBLEM: &str = include_str!("../../../../web/public/icon.svg");

/// Every size in which it is asked for.
static FILES: [(&str, u32, OnceLock<Vec<u8>>); 4] = [
    ("favicon.ico", 48, OnceLock::new()),
    ("apple-touch-icon.png", 180, OnceLock::new()),
    ("icon-192.png", 192, OnceLock::new()),
    ("icon-512.png", 512, OnceLock::new()),
];

/// The emblem as a file of that name; drawn when it is asked for the first time.
pub(crate) fn file(name: &str) -> Option<&'static [u8]> {
    let (_, size, drawn) = FILES.iter().find(|(known, ..)| *known == name)?;
    let draw = || {
        // A phone rounds the corners itself, and would show what is behind ours.
        let square = EMBLEM.replace(" rx=\"5\"", "");
        let svg = if name.ends_with(".ico") { EMBLEM } else { &square };
        let picture = painted(svg, *size, *size).expect("our emblem can be drawn");
        if name.ends_with(".ico") { iconified(&picture, *size as u8) } else { picture }
    };
    Some(drawn.get_or_init(draw))
}

/// A picture as the only one of an ICO file.
fn iconified(picture: &[u8], size: u8) -> Vec<u8> {
    let [a, b, c, d] = (picture.len() as u32).to_le_bytes();
    let head = [0, 0, 1, 0, 1, 0, size, size, 0, 0, 1, 0, 32, 0, a, b, c, d, 22, 0, 0, 0];
    [&head[..], picture].concat()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_emblem_comes_in_every_size() {
        for (name, size, _) in &FILES {
            let bytes = file(name).unwrap();
            let picture = if name.ends_with(".ico") { &bytes[22..] } else { bytes };
            assert!(picture.starts_with(b"\x89PNG"), "{name}");
            assert_eq!(picture[16..20], size.to_be_bytes(), "{name}");
        }
        assert!(file("icon-13.png").is_none());
    }
}
