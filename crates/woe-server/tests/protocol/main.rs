//! What happens between a server and its clients, through real sockets?

mod back;
mod client;
mod cuts;
mod fate;
mod hidden;
mod hostile;
mod lines;
mod lobby;
mod play;
mod repeats;
mod server;
mod sets;
mod waiting;
mod whole;
