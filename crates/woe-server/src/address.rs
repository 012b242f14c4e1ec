//! By which addresses is the page reached?

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

/// The address for a browser on the same machine.
pub(crate) fn here(bound: SocketAddr) -> String {
    let ip = match bound.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => Ipv4Addr::LOCALHOST.into(),
        IpAddr::V6(ip) if ip.is_unspecified() => Ipv6Addr::LOCALHOST.into(),
        ip => ip,
    };
    format!("http://{}", SocketAddr::new(ip, bound.port()))
}

/// The addresses for others in the local network, the likeliest first; none if nobody else can come in.
pub(crate) fn network(bound: SocketAddr) -> Vec<String> {
    let ip = bound.ip();
    if ip.is_loopback() {
        return Vec::new();
    }
    let mut ips = if ip.is_unspecified() { interfaces() } else { vec![ip] };
    ips.sort_by_key(|ip| rank(*ip));
    ips.dedup();
    ips.into_iter().map(|ip| format!("http://{}", SocketAddr::new(ip, bound.port()))).collect()
}

/// IPv4 alone: an address that people may have to type.
fn interfaces() -> Vec<IpAddr> {
    let found = if_addrs::get_if_addrs().unwrap_or_default().into_iter();
    let found = found.filter(|it| !it.is_loopback() && !it.is_link_local() && !it.is_p2p());
    found.map(|it| it.ip()).filter(IpAddr::is_ipv4).collect()
}

/// Homes mostly have 192.168, then 10; containers mostly have 172.
fn rank(ip: IpAddr) -> (u8, IpAddr) {
    let first = match ip {
        IpAddr::V4(ip) => ip.octets()[0],
        IpAddr::V6(_) => 0,
    };
    let rank = match first {
        192 => 0,
        10 => 1,
        172 => 3,
        _ => 2,
    };
    (rank, ip)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_browser_on_the_same_machine_gets_in() {
        let address = |bound: &str| here(bound.parse().unwrap());
        assert_eq!(address("0.0.0.0:4141"), "http://127.0.0.1:4141");
        assert_eq!(address("[::]:80"), "http://[::1]:80");
        assert_eq!(address("192.168.7.7:1"), "http://192.168.7.7:1");
    }

    #[test]
    fn others_get_in_only_where_the_server_listens() {
        let addresses = |bound: &str| network(bound.parse().unwrap());
        assert!(addresses("127.0.0.1:4141").is_empty());
        assert_eq!(addresses("192.168.7.7:4141"), ["http://192.168.7.7:4141"]);
        assert!(addresses("0.0.0.0:4141").iter().all(|it| !it.contains("127.0.0.1")));
    }
}
