//! How are settings given as flags?

use crate::options;
use clap::{
    Arg, ArgAction, ArgMatches, Args, Command, Error, FromArgMatches, builder::ValueParser,
};
use std::path::PathBuf;
use woe_prose::Language;
use woe_server::{Form, SETTINGS, Setting};

/// The settings that people use at home.
const COMMON: [&str; 3] = ["listen", "data", "open"];
const HEADING: &str = "Settings";

const EXAMPLES: &str = "\
Every setting can also stand in the environment (WOE_LISTEN) or in a file (listen = 0.0.0.0:4141).

Examples:
  woe serve --listen 0.0.0.0:4141            let everyone in the room play
  woe serve --data tables --config woe.conf  keep tables there, read the rest from a file
  woe serve --data none --no-open            for trying things out";

/// The settings that were given as flags.
pub(crate) struct Flags {
    pub(super) given: Vec<(&'static str, String)>,
    pub(super) config: Option<PathBuf>,
    pub(super) language: Option<Language>,
}

impl Args for Flags {
    fn augment_args(command: Command) -> Command {
        let config = Arg::new("config")
            .long("config")
            .value_name("FILE")
            .value_parser(ValueParser::path_buf())
            .help("Read settings from this file: name = value, one a line");
        let language = Arg::new("lang")
            .long("lang")
            .value_name("LANG")
            .value_parser(options::language)
            .help("The language of what is printed: en or it [default: that of the machine]");
        let flags = SETTINGS.iter().flat_map(flags).map(|flag| flag.help_heading(HEADING));
        let command = command.arg(config).arg(language).args(flags);
        if command.get_name() == "serve" { command.after_help(EXAMPLES) } else { command }
    }

    fn augment_args_for_update(command: Command) -> Command {
        Flags::augment_args(command)
    }
}

impl FromArgMatches for Flags {
    fn from_arg_matches(words: &ArgMatches) -> Result<Flags, Error> {
        let given =
            SETTINGS.iter().filter_map(|setting| Some((setting.name, given(setting, words)?)));
        Ok(Flags {
            given: given.collect(),
            config: words.get_one("config").cloned(),
            language: words.get_one("lang").copied(),
        })
    }

    fn update_from_arg_matches(&mut self, words: &ArgMatches) -> Result<(), Error> {
        *self = Flags::from_arg_matches(words)?;
        Ok(())
    }
}

/// Hides the settings that few people need, where there is more to be seen.
pub(crate) fn hidden_if_rare(flag: Arg) -> Arg {
    let is_setting = flag.get_help_heading() == Some(HEADING);
    let name = flag.get_id().as_str();
    let is_rare = is_setting && !COMMON.iter().any(|common| name.ends_with(common));
    flag.hide(is_rare)
}

fn flags(setting: &'static Setting) -> Vec<Arg> {
    let default = match setting.default {
        "" => String::new(),
        default => format!(" [default: {default}]"),
    };
    let help = format!("{}{default}", capitalised(setting.doc));
    let flag = Arg::new(setting.name).long(setting.name);
    match setting.form {
        Form::Value => vec![flag.value_name("VALUE").allow_hyphen_values(true).help(help)],
        Form::Switch { off } => {
            let flag = flag.action(ArgAction::SetTrue).help(help);
            let not = Arg::new(off).long(off).action(ArgAction::SetTrue);
            let not = not.overrides_with(setting.name);
            vec![flag, not.help(format!("The opposite of --{}", setting.name))]
        }
    }
}

fn given(setting: &Setting, words: &ArgMatches) -> Option<String> {
    match setting.form {
        Form::Value => words.get_one::<String>(setting.name).cloned(),
        Form::Switch { off } if words.get_flag(off) => Some("no".to_owned()),
        Form::Switch { .. } => words.get_flag(setting.name).then(|| "yes".to_owned()),
    }
}

fn capitalised(sentence: &str) -> String {
    let mut signs = sentence.chars();
    signs.next().map(|first| first.to_uppercase().chain(signs).collect()).unwrap_or_default()
}
