//! How do things stand?

use crate::telling::{Args, Narrator, join};
use woe_cards::{CardId, Kind};
use woe_rules::{Face, Game, Rules, Seat, StackId};

impl Narrator<'_> {
    /// What shows of a stack: three values and the icons. [STACK-1]
    pub fn shows(&self, stack: StackId, face: &Face) -> String {
        self.voice.say("stack-face", &self.face_args(stack, face))
    }

    /// The same, with what it comes to; of a Story, whose it is.
    pub fn stack_standing(&self, rules: &Rules, game: &Game, stack: StackId) -> String {
        let table = game.table();
        let face = &table.stack(stack).face;
        let holder = table.controller(stack);
        let life = match face.death() {
            _ if table.gone().contains(stack) => "gone",
            Some(_) => "dead",
            None if face.is_undead() => "undead",
            None if holder.is_none() => "unheld",
            None => "living",
        };
        let mut args = self.face_args(stack, face);
        args.extend(holder.into_iter().flat_map(|holder| self.seat_args(holder)));
        args.push(("life", life.into()));
        let fixture = table.fixtures().contains(stack);
        let worth = match fixture {
            true => rules.worth_at_reckoning(table, stack),
            false => face.self_worth(),
        };
        args.push(("worth", worth.to_string().into()));
        let key = match self.kind(stack) {
            Some(Kind::Residence) => "residence-standing",
            Some(Kind::Story) if holder.is_some() => "story-standing",
            Some(Kind::Story) => "story-unclaimed",
            Some(Kind::Character | Kind::Guest) => "stack-standing",
            // Nothing of it lies at the bottom.
            Some(
                Kind::Modifier
                | Kind::Event
                | Kind::UntimelyDeath
                | Kind::Mystery
                | Kind::Expedition,
            )
            | None => "stack-standing",
        };
        self.voice.say(key, &args)
    }

    /// What a seat holds, up to how many cards it draws, and what its dead are worth.
    pub fn seat_standing(&self, rules: &Rules, game: &Game, seat: Seat) -> String {
        let table = game.table();
        let mut args = self.seat_args(seat);
        args.extend([
            ("cards", self.cards(table.hand(seat).iter()).into()),
            ("limit", rules.draw_limit(table, seat).to_string().into()),
            ("value", rules.family_value(table, seat).to_string().into()),
        ]);
        self.voice.say("seat-standing", &args)
    }

    /// How many cards can be drawn, and what was discarded, the latest first.
    pub fn pile_standing(&self, game: &Game) -> [String; 2] {
        let table = game.table();
        let deck = [("count", table.deck_len().into())];
        let discard = [("cards", self.cards(table.discard_cards()).into())];
        [self.voice.say("deck-standing", &deck), self.voice.say("discard-standing", &discard)]
    }

    /// What lies in the middle: Guests, Stories, the Expedition. [GUEST-1] [STORY-1] [TRIP-2]
    pub fn middle_standing(&self, game: &Game) -> String {
        let table = game.table();
        let mut names: Vec<String> =
            table.middle().iter().map(|stack| self.stack(stack).to_owned()).collect();
        names.extend(table.expedition().map(|card| self.card(card)));
        let names =
            if names.is_empty() { self.voice.say("no-card", &[]) } else { names.join(", ") };
        self.voice.say("middle-standing", &[("cards", names.into())])
    }

    /// What every family is worth, and who has won, if the story is over. [SCORE-1] [SCORE-2]
    pub fn reckoning(&self, rules: &Rules, game: &Game) -> Vec<String> {
        let table = game.table();
        let mut lines = Vec::new();
        for &seat in &Seat::ALL[..table.seats()] {
            let value = rules.family_value(table, seat).to_string();
            let args = join(self.seat_args(seat), vec![("value", value.into())]);
            lines.push(self.voice.say("seat-value", &args));
            lines.extend(self.fixtures(rules, game, seat));
        }
        if !table.ended() {
            return lines;
        }
        lines.push(match &rules.winners(game)[..] {
            [only] => self.voice.say("seat-wins", &self.seat_args(*only)),
            several => {
                let names: Vec<String> =
                    several.iter().map(|&seat| self.seat(seat).to_owned()).collect();
                let names = self.voice.list("list-and", &names);
                self.voice.say("seats-share", &[("seats", names.into())])
            }
        });
        lines
    }

    /// What a seat's Residence and its Story add to its Family Value. [HOME-2] [STORY-4]
    fn fixtures(&self, rules: &Rules, game: &Game, seat: Seat) -> Vec<String> {
        let table = game.table();
        let held = (table.realm(seat) & table.fixtures()).iter();
        let worths = held.map(|stack| (stack, rules.worth_at_reckoning(table, stack)));
        let said = worths.filter(|&(_, worth)| worth != 0).map(|(stack, worth)| {
            let worth = vec![("worth", worth.to_string().into())];
            self.voice.say("fixture-worth", &join(self.stack_args(stack), worth))
        });
        said.collect()
    }

    fn cards(&self, cards: impl Iterator<Item = CardId>) -> String {
        let titles: Vec<String> = cards.map(|card| self.card(card)).collect();
        if titles.is_empty() { self.voice.say("no-card", &[]) } else { titles.join(", ") }
    }

    fn face_args(&self, stack: StackId, face: &Face) -> Args {
        let pathos = face.pathos.map(|points| points.to_string()).join(" / ");
        let icons: Vec<&str> = face
            .icons
            .iter()
            .flatten()
            .filter_map(|mark| self.voice.catalog.icons.get(mark.icon()?.index()))
            .map(|sheet| self.voice.language.of(&sheet.name))
            .collect();
        let icons =
            if icons.is_empty() { self.voice.say("no-icon", &[]) } else { icons.join(", ") };
        let mut args = self.stack_args(stack);
        args.extend([("pathos", pathos.into()), ("icons", icons.into())]);
        args
    }
}
