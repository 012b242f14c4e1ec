//! Which headers does every answer have?

use super::placards;
use axum::{
    extract::Request,
    http::{HeaderName, HeaderValue, StatusCode, header},
    middleware::Next,
    response::Response,
};

/// Files of our own, and nothing else.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
    font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; \
    frame-ancestors 'none'";

const EVERYWHERE: [(HeaderName, HeaderValue); 7] = [
    (header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY)),
    (header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
    (header::REFERRER_POLICY, HeaderValue::from_static("no-referrer")),
    (header::X_FRAME_OPTIONS, HeaderValue::from_static("DENY")),
    (
        HeaderName::from_static("cross-origin-opener-policy"),
        HeaderValue::from_static("same-origin"),
    ),
    (
        HeaderName::from_static("cross-origin-resource-policy"),
        HeaderValue::from_static("same-origin"),
    ),
    (
        HeaderName::from_static("permissions-policy"),
        HeaderValue::from_static("camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
    ),
];

const ROBOTS: HeaderName = HeaderName::from_static("x-robots-tag");

/// Who lists what others may find. A table behind its link is for none of them; who keeps copies of what somebody hands
/// them, as archives do, may have its page like anybody who has the link.
const ENGINES: [&str; 6] = [
    "googlebot: noindex",
    "bingbot: noindex",
    "duckduckbot: noindex",
    "applebot: noindex",
    "yandex: noindex",
    "baiduspider: noindex",
];

/// Adds them. What is for those who have a link is listed by nobody. What does not say how long it may be kept is not kept.
pub(super) async fn added(request: Request, next: Next) -> Response {
    let path = request.uri().path();
    let (listed, linked) = (placards::is_listed(path), placards::is_linked(path));
    let mut response = next.run(request).await;
    let found = response.status() != StatusCode::NOT_FOUND;
    let headers = response.headers_mut();
    for (name, value) in EVERYWHERE {
        headers.entry(name).or_insert(value);
    }
    if found && linked {
        for engine in ENGINES {
            headers.append(ROBOTS, HeaderValue::from_static(engine));
        }
    } else if !(found && listed) {
        headers.insert(ROBOTS, HeaderValue::from_static("noindex"));
    }
    let no_store = || HeaderValue::from_static("no-store");
    headers.entry(header::CACHE_CONTROL).or_insert_with(no_store);
    response
}
