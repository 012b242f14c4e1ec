//! Which arms catch the cases that nobody named?

use crate::positions::{Known, Place, Says, named, says};
use std::collections::BTreeSet;
use syn::{Attribute, ItemUse, UseTree, spanned::Spanned, visit::Visit};

/// Those of whom we match something that has the name of an enum of ours.
const FOREIGN: [&str; 6] = ["clap", "rusqlite", "serde_json", "std", "syn", "tungstenite"];

/// Every arm of a source that stands for cases of our own enums without naming them.
pub(crate) fn found(path: &str, text: &str, own: &BTreeSet<String>) -> Vec<String> {
    let file = syn::parse_file(text).expect("the source is Rust");
    let mut uses = Uses { own, known: Known { enums: own.clone(), variants: BTreeSet::new() } };
    uses.visit_file(&file);
    let mut search = Search { path, known: uses.known, found: Vec::new() };
    search.visit_file(&file);
    search.found
}

/// Whether an item is there for tests alone.
pub(crate) fn is_for_tests(attributes: &[Attribute]) -> bool {
    attributes.iter().any(|attribute| {
        attribute.path().is_ident("test")
            || attribute.path().is_ident("cfg")
                && attribute.parse_args::<syn::Ident>().is_ok_and(|word| word == "test")
    })
}

/// What a file calls enums and variants that it uses.
struct Uses<'a> {
    own: &'a BTreeSet<String>,
    known: Known,
}

impl Uses<'_> {
    fn tree(&mut self, tree: &UseTree, of: Option<&str>) {
        let is_own = of.is_some_and(|of| self.own.contains(of));
        match tree {
            UseTree::Path(path) => {
                let name = path.ident.to_string();
                self.tree(&path.tree, Some(&name));
            }
            UseTree::Group(group) => group.items.iter().for_each(|item| self.tree(item, of)),
            UseTree::Name(name) if is_own => {
                self.known.variants.insert(name.ident.to_string());
            }
            UseTree::Rename(name) if is_own => {
                self.known.variants.insert(name.rename.to_string());
            }
            UseTree::Rename(name) if self.own.contains(&name.ident.to_string()) => {
                self.known.enums.insert(name.rename.to_string());
            }
            UseTree::Name(_) | UseTree::Rename(_) | UseTree::Glob(_) => {}
        }
    }
}

impl<'ast> Visit<'ast> for Uses<'_> {
    fn visit_item_use(&mut self, item: &'ast ItemUse) {
        if let UseTree::Path(path) = &item.tree
            && FOREIGN.iter().any(|foreign| path.ident == foreign)
        {
            return forget(&path.tree, &mut self.known.enums);
        }
        self.tree(&item.tree, None);
    }
}

/// What is used of others is not ours, though one of ours has the same name.
fn forget(tree: &UseTree, enums: &mut BTreeSet<String>) {
    match tree {
        UseTree::Path(path) => forget(&path.tree, enums),
        UseTree::Group(group) => group.items.iter().for_each(|item| forget(item, enums)),
        UseTree::Name(name) => _ = enums.remove(&name.ident.to_string()),
        UseTree::Rename(name) => _ = enums.remove(&name.rename.to_string()),
        UseTree::Glob(_) => {}
    }
}

struct Search<'a> {
    path: &'a str,
    known: Known,
    found: Vec<String>,
}

impl<'ast> Visit<'ast> for Search<'_> {
    fn visit_expr_match(&mut self, matched: &'ast syn::ExprMatch) {
        let mut places: BTreeSet<Place> = BTreeSet::new();
        for arm in &matched.arms {
            named(&self.known, &arm.pat, &Vec::new(), &mut places);
        }
        let is_guarded = |arm: &&syn::Arm| matches!(arm.pat, syn::Pat::Guard(_));
        for arm in matched.arms.iter().filter(|arm| !is_guarded(arm)) {
            let said = places.iter().map(|place| says(&self.known, &arm.pat, place));
            let said: Vec<Says> = said.collect();
            if said.contains(&Says::Open) && !said.contains(&Says::Named) {
                let line = arm.pat.span().start().line;
                self.found.push(format!("{}:{line}: name the other cases", self.path));
            }
        }
        syn::visit::visit_expr_match(self, matched);
    }

    /// Inside its own methods an enum is `Self`.
    fn visit_item_impl(&mut self, item: &'ast syn::ItemImpl) {
        let is_own = match &*item.self_ty {
            syn::Type::Path(path) => path
                .path
                .segments
                .last()
                .is_some_and(|last| self.known.enums.contains(&last.ident.to_string())),
            _ => false,
        };
        if is_own {
            self.known.enums.insert("Self".to_owned());
        }
        syn::visit::visit_item_impl(self, item);
        self.known.enums.remove("Self");
    }

    fn visit_item_mod(&mut self, module: &'ast syn::ItemMod) {
        if !is_for_tests(&module.attrs) {
            syn::visit::visit_item_mod(self, module);
        }
    }

    fn visit_item_fn(&mut self, function: &'ast syn::ItemFn) {
        if !is_for_tests(&function.attrs) {
            syn::visit::visit_item_fn(self, function);
        }
    }
}
