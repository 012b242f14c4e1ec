//! How does a connection come in, and how long may it dawdle?
//!
//! Our own loop, because what comes with axum sets no timer for slow headers.

use super::{bare, impatient::Impatient};
use crate::{
    http::caller::{Caller, Passes, Room},
    limits::Limits,
    settings::Settings,
};
use axum::Router;
use hyper::{Request, body::Incoming, server::conn::http1, service::service_fn};
use hyper_util::rt::TokioIo;
use std::{io, net::SocketAddr, sync::Arc, time::Duration};
use tokio::{
    net::{TcpListener, TcpStream},
    signal,
    sync::watch,
    task::JoinSet,
};
use tower::ServiceExt;

/// How much of a request's head is read at most: somewhat more than is answered in peace.
const HEAD_BYTES: usize = 24 * 1024;
/// How long to wait when the machine has no connection to give.
const BREATH: Duration = Duration::from_millis(50);

/// Who is let in, and until when.
#[derive(Clone)]
pub(super) struct Porter {
    pub(super) settings: Arc<Settings>,
    pub(super) limits: Arc<Limits>,
    /// Whether it is to be closed.
    pub(super) told: watch::Receiver<bool>,
}

/// Lets connections in until it is told to stop, then waits for those that are in.
pub(super) async fn listen(listener: TcpListener, router: Router, porter: Porter) {
    let Porter { settings, limits, mut told } = porter;
    let passes = Passes::new(room(&settings));
    let mut connections = JoinSet::new();
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            _ = told.changed() => break,
            Some(_) = connections.join_next() => continue,
        };
        let Ok((stream, peer)) = accepted else {
            tokio::time::sleep(BREATH).await;
            continue;
        };
        let Some(caller) = admit(&passes, &stream, peer) else {
            limits.bites(passes.limit());
            continue;
        };
        let (router, settings) = (router.clone(), Arc::clone(&settings));
        let line = Line { caller, router, settings };
        connections.spawn(line.serve(stream, told.clone()));
    }
    drop(listener);
    while connections.join_next().await.is_some() {}
}

/// Behind a proxy all connections have one address; sockets are counted by the address that the proxy tells.
fn room(settings: &Settings) -> Room {
    let per_address = match settings.trusted_hops {
        0 => settings.sockets_per_address,
        _ => settings.sockets,
    };
    Room { all: settings.sockets, per_address }
}

fn admit(passes: &Arc<Passes>, stream: &TcpStream, peer: SocketAddr) -> Option<Caller> {
    match passes.enter(peer.ip()) {
        Some(pass) => Some(Caller::new(peer.ip().to_canonical(), pass)),
        None => {
            // Whether they hear it is not our business.
            let _ = stream.try_write(bare::full().as_bytes());
            None
        }
    }
}

/// A connection before it is a socket.
struct Line {
    caller: Caller,
    router: Router,
    settings: Arc<Settings>,
}

impl Line {
    async fn serve(self, stream: TcpStream, mut told: watch::Receiver<bool>) {
        // Events are small and shall not wait for each other.
        let _ = stream.set_nodelay(true);
        let Line { caller, router, settings } = self;
        let stream = Impatient::new(stream, settings.stall);
        let clock = stream.clock();
        let service = service_fn(move |mut request: Request<Incoming>| {
            request.extensions_mut().insert(caller.clone());
            router.clone().oneshot(request)
        });
        let connection = http1::Builder::new()
            .timer(clock)
            .header_read_timeout(settings.header_time)
            .max_buf_size(HEAD_BYTES)
            .serve_connection(TokioIo::new(stream), service)
            .with_upgrades();
        tokio::pin!(connection);
        // A connection that breaks has nobody left to be told.
        tokio::select! {
            _ = connection.as_mut() => return,
            _ = told.wait_for(|stop| *stop) => connection.as_mut().graceful_shutdown(),
        }
        let _ = connection.await;
    }
}

/// Ends when the machine, or somebody at the keyboard, wants us to stop.
pub(super) fn told_to_stop() -> io::Result<impl Future<Output = ()>> {
    #[cfg(unix)]
    let mut terminated = signal::unix::signal(signal::unix::SignalKind::terminate())?;
    Ok(async move {
        #[cfg(unix)]
        let by_the_machine = terminated.recv();
        #[cfg(not(unix))]
        let by_the_machine = std::future::pending::<Option<()>>();
        tokio::select! {
            _ = signal::ctrl_c() => {}
            _ = by_the_machine => {}
        }
    })
}
