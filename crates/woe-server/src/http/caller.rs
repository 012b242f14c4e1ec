//! Who calls, and how many of them are there?

use crate::{bucket::household, limits::Limit};
use axum::http::{HeaderMap, HeaderName};
use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{Arc, Mutex, PoisonError},
};

const FORWARDED: HeaderName = HeaderName::from_static("x-forwarded-for");

/// Who is at the other end of a connection. Whoever keeps the connection keeps this: it counts while it lives.
#[derive(Clone, Debug)]
pub(crate) struct Caller {
    /// The address of the person; behind proxies of ours, what they say it is.
    pub(crate) address: IpAddr,
    /// What lets the connection in.
    _line: Arc<Pass>,
    /// What lets the socket in.
    _socket: Option<Arc<Pass>>,
}

impl Caller {
    pub(crate) fn new(address: IpAddr, pass: Pass) -> Caller {
        Caller { address, _line: Arc::new(pass), _socket: None }
    }

    /// The same, with the pass of a socket.
    pub(crate) fn holding(self, pass: Pass) -> Caller {
        Caller { _socket: Some(Arc::new(pass)), ..self }
    }

    /// The same connection, for whom the proxies before us speak. A caller could write the header, too, so only its
    /// last entries count, one for each proxy.
    pub(crate) fn behind(self, trusted_hops: usize, headers: &HeaderMap) -> Caller {
        let lines = headers.get_all(FORWARDED).iter().filter_map(|line| line.to_str().ok());
        let entries: Vec<&str> = lines.flat_map(|line| line.split(',')).map(str::trim).collect();
        let entry = match trusted_hops {
            0 => None,
            hops => entries.len().checked_sub(hops).map(|at| entries[at]),
        };
        // What is no address stands for the proxy that wrote it: whoever comes so shares its limits.
        let address = entry.and_then(address_in).unwrap_or(self.address);
        Caller { address, ..self }
    }
}

/// The address in an entry: alone, with a port, in brackets, with a zone, in quotes.
fn address_in(entry: &str) -> Option<IpAddr> {
    let bare = |word: &str| {
        let (word, _zone) = word.split_once('%').unwrap_or((word, ""));
        word.parse::<IpAddr>().ok()
    };
    let word = entry.trim().trim_matches('"').trim();
    let inside = match word.strip_prefix('[') {
        Some(rest) => {
            let (inside, after) = rest.split_once(']')?;
            is_port(after).then_some(inside)?
        }
        None => match word.split_once(':') {
            Some((inside, port)) if !port.contains(':') && is_port(&word[inside.len()..]) => inside,
            _ => word,
        },
    };
    bare(inside)
}

/// Whether that is nothing, or a colon and a port.
fn is_port(after: &str) -> bool {
    let port = |port: &str| port.bytes().all(|c| c.is_ascii_digit()) && port.parse::<u16>().is_ok();
    after.is_empty() || after.strip_prefix(':').is_some_and(port)
}

/// How many may be in at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Room {
    pub(crate) all: usize,
    pub(crate) per_address: usize,
}

/// Who is in.
#[derive(Debug)]
pub(crate) struct Passes {
    room: Room,
    inside: Mutex<Inside>,
}

#[derive(Debug, Default)]
struct Inside {
    all: usize,
    by_address: HashMap<IpAddr, usize>,
}

/// Lets one connection in, until it is dropped.
#[derive(Debug)]
pub(crate) struct Pass {
    of: Arc<Passes>,
    address: IpAddr,
}

impl Passes {
    pub(crate) fn new(room: Room) -> Arc<Passes> {
        Arc::new(Passes { room, inside: Mutex::default() })
    }

    /// Why somebody was not let in.
    pub(crate) fn limit(&self) -> Limit {
        let inside = self.inside.lock().unwrap_or_else(PoisonError::into_inner);
        if inside.all >= self.room.all { Limit::Sockets } else { Limit::SocketsPerAddress }
    }

