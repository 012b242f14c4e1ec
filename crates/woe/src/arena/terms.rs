//! On which terms does a match take place?

use super::{Arena, Contender, Fought};
use std::time::Duration;
use woe_bots::{Budget, Level, Player};
use woe_rules::Seat;
use woe_sim::Punctual;

/// Who plays against whom, and how many at a table.
pub(super) struct Pair {
    pub(super) hero: Contender,
    pub(super) field: Contender,
    pub(super) players: usize,
}

impl Arena {
    /// Every pair that is to meet.
    pub(super) fn pairs(&self) -> Vec<Pair> {
        let tables = self.tables();
        let each = |(hero, field): (Contender, Contender)| {
            let pair = move |players| Pair { hero: hero.clone(), field: field.clone(), players };
            tables.iter().copied().map(pair)
        };
        match &self.hero {
            Some(hero) => each((hero.clone(), self.field.clone())).collect(),
            None => self.rungs().into_iter().flat_map(each).collect(),
        }
    }

    /// Each level that is wanted, and the one below it.
    fn rungs(&self) -> Vec<(Contender, Contender)> {
        let wanted = |rung: &&[Level]| self.rungs.is_empty() || self.rungs.contains(&rung[1]);
        let rungs = Level::ALL.windows(2).filter(wanted);
        rungs.map(|rung| (Contender::Level(rung[1]), Contender::Level(rung[0]))).collect()
    }

    fn tables(&self) -> Vec<usize> {
        match (&self.players[..], self.ladder) {
            ([], false) => vec![4],
            ([], true) => (2..=Seat::MAX).collect(),
            (players, _) => players.iter().map(|&players| usize::from(players)).collect(),
        }
    }

    /// What everyone is given to think with. On the clock, each level of ours has its own.
    pub(super) fn budget(&self) -> Budget<'_> {
        match (self.milliseconds, self.iterations) {
            (Some(time), _) => Budget::Time(Duration::from_millis(u64::from(time)), &woe_sim::now),
            (None, Some(most)) => Budget::Iterations(most),
            (None, None) => Budget::Usual,
        }
    }

    /// A player of that kind, on the clock of its level if there is one.
    pub(super) fn clocked<'a>(
        &self,
        player: Box<dyn Player + 'a>,
        contender: &Contender,
    ) -> Box<dyn Player + 'a> {
        match contender.level().filter(|_| self.clock) {
            Some(level) => Box::new(Punctual::new(player, level)),
            None => player,
        }
    }

    /// The command that plays one of the matches again.
    pub(super) fn command(&self, fought: &Fought) -> String {
        let mut words = format!(
            "woe arena --hero {} --field {} --players {} --blocks {} --seed {}",
            fought.hero, fought.field, fought.players, self.blocks, self.seed
        );
        let mut more = |name: &str, value: &str| words += &format!(" --{name} {value}");
        self.sets.iter().for_each(|folder| more("sets", &folder.display().to_string()));
        if self.set != ["gloom"] {
            more("set", &self.set.join(","));
        }
        self.profile.iter().for_each(|edition| more("profile", edition.word()));
        self.iterations.iter().for_each(|most| more("iterations", &most.to_string()));
        self.milliseconds.iter().for_each(|time| more("milliseconds", &time.to_string()));
        if self.clock { words + " --clock" } else { words }
    }
}
