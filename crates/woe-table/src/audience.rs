//! What is each audience told?

use crate::{
    crowd::{self, Change},
    deeds::Deeds,
    play::{News, Play},
    step::Text,
    table::Table,
};
use std::borrow::Cow;
use woe_rules::{Eye, Seat};
use woe_wire::{You, written};

impl Table {
    /// Tells every audience what is new for it.
    pub(crate) fn show(&mut self, deeds: Deeds) {
        for (you, why) in deeds.dismissed {
            self.crowd.dismiss_one(you, why);
        }
        let lines = if deeds.lines.is_empty() { String::new() } else { written(&deeds.lines) };
        let ([lobby, open], own) = self.refresh();
        let turned = self.crowd.turn_round(&self.standing);
        let mut draft = String::new();
        let told = Told::new(self.play.as_ref(), &deeds.news);
        let seats = (0..self.standing.people.len()).map(|seat| You::Seat(seat as u8));
        for you in seats.chain([You::Watcher, You::Visitor]) {
            let (steps, open, own) = match you {
                You::Visitor => (Cow::Borrowed(""), "", ""),
                You::Watcher => (told.to(Eye::Watcher), &*open, ""),
                You::Seat(seat) if turned[usize::from(seat)] => {
                    self.crowd.tell_anew(you);
                    continue;
                }
                You::Seat(seat) => {
                    let seat_of = Seat::new(seat.into());
                    let eye = seat_of.map_or(Eye::Watcher, |seat| self.standing.eye(seat));
                    (told.to(eye), &*open, own[usize::from(seat)].as_str())
                }
            };
            let lines = if you == You::Visitor { "" } else { &*lines };
            let parts = [&*lobby, open, own];
            let back = told.back.filter(|_| you != You::Visitor);
            let nothing = steps.is_empty() && lines.is_empty() && back.is_none();
            if nothing && parts.iter().all(|part| part.is_empty()) {
                continue;
            }
            let hash = self.crowd.bags.hash(you);
            self.crowd.tell(you, &Change { hash, back, steps: &steps, parts, lines }, &mut draft);
        }
    }

    /// Looks at everything anew; what changed for everyone, for those who see the table, and for each seat.
    pub(crate) fn refresh(&mut self) -> ([String; 2], [String; Seat::MAX]) {
        self.crowd.look(&self.standing, self.play.as_ref())
    }

    /// Everything that an audience sees, as one event.
    pub(crate) fn fresh(&self, you: You) -> Text {
        let ([lobby, open, own], hash) = self.crowd.bags.fresh(you);
        let parts = [&*lobby, &*open, &*own];
        let change = Change { hash, back: None, steps: "", parts, lines: "" };
        crowd::fresh(self.crowd.last(you), &change).into()
    }

    /// Writes what is told once the deeds are kept, while all of it is at hand.
    pub(crate) fn prepare(&mut self, deeds: Deeds) -> Vec<(u64, Text)> {
        let now = self.crowd.hold_back();
        self.show(deeds);
        let later = self.crowd.hold_back();
        self.crowd.tell_held(now);
        later
    }

    /// Nobody knows what was told of what is kept: everyone sees everything anew, and asks what was before.
    pub(crate) fn show_anew(&mut self) {
        self.crowd.bags.forget();
        self.refresh();
        self.crowd.turn_round(&self.standing);
        let seats = (0..self.standing.people.len()).map(|seat| You::Seat(seat as u8));
        seats.chain([You::Watcher, You::Visitor]).for_each(|you| self.crowd.tell_anew(you));
    }
}

/// The news as each eye is told them; whoever sees no more than a watcher shares a watcher's text.
struct Told<'a> {
    /// Nothing if nothing is to be told.
    news: Option<(&'a Play, News)>,
    back: Option<u32>,
    watched: String,
}

impl<'a> Told<'a> {
    fn new(play: Option<&'a Play>, news: &[News]) -> Told<'a> {
        let back = news.iter().find_map(|news| news.back);
        let news = play.zip(news.first().copied());
        let watched = news.map(|(play, news)| steps(play, news, Eye::Watcher)).unwrap_or_default();
        Told { news, back, watched }
    }

    fn to(&self, eye: Eye) -> Cow<'_, str> {
        match self.news {
            Some((play, news)) if play.shows_more(news, eye) => steps(play, news, eye).into(),
            _ => Cow::Borrowed(&self.watched),
        }
    }
}

fn steps(play: &Play, news: News, eye: Eye) -> String {
    let steps = play.told(news, eye);
    if steps.is_empty() { String::new() } else { written(&steps) }
}