    /// Lets the address in, if there is room.
    pub(crate) fn enter(self: &Arc<Passes>, address: IpAddr) -> Option<Pass> {
        let address = household(address);
        let mut inside = self.inside.lock().unwrap_or_else(PoisonError::into_inner);
        let others = inside.by_address.get(&address).copied().unwrap_or(0);
        if inside.all >= self.room.all || others >= self.room.per_address {
            return None;
        }
        inside.all += 1;
        inside.by_address.insert(address, others + 1);
        Some(Pass { of: Arc::clone(self), address })
    }
}

impl Drop for Pass {
    fn drop(&mut self) {
        let mut inside = self.of.inside.lock().unwrap_or_else(PoisonError::into_inner);
        inside.all -= 1;
        let left = inside.by_address.get_mut(&self.address).map(|count| {
            *count -= 1;
            *count
        });
        if left == Some(0) {
            inside.by_address.remove(&self.address);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ONE: IpAddr = IpAddr::V4(std::net::Ipv4Addr::new(10, 0, 0, 1));
    const OTHER: IpAddr = IpAddr::V4(std::net::Ipv4Addr::new(10, 0, 0, 2));

    #[test]
    fn who_leaves_makes_room() {
        let passes = Passes::new(Room { all: 3, per_address: 2 });
        let first = passes.enter(ONE).unwrap();
        let _second = passes.enter(ONE).unwrap();
        assert!(passes.enter(ONE).is_none());
        let _third = passes.enter(OTHER).unwrap();
        assert!(passes.enter(OTHER).is_none());
        drop(first);
        assert!(passes.enter(OTHER).is_some());
        assert_eq!(passes.inside.lock().unwrap().by_address[&OTHER], 1);
    }

    #[test]
    fn only_proxies_of_ours_are_believed() {
        let told = |hops, lines: &[&str]| {
            let lines = lines.iter().map(|line| (FORWARDED, line.parse().unwrap()));
            let mut headers = HeaderMap::new();
            lines.for_each(|(name, value)| {
                headers.append(name, value);
            });
            let passes = Passes::new(Room { all: 1, per_address: 1 });
            let caller = Caller::new(ONE, passes.enter(ONE).unwrap());
            caller.behind(hops, &headers).address.to_string()
        };
        assert_eq!(told(0, &["1.2.3.4"]), "10.0.0.1");
        assert_eq!(told(1, &["6.6.6.6, 1.2.3.4"]), "1.2.3.4");
        assert_eq!(told(1, &["6.6.6.6", "1.2.3.4"]), "1.2.3.4");
        assert_eq!(told(2, &["6.6.6.6, 1.2.3.4, 5.5.5.5"]), "1.2.3.4");
        assert_eq!(told(2, &["1.2.3.4"]), "10.0.0.1");
        assert_eq!(told(1, &["nobody"]), "10.0.0.1");
        assert_eq!(told(1, &["6.6.6.6, 1.2.3.4:5678"]), "1.2.3.4");
        assert_eq!(told(1, &["6.6.6.6, [2001:db8::1]:443"]), "2001:db8::1");
    }

    #[test]
    fn an_address_is_known_in_every_dress() {
        let dressed = ["1.2.3.4", "1.2.3.4:5678", " \"1.2.3.4:80\" ", "[1.2.3.4]:80"];
        assert_eq!(dressed.map(address_in), ["1.2.3.4".parse().ok(); 4]);
        let dressed = ["2001:db8::1", "[2001:db8::1]", "[2001:db8::1]:443", "\"[2001:db8::1]\""];
        assert_eq!(dressed.map(address_in), ["2001:db8::1".parse().ok(); 4]);
        assert_eq!(address_in("fe80::1%eth0"), "fe80::1".parse().ok());
        assert_eq!(address_in("[fe80::1%25eth0]:80"), "fe80::1".parse().ok());
        for word in
            ["", "unknown", "_hidden", "1.2.3", "[::1", "::1]", "[::1]x", "1.2.3.4:x", "[::1]:"]
        {
            assert_eq!(address_in(word), None, "{word}");
        }
        for word in ["1.2.3.4:65536", "1.2.3.4:+1", "[]:80", ":80", "host:80", "1.2.3.4:"] {
            assert_eq!(address_in(word), None, "{word}");
        }
    }
}
