//! How does generated text get into a page that people write?

use crate::Outcome;

const BEGIN: &str = "<!-- generated: begin (cargo xtask docs writes what follows) -->\n";
const END: &str = "<!-- generated: end -->\n";

/// The page with new text between its two marks.
pub(super) fn between(page: &str, text: &str) -> Outcome<String> {
    let parts = page
        .split_once(BEGIN)
        .and_then(|(before, rest)| rest.split_once(END).map(|(_, after)| (before, after)));
    let (before, after) = parts.ok_or_else(|| {
        format!("the page needs the two marks `{}` and `{}`", BEGIN.trim_end(), END.trim_end())
    })?;
    Ok(format!("{before}{BEGIN}\n{}\n\n{END}{after}", text.trim()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_lies_between_the_marks_changes() {
        let page = format!("before\n{BEGIN}old\n{END}after\n");
        let once = between(&page, "new").expect("the marks are there");
        assert_eq!(once, format!("before\n{BEGIN}\nnew\n\n{END}after\n"));
        assert_eq!(between(&once, "new").as_deref(), Ok(once.as_str()), "twice is once");
    }

    #[test]
    fn a_page_without_marks_is_left_alone() {
        assert!(between("nothing here", "new").is_err());
    }
}
