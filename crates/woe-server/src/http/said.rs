//! What does the body of a request say?

use super::{Front, denial::Denial};
use axum::{
    body::to_bytes,
    extract::{FromRequest, Request},
    http::{StatusCode, header},
};
use serde::de::DeserializeOwned;
use std::sync::Arc;
use tokio::time::timeout;
use woe_wire::Code;

/// A body of JSON: short enough, in time, with the right type, and without fields that nobody knows.
pub(super) struct Said<T>(pub(super) T);

impl<T: DeserializeOwned> FromRequest<Arc<Front>> for Said<T> {
    type Rejection = Denial;

    async fn from_request(request: Request, front: &Arc<Front>) -> Result<Said<T>, Denial> {
        let kind = request.headers().get(header::CONTENT_TYPE);
        if !kind.and_then(|kind| kind.to_str().ok()).is_some_and(is_json) {
            let no = Denial::new(Code::NotAMessage, "send application/json");
            return Err(no.with(StatusCode::UNSUPPORTED_MEDIA_TYPE));
        }
        let limit = front.settings.message_bytes;
        let body = timeout(front.settings.header_time, to_bytes(request.into_body(), limit)).await;
        let body = body.map_err(|_| Denial::new(Code::TooLate, "send the body at once"))?;
        let body = body.map_err(|_| {
            Denial::new(Code::TooLong, format!("send at most {limit} bytes, and all of them"))
        })?;
        let text = std::str::from_utf8(&body)
            .map_err(|_| Denial::new(Code::NotAMessage, "send UTF-8 text"))?;
        let said =
            woe_wire::read(text).map_err(|why| Denial::new(Code::NotAMessage, why.to_string()))?;
        Ok(Said(said))
    }
}

fn is_json(kind: &str) -> bool {
    let kind = kind.split(';').next().unwrap_or_default().trim();
    kind.eq_ignore_ascii_case("application/json")
}
