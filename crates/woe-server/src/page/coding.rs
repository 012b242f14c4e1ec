//! In which coding does a browser want a file?

use axum::http::{HeaderMap, header};

/// Whether brotli is welcome, and at least as welcome as gzip.
pub(super) fn takes_brotli(headers: &HeaderMap) -> bool {
    let wishes = Wishes::of(headers);
    wishes.weight("br") > 0.0 && wishes.weight("br") >= wishes.weight("gzip")
}

/// Whether gzip is welcome, and at least as welcome as nothing of the kind.
pub(crate) fn takes_gzip(headers: &HeaderMap) -> bool {
    let wishes = Wishes::of(headers);
    let plain = wishes.named("identity").unwrap_or(0.0);
    wishes.weight("gzip") > 0.0 && wishes.weight("gzip") >= plain
}

/// What somebody would like, and how much.
struct Wishes<'a>(Vec<(&'a str, f32)>);

impl Wishes<'_> {
    fn of(headers: &HeaderMap) -> Wishes<'_> {
        let lines =
            headers.get_all(header::ACCEPT_ENCODING).iter().filter_map(|line| line.to_str().ok());
        Wishes(lines.flat_map(|line| line.split(',')).filter_map(wish).collect())
    }

    fn weight(&self, coding: &str) -> f32 {
        self.named(coding).or_else(|| self.named("*")).unwrap_or(0.0)
    }

    fn named(&self, name: &str) -> Option<f32> {
        let found = self.0.iter().find(|(it, _)| it.eq_ignore_ascii_case(name));
        found.map(|&(_, weight)| weight)
    }
}

/// A coding and its weight, for example `br;q=0.8`; none where the weight is no number.
fn wish(part: &str) -> Option<(&str, f32)> {
    let mut words = part.split(';').map(str::trim);
    let coding = words.next().filter(|coding| !coding.is_empty())?;
    let weight = words.find_map(|word| word.strip_prefix("q=").or(word.strip_prefix("Q=")));
    Some((coding, weight.map_or(Some(1.0), |weight| weight.trim().parse().ok())?))
}

#[cfg(test)]
mod tests {
    use super::{takes_brotli, takes_gzip};
    use axum::http::{HeaderMap, HeaderValue, header};

    #[test]
    fn brotli_is_sent_to_those_who_want_it() {
        let asks = |wish: &'static str| {
            let mut headers = HeaderMap::new();
            headers.insert(header::ACCEPT_ENCODING, HeaderValue::from_static(wish));
            takes_brotli(&headers)
        };
        for wish in ["gzip, deflate, br, zstd", "br", "BR;Q=0.5", "*", "gzip;q=0.5, br ; q=0.5"] {
            assert!(asks(wish), "{wish}");
        }
        for wish in ["", "gzip", "br;q=0", "*;q=0", "br;q=0.1, gzip", "br;q=x", "*, br;q=0"] {
            assert!(!asks(wish), "{wish}");
        }
        assert!(!takes_brotli(&HeaderMap::new()));
    }

    #[test]
    fn gzip_is_sent_to_those_who_want_it() {
        let asks = |wish: &'static str| {
            let mut headers = HeaderMap::new();
            headers.insert(header::ACCEPT_ENCODING, HeaderValue::from_static(wish));
            takes_gzip(&headers)
        };
        for wish in ["gzip, deflate, br, zstd", "GZip;q=0.5", "*", "identity;q=0.5, gzip"] {
            assert!(asks(wish), "{wish}");
        }
        for wish in ["", "br", "gzip;q=0", "gzip;q=0.5, identity", "*;q=0", "gzip;q=x"] {
            assert!(!asks(wish), "{wish}");
        }
        assert!(!takes_gzip(&HeaderMap::new()));
    }
}
