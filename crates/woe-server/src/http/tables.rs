//! How are tables opened, entered and looked back on?

use super::{
    Front,
    caller::Caller,
    cards::unasked,
    denial::{Denial, json},
    gate,
    said::Said,
};
use crate::{
    exports::{Export, Packed},
    limits::Limit,
    page::{knows, takes_gzip},
    reviews::Standing,
    socket,
};
use axum::{
    Extension,
    body::Body,
    extract::{Path, Query, Request, State, rejection::QueryRejection},
    http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
};
use serde::Deserialize;
use std::{
    sync::Arc,
    time::{Duration, Instant, UNIX_EPOCH},
};
use tokio_tungstenite::tungstenite::handshake::server::create_response_with_body;
use woe_prose::Language;
use woe_wire::{Code, Glance, OpenLesson, OpenTable, written};

/// When what is told is there no more.
const SUNSET: HeaderName = HeaderName::from_static("sunset");

pub(super) async fn open(
    State(front): State<Arc<Front>>,
    Extension(caller): Extension<Caller>,
    headers: HeaderMap,
    Said(table): Said<OpenTable>,
) -> Result<Response, Denial> {
    check_opening(&front, &caller, &headers)?;
    let opened = front.house.open_table(table).await?;
    Ok((StatusCode::CREATED, json(written(&opened))).into_response())
}

pub(super) async fn teach(
    State(front): State<Arc<Front>>,
    Extension(caller): Extension<Caller>,
    headers: HeaderMap,
    Said(lesson): Said<OpenLesson>,
) -> Result<Response, Denial> {
    check_opening(&front, &caller, &headers)?;
    let opened = front.house.open_lesson(lesson).await?;
    Ok((StatusCode::CREATED, json(written(&opened))).into_response())
}

/// How a table stands, without coming in.
pub(super) async fn glance(
    State(front): State<Arc<Front>>,
    headers: HeaderMap,
    Said(asked): Said<Glance>,
) -> Result<Response, Denial> {
    check_origin(&front, &headers)?;
    let glimpsed = front.house.glance(asked).await?;
    Ok(json(written(&glimpsed)).into_response())
}

/// Whether somebody may open a table now.
fn check_opening(front: &Front, caller: &Caller, headers: &HeaderMap) -> Result<(), Denial> {
    check_origin(front, headers)?;
    if front.openings.take(caller.address, Instant::now()) {
        return Ok(());
    }
    front.limits.bites(Limit::TablesPerAddress);
    Err(Denial::new(Code::TooFast, "that is enough tables for now; come back later"))
}

pub(super) async fn enter(
    State(front): State<Arc<Front>>,
    Extension(caller): Extension<Caller>,
    mut request: Request,
) -> Result<Response, Denial> {
    check_origin(&front, request.headers())?;
    let agreed = create_response_with_body(&request, Body::empty).map_err(|_| {
        let denial = Denial::new(Code::NotAMessage, "this is a door for sockets");
        denial.with(StatusCode::BAD_REQUEST)
    })?;
    let pass = front.sockets.enter(caller.address);
    let pass = pass.ok_or_else(|| {
        front.limits.bites(front.sockets.limit());
        Denial::new(Code::TooMany, "too many connections from there; close some of them")
    })?;
    let household = front.households.of(caller.address, Instant::now());
    let (line, caller) = (hyper::upgrade::on(&mut request), caller.holding(pass));
    let (house, settings) = (front.house.clone(), Arc::clone(&front.settings));
    tokio::spawn(socket::serve(house, settings, line, caller, household));
    Ok(agreed)
}

fn check_origin(front: &Front, headers: &HeaderMap) -> Result<(), Denial> {
    if gate::origin_is_ours(headers, &front.settings) {
        return Ok(());
    }
    Err(Denial::new(Code::WrongOrigin, "this page may not; the setting origins allows others"))
}

pub(super) async fn replay(
    State(front): State<Arc<Front>>,
    Path(name): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Denial> {
    let replay = front.house.export(&name, Export::Replay).await?;
    let kind = [(header::CONTENT_TYPE, "application/json")];
    let mut answer = (kind, sent(&replay, &headers)).into_response();
    if let Some(goes) = front.house.goes_soon(&name).await {
        let date = httpdate::fmt_http_date(UNIX_EPOCH + Duration::from_millis(goes));
        let date = HeaderValue::from_str(&date).expect("a date is made of visible signs");
        answer.headers_mut().insert(SUNSET, date);
    }
    Ok(answer)
}

pub(super) async fn record(
    State(front): State<Arc<Front>>,
    Path(name): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Denial> {
    let record = front.house.export(&name, Export::Record).await?;
    Ok((file("game.woe"), sent(&record, &headers)).into_response())
}

/// In which language it is told.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Tongue {
    lang: Option<String>,
}

pub(super) async fn telling(
    State(front): State<Arc<Front>>,
    Path(name): Path<String>,
    headers: HeaderMap,
    asked: Result<Query<Tongue>, QueryRejection>,
) -> Result<Response, Denial> {
    let language = tongue(asked.map_err(|why| unasked(&why))?.0)?;
    let telling = front.house.export(&name, Export::Telling(language)).await?;
    Ok((file("game.txt"), sent(&telling, &headers)).into_response())
}

/// The language that is asked for.
pub(super) fn tongue(Tongue { lang }: Tongue) -> Result<Language, Denial> {
    let language = lang.as_deref().map_or(Some(Language::English), Language::named);
    language.ok_or_else(|| Denial::new(Code::NotAMessage, "lang is en or it"))
}

/// The review of a finished game; while it is being written, how far that has come.
pub(super) async fn review(
    State(front): State<Arc<Front>>,
    Extension(caller): Extension<Caller>,
    Path(name): Path<String>,
) -> Result<Response, Denial> {
    let may_begin = || front.reviews.take(caller.address, Instant::now());
    Ok(match front.house.review(&name, may_begin).await? {
        Standing::Reading(progress) => {
            (StatusCode::ACCEPTED, json(written(&progress))).into_response()
        }
        Standing::Done(text) => json(text.to_string()).into_response(),
    })
}

/// What says that it is text, to be kept in a file of that name.
fn file(name: &str) -> [(HeaderName, String); 2] {
    [
        (header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
        (header::CONTENT_DISPOSITION, format!("attachment; filename=\"{name}\"")),
    ]
}

/// It as whoever asks can read it; nothing if they have it already. They ask again each time, because it may be deleted.
fn sent(packed: &Packed, headers: &HeaderMap) -> Response {
    let compressed = takes_gzip(headers);
    let about = [
        (header::ETAG, packed.tag(compressed)),
        (header::CACHE_CONTROL, "private, no-cache".to_owned()),
        (header::VARY, "accept-encoding".to_owned()),
    ];
    if [true, false].iter().any(|&either| knows(headers, &packed.tag(either))) {
        return (StatusCode::NOT_MODIFIED, about).into_response();
    }
    if compressed {
        let coding = [(header::CONTENT_ENCODING, "gzip")];
        return (about, coding, packed.compressed()).into_response();
    }
    let length = [(header::CONTENT_LENGTH, packed.length())];
    (about, length, packed.plain()).into_response()
}
