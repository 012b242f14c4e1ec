//! How are words and numbers laid out on a page?

/// How many columns running text takes.
pub(crate) const WIDTH: usize = 78;

/// The words in lines of that many columns at most, each after the indent; longer words stand out.
pub(crate) fn wrapped(words: &str, width: usize, indent: &str) -> String {
    let mut lines: Vec<String> = Vec::new();
    let room = width.saturating_sub(indent.chars().count());
    for word in words.split_whitespace() {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= room => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines.iter().map(|line| format!("{indent}{line}\n")).collect()
}

/// On which side of its column a cell stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Side {
    Left,
    Right,
}

/// Rows of cells, each column as wide as its widest cell; the last one is not filled up.
pub(crate) fn columns(sides: &[Side], rows: &[Vec<String>]) -> String {
    let width = |column: usize| {
        let cells = rows.iter().filter_map(|row| row.get(column));
        cells.map(|cell| cell.chars().count()).max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..sides.len()).map(width).collect();
    let line = |row: &Vec<String>| {
        let cells = row.iter().zip(sides).zip(&widths).map(|((cell, side), &width)| match side {
            Side::Left => format!("{cell:<width$}"),
            Side::Right => format!("{cell:>width$}"),
        });
        format!("{}\n", cells.collect::<Vec<_>>().join("  ").trim_end())
    };
    rows.iter().map(line).collect()
}

/// The words, cut to that many columns.
pub(crate) fn clipped(words: &str, width: usize) -> String {
    if words.chars().count() <= width {
        return words.to_owned();
    }
    words.chars().take(width.saturating_sub(1)).chain(['…']).collect()
}

/// A whole number with its thousands set apart.
pub(crate) fn grouped(number: f64) -> String {
    let digits = format!("{:.0}", number.abs());
    let mut text = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    if number < 0.0 && digits != "0" { format!("−{text}") } else { text }
}

/// A number with one decimal, its minus as players write it.
pub(crate) fn decimal(number: f64) -> String {
    let text = format!("{number:.1}");
    match text.strip_prefix('-') {
        Some("0.0") => "0.0".to_owned(),
        Some(rest) => format!("−{rest}"),
        None => text,
    }
}

/// A whole number, its minus as players write it.
pub(crate) fn signed(number: i64) -> String {
    if number < 0 { format!("−{}", number.unsigned_abs()) } else { number.to_string() }
}

/// A bar of that share of its full length, to an eighth of a column.
pub(crate) fn bar(share: f64, full: usize) -> String {
    const PARTS: [char; 8] = [' ', '▏', '▎', '▍', '▌', '▋', '▊', '▉'];
    let eighths = (share.clamp(0.0, 1.0) * full as f64 * 8.0).round() as usize;
    let whole = std::iter::repeat_n('█', eighths / 8);
    let text: String = whole.chain([PARTS[eighths % 8]]).collect();
    text.trim_end().to_owned()
}

/// `1 card`, `2 cards`.
pub(crate) fn counted(count: usize, noun: &str) -> String {
    let plural = if count == 1 { "" } else { "s" };
    format!("{} {noun}{plural}", grouped(count as f64))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_set_apart_by_thousands() {
        let told = [0.0, 12.4, 999.0, 1000.0, -1_234_567.0].map(grouped);
        assert_eq!(told, ["0", "12", "999", "1,000", "−1,234,567"]);
        assert_eq!([-0.01, -1.25, 3.0].map(decimal), ["0.0", "−1.2", "3.0"]);
    }

    #[test]
    fn words_are_wrapped_after_their_indent() {
        assert_eq!(wrapped("one two three", 9, "  "), "  one two\n  three\n");
        assert_eq!(wrapped("incomprehensible", 5, ""), "incomprehensible\n");
        assert_eq!(wrapped("", 5, ""), "");
    }

    #[test]
    fn columns_stand_under_each_other() {
        let rows = [vec!["a".into(), "10".into()], vec!["bcd".into(), "7".into()]];
        assert_eq!(columns(&[Side::Left, Side::Right], &rows), "a    10\nbcd   7\n");
    }

    #[test]
    fn bars_grow_by_eighths() {
        assert_eq!(
            [0.0, 0.5, 1.0, 0.0625, 7.0].map(|share| bar(share, 2)),
            ["", "█", "██", "▏", "██"]
        );
    }

    #[test]
    fn long_words_are_clipped() {
        assert_eq!(clipped("disaster", 4), "dis…");
        assert_eq!(clipped("woe", 4), "woe");
    }
}
