//! What does the body of a request say?

use super::{Front, denial::Denial};
use axum::{
    body::Body,
    extract::{FromRequest, Request},
    http::{StatusCode, header},
};
use futures_util::StreamExt;
use serde::{Serialize, de::DeserializeOwned};
use std::sync::Arc;
use tokio::time::timeout;
use woe_wire::Code;

/// A body of JSON: short enough, in time, with the right type, and without fields that nobody knows.
pub(super) struct Said<T>(pub(super) T);

impl<T: DeserializeOwned + Serialize> FromRequest<Arc<Front>> for Said<T> {
    type Rejection = Denial;

    async fn from_request(request: Request, front: &Arc<Front>) -> Result<Said<T>, Denial> {
        let kind = request.headers().get(header::CONTENT_TYPE);
        if !kind.and_then(|kind| kind.to_str().ok()).is_some_and(is_json) {
            let no = Denial::new(Code::NotAMessage, "send application/json");
            return Err(no.with(StatusCode::UNSUPPORTED_MEDIA_TYPE));
        }
        let limit = front.settings.message_bytes;
        let body = timeout(front.settings.header_time, whole(request.into_body(), limit)).await;
        let body = body.map_err(|_| Denial::new(Code::TooLate, "send the body at once"))??;
        let text = std::str::from_utf8(&body)
            .map_err(|_| Denial::new(Code::NotAMessage, "send UTF-8 text"))?;
        woe_wire::read_object(text).map(Said).ok_or_else(|| {
            let sentence =
                "send one JSON object with the fields that /api/openapi.json lists, and no others";
            Denial::new(Code::NotAMessage, sentence)
        })
    }
}

/// All of the body, if it is no longer than that.
async fn whole(body: Body, limit: usize) -> Result<Vec<u8>, Denial> {
    let (mut all, mut pieces) = (Vec::new(), body.into_data_stream());
    while let Some(piece) = pieces.next().await {
        let piece = piece
            .map_err(|_| Denial::new(Code::NotAMessage, "send the whole body, as announced"))?;
        if all.len() + piece.len() > limit {
            return Err(Denial::new(Code::TooLong, format!("send at most {limit} bytes")));
        }
        all.extend_from_slice(&piece);
    }
    Ok(all)
}

fn is_json(kind: &str) -> bool {
    let kind = kind.split(';').next().unwrap_or_default().trim();
    kind.eq_ignore_ascii_case("application/json")
}
