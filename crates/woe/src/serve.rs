//! How is the table opened to browsers?

mod flags;
mod frame;

pub(crate) use flags::{Flags, hidden_if_rare};

use crate::{
    sets,
    trouble::{Trouble, remark},
};
use console::Style;
use frame::Frame;
use std::{
    env, fs,
    io::{self, IsTerminal, Write},
    path::{Path, PathBuf},
    process::ExitCode,
    thread,
};
use woe_cards::SetSource;
use woe_prose::Language;
use woe_server::{Addresses, Keeping, ServeError, Settings, Sources, qr_in_blocks, serve};

/// What becomes of the browser if no setting says it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Browser {
    /// The page is opened in it.
    Opened,
    /// It is left alone.
    Left,
}

impl Flags {
    pub(crate) fn run(&self, browser: Browser, out: &mut dyn Write) -> Result<ExitCode, Trouble> {
        let mut settings = self.settings()?;
        settings.sources = checked(&settings.sets)?;
        let opens = settings.open.unwrap_or(browser == Browser::Opened) && has_display();
        let language = self.language.unwrap_or_else(|| language_of(&variable));
        let served = serve(settings, |addresses| {
            // Who does not read this can play all the same.
            let _ = out.write_all(announcement(addresses, language).as_bytes());
            let _ = out.flush();
            if opens {
                open(addresses.here.clone());
            }
        });
        served.map_err(trouble)?;
        Ok(ExitCode::SUCCESS)
    }

    fn settings(&self) -> Result<Settings, Trouble> {
        let config = self.config.clone().or_else(|| variable("WOE_CONFIG").map(Into::into));
        let read = |path: &Path| {
            fs::read_to_string(path).map_err(|why| Trouble::at(path, "read the settings", &why))
        };
        let text = config.as_deref().map(read).transpose()?;
        let file = config.as_deref().zip(text.as_deref());
        let sources = Sources { flags: &self.given, environment: &variable, file };
        Settings::read(&sources).map_err(|mistakes| {
            let mistakes: Vec<String> = mistakes.iter().map(ToString::to_string).collect();
            Trouble::Asked(mistakes.join("\nwoe: "))
        })
    }
}

/// The sets of the house and of the folders; none may have mistakes.
fn checked(folders: &[PathBuf]) -> Result<Vec<SetSource>, Trouble> {
    let available = sets::available(folders)?;
    for source in &available {
        let whole = sets::chosen(std::slice::from_ref(&source.id), &available)?;
        sets::catalog(&whole)?;
    }
    Ok(available)
}

fn variable(name: &str) -> Option<String> {
    env::var(name).ok().filter(|value| !value.is_empty())
}

fn trouble(why: ServeError) -> Trouble {
    match why {
        ServeError::Bind(..) | ServeError::Store(_) | ServeError::Wrecked { .. } => {
            Trouble::Asked(why.to_string())
        }
        ServeError::Machine(_) => Trouble::Failed(why.to_string()),
    }
}

/// The language of the machine, if we speak it.
fn language_of(environment: &dyn Fn(&str) -> Option<String>) -> Language {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(environment);
    locale.and_then(|locale| Language::named(&locale)).unwrap_or(Language::English)
}

/// Whether there is a screen that a browser could show itself on.
fn has_display() -> bool {
    cfg!(any(windows, target_os = "macos"))
        || ["DISPLAY", "WAYLAND_DISPLAY", "WSL_DISTRO_NAME"]
            .into_iter()
            .any(|name| variable(name).is_some())
}

/// Beside the server, because some browsers keep whoever starts them waiting.
fn open(address: String) {
    thread::spawn(move || {
        if opener::open_browser(&address).is_err() {
            remark(&format!("no browser was found; open {address} in one"));
        }
    });
}

fn announcement(addresses: &Addresses, language: Language) -> String {
    let frame = Frame::of(language);
    let mut page = format!("{}\n\n  {}\n", frame.open, addresses.here);
    if addresses.moved {
        page.push_str(&format!("  {}\n", frame.moved));
    }
    let shared = addresses.public.as_ref().or(addresses.network.first());
    match shared {
        None => page.push_str(&format!("\n{}\n", frame.alone)),
        Some(address) => {
            page.push_str(&format!("\n{}\n\n  {address}\n\n{}", frame.others, picture(address)));
        }
    }
    let Frame { kept, forgotten, closing, later, .. } = frame;
    page.push_str(&match &addresses.kept {
        Keeping::Folder(folder) => format!("\n{kept} {}\n{closing} {later}\n", folder.display()),
        Keeping::Memory => format!("\n{forgotten}\n{closing}\n"),
    });
    page
}

/// The address for a telephone; only a terminal can show it dark on light.
fn picture(address: &str) -> String {
    let Some(code) = qr_in_blocks(address).filter(|_| io::stdout().is_terminal()) else {
        return String::new();
    };
    let ink = Style::new().black().on_white();
    code.lines().map(|line| format!("  {}\n", ink.apply_to(line))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_locale_says_which_language() {
        let of = |pairs: &[(&str, &str)]| {
            let pairs = pairs.to_vec();
            language_of(&move |name: &str| {
                let found = pairs.iter().find(|(variable, _)| *variable == name);
                found.map(|(_, value)| (*value).to_owned())
            })
        };
        assert_eq!(of(&[]), Language::English);
        assert_eq!(of(&[("LANG", "it_IT.UTF-8")]), Language::Italian);
        assert_eq!(of(&[("LANG", "it_IT.UTF-8"), ("LC_ALL", "C")]), Language::English);
    }

    #[test]
    fn who_can_come_in_is_told_how() {
        let mut addresses = Addresses {
            here: "http://127.0.0.1:4141".into(),
            network: Vec::new(),
            public: None,
            moved: false,
            kept: Keeping::Memory,
        };
        let told = announcement(&addresses, Language::English);
        assert!(told.contains("http://127.0.0.1:4141") && told.contains("--listen 0.0.0.0:4141"));
        addresses.network = vec!["http://192.168.7.7:4141".into(), "http://10.0.0.7:4141".into()];
        let told = announcement(&addresses, Language::Italian);
        assert!(told.contains("http://192.168.7.7:4141") && !told.contains("--listen"), "{told}");
        addresses.public = Some("https://gloom.example".into());
        assert!(announcement(&addresses, Language::English).contains("https://gloom.example"));
    }
}
