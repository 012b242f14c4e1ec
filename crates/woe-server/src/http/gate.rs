//! Does the request come from a page of ours?
//!
//! A page of somewhere else must neither open a socket here, nor read what this house says by giving itself a name that
//! leads here.

use super::denial::Denial;
use crate::settings::{Origin, Settings, split_port};
use axum::{
    extract::Request,
    http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header},
};
use std::net::{Ipv4Addr, Ipv6Addr};
use woe_wire::Code;

/// How long an address may be, and all headers together.
const ADDRESS_BYTES: usize = 4 * 1024;
const HEADER_BYTES: usize = 16 * 1024;

/// Why it is too long a request, if it is.
pub(super) fn is_too_long(request: &Request) -> Option<Denial> {
    let address = request.uri().path_and_query().map_or(0, |it| it.as_str().len());
    let header = |(name, value): (&HeaderName, &HeaderValue)| name.as_str().len() + value.len() + 4;
    let headers: usize = request.headers().iter().map(header).sum();
    let too_long = |most: usize, what: &str, status| {
        let sentence = format!("send at most {most} bytes of {what}");
        Some(Denial::new(Code::TooLong, sentence).with(status))
    };
    if address > ADDRESS_BYTES {
        return too_long(ADDRESS_BYTES, "address", StatusCode::URI_TOO_LONG);
    }
    if headers > HEADER_BYTES {
        return too_long(HEADER_BYTES, "headers", StatusCode::REQUEST_HEADER_FIELDS_TOO_LARGE);
    }
    None
}

/// Whether the Host header names this server: by number, as localhost, or as the settings say.
pub(crate) fn host_is_ours(headers: &HeaderMap, settings: &Settings) -> bool {
    let Some(authority) = only(headers, header::HOST) else { return false };
    let host = split_port(authority).0.to_ascii_lowercase();
    let inner = host.strip_prefix('[').and_then(|host| host.strip_suffix(']'));
    let is_number = match inner {
        Some(inner) => inner.parse::<Ipv6Addr>().is_ok(),
        None => host.parse::<Ipv4Addr>().is_ok(),
    };
    let is_named = |origin: &Origin| split_port(origin.authority()).0 == host;
    is_number || host == "localhost" || named(settings).any(is_named)
}

/// Whether the page that sends it is ours. Who is no browser sends no origin.
pub(crate) fn origin_is_ours(headers: &HeaderMap, settings: &Settings) -> bool {
    if !headers.contains_key(header::ORIGIN) {
        return !headers.keys().any(|name| name.as_str().starts_with("sec-fetch-"));
    }
    let Some(origin) = only(headers, header::ORIGIN) else { return false };
    let is_own = |host: &str| origin.strip_prefix("http://") == Some(host);
    only(headers, header::HOST).is_some_and(is_own)
        || named(settings).any(|named| named.as_str() == origin)
}

fn named(settings: &Settings) -> impl Iterator<Item = &Origin> {
    settings.origins.iter().chain(&settings.public_address)
}

/// The value of a header that stands there once.
fn only(headers: &HeaderMap, name: HeaderName) -> Option<&str> {
    let mut values = headers.get_all(name).iter();
    let value = values.next()?.to_str().ok()?;
    values.next().is_none().then_some(value)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(pairs: &[(&'static str, &'static str)]) -> HeaderMap {
        let pair = |&(name, value): &(&'static str, &'static str)| {
            (HeaderName::from_static(name), value.parse().unwrap())
        };
        pairs.iter().map(pair).collect()
    }

    fn settings() -> Settings {
        let public_address = Origin::read("https://gloom.example");
        Settings { public_address, ..Settings::default() }
    }

    #[test]
    fn only_our_own_hosts_are_answered() {
        let ours = |host| host_is_ours(&headers(&[("host", host)]), &settings());
        for host in ["127.0.0.1:4141", "192.168.1.2", "[::1]:4141", "LOCALHOST:1", "gloom.example"]
        {
            assert!(ours(host), "{host}");
        }
        for host in
            ["evil.example", "localhost.evil.example", "[evil]", "127.0.0.1.evil.example", ""]
        {
            assert!(!ours(host), "{host}");
        }
        assert!(!host_is_ours(&headers(&[]), &settings()));
    }

    #[test]
    fn only_our_own_pages_may_speak() {
        let ours = |origin| {
            let headers = headers(&[("host", "127.0.0.1:4141"), ("origin", origin)]);
            origin_is_ours(&headers, &settings())
        };
        assert!(ours("http://127.0.0.1:4141") && ours("https://gloom.example"));
        let foreign = [
            "http://127.0.0.1:4142",
            "https://127.0.0.1:4141",
            "http://gloom.example",
            "https://gloom.example.evil.example",
            "null",
            "",
        ];
        for origin in foreign {
            assert!(!ours(origin), "{origin}");
        }
    }

    #[test]
    fn who_is_no_browser_needs_no_origin() {
        let host = ("host", "127.0.0.1:4141");
        assert!(origin_is_ours(&headers(&[host]), &settings()));
        let browser = headers(&[host, ("sec-fetch-site", "cross-site")]);
        assert!(!origin_is_ours(&browser, &settings()));
        let mut twice = headers(&[host, ("origin", "http://127.0.0.1:4141")]);
        twice.append("origin", "https://evil.example".parse().unwrap());
        assert!(!origin_is_ours(&twice, &settings()));
    }
}
