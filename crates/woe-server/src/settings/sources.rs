//! Where does a value come from, and which one wins?

use super::{Keeping, SETTINGS, Setting, Settings};
use std::{
    fmt,
    path::{Path, PathBuf},
};
use woe_cards::nearest;

/// All that was said about settings: flags before the environment, the environment before the file.
pub struct Sources<'a> {
    /// The flags that were given: a setting's name and its value.
    pub flags: &'a [(&'static str, String)],
    /// The value of a variable of the environment.
    pub environment: &'a dyn Fn(&str) -> Option<String>,
    /// A file and its text: `name = value` a line, `#` before a remark.
    pub file: Option<(&'a Path, &'a str)>,
}

/// A value that will not do, or a name that nothing has; with its place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SettingMistake {
    place: String,
    sentence: String,
}

impl fmt::Display for SettingMistake {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        write!(out, "{}: {}", self.place, self.sentence)
    }
}

impl Settings {
    /// The settings as the sources have them; all mistakes, if there are any.
    pub fn read(sources: &Sources) -> Result<Settings, Vec<SettingMistake>> {
        let mut settings = Settings::default();
        if let Some(folder) = usual_folder(sources.environment) {
            settings.data = Keeping::Folder(folder);
        }
        let mut mistakes = Vec::new();
        // What is read later wins.
        if let Some((path, text)) = sources.file {
            read_file(&mut settings, path, text, &mut mistakes);
        }
        for setting in SETTINGS {
            let variable = setting.variable();
            if let Some(value) = (sources.environment)(&variable) {
                mistakes.extend(set(&mut settings, setting, &value, variable));
            }
        }
        for (name, value) in sources.flags {
            let setting = SETTINGS.iter().find(|setting| setting.name == *name);
            let setting = setting.expect("flags are made from the list of settings");
            mistakes.extend(set(&mut settings, setting, value, format!("--{name}")));
        }
        if mistakes.is_empty() { Ok(settings) } else { Err(mistakes) }
    }
}

fn set(
    settings: &mut Settings,
    setting: &Setting,
    value: &str,
    place: String,
) -> Option<SettingMistake> {
    if setting.set(settings, value.trim()).is_some() {
        return None;
    }
    let value = value.trim();
    let sentence = format!("\"{value}\" will not do; expected {}", setting.expects);
    Some(SettingMistake { place, sentence })
}

fn read_file(settings: &mut Settings, path: &Path, text: &str, mistakes: &mut Vec<SettingMistake>) {
    for (line, number) in text.lines().zip(1..) {
        let line = line.split('#').next().unwrap_or_default().trim();
        if line.is_empty() {
            continue;
        }
        let place = format!("{}:{number}", path.display());
        let Some((name, value)) = line.split_once('=') else {
            let sentence = "expected a name, an equals sign and a value".to_owned();
            mistakes.push(SettingMistake { place, sentence });
            continue;
        };
        // Whoever writes message_bytes is understood.
        let name = name.trim().replace('_', "-");
        match SETTINGS.iter().find(|setting| setting.name == name) {
            Some(setting) => mistakes.extend(set(settings, setting, value, place)),
            None => mistakes.push(SettingMistake { place, sentence: unknown(&name) }),
        }
    }
}

fn unknown(name: &str) -> String {
    match nearest(name, SETTINGS.iter().map(|setting| setting.name)) {
        Some(near) => format!("no setting \"{name}\"; did you mean \"{near}\"?"),
        None => format!("no setting \"{name}\"; docs/hosting.md lists them all"),
    }
}

/// Where this platform keeps what programs remember.
fn usual_folder(environment: &dyn Fn(&str) -> Option<String>) -> Option<PathBuf> {
    let folder = |variable: &str| {
        let path = PathBuf::from(environment(variable)?);
        path.is_absolute().then_some(path)
    };
    let parent = if cfg!(windows) {
        folder("LOCALAPPDATA")
    } else if cfg!(target_os = "macos") {
        folder("HOME").map(|home| home.join("Library").join("Application Support"))
    } else {
        let home = || folder("HOME").map(|home| home.join(".local").join("share"));
        folder("XDG_DATA_HOME").or_else(home)
    };
    parent.map(|parent| parent.join("woebegone"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(
        flags: &[(&'static str, String)],
        variables: &[(&str, &str)],
        file: &str,
    ) -> Result<Settings, Vec<String>> {
        let environment = |name: &str| {
            let found = variables.iter().find(|(variable, _)| *variable == name);
            found.map(|(_, value)| (*value).to_owned())
        };
        let file = Some((Path::new("woe.conf"), file));
        let settings = Settings::read(&Sources { flags, environment: &environment, file });
        settings.map_err(|mistakes| mistakes.iter().map(ToString::to_string).collect())
    }

    #[test]
    fn flags_win_over_the_environment_and_that_over_the_file() {
        let file = "# ours\ntables = 3 # few\nsockets=4\nname_chars = 5\n\n";
        let variables = [("WOE_TABLES", "30"), ("WOE_SOCKETS", "40")];
        let settings = read(&[("tables", "300".to_owned())], &variables, file).unwrap();
        assert_eq!((settings.tables, settings.sockets, settings.name_chars), (300, 40, 5));
        assert_eq!(settings.line_chars, Settings::default().line_chars);
    }

    #[test]
    fn every_mistake_is_told_with_its_place() {
        let file = "tabels = 3\nsockets\nmessage-bytes = 1\naccordion = yes\n";
        let flags = [("listen", "everywhere".to_owned())];
        let mistakes = read(&flags, &[("WOE_OPEN", "maybe")], file).unwrap_err();
        let expected = [
            "woe.conf:1: no setting \"tabels\"; did you mean \"tables\"?",
            "woe.conf:2: expected a name, an equals sign and a value",
            "woe.conf:3: \"1\" will not do; expected a number from 512 to 65536",
            "woe.conf:4: no setting \"accordion\"; docs/hosting.md lists them all",
            "WOE_OPEN: \"maybe\" will not do; expected yes or no",
            "--listen: \"everywhere\" will not do; expected an IP address and a port, such as 0.0.0.0:4141",
        ];
        assert_eq!(mistakes, expected);
    }

    #[test]
    fn what_is_kept_has_a_place_or_none() {
        let none = read(&[("data", "none".to_owned())], &[], "").unwrap();
        assert_eq!(none.data, Keeping::Memory);
        let chosen = read(&[], &[("WOE_DATA", "tables")], "").unwrap();
        assert_eq!(chosen.data, Keeping::Folder("tables".into()));
        assert_eq!(read(&[], &[], "").unwrap().data, Keeping::Memory);
    }
}
