//! How does the house open its door, and how does it close?

mod bare;
pub(crate) mod impatient;
mod listen;

use crate::{
    address,
    house::House,
    households::Households,
    http::{Front, router},
    logging, meter,
    settings::{Keeping, Settings, USUAL_ADDRESS},
    store::StoreError,
};
use std::{fmt, io, net::SocketAddr, sync::Arc, time::Duration};
use tokio::{net::TcpListener, sync::watch, task::JoinHandle, time::timeout};

/// How many ports are tried after the usual one.
const OTHER_PORTS: u16 = 10;
/// How long the house takes to close at most.
const CLOSING: Duration = Duration::from_secs(10);
/// How many threads read from the store: it has one connection for that, and each thread takes room.
const READERS: usize = 2;
/// How often samples are put into their buckets.
const TIDYING: Duration = Duration::from_secs(5);

/// Where a server is reached.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Addresses {
    /// By a browser on the same machine.
    pub here: String,
    /// By others in the local network, the likeliest first; none if nobody else can come in.
    pub network: Vec<String>,
    /// By everyone, if the settings say so.
    pub public: Option<String>,
    /// Whether the usual port was taken, so that it is another one.
    pub moved: bool,
    /// Where tables are kept.
    pub kept: Keeping,
}

/// Why a server does not run.
#[derive(Debug)]
pub enum ServeError {
    /// Nothing can listen there.
    Bind(SocketAddr, io::Error),
    /// Tables cannot be kept.
    Store(StoreError),
    /// The machine does not give us threads, or signals.
    Machine(io::Error),
}

impl fmt::Display for ServeError {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        match self {
            ServeError::Bind(address, why) => {
                write!(out, "cannot listen at {address}: {why}; choose another with --listen")
            }
            ServeError::Store(why) => write!(out, "{why}"),
            ServeError::Machine(why) => write!(out, "cannot start: {why}"),
        }
    }
}

impl std::error::Error for ServeError {}

impl From<StoreError> for ServeError {
    fn from(why: StoreError) -> ServeError {
        ServeError::Store(why)
    }
}

/// Serves until it is told to stop by a signal; says where it is reached as soon as it is.
pub fn serve(settings: Settings, announce: impl FnOnce(&Addresses)) -> Result<(), ServeError> {
    logging::begin(&settings);
    let threads = std::thread::available_parallelism().map_or(2, |cores| cores.get().max(2));
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(threads)
        .max_blocking_threads(READERS)
        .enable_all()
        .build()
        .map_err(ServeError::Machine)?;
    runtime.block_on(async {
        let told_to_stop = listen::told_to_stop().map_err(ServeError::Machine)?;
        let running = start(settings).await?;
        announce(running.addresses());
        tracing::info!(address = %running.address(), "open");
        told_to_stop.await;
        tracing::info!("closing");
        running.stop().await;
        Ok(())
    })
}

/// A server that runs.
#[derive(Debug)]
pub struct Running {
    bound: SocketAddr,
    addresses: Addresses,
    house: House,
    households: Arc<Households>,
    stop: watch::Sender<bool>,
    listening: JoinHandle<()>,
    tidying: JoinHandle<()>,
}

/// Starts a server in the background.
pub async fn start(settings: Settings) -> Result<Running, ServeError> {
    let settings = Arc::new(settings);
    let listener = bind(settings.listen).await?;
    let bound = listener.local_addr().map_err(|why| ServeError::Bind(settings.listen, why))?;
    let house = House::open(Arc::clone(&settings)).await?;
    let addresses = Addresses {
        here: address::here(bound),
        network: address::network(bound),
        public: settings.public_address.as_ref().map(ToString::to_string),
        moved: settings.listen.port() != 0 && settings.listen != bound,
        kept: settings.data.clone(),
    };
    let households = Arc::new(Households::new(settings.bounds()));
    let front = Front::new(house.clone(), Arc::clone(&settings), bound, Arc::clone(&households));
    let (stop, told) = watch::channel(false);
    let router = router(Arc::new(front));
    let listening = tokio::spawn(listen::listen(listener, router, settings, told));
    let tidying = tokio::spawn(tidy(Arc::clone(&households)));
    Ok(Running { bound, addresses, house, households, stop, listening, tidying })
}

/// Looks round every now and then.
async fn tidy(households: Arc<Households>) {
    let mut clock = tokio::time::interval(TIDYING);
    loop {
        clock.tick().await;
        meter::tidy();
        meter::waiting(households.waiting());
    }
}

impl Running {
    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.bound
    }

    /// Where it is reached.
    pub fn addresses(&self) -> &Addresses {
        &self.addresses
    }

    /// How many bytes wait for connections that are slow to take them.
    pub fn waiting_bytes(&self) -> usize {
        self.households.waiting()
    }

    /// Lets nobody in any more, keeps what is to be kept, and waits until everyone has left, for a while.
    pub async fn stop(self) {
        // Nobody listens only if the listening ended by itself.
        let _ = self.stop.send(true);
        let closing = async {
            self.house.close().await;
            let _ = self.listening.await;
        };
        if timeout(CLOSING, closing).await.is_err() {
            tracing::warn!("closed before everyone had left");
        }
        self.tidying.abort();
    }
}

/// Listens there; where it is the usual address and taken, on one of the next ports.
async fn bind(address: SocketAddr) -> Result<TcpListener, ServeError> {
    let taken = match TcpListener::bind(address).await {
        Err(why) if why.kind() == io::ErrorKind::AddrInUse && address == USUAL_ADDRESS => why,
        bound => return bound.map_err(|why| ServeError::Bind(address, why)),
    };
    for step in 1..=OTHER_PORTS {
        let next = SocketAddr::new(address.ip(), address.port() + step);
        if let Ok(listener) = TcpListener::bind(next).await {
            return Ok(listener);
        }
    }
    Err(ServeError::Bind(address, taken))
}
