//! How are tables opened, entered and looked back on?

use super::{
    Front,
    caller::Caller,
    cards::unasked,
    denial::{Denial, json},
    gate,
    said::Said,
};
use crate::{limits::Limit, reviews::Standing, socket};
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
use woe_wire::{Code, OpenLesson, OpenTable, written};

/// When what is told is there no more.
const SUNSET: HeaderName = HeaderName::from_static("sunset");

pub(super) async fn open(
    State(front): State<Arc<Front>>,
    Extension(caller): Extension<Caller>,
    headers: HeaderMap,
    Said(table): Said<OpenTable>,
) -> Result<Response, Denial> {
    check_opening(&front, &caller, &headers)?;
    let opened = front.house.open_table(table, caller.address).await?;
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
) -> Result<Response, Denial> {
    let replay = front.house.replay(&name).await?;
    let mut answer = json(written(&replay)).into_response();
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
) -> Result<Response, Denial> {
    Ok(download(front.house.record(&name).await?, "game.woe"))
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
    asked: Result<Query<Tongue>, QueryRejection>,
) -> Result<Response, Denial> {
    let language = tongue(asked.map_err(|why| unasked(&why))?.0)?;
    Ok(download(front.house.telling(&name, language).await?, "game.txt"))
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

/// Text to be kept in a file of that name.
fn download(text: String, name: &str) -> Response {
    let about = [
        (header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
        (header::CONTENT_DISPOSITION, format!("attachment; filename=\"{name}\"")),
    ];
    (about, text).into_response()
}
