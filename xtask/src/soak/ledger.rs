//! What did the last soaks find?

use super::Finding;
use crate::{Outcome, date, tree};

const LEDGER: &str = "docs/soak.md";
const HEAD: &str = "# The last soaks

Long fuzzing and long simulations take hours, so the test run takes only a short share of them.
`cargo xtask soak cards`, `cargo xtask soak rules`, `cargo xtask soak bots`, `cargo xtask soak mixes`,
`cargo xtask soak referee` and `cargo xtask soak world` run them in full and write this page; each line is the last result of
its kind. In worlds in a box a case is a command that came to a table.

| what | when | how long | cases | result |
|---|---|---|---|---|
";

/// Writes the findings into the ledger, each in the place of the last of its kind.
pub(super) fn note(findings: &[Finding]) -> Outcome {
    let old = tree::read(LEDGER).unwrap_or_default();
    tree::write(LEDGER, &with(&old, findings, &date::today()))
}

fn with(old: &str, findings: &[Finding], today: &str) -> String {
    let is_new = |row: &&str| !findings.iter().any(|finding| row.starts_with(&key(finding)));
    let kept = old.lines().skip_while(|line| !line.starts_with("|---")).skip(1).filter(is_new);
    let mut rows: Vec<String> = kept.map(str::to_owned).collect();
    rows.extend(findings.iter().map(|finding| row(finding, today)));
    rows.sort();
    format!("{HEAD}{}\n", rows.join("\n"))
}

fn key(finding: &Finding) -> String {
    format!("| {} |", finding.what)
}

fn row(finding: &Finding, today: &str) -> String {
    let result = finding.outcome.as_ref().map_or_else(String::as_str, |()| "nothing found");
    let remark = finding.remark.as_ref().map_or(String::new(), |remark| format!("; {remark}"));
    let time = format!("{} min {:02} s", finding.seconds / 60, finding.seconds % 60);
    format!("{} {today} | {time} | {} | {result}{remark} |", key(finding), finding.cases)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn finding(what: &str, cases: u64) -> Finding {
        let remark = (cases > 2).then(|| "many".to_owned());
        Finding { what: what.into(), seconds: 61, cases, outcome: Ok(()), remark }
    }

    #[test]
    fn a_new_finding_takes_the_place_of_the_last_of_its_kind() {
        let old = with("", &[finding("b", 1), finding("a", 2)], "2001-01-01");
        let new = with(&old, &[finding("b", 3)], "2002-02-02");
        let rows = "| a | 2001-01-01 | 1 min 01 s | 2 | nothing found |\n\
                    | b | 2002-02-02 | 1 min 01 s | 3 | nothing found; many |\n";
        assert_eq!(new, format!("{HEAD}{rows}"));
    }
}
