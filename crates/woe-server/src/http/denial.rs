//! How is no said over HTTP?

use axum::{
    extract::Request,
    http::{HeaderValue, StatusCode, header},
    middleware::Next,
    response::{IntoResponse, Response},
};
use woe_wire::{Code, FromServer, Trouble, written};

/// A trouble as a response.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Denial {
    status: StatusCode,
    trouble: Trouble,
}

impl Denial {
    /// No, with more words on it for people who write clients.
    pub(crate) fn new(code: Code, detail: impl Into<String>) -> Denial {
        Denial { status: status(code), trouble: Trouble { code, detail: Some(detail.into()) } }
    }

    /// The same with another status.
    pub(crate) fn with(self, status: StatusCode) -> Denial {
        Denial { status, ..self }
    }
}

/// There is nothing there.
pub(crate) fn not_found() -> Denial {
    Denial::new(Code::NoSuchThing, "there is nothing there; /api/openapi.json lists what there is")
}

impl From<Trouble> for Denial {
    fn from(trouble: Trouble) -> Denial {
        Denial { status: status(trouble.code), trouble }
    }
}

impl IntoResponse for Denial {
    fn into_response(self) -> Response {
        let text = written(&FromServer::Trouble(self.trouble));
        let mut response = (self.status, json(text)).into_response();
        if self.status == StatusCode::TOO_MANY_REQUESTS {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from_static("60"));
        }
        response
    }
}

/// What the library denies in words of its own is denied in ours.
pub(super) async fn explained(request: Request, next: Next) -> Response {
    let response = next.run(request).await;
    let status = response.status();
    let kind = response.headers().get(header::CONTENT_TYPE);
    let is_ours = kind.is_some_and(|kind| !kind.as_bytes().starts_with(b"text/plain"));
    if !(status.is_client_error() || status.is_server_error()) || is_ours {
        return response;
    }
    let no = match status {
        StatusCode::NOT_FOUND => not_found(),
        _ => Denial::new(Code::NotAMessage, "/api/openapi.json says what can be asked, and how"),
    };
    no.with(status).into_response()
}

/// JSON that is text already.
pub(crate) fn json(text: String) -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "application/json")], text)
}

fn status(code: Code) -> StatusCode {
    match code {
        Code::NotAMessage | Code::BadName | Code::BadLine => StatusCode::BAD_REQUEST,
        Code::TooLong => StatusCode::PAYLOAD_TOO_LARGE,
        Code::TooLate => StatusCode::REQUEST_TIMEOUT,
        Code::TooFast => StatusCode::TOO_MANY_REQUESTS,
        Code::NoSuchTable | Code::NoSuchThing => StatusCode::NOT_FOUND,
        Code::Deleted | Code::Swept => StatusCode::GONE,
        Code::WrongToken | Code::NoWatching | Code::WrongOrigin => StatusCode::FORBIDDEN,
        Code::OnlyTheHost | Code::NeedsASeat => StatusCode::FORBIDDEN,
        Code::TooMany | Code::NotKept | Code::Closing => StatusCode::SERVICE_UNAVAILABLE,
        Code::LateDecision | Code::SeatTaken | Code::FamilyTaken | Code::NameTaken => {
            StatusCode::CONFLICT
        }
        Code::OtherCards => StatusCode::GONE,
        Code::OnlyInTheLobby | Code::OnlyWhilePlaying | Code::OnlyWhenOver => StatusCode::CONFLICT,
        Code::NotAgreed | Code::NobodyToAgree => StatusCode::CONFLICT,
        Code::SeatsOpen | Code::Unplayable | Code::NothingToTakeBack => {
            StatusCode::UNPROCESSABLE_ENTITY
        }
    }
}
