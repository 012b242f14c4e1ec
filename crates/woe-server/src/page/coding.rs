//! In which coding does a browser want a file?

use axum::http::{HeaderMap, header};

/// Whether brotli is welcome, and at least as welcome as gzip.
pub(super) fn takes_brotli(headers: &HeaderMap) -> bool {
    let wishes: Vec<(&str, f32)> = headers
        .get_all(header::ACCEPT_ENCODING)
        .iter()
        .filter_map(|line| line.to_str().ok())
        .flat_map(|line| line.split(','))
        .filter_map(wish)
        .collect();
    let welcome = |coding: &str| {
        let named = |name: &str| wishes.iter().find(|(it, _)| it.eq_ignore_ascii_case(name));
        named(coding).or_else(|| named("*")).map_or(0.0, |&(_, weight)| weight)
    };
    welcome("br") > 0.0 && welcome("br") >= welcome("gzip")
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
    use super::takes_brotli;
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
}
