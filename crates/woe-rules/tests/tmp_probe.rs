#[path = "common/house.rs"]
mod house;
use house::*;
use woe_cards::*;
use woe_rules::*;
#[test]
fn probe() {
    let rules = Rules::new(&catalog(InBox::Rabble), Profile::of(Edition::First));
    let sudden: Vec<CardId> =
        rules.catalog.deck().filter(|&c| rules.catalog.card(c).sudden).collect();
    let others: Vec<CardId> =
        rules.catalog.deck().filter(|&c| rules.catalog.card(c).kind == Kind::Modifier).collect();
    let bases: Vec<CardId> = (0..4).flat_map(|f| rules.members(f)).collect();
    let stacks = (0..10)
        .map(|i| LaidStack { base: bases[i], of: Seat::new(i / 2), layers: vec![] })
        .collect();
    let layout = Layout {
        stacks,
        hands: (0..5).map(|i| vec![others[i]]).collect(),
        deck: sudden.iter().rev().copied().collect(),
        discard: vec![],
        start: Seat::Zero,
        turn: Seat::Zero,
        play: Play::Second,
        lots: vec![],
    };
    let mut game = rules.resume(&layout).unwrap();
    println!("{:?}", rules.decision(&game));
    for _ in 0..10000 {
        let Some(d) = rules.decision(&game) else { break };
        let mut out = vec![];
        rules.legal_actions(&game, &mut out);
        let a = *out.last().unwrap();
        rules.apply(&mut game, d.seat, a, &mut ()).unwrap();
        println!("{} {}", game.agenda().len(), game.table().announced().len());
    }
}
