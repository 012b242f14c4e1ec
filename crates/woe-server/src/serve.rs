//! How does the house open its door, and how does it close?

mod bare;
pub(crate) mod impatient;
mod listen;

use crate::{
    address,
    clock::Clock,
    house::House,
    households::Households,
    http::{Front, figures, router},
    logging, meter,
    settings::{Keeping, Settings, USUAL_ADDRESS},
    store::{StoreError, newest_backup},
};
use std::{
    fmt, io,
    net::SocketAddr,
    path::{Path, PathBuf},
    sync::Arc,
    time::Duration,
};
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
    /// What is in the folder is not what tables were kept in, or no longer.
    Wrecked {
        /// What is wrong.
        why: StoreError,
        /// In which folder.
        folder: PathBuf,
        /// The newest backup that lies in it or beside it.
        backup: Option<PathBuf>,
    },
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
            ServeError::Wrecked { why, folder, backup: None } => {
                write!(out, "{why}\nno backup lies in or beside {}", folder.display())
            }
            ServeError::Wrecked { why, folder, backup: Some(backup) } => write!(
                out,
                "{why}\nthe newest backup beside it is put back by: woe restore {} {}",
                backup.display(),
                folder.display()
            ),
            ServeError::Machine(why) => write!(out, "cannot start: {why}"),
        }
    }
}

impl std::error::Error for ServeError {}

impl ServeError {
    /// Tables cannot be kept there, and what is to be done about it.
    fn kept(why: StoreError, keeping: &Keeping) -> ServeError {
        let folder: &Path = match keeping {
            Keeping::Folder(folder) => folder,
            Keeping::Memory => return ServeError::Store(why),
        };
        if !why.is_damage() {
            return ServeError::Store(why);
        }
        let backup = newest_backup(folder);
        ServeError::Wrecked { why, folder: folder.to_owned(), backup }
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
    figures: Option<SocketAddr>,
    house: House,
    households: Arc<Households>,
    stop: watch::Sender<bool>,
    listening: Vec<JoinHandle<()>>,
    tidying: [JoinHandle<()>; 2],
}

/// Starts a server in the background.
///
/// # Errors
/// If nothing can listen there, or tables cannot be kept.
pub async fn start(settings: Settings) -> Result<Running, ServeError> {
    start_by(settings, Clock::start()).await
}

/// Starts a server as if it were that time, in milliseconds since 1970.
///
/// # Errors
/// As for [`start`].
pub async fn start_at(settings: Settings, now: u64) -> Result<Running, ServeError> {
    start_by(settings, Clock::start_at(now)).await
}

async fn start_by(settings: Settings, clock: Clock) -> Result<Running, ServeError> {
    let settings = Arc::new(settings);
    let (listener, bound) = bind(settings.listen).await?;
    let metered = match settings.metrics_listen {
        Some(address) => Some(listen_at(address).await?),
        None => None,
    };
    let house = House::open(Arc::clone(&settings), clock).await;
    let house = house.map_err(|why| ServeError::kept(why, &settings.data))?;
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
    let limits = house.limits();
    let porter = listen::Porter { settings: Arc::clone(&settings), limits, told };
    let mut listening = vec![tokio::spawn(listen::listen(listener, router, porter.clone()))];
    let figures = metered.map(|(listener, address)| {
        listening.push(tokio::spawn(listen::listen(listener, figures(settings), porter)));
        address
    });
    let tidying = [
        tokio::spawn(tidy(Arc::clone(&households))),
        tokio::spawn(house.clone().sweep_now_and_then()),
    ];
    Ok(Running { bound, addresses, figures, house, households, stop, listening, tidying })
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

    /// Where it tells figures, if it does.
    pub fn figures(&self) -> Option<SocketAddr> {
        self.figures
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
            for listening in self.listening {
                let _ = listening.await;
            }
        };
        if timeout(CLOSING, closing).await.is_err() {
            tracing::warn!("closed before everyone had left");
        }
        self.tidying.iter().for_each(JoinHandle::abort);
    }
}

/// Listens there; where it is the usual address and taken, on one of the next ports.
async fn bind(address: SocketAddr) -> Result<(TcpListener, SocketAddr), ServeError> {
    let taken = match listen_at(address).await {
        Err(ServeError::Bind(_, why))
            if why.kind() == io::ErrorKind::AddrInUse && address == USUAL_ADDRESS =>
        {
            why
        }
        Err(
            why @ (ServeError::Bind(..)
            | ServeError::Store(_)
            | ServeError::Wrecked { .. }
            | ServeError::Machine(_)),
        ) => return Err(why),
        Ok(bound) => return Ok(bound),
    };
    for step in 1..=OTHER_PORTS {
        let next = SocketAddr::new(address.ip(), address.port() + step);
        if let Ok(bound) = listen_at(next).await {
            return Ok(bound);
        }
    }
    Err(ServeError::Bind(address, taken))
}

/// Listens there and nowhere else; where that is.
async fn listen_at(address: SocketAddr) -> Result<(TcpListener, SocketAddr), ServeError> {
    let no = |why| ServeError::Bind(address, why);
    let listener = TcpListener::bind(address).await.map_err(no)?;
    let bound = listener.local_addr().map_err(no)?;
    Ok((listener, bound))
}
