//! Can each style be told from its moves?

use std::sync::Arc;
use woe_bots::{Budget, Level, Nobody, Persona, Player, Style};
use woe_cards::{Edition, base, compile};
use woe_rules::{
    Action, Beat, Eye, Game, Key, Play, Profile, Question, Rules, Seat, Seating, StackId, Table,
};

const PLAYERS: usize = 4;
const GAMES: u64 = 150;

/// A mean, such as how often something was so, of how many times it could have been.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
struct Mean {
    sum: f64,
    count: f64,
}

impl Mean {
    fn add(&mut self, number: f64) {
        self.sum += number;
        self.count += 1.0;
    }

    fn add_if(&mut self, so: bool) {
        self.add(if so { 1.0 } else { 0.0 });
    }

    fn value(&self) -> f64 {
        self.sum / self.count
    }
}

/// What everybody at the table can see of how somebody plays.
#[derive(Clone, Debug, Default)]
struct Habits {
    /// Of what hurts another family: what hurts that of whoever hurt its own most.
    revenge: Mean,
    /// How many cards it holds whenever a turn ends.
    cards: Mean,
    /// Of its first plays: those that make its own family more miserable.
    own_misery: Mean,
    /// Of what changes another family: what hurts the last of them or helps the first.
    meddling: Mean,
    /// Of its plays on a character, if the one it played on before lives: those on the same.
    same_character: Mean,
}

impl Habits {
    /// By what a style is told: the higher, the more of it; and how many times as high as anyone
    /// else's it must be.
    fn mark(&self, style: Style) -> (f64, f64) {
        match style {
            Style::Plain => (1.0, 1.0),
            Style::Vengeful => (self.revenge.value(), 1.25),
            Style::Magpie => (self.cards.value(), 1.02),
            Style::Martyr => (self.own_misery.value(), 1.15),
            Style::KingmakerAverse => (1.0 / self.meddling.value(), 1.5),
            Style::Dramatist => (self.same_character.value(), 1.4),
        }
    }
}

/// What every family shows.
type Shown = [i16; PLAYERS];

/// Looks on while a hero plays.
struct Onlooker<'a> {
    rules: &'a Arc<Rules>,
    hero: Seat,
    habits: Habits,
    /// By how much each seat has raised what the hero's family shows.
    harm: Shown,
    last_on: Option<StackId>,
    /// The play that is not over: whose, which one, what, and how things stood before.
    open: Option<(Seat, Play, Action, Shown)>,
}

impl Onlooker<'_> {
    /// The play before is over, and another begins.
    fn see(&mut self, table: &Table, seat: Seat, play: Play, action: Action) {
        self.close(table);
        self.open = Some((seat, play, action, self.shown(table)));
    }

    fn close(&mut self, table: &Table) {
        let Some((seat, play, action, before)) = self.open.take() else { return };
        let after = self.shown(table);
        let change: Shown = std::array::from_fn(|index| after[index] - before[index]);
        let own = change[self.hero.index()];
        if seat != self.hero {
            self.harm[seat.index()] += own.max(0);
            return;
        }
        if play == Play::First {
            self.habits.own_misery.add_if(own < 0);
        }
        self.see_revenge(change);
        self.see_meddling(before, change);
        if let Action::Play { on: Some(on), .. } = action {
            let before = self.last_on.replace(on).filter(|&on| table.living().contains(on));
            before.into_iter().for_each(|before| self.habits.same_character.add_if(before == on));
        }
    }

    fn see_revenge(&mut self, change: Shown) {
        let victim = self.others().max_by_key(|&other| change[other]);
        let most = self.others().map(|other| self.harm[other]).max();
        if let (Some(victim), Some(most)) = (victim, most)
            && change[victim] > 0
            && most > 0
        {
            self.habits.revenge.add_if(self.harm[victim] == most);
        }
    }

    fn see_meddling(&mut self, before: Shown, change: Shown) {
        let lowest = self.others().map(|other| before[other]).min();
        let highest = self.others().map(|other| before[other]).max();
        let touches = self.others().any(|other| change[other] != 0);
        let meddles = self.others().any(|other| {
            let (stood, changed) = (Some(before[other]), change[other]);
            stood == highest && changed > 0 || stood == lowest && changed < 0
        });
        if lowest < highest && touches {
            self.habits.meddling.add_if(meddles);
        }
    }

    fn others(&self) -> impl Iterator<Item = usize> + use<> {
        let hero = self.hero.index();
        (0..PLAYERS).filter(move |&index| index != hero)
    }

    fn shown(&self, table: &Table) -> Shown {
        let worth = |stack| match table.living().contains(stack) {
            true => table.stack(stack).face.self_worth(),
            false => self.rules.worth_at_reckoning(table, stack),
        };
        std::array::from_fn(|index| table.family(Seat::ALL[index]).iter().map(worth).sum())
    }
}

