//! What is everybody worth, by the rulebook alone?

use crate::picture::{Ink, PLATE, PORTRAIT, Painter, Picture, has_sign, self_worth};
use woe_cards::{Bonus, BonusWhen, CardId, Kind, LawKind, Life, Sign, StackFilter, Who, Whose};
use woe_rules::{Game, Seat, StackId};

/// A stack as it lies there.
struct Seen {
    id: StackId,
    base: Kind,
    bottom: CardId,
    top: Option<Kind>,
    of: Option<Seat>,
    picture: Picture,
}

impl Seen {
    /// The undead are dead when points are counted. [UNDEAD-2] [UNDEAD-4]
    fn is_dead(&self) -> bool {
        matches!(self.picture[PORTRAIT], Ink::Grave(_) | Ink::Revenant(_))
    }
}

/// All that lies on a table, painted.
pub(crate) struct Scene<'a> {
    painter: &'a Painter<'a>,
    seats: usize,
    stacks: Vec<Seen>,
    expedition: Option<CardId>,
}

impl<'a> Scene<'a> {
    pub(crate) fn new(painter: &'a Painter<'a>, game: &Game) -> Scene<'a> {
        let (table, catalog) = (game.table(), &painter.rules.catalog);
        let there = table.stacks().filter(|&id| !table.gone().contains(id));
        let seen = there.map(|id| {
            let mut layers: Vec<CardId> = table.layers(id).collect();
            layers.reverse();
            let bottom = table.stack(id).base;
            let top = layers.last().map(|&top| catalog.card(top).kind);
            let picture = painter.paint(bottom, layers);
            let of = table.controller(id);
            Seen { id, base: catalog.card(bottom).kind, bottom, top, of, picture }
        });
        let (seats, expedition) = (table.seats(), table.expedition());
        Scene { painter, seats, stacks: seen.collect(), expedition }
    }

    /// Every stack is what one sees, and every seat is worth what one counts. [DRAW-1] [SCORE-1]
    pub(crate) fn assert_kept(&self, game: &Game) {
        let (table, rules) = (game.table(), self.painter.rules);
        for seen in &self.stacks {
            self.assert_stack(game, seen);
        }
        let mut values = Vec::new();
        for &seat in &Seat::ALL[..self.seats] {
            let limit = 5 + self.laws(seat, |laws| laws.draw_limit().into());
            assert_eq!(rules.draw_limit(table, seat) as i32, limit.max(0));
            for kind in LawKind::ALL {
                let shown = self.laws(seat, |laws| i32::from(laws.has(kind)));
                assert_eq!(rules.laws_of(table, seat, kind).count() as i32, shown, "{kind:?}");
            }
            let value = self.family_value(seat);
            assert_eq!(i32::from(rules.family_value(table, seat)), value, "{seat:?}");
            values.push(value);
        }
        // The lowest wins, and equals share. [SCORE-2]
        let lowest = values.iter().min();
        let won = |seat: &&Seat| values.get(seat.index()) == lowest;
        assert!(rules.winners(game).iter().eq(Seat::ALL[..self.seats].iter().filter(won)));
    }

    fn assert_stack(&self, game: &Game, seen: &Seen) {
        let (table, rules, picture) = (game.table(), self.painter.rules, &seen.picture);
        self.painter.assert_face(&table.stack(seen.id).face, picture);
        let buried = matches!(picture[PORTRAIT], Ink::Grave(_));
        assert_eq!(table.living().contains(seen.id), !buried);
        let risen = matches!(picture[PORTRAIT], Ink::Revenant(_));
        assert_eq!(table.undead().contains(seen.id), risen);
        assert_eq!(table.negative().contains(seen.id), self_worth(picture) < 0);
        if seen.of.is_some() {
            let worth = i32::from(rules.worth_at_reckoning(table, seen.id));
            assert_eq!(worth, self.worth(seen), "{picture:?}");
        }
        let tax: u8 = rules.laws(table, seen.id).iter().map(|laws| laws.tax()).sum();
        assert_eq!(i32::from(tax), self.painter.law(picture, |laws| laws.tax().into()));
    }

    /// How a law counts for a seat: on all that is its own, and in the middle of the table. [TRIP-2]
    fn laws(&self, seat: Seat, count: impl Fn(woe_cards::Laws) -> i32) -> i32 {
        let own = self.stacks.iter().filter(|seen| seen.of == Some(seat));
        let shown: i32 = own.map(|seen| self.painter.law(&seen.picture, &count)).sum();
        let card = |id: CardId| self.painter.rules.catalog.card(id);
        shown + self.expedition.and_then(|id| card(id).persistent).map_or(0, &count)
    }

    /// What a seat's dead are worth, with its Residence and its Story. [SCORE-1]
    fn family_value(&self, seat: Seat) -> i32 {
        let own = self.stacks.iter().filter(|seen| seen.of == Some(seat));
        own.map(|seen| self.worth(seen)).sum()
    }

    /// What a stack adds: nothing while somebody lives there, whatever lies on them. [SCORE-1]
    fn worth(&self, seen: &Seen) -> i32 {
        let speaks = match (seen.base, seen.picture[PORTRAIT], seen.picture[PLATE]) {
            // What is wrong with a house counts whoever died. [HOME-2]
            (Kind::Residence, _, Ink::Words(mystery)) => mystery,
            (Kind::Residence | Kind::Story, _, _) => seen.bottom,
            (_, Ink::Grave(death), _) => death,
            (_, Ink::Revenant(card), _) => card,
            _ => return 0,
        };
        let bonuses = self.painter.rules.catalog.card(speaks).scoring.iter();
        let bonus: i32 = bonuses.map(|bonus| self.bonus(seen, bonus)).sum();
        self_worth(&seen.picture) + bonus
    }

    /// Read off the finished table. [DEATH-4]
    fn bonus(&self, seen: &Seen, bonus: &Bonus) -> i32 {
        let times = match &bonus.when {
            BonusWhen::Shows(icons) => {
                usize::from(icons.iter().any(|icon| has_sign(&seen.picture, icon.index())))
            }
            BonusWhen::Per(filter) => {
                let fits = |other: &&Seen| self.fits(other, filter, seen.of);
                self.stacks.iter().filter(fits).count()
            }
        };
        i32::from(bonus.worth) * times as i32
    }

    /// Whether a stack is one of those that a card of `you` counts. [UNDEAD-4]
    fn fits(&self, seen: &Seen, filter: &StackFilter, you: Option<Seat>) -> bool {
        let base = match filter.base {
            Some(kind) => seen.base == kind,
            None => matches!(seen.base, Kind::Character | Kind::Guest),
        };
        let life = match filter.life {
            Some(Life::Dead) => seen.is_dead(),
            Some(Life::Living) => !seen.is_dead(),
            None => true,
        };
        let worth = self_worth(&seen.picture);
        let sign = match filter.sign {
            Some(Sign::Negative) => worth < 0,
            Some(Sign::Positive) => worth > 0,
            None => true,
        };
        let shows = |icons: woe_cards::IconSet| {
            icons.iter().any(|icon| has_sign(&seen.picture, icon.index()))
        };
        let topped = matches!(seen.top, Some(Kind::Modifier | Kind::Mystery));
        base && life
            && sign
            && self.is_of(seen, filter.of, you)
            && (filter.shows.is_empty() || shows(filter.shows))
            && !shows(filter.lacks)
            && (!filter.modified || topped)
    }

    fn is_of(&self, seen: &Seen, whose: Option<Whose>, you: Option<Seat>) -> bool {
        let (Some(you), owner) = (you, seen.of.map(Seat::index)) else { return false };
        let step = |steps: usize| Some((you.index() + steps) % self.seats);
        match whose {
            // A Guest in the middle is nobody's; a Story there is still a Story. [GUEST-7]
            None => owner.is_some() || seen.base == Kind::Story,
            Some(Whose::Middle) => owner.is_none(),
            Some(Whose::Of(Who::You)) => owner == step(0),
            Some(Whose::Of(Who::EachOther)) => owner.is_some() && owner != step(0),
            Some(Whose::Of(Who::Left)) => owner == step(1),
            Some(Whose::Of(Who::Right)) => owner == step(self.seats - 1),
        }
    }
}
