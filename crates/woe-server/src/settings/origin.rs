//! What is an origin?

use std::fmt;

/// A scheme, a host and a port: where a page comes from, as browsers write it.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Origin {
    text: String,
    /// Where the authority begins.
    from: usize,
}

impl Origin {
    /// Reads an origin; a slash at its end does no harm.
    pub fn read(word: &str) -> Option<Origin> {
        let text = word.strip_suffix('/').unwrap_or(word).to_ascii_lowercase();
        let (scheme, authority) = text.split_once("://")?;
        let usual = match scheme {
            "http" => ":80",
            "https" => ":443",
            _ => return None,
        };
        let from = scheme.len() + 3;
        let is_sound = |sign: char| sign.is_ascii_alphanumeric() || ".-:[]_".contains(sign);
        let (host, port) = split_port(authority);
        let port_is_sound = port.is_none_or(|port| port.parse::<u16>().is_ok());
        if host.is_empty() || !port_is_sound || !authority.chars().all(is_sound) {
            return None;
        }
        // Browsers do not write the port that the scheme implies.
        let text = text.strip_suffix(usual).unwrap_or(&text).to_owned();
        Some(Origin { text, from })
    }

    /// Host and port, as a Host header has them.
    pub fn authority(&self) -> &str {
        &self.text[self.from..]
    }

    /// The whole of it, such as `https://gloom.example`.
    pub fn as_str(&self) -> &str {
        &self.text
    }
}

impl fmt::Display for Origin {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        out.write_str(&self.text)
    }
}

/// Host and port of an authority; the host of `[::1]:80` keeps its brackets.
pub(crate) fn split_port(authority: &str) -> (&str, Option<&str>) {
    let ends = authority.rfind(']').map_or(0, |bracket| bracket + 1);
    match authority[ends..].rfind(':') {
        Some(colon) => (&authority[..ends + colon], Some(&authority[ends + colon + 1..])),
        None => (authority, None),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn origins_are_read_as_browsers_write_them() {
        let read = |word| Origin::read(word).map(|origin| origin.to_string());
        assert_eq!(read("https://Gloom.example/").as_deref(), Some("https://gloom.example"));
        assert_eq!(read("https://gloom.example:443").as_deref(), Some("https://gloom.example"));
        assert_eq!(read("http://[::1]:4141").as_deref(), Some("http://[::1]:4141"));
        for word in ["gloom.example", "ftp://a", "https://", "https://a/b", "http://a:b", "null"] {
            assert_eq!(read(word), None, "{word}");
        }
    }

    #[test]
    fn ports_are_told_from_addresses() {
        assert_eq!(split_port("[::1]:80"), ("[::1]", Some("80")));
        assert_eq!(split_port("[::1]"), ("[::1]", None));
        assert_eq!(split_port("localhost:4141"), ("localhost", Some("4141")));
        assert_eq!(split_port("localhost"), ("localhost", None));
    }
}
