//! How is another program run?

use crate::{Outcome, tree};
use serde_json::Value;
use std::{
    io::{BufRead, BufReader, Read},
    path::PathBuf,
    process::{Command, Stdio},
    sync::mpsc,
    thread,
};

/// The cargo that runs us, in the project's folder.
pub fn cargo() -> Command {
    let program = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(program);
    command.current_dir(tree::root());
    command
}

/// Runs it; what it prints goes where ours goes.
pub fn run(command: &mut Command) -> Outcome {
    let status = command.status().map_err(|trouble| cannot_start(command, trouble))?;
    if status.success() { Ok(()) } else { Err(format!("`{}` failed", words(command))) }
}

/// Runs it and hands every line it prints to `note`, after printing it as well.
pub fn listen(command: &mut Command, mut note: impl FnMut(&str)) -> Outcome {
    overhear(command, |line| {
        println!("{line}");
        note(line);
    })
}

/// Runs it and hands every line it prints to `note`; nobody else sees them.
pub fn overhear(command: &mut Command, mut note: impl FnMut(&str)) -> Outcome {
    command.stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().map_err(|trouble| cannot_start(command, trouble))?;
    let (said, lines) = mpsc::channel();
    let out = child.stdout.take().map(|out| pass_on(out, said.clone()));
    let err = child.stderr.take().map(|err| pass_on(err, said));
    for line in lines {
        note(&line);
    }
    for thread in [out, err].into_iter().flatten() {
        thread.join().map_err(|_| format!("lost what `{}` was saying", words(command)))?;
    }
    let status = child.wait().map_err(|trouble| cannot_start(command, trouble))?;
    if status.success() { Ok(()) } else { Err(format!("`{}` failed", words(command))) }
}

/// Runs it and returns what it prints; its complaints go where ours go.
pub fn read(command: &mut Command) -> Outcome<String> {
    let output = command.stderr(Stdio::inherit()).output();
    let output = output.map_err(|trouble| cannot_start(command, trouble))?;
    if !output.status.success() {
        return Err(format!("`{}` failed", words(command)));
    }
    String::from_utf8(output.stdout).map_err(|_| format!("`{}` did not print text", words(command)))
}

/// Whether a program of that name answers at all.
pub fn answers(program: &str, argument: &str) -> bool {
    let mut command = Command::new(program);
    command.arg(argument).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    command.status().is_ok_and(|status| status.success())
}

/// Runs a `cargo build` of one program and returns where it put it.
pub fn build(command: &mut Command) -> Outcome<PathBuf> {
    command.arg("--message-format=json-render-diagnostics");
    let messages = read(command)?;
    let built = messages.lines().filter_map(|line| serde_json::from_str::<Value>(line).ok());
    let mut programs = built.filter_map(|message| Some(message["executable"].as_str()?.into()));
    programs.next_back().ok_or_else(|| format!("`{}` built no program", words(command)))
}

fn pass_on(
    stream: impl Read + Send + 'static,
    said: mpsc::Sender<String>,
) -> thread::JoinHandle<()> {
    thread::spawn(move || {
        let lines = BufReader::new(stream).split(b'\n').map_while(Result::ok);
        for line in lines {
            // Nobody listens any more only when we are ending anyway.
            let _ = said.send(String::from_utf8_lossy(&line).into_owned());
        }
    })
}

fn words(command: &Command) -> String {
    let program = PathBuf::from(command.get_program());
    let name = program.file_name().map(|name| name.to_string_lossy().into_owned());
    let arguments = command.get_args().map(|argument| argument.to_string_lossy().into_owned());
    name.into_iter().chain(arguments).collect::<Vec<_>>().join(" ")
}

fn cannot_start(command: &Command, trouble: std::io::Error) -> String {
    format!("cannot run `{}`: {trouble}", words(command))
}
