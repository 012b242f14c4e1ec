//! What happens between a server and its clients, through real sockets?

mod abuse;
mod back;
mod client;
mod cuts;
mod failing;
mod fate;
mod hidden;
mod hostile;
mod lesson;
mod lines;
mod links;
mod lobby;
mod partings;
mod play;
mod previews;
mod repeats;
mod reviews;
mod room;
mod server;
mod sets;
mod sweeping;
mod waiting;
mod whole;
mod windows;
