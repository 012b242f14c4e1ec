//! What does the house say about itself?

use super::{
    Front,
    denial::{Denial, json, not_found},
    routes,
};
use crate::{address, meter, page, qr};
use axum::{
    extract::{Query, State, rejection::QueryRejection},
    http::{HeaderMap, StatusCode, header},
    response::{IntoResponse, Response},
};
use serde::{Deserialize, Serialize};
use std::{net::IpAddr, sync::Arc};
use woe_wire::{Code, PROTOCOL, written};

/// How long a path may be that is asked for as a QR code.
const LONG_PATH: usize = 120;

#[derive(Serialize)]
struct Health {
    status: &'static str,
    /// The settings because of which somebody was turned away lately.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    limits: Vec<&'static str>,
}

pub(super) async fn health(State(front): State<Arc<Front>>) -> Response {
    let limits = front.limits.lately();
    let is_sound = front.house.is_sound().await;
    let status = match (front.house.is_damaged(), is_sound) {
        (true, _) => "what is kept is damaged; the log says what to do",
        (false, false) => "cannot write to disk",
        (false, true) => return json(written(&Health { status: "ok", limits })).into_response(),
    };
    let sick = json(written(&Health { status, limits }));
    (StatusCode::SERVICE_UNAVAILABLE, sick).into_response()
}

#[derive(Serialize)]
struct Version {
    version: &'static str,
    protocol: u32,
}

pub(super) async fn version() -> impl IntoResponse {
    json(written(&Version { version: env!("CARGO_PKG_VERSION"), protocol: PROTOCOL }))
}

pub(super) async fn metrics() -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], meter::page())
}

pub(super) async fn openapi() -> impl IntoResponse {
    json(routes::described())
}

/// Who can reach an address.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
enum Reach {
    /// Whoever has the link.
    Everyone,
    /// Whoever is in the same network.
    Network,
    /// Nobody but this machine.
    Here,
}

#[derive(Serialize)]
struct Address {
    address: String,
    reach: Reach,
}

pub(super) async fn address(
    State(front): State<Arc<Front>>,
    headers: HeaderMap,
) -> impl IntoResponse {
    json(written(&invited(&front, &headers)))
}

/// The address to invite others by: what they would type, rather than what this browser has.
fn invited(front: &Front, headers: &HeaderMap) -> Address {
    if let Some(public) = &front.settings.public_address {
        return Address { address: public.to_string(), reach: Reach::Everyone };
    }
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    if !is_loopback(host) {
        return Address { address: format!("http://{host}"), reach: Reach::Network };
    }
    match address::network(front.bound).into_iter().next() {
        Some(address) => Address { address, reach: Reach::Network },
        None => Address { address: format!("http://{host}"), reach: Reach::Here },
    }
}

fn is_loopback(authority: &str) -> bool {
    let host = crate::settings::split_port(authority).0;
    let number = host.trim_start_matches('[').trim_end_matches(']').parse::<IpAddr>();
    number.map_or(host.eq_ignore_ascii_case("localhost"), |number| number.is_loopback())
}

/// Which path is wanted as a QR code.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Wanted {
    path: String,
}

pub(super) async fn qr(
    State(front): State<Arc<Front>>,
    headers: HeaderMap,
    wanted: Result<Query<Wanted>, QueryRejection>,
) -> Result<Response, Denial> {
    let Query(Wanted { path }) = wanted.map_err(|why| super::cards::unasked(&why))?;
    let is_sound = |sign: char| sign.is_ascii_alphanumeric() || "/-_".contains(sign);
    let name = path.strip_prefix('/').filter(|name| page::is_route(name));
    if name.is_none() || path.len() > LONG_PATH || !path.chars().all(is_sound) {
        return Err(Denial::new(Code::NotAMessage, "path is one of the page's own, such as /t/…"));
    }
    let address = format!("{}{path}", invited(&front, &headers).address);
    let picture = qr::qr_in_svg(&address).ok_or_else(not_found)?;
    Ok(([(header::CONTENT_TYPE, "image/svg+xml")], picture).into_response())
}

#[cfg(test)]
mod tests {
    use super::is_loopback;

    #[test]
    fn a_machine_knows_itself() {
        for host in ["127.0.0.1:4141", "localhost", "[::1]:80", "127.8.8.8"] {
            assert!(is_loopback(host), "{host}");
        }
        for host in ["192.168.1.2:4141", "gloom.example", ""] {
            assert!(!is_loopback(host), "{host}");
        }
    }
}
