//! How does a drawing become a picture?

use super::art;
use resvg::{
    tiny_skia::{Pixmap, Transform},
    usvg::{Options, Tree, fontdb::Database},
};
use std::sync::{Arc, LazyLock};

/// A fount of ours.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Letters {
    Title,
    SmallCaps,
    Slanted,
}

impl Letters {
    /// What an element in it says of itself.
    pub(super) fn attributes(self) -> &'static str {
        match self {
            Letters::Title => "font-family=\"IM FELL English\"",
            Letters::SmallCaps => "font-family=\"IM FELL English SC\"",
            Letters::Slanted => "font-family=\"EB Garamond\" font-style=\"italic\"",
        }
    }
}

static FONTS: LazyLock<Arc<Database>> = LazyLock::new(|| {
    let mut fonts = Database::new();
    for font in art::fonts() {
        if let Ok(font) = wuff::decompress_woff1(font) {
            fonts.load_font_data(font);
        }
    }
    fonts.set_serif_family("EB Garamond");
    Arc::new(fonts)
});

/// Whether there are fonts: a server that was built without its page has none.
pub(crate) fn can_write() -> bool {
    !art::fonts().is_empty()
}

/// The drawing as a PNG of that size; nothing if it is no drawing.
pub(crate) fn painted(svg: &str, width: u32, height: u32) -> Option<Vec<u8>> {
    let tree = read(svg)?;
    let mut picture = Pixmap::new(width, height)?;
    let scale = Transform::from_scale(
        width as f32 / tree.size().width(),
        height as f32 / tree.size().height(),
    );
    resvg::render(&tree, scale, &mut picture.as_mut());
    picture.encode_png().ok()
}

/// How wide words are when they are set one unit high.
pub(super) fn width_of(words: &str, letters: Letters) -> f32 {
    const HIGH: f32 = 100.0;
    let words = escaped(words);
    let svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 1 1\">\
         <text y=\"{HIGH}\" font-size=\"{HIGH}\" {}>{words}</text></svg>",
        letters.attributes()
    );
    read(&svg).map_or(0.0, |tree| tree.root().bounding_box().width() / HIGH)
}

fn read(svg: &str) -> Option<Tree> {
    let options = Options { fontdb: Arc::clone(&FONTS), ..Options::default() };
    Tree::from_str(svg, &options).ok()
}

/// Words as they stand between tags and inside quotes; what no file of that kind may hold is left out.
pub(crate) fn escaped(words: &str) -> String {
    let mut text = String::with_capacity(words.len());
    for sign in words.chars() {
        match sign {
            '&' => text.push_str("&amp;"),
            '<' => text.push_str("&lt;"),
            '>' => text.push_str("&gt;"),
            '"' => text.push_str("&quot;"),
            '\'' => text.push_str("&#39;"),
            sign if sign.is_control() || matches!(sign, '\u{fffe}' | '\u{ffff}') => {}
            sign => text.push(sign),
        }
    }
    text
}

/// The words without what our fonts do not have: small pictures, and the letters of some scripts.
pub(super) fn writable(words: &str) -> String {
    let is_ours = |sign: &char| {
        matches!(sign, ' '..='~' | '\u{a0}'..='\u{24f}' | '\u{384}'..='\u{3ce}' | '\u{401}'..='\u{45f}')
            || matches!(sign, '\u{2010}'..='\u{2026}' | '\u{2212}')
    };
    let kept: String = words.chars().filter(is_ours).collect();
    kept.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nasty_words_are_only_words() {
        assert_eq!(escaped("<b a=\"'\">&\u{0}\u{7}é"), "&lt;b a=&quot;&#39;&quot;&gt;&amp;é");
    }

    #[test]
    fn what_cannot_be_written_is_left_out() {
        assert_eq!(writable("Ann 🦇 Żółć"), "Ann Żółć");
        assert_eq!(writable("Анна Ψ"), "Анна Ψ");
        assert_eq!(writable("陰気\u{202e}"), "");
    }

    #[test]
    fn a_drawing_becomes_a_picture() {
        let svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 4 4\"><path d=\"M0 0H4V4Z\"/></svg>";
        assert!(painted(svg, 8, 8).unwrap().starts_with(b"\x89PNG"));
        assert_eq!(painted("<svg", 8, 8), None);
    }

    #[test]
    fn longer_words_are_wider() {
        if can_write() {
            for letters in [Letters::Title, Letters::SmallCaps, Letters::Slanted] {
                let (short, long) = (width_of("woe", letters), width_of("woebegone", letters));
                assert!(short > 0.5 && long > 2.0 * short, "{letters:?}: {short} {long}");
            }
        }
    }
}
