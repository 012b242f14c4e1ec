//! How much of an evening is spent in windows? [RESP-5]
//!
//! Evenings of two people and two bots, by the clock's own functions and without a clock. The people
//! play as a Governess does, and take as long as the model says.

use super::{BOT_PAUSE, BOXES, rules_of, standing};
use crate::{
    play::{Play, Source},
    standing::Standing,
    window::{self, Note, THINK, Window},
};
use std::sync::Arc;
use woe_bots::{Bot, Budget, Level};
use woe_rules::{Action, Eye, Header, Key, Label, Question, Rules, Seat, Seating, Stream, View};
use woe_wire::Arranged;

const EVENINGS: u64 = 10;

/// How long people take, in milliseconds, and how often they ask for time to think, in percent.
#[derive(Clone, Copy)]
struct Habit {
    name: &'static str,
    /// For a play: at least, and how much more at most.
    play: (u32, u32),
    /// For any other answer.
    other: (u32, u32),
    /// If they hold an answer, and if they do not.
    think: (u32, u32),
}

const AT_ONCE: Habit =
    Habit { name: "everyone answers at once", play: (500, 0), other: (500, 0), think: (0, 0) };
const USUAL: Habit = Habit {
    name: "people take their time",
    play: (4000, 8000),
    other: (2000, 3000),
    think: (50, 5),
};

#[derive(Default)]
struct Spent {
    windows: u64,
    in_windows: u64,
    all: u64,
    lengths: Vec<u64>,
}

impl Spent {
    fn percent(&self) -> u64 {
        self.in_windows * 100 / self.all
    }

    fn median(&mut self) -> u64 {
        self.lengths.sort_unstable();
        self.lengths[self.lengths.len() / 2]
    }
}

/// Ann and Bob, and two bots.
fn company(evening: u64) -> Standing {
    let mut company = standing();
    company.arrange(2, Arranged::Bot(woe_wire::Level::Governess));
    company.pace = Key::of_series(5, evening).to_string();
    company
}

fn choice(play: &Play, seat: Seat, view: &View) -> Action {
    let bot = Bot { persona: Level::Governess.into(), key: Key::from_seed(3) };
    let mut player = bot.player(&play.rules, seat);
    play.seen_by(seat).into_iter().for_each(|beat| player.notice(beat));
    player.choose(view, Budget::Usual)
}

/// One evening: what it cost.
fn spend(rules: &Arc<Rules>, evening: u64, seconds: u32, habit: Habit, spent: &mut Spent) {
    let standing = company(evening);
    let seating = Seating::in_order(4, rules.catalog.families.len());
    let key = Key::of_series(6, evening);
    let header = Header::new(&rules.catalog, rules.profile, seating, key);
    let mut play = Play::deal(rules, header.with_players(&["Ann", "Bob", "Cleo", "Dora"])).unwrap();
    let mut whims = Stream::new(key, Label::Whim, 0);
    while let Some(asked) = play.decision() {
        if let Some(window) = Window::opening(&play) {
            let length = hold(&mut play, window, &standing, Manners { seconds, habit }, &mut whims);
            spent.windows += 1;
            spent.lengths.push(length);
            spent.in_windows += length;
            spent.all += length;
            continue;
        }
        let drawn = window::pause(standing.pace(), play.number(), BOT_PAUSE);
        let nobody = standing.is_played_by_bot(asked.seat.index()) || play.is_needless(&standing);
        let (least, more) = match asked.question {
            Question::Play(_) => habit.play,
            _ => habit.other,
        };
        let own = u64::from(least + whims.below(more + 1));
        spent.all += if nobody { drawn } else { own };
        let action = choice(&play, asked.seat, &play.view(Eye::Seat(asked.seat)));
        play.apply(asked.seat, action, Source::Person).unwrap();
    }
}

/// How long windows are at a table, and how people answer there.
struct Manners {
    seconds: u32,
    habit: Habit,
}

/// Holds a window; how long it was open.
fn hold(
    play: &mut Play,
    mut window: Window,
    standing: &Standing,
    Manners { seconds, habit }: Manners,
    whims: &mut Stream,
) -> u64 {
    let seats: Vec<Seat> = window.seats().collect();
    let persons = seats.iter().filter(|seat| !standing.is_played_by_bot(seat.index()));
    let length = match persons.clone().count() {
        0 => 50,
        _ => window::length(standing.pace(), window.decision, seconds),
    };
    window.until = Some(length);
    for &seat in persons {
        let chance = if window.has_choice(seat) { habit.think.0 } else { habit.think.1 };
        if whims.below(100) < chance {
            window.think(seat);
        }
    }
    for seat in seats {
        if window.has_choice(seat) {
            let action = choice(play, seat, &play.rules.view_in_window(play.game(), seat).unwrap());
            window.keep(seat, Note { action, source: Source::Person });
        }
    }
    let length = window.until.unwrap();
    play.window = Some(window);
    play.close_window().unwrap();
    length
}

#[test]
fn windows_take_a_small_share_of_an_evening() {
    let rules = &rules_of(BOXES[0].0, BOXES[0].1);
    println!("two people, two bots, {EVENINGS} evenings; think: {THINK} ms");
    let mut shares = Vec::new();
    for (seconds, habit) in [(8, AT_ONCE), (2, AT_ONCE), (2, USUAL), (15, USUAL)] {
        let mut spent = Spent::default();
        (0..EVENINGS).for_each(|evening| spend(rules, evening, seconds, habit, &mut spent));
        let each = spent.windows / EVENINGS;
        let mean = spent.in_windows / spent.windows;
        println!(
            "up to {seconds} s, {}: {each} windows an evening, {mean} ms on average, median {} ms, \
             {} s of {} s, {} %",
            habit.name,
            spent.median(),
            spent.in_windows / EVENINGS / 1000,
            spent.all / EVENINGS / 1000,
            spent.percent()
        );
        shares.push((spent.percent(), spent.median()));
    }
    let ((_, median), (share, _)) = (shares[1], shares[2]);
    assert!(share <= 15, "{share} % of the evening is spent in windows");
    assert!(median <= 1500, "half of all windows are longer than {median} ms");
}
