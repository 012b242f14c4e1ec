//! Which games can be played with the sets at hand?

use woe_cards::{SetSource, mix};

/// Every game that these sets allow, each as the sets that are mixed for it: a set that stands alone,
/// with any combination of those that need it. [MIX-1]
pub fn mixes(sources: &[SetSource]) -> Vec<Vec<SetSource>> {
    let alone = sources.iter().filter(|source| source.needs().is_empty());
    alone.flat_map(|base| mixes_of(base, sources)).collect()
}

fn mixes_of(base: &SetSource, sources: &[SetSource]) -> Vec<Vec<SetSource>> {
    let with = |ids: &[String]| mix(sources, ids).ok();
    let is_built_on = |source: &&SetSource| {
        let needed = with(std::slice::from_ref(&source.id)).unwrap_or_default();
        let bases = needed.iter().filter(|set| set.needs().is_empty());
        source.id != base.id && bases.map(|set| &set.id).eq([&base.id])
    };
    let mut mixes: Vec<Vec<SetSource>> = Vec::new();
    let mut chosen = vec![vec![base.id.clone()]];
    for source in sources.iter().filter(is_built_on) {
        let further: Vec<Vec<String>> = chosen
            .iter()
            .map(|ids| [&ids[..], std::slice::from_ref(&source.id)].concat())
            .collect();
        chosen.extend(further);
    }
    for mix in chosen.iter().filter_map(|ids| with(ids)) {
        // A set that needs another brings it along: that mix is there already.
        if !mixes.contains(&mix) {
            mixes.push(mix);
        }
    }
    mixes
}

/// What a mix is called in commands: the names of its sets.
pub fn mix_name(mix: &[SetSource]) -> String {
    let ids: Vec<&str> = mix.iter().map(|source| source.id.as_str()).collect();
    ids.join(",")
}

#[cfg(test)]
mod tests {
    use super::*;
    use woe_cards::{SourceFile, shelf};

    fn set(id: &str, needs: &str) -> SetSource {
        let text = format!("[set]\nid = \"{id}\"\nneeds = [{needs}]\n");
        SetSource { id: id.into(), files: vec![SourceFile { name: "set.toml".into(), text }] }
    }

    #[test]
    fn the_shelf_has_sixteen_mixes_and_two_games_that_stand_alone() {
        let names: Vec<String> = mixes(&shelf()).iter().map(|mix| mix_name(mix)).collect();
        assert_eq!(names.len(), 18, "{names:?}");
        assert_eq!((names[0].as_str(), names[17].as_str()), ("gloom", "munchkin"));
        assert_eq!(names.iter().filter(|name| name.starts_with("gloom")).count(), 16);
    }

    #[test]
    fn what_a_set_needs_comes_along() {
        let sources = [set("base", ""), set("more", "\"base\""), set("most", "\"more\"")];
        let names: Vec<String> = mixes(&sources).iter().map(|mix| mix_name(mix)).collect();
        assert_eq!(names, ["base", "base,more", "base,more,most"]);
    }
}