/// One game of the hero among Governesses.
fn watch(persona: Persona, seed: u64, onlooker: &mut Onlooker<'_>) -> Game {
    let (rules, seats) = (onlooker.rules, &Seat::ALL[..PLAYERS]);
    let mut beats: Vec<Beat> = Vec::new();
    let seating = Seating::in_order(PLAYERS, rules.catalog.families.len());
    let deal = Key::of_series(7, seed);
    let mut game = rules.deal_to(&seating, deal, &mut beats).expect("the table can be laid");
    let sit = |seat: &Seat| {
        let persona =
            if *seat == onlooker.hero { persona } else { Persona::from(Level::Governess) };
        persona.player(rules, *seat, Key::of_series(8, seed * 8 + seat.index() as u64))
    };
    let mut sitting: Vec<Box<dyn Player + '_>> = seats.iter().map(sit).collect();
    while let Some(asked) = rules.decision(&game) {
        for beat in beats.drain(..) {
            for (seat, player) in seats.iter().zip(&mut sitting) {
                player.notice(beat.seen_by(Eye::Seat(*seat)));
            }
            if let Beat::TurnEnded { .. } = beat {
                onlooker.habits.cards.add(game.table().hand_len(onlooker.hero) as f64);
            }
        }
        let view = rules.view_for(&game, Eye::Seat(asked.seat));
        let answer = sitting[asked.seat.index()].choose(&view, Budget::Usual);
        if let Question::Play(play) = asked.question {
            onlooker.see(game.table(), asked.seat, play, answer);
        }
        rules.apply(&mut game, asked.seat, answer, &mut beats).expect("what is listed is legal");
    }
    onlooker.close(game.table());
    game
}

fn rules() -> Arc<Rules> {
    let full = compile(&base()).expect("the sets that come along compile");
    Rules::new(&full, Profile::of(Edition::First))
}

fn onlooker(rules: &Arc<Rules>, hero: Seat, habits: Habits) -> Onlooker<'_> {
    Onlooker { rules, hero, habits, harm: [0; PLAYERS], last_on: None, open: None }
}

/// How a persona plays in many games.
fn habits(rules: &Arc<Rules>, persona: Persona) -> Habits {
    (0..GAMES).fold(Habits::default(), |habits, seed| {
        let mut onlooker = onlooker(rules, Seat::ALL[seed as usize % PLAYERS], habits);
        watch(persona, seed, &mut onlooker);
        onlooker.habits
    })
}

/// Whoever has a style has more of its mark than anyone else of that level, and clearly.
fn check(level: Level) {
    let rules = rules();
    let personas = Style::ALL.map(|style| Persona::new(level, style).expect("the level thinks"));
    let all = personas.map(|persona| (persona, habits(&rules, persona)));
    for (persona, own) in &all {
        let (mark, times) = own.mark(persona.style());
        for (other, habits) in all.iter().filter(|(other, _)| other != persona) {
            let others = habits.mark(persona.style()).0;
            assert!(mark >= others * times, "{persona}: {mark:.3}, {other}: {others:.3}");
        }
    }
}

#[test]
fn the_style_of_a_governess_shows() {
    check(Level::Governess);
}

#[test]
fn the_style_of_an_undertaker_shows() {
    check(Level::Undertaker);
}

#[test]
fn every_style_plays_the_same_way_twice() {
    let rules = rules();
    for style in Style::ALL {
        let persona = Persona::new(Level::Undertaker, style).expect("the level thinks");
        let play = || {
            let mut onlooker = onlooker(&rules, Seat::One, Habits::default());
            watch(persona, 5, &mut onlooker)
        };
        assert_eq!(play(), play(), "{persona}");
    }
}

#[test]
fn who_sits_down_late_answers_like_who_was_there() {
    let rules = rules();
    for style in Style::ALL {
        let persona = Persona::new(Level::Governess, style).expect("the level thinks");
        let mut told: Vec<Beat> = Vec::new();
        let seating = Seating::in_order(PLAYERS, rules.catalog.families.len());
        let mut game = rules.deal_to(&seating, Key::of_series(9, 1), &mut told).expect("laid");
        let sit = |seat: &Seat| persona.player(&rules, *seat, Key::from_seed(1));
        let mut sitting: Vec<_> = Seat::ALL[..PLAYERS].iter().map(sit).collect();
        let mut heard = [0; PLAYERS];
        while let Some(asked) = rules.decision(&game) {
            let (seat, eye) = (asked.seat, Eye::Seat(asked.seat));
            let (player, heard) = (&mut sitting[seat.index()], &mut heard[seat.index()]);
            told[*heard..].iter().for_each(|beat| player.notice(beat.seen_by(eye)));
            *heard = told.len();
            let mut late = sit(&seat);
            told.iter().for_each(|beat| late.notice(beat.seen_by(eye)));
            let view = rules.view_for(&game, eye);
            let answer = player.choose(&view, Budget::Usual);
            assert_eq!(late.choose(&view, Budget::Usual), answer, "{persona}");
            rules.apply(&mut game, seat, answer, &mut told).expect("what is listed is legal");
        }
    }
}

#[test]
fn a_persona_is_known_by_its_name() {
    for level in Level::ALL {
        for style in Style::ALL {
            let Ok(persona) = Persona::new(level, style) else { continue };
            assert_eq!(Persona::named(&persona.to_string()), Ok(persona));
        }
        assert_eq!(Persona::named(level.word()), Ok(Persona::from(level)));
    }
    let vengeful = Persona::new(Level::Governess, Style::Vengeful);
    assert_eq!(Persona::named("governess+vengeful"), vengeful);
    assert_eq!(Persona::named("nobody"), Err(Nobody::Level));
    assert_eq!(Persona::named("governess+angry"), Err(Nobody::Style));
    assert_eq!(Persona::named("governess+"), Err(Nobody::Style));
}

#[test]
fn who_does_not_think_has_no_style() {
    for level in [Level::Foundling, Level::Clerk] {
        assert_eq!(Persona::new(level, Style::Martyr), Err(Nobody::Thoughtless(level)));
        assert_eq!(Persona::named(&format!("{}+plain", level.word())), Ok(Persona::from(level)));
    }
    let why = Persona::named("clerk+magpie").expect_err("a clerk has no style");
    assert_eq!(why.to_string(), "the clerk does not think and has no style; leave it out");
}
