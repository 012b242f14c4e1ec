//! How does one talk to a program that may do anything?
//!
//! A thread writes its questions and another reads its answers, so that neither a program that does
//! not read nor one that does not write can stop a game.

use super::lapses::Lapse;
use std::{
    io::{self, BufRead, BufReader, Read, Write},
    process::{Child, ChildStdin, ChildStdout, Command, Stdio},
    sync::mpsc::{Receiver, RecvTimeoutError, Sender, SyncSender, channel, sync_channel},
    thread,
    time::{Duration, Instant},
};

/// No answer is longer; what is, is taken for several lines.
const LINE_MAX: u64 = 64 << 10;
/// How many lines of a chatterbox are kept.
const LINES_MAX: usize = 64;
/// How long a program may take to end by itself when its input is closed.
const FAREWELL: Duration = Duration::from_millis(250);

/// A program that runs. It is ended and waited for when this is dropped.
pub(super) struct Process {
    child: Child,
    questions: Option<Sender<String>>,
    answers: Option<Receiver<Vec<u8>>>,
}

impl Process {
    /// Starts a program without a shell: its name and its words.
    pub(super) fn start(words: &[String]) -> io::Result<Process> {
        let (program, words) = words.split_first().ok_or(io::ErrorKind::NotFound)?;
        let mut command = Command::new(program);
        let child = command.args(words).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
        let mut process = Process { child, questions: None, answers: None };
        if let (Some(input), Some(output)) =
            (process.child.stdin.take(), process.child.stdout.take())
        {
            let (questions, asked) = channel();
            let (heard, answers) = sync_channel(LINES_MAX);
            thread::Builder::new().spawn(move || write_all(&asked, input))?;
            thread::Builder::new().spawn(move || read_all(output, &heard))?;
            (process.questions, process.answers) = (Some(questions), Some(answers));
        }
        Ok(process)
    }

    /// Sends it a line.
    pub(super) fn tell(&self, line: String) -> Result<(), Lapse> {
        let sent = self.questions.as_ref().and_then(|questions| questions.send(line).ok());
        sent.ok_or(Lapse::Died)
    }

    /// The next line it says before that moment.
    pub(super) fn hear(&self, until: Instant) -> Result<Vec<u8>, Lapse> {
        let answers = self.answers.as_ref().ok_or(Lapse::Died)?;
        let left = until.saturating_duration_since(Instant::now());
        answers.recv_timeout(left).map_err(|why| match why {
            RecvTimeoutError::Timeout => Lapse::Late,
            RecvTimeoutError::Disconnected => Lapse::Died,
        })
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // No more questions: a program that reads them sees the end of its input.
        (self.questions, self.answers) = (None, None);
        let until = Instant::now() + FAREWELL;
        while Instant::now() < until {
            if !matches!(self.child.try_wait(), Ok(None)) {
                return;
            }
            thread::sleep(Duration::from_millis(1));
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn write_all(asked: &Receiver<String>, mut input: ChildStdin) {
    while let Ok(line) = asked.recv() {
        if input.write_all(line.as_bytes()).and_then(|()| input.flush()).is_err() {
            return;
        }
    }
}

fn read_all(output: ChildStdout, heard: &SyncSender<Vec<u8>>) {
    let mut output = BufReader::new(output);
    loop {
        let mut line = Vec::new();
        let read = output.by_ref().take(LINE_MAX).read_until(b'\n', &mut line);
        if !matches!(read, Ok(1..)) || heard.send(line).is_err() {
            return;
        }
    }
}
