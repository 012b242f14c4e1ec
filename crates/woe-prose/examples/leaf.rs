fn main() {
    let c = match woe_cards::compile(&woe_cards::shelf()) {
        Ok(c) => c,
        Err(e) => {
            println!("{e:#?}");
            return;
        }
    };
    match std::env::args().nth(1).as_deref() {
        Some("cat") => print!("{}", woe_prose::catalogue(&c)),
        _ => {
            for id in c.ids() {
                for l in woe_prose::Language::ALL {
                    println!("{}", woe_prose::little_card(&c, id, l));
                }
            }
        }
    }
}
