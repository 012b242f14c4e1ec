//! What do those hear whose request never comes as far as to us?
//!
//! The library answers what is no request by itself, without a word. We put one in: every error is JSON.

use woe_wire::{Code, FromServer, Trouble, written};

/// Longer than any answer without a word, shorter than any of ours.
const SHORT: usize = 200;

/// The answer with a sentence, if that was one without.
pub(super) fn explained(answer: &[u8]) -> Option<String> {
    if answer.len() > SHORT || !answer.starts_with(b"HTTP/1.1 4") || !answer.ends_with(b"\r\n\r\n")
    {
        return None;
    }
    let status = std::str::from_utf8(answer.get(9..12)?).ok()?;
    Some(match status {
        "400" => denied("400 Bad Request", Code::NotAMessage, "send a request of HTTP/1.1"),
        "414" => denied("414 URI Too Long", Code::TooLong, "ask for a shorter address"),
        "431" => {
            let sentence = "send fewer and shorter headers";
            denied("431 Request Header Fields Too Large", Code::TooLong, sentence)
        }
        _ => return None,
    })
}

/// What those hear for whom there is no room.
pub(super) fn full() -> String {
    let sentence = "too many connections; close some of them, or come back later";
    denied("503 Service Unavailable", Code::TooMany, sentence)
}

fn denied(status: &str, code: Code, sentence: &str) -> String {
    let body = written(&FromServer::Trouble(Trouble { code, detail: Some(sentence.to_owned()) }));
    let headers = "connection: close\r\ncontent-type: application/json\r\ncache-control: no-store\r\n\
        x-content-type-options: nosniff";
    format!("HTTP/1.1 {status}\r\n{headers}\r\ncontent-length: {}\r\n\r\n{body}", body.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_says_nothing_is_explained() {
        let bare = b"HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\n\
            content-length: 0\r\ndate: Mon, 01 Jan 2024 00:00:00 GMT\r\n\r\n";
        assert!(explained(bare).unwrap().ends_with("shorter headers\"}}"));
        for other in
            [&b"HTTP/1.1 404 Not Found\r\ncontent-length: 7\r\n\r\nnowhere"[..], b"", b"HTTP/1.1 4"]
        {
            assert_eq!(explained(other), None);
        }
        assert_eq!(explained(&[&b"HTTP/1.1 400 "[..], &[b'x'; 300], b"\r\n\r\n"].concat()), None);
    }
}
