//! What is answered at which address?

mod about;
pub(crate) mod caller;
mod cards;
pub(crate) mod denial;
mod gate;
mod headers;
mod pictures;
mod placards;
mod routes;
mod said;
mod tables;

use crate::{
    bucket::{Buckets, Rate},
    house::House,
    households::Households,
    limits::{Limit, Limits},
    meter, page,
    settings::Settings,
};
use axum::{
    Extension, Router,
    extract::{Request, State},
    http::{Method, StatusCode},
    middleware::{Next, from_fn, from_fn_with_state},
    response::{IntoResponse, Response},
    routing::{get, post},
};
use caller::{Caller, Passes, Room};
use cards::Cards;
use denial::{Denial, not_found};
use pictures::Pictures;
use placards::Asked;
use std::{net::SocketAddr, sync::Arc, time::Instant};
use tower_http::compression::{
    CompressionLayer, Predicate,
    predicate::{DefaultPredicate, NotForContentType},
};
use woe_wire::Code;

/// How many requests an address may make at once, after a silence: that many seconds' worth.
const BURST: f64 = 4.0;
/// How many finished games an address may have judged at once after a silence, and then in an hour.
const REVIEWS: Rate = Rate { per_second: 60.0 / 3600.0, burst: 20.0 };

/// What every answer needs.
pub(crate) struct Front {
    house: House,
    settings: Arc<Settings>,
    bound: SocketAddr,
    cards: Cards,
    requests: Buckets,
    openings: Buckets,
    reviews: Buckets,
    sockets: Arc<Passes>,
    households: Arc<Households>,
    pictures: Pictures,
    limits: Arc<Limits>,
}

impl Front {
    pub(crate) fn new(
        house: House,
        settings: Arc<Settings>,
        bound: SocketAddr,
        households: Arc<Households>,
    ) -> Front {
        let per_second = f64::from(settings.requests_per_second);
        let per_hour = f64::from(settings.tables_per_address_per_hour);
        let room = Room { all: settings.sockets, per_address: settings.sockets_per_address };
        Front {
            limits: house.limits(),
            house,
            bound,
            cards: Cards::default(),
            requests: Buckets::new(Rate { per_second, burst: per_second * BURST }),
            openings: Buckets::new(Rate { per_second: per_hour / 3600.0, burst: per_hour }),
            reviews: Buckets::new(REVIEWS),
            sockets: Passes::new(room),
            households,
            pictures: Pictures::new(),
            settings,
        }
    }
}

/// Every route, and the page for the rest.
pub(crate) fn router(front: Arc<Front>) -> Router {
    let told = Router::new()
        .route("/api/health", get(about::health))
        .route("/api/version", get(about::version))
        .route("/api/openapi.json", get(about::openapi))
        .route("/api/address", get(about::address))
        .route("/api/qr", get(about::qr))
        .route("/api/boxes", get(cards::boxes))
        .route("/api/catalog", get(cards::catalog))
        .route("/api/replays/{replay}", get(tables::replay))
        .route("/api/replays/{replay}/record", get(tables::record))
        .route("/api/replays/{replay}/text", get(tables::telling))
        .route("/api/replays/{replay}/picture", get(pictures::replay))
        .route("/api/picture", get(pictures::house))
        .route("/api/replays/{replay}/review", get(tables::review))
        .fallback(fallback)
        .layer(compression());
    // What holds a token is not compressed: its length would tell.
    let done = Router::new()
        .route("/api/tables", post(tables::open))
        .route("/api/lessons", post(tables::teach))
        .route("/api/glance", post(tables::glance))
        .route("/ws", get(tables::enter));
    told.merge(done)
        .method_not_allowed_fallback(|| async { not_so() })
        .layer(from_fn(denial::explained))
        .layer(from_fn_with_state(Arc::clone(&front), admitted))
        .layer(from_fn(headers::added))
        .layer(from_fn(noted))
        .with_state(front)
}

/// What is told where `metrics-listen` says, and nowhere else.
pub(crate) fn figures(settings: Arc<Settings>) -> Router {
    let ours = move |request: Request, next: Next| {
        let is_ours = gate::host_is_ours(request.headers(), &settings);
        async move {
            match is_ours {
                true => next.run(request).await,
                false => misdirected().into_response(),
            }
        }
    };
    Router::new()
        .route("/metrics", get(about::metrics))
        .fallback(|| async { not_found() })
        .layer(from_fn(ours))
        .layer(from_fn(headers::added))
}

fn misdirected() -> Denial {
    let sentence = "the server does not go by that name; the setting public-address says it";
    Denial::new(Code::WrongOrigin, sentence).with(StatusCode::MISDIRECTED_REQUEST)
}

fn compression() -> CompressionLayer<impl Predicate> {
    // Fonts are as small as they can be already.
    let when = DefaultPredicate::new().and(NotForContentType::const_new("font/"));
    CompressionLayer::new().gzip(true).compress_when(when)
}

async fn fallback(
    State(front): State<Arc<Front>>,
    Extension(caller): Extension<Caller>,
    request: Request,
) -> Response {
    let (path, headers) = (request.uri().path(), request.headers());
    if path.starts_with("/api/") || path == "/api" {
        return not_found().into_response();
    }
    if ![Method::GET, Method::HEAD].contains(request.method()) {
        return not_so().into_response();
    }
    if let Some(file) = page::file(path, headers) {
        return file;
    }
    let query = request.uri().query().unwrap_or_default();
    placards::page_at(&front, Asked { path, query, headers, from: caller.address }).await
}

fn not_so() -> Denial {
    let no =
        Denial::new(Code::NotAMessage, "not with that method; /api/openapi.json says with which");
    no.with(StatusCode::METHOD_NOT_ALLOWED)
}

/// Lets in who asks for this house by its name, and not too often.
async fn admitted(State(front): State<Arc<Front>>, mut request: Request, next: Next) -> Response {
    if let Some(no) = gate::is_too_long(&request) {
        return no.into_response();
    }
    if !gate::host_is_ours(request.headers(), &front.settings) {
        return misdirected().into_response();
    }
    let caller = request.extensions_mut().remove::<Caller>();
    let caller = caller.expect("the server says who calls, with every request");
    let caller = caller.behind(front.settings.trusted_hops, request.headers());
    if !front.requests.take(caller.address, Instant::now()) {
        front.limits.bites(Limit::Requests);
        return Denial::new(Code::TooFast, "too many requests; wait a little").into_response();
    }
    request.extensions_mut().insert(caller);
    next.run(request).await
}

/// Counts and logs the request, by the name of its route alone.
async fn noted(request: Request, next: Next) -> Response {
    let route = routes::name(request.uri().path());
    let method = request.method().clone();
    let began = Instant::now();
    let response = next.run(request).await;
    let status = response.status().as_u16();
    // In every test: what is not described is not answered.
    debug_assert!(routes::allows(route, &method, status), "{method} {route} answers {status}");
    meter::requested(route, status);
    let milliseconds = began.elapsed().as_millis() as u64;
    tracing::debug!(route, %method, status, milliseconds, "request");
    response
}
