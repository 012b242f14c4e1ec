//! Which budgets does a file exceed, and where?

use crate::nesting;
use std::fmt;
use syn::{spanned::Spanned, visit::Visit};

const FILE_LINES: usize = 400;
const FUNCTION_LINES: usize = 40;
/// A list of cases that is read line by line may be longer than what must be held in the head at once.
const MATCH_LINES: usize = 80;
const PARAMETERS: usize = 5;
const LEVELS: usize = 3;

/// Something too large, and where it is.
#[derive(Debug)]
pub(crate) struct Offence {
    pub(crate) path: String,
    pub(crate) line: usize,
    pub(crate) sentence: String,
}

impl fmt::Display for Offence {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}:{}: {}", self.path, self.line, self.sentence)
    }
}

/// All that is too large in a file.
pub(crate) fn offences(path: &str, text: &str) -> Vec<Offence> {
    let mut measure = Measure { path, found: Vec::new() };
    match syn::parse_file(text) {
        Ok(file) => {
            let mut cases = Cases::default();
            cases.visit_file(&file);
            let lines = text.lines().count();
            let counted = lines - cases.more_lines;
            if counted > FILE_LINES {
                measure.note(lines, format!("{counted} lines, {FILE_LINES} allowed"));
            }
            measure.visit_file(&file);
        }
        Err(trouble) => measure.note(trouble.span().start().line, trouble.to_string()),
    }
    measure.found
}

/// The lines on which the arms of a `match` go on to name cases. They are read as one line, and whoever had to
/// save them would write `_`.
#[derive(Default)]
struct Cases {
    more_lines: usize,
}

impl<'ast> Visit<'ast> for Cases {
    fn visit_arm(&mut self, arm: &'ast syn::Arm) {
        let span = match &arm.pat {
            syn::Pat::Guard(guarded) => guarded.pat.span(),
            pattern => pattern.span(),
        };
        self.more_lines += span.end().line - span.start().line;
        syn::visit::visit_arm(self, arm);
    }
}

struct Measure<'a> {
    path: &'a str,
    found: Vec<Offence>,
}

impl Measure<'_> {
    fn note(&mut self, line: usize, sentence: String) {
        self.found.push(Offence { path: self.path.into(), line, sentence });
    }

    fn signature(&mut self, signature: &syn::Signature) {
        let parameters: usize = signature.inputs.iter().map(parameters).sum();
        if parameters > PARAMETERS {
            let sentence = format!("has {parameters} parameters, {PARAMETERS} allowed");
            self.note(line(signature), format!("`{}` {sentence}", signature.ident));
        }
    }

    /// At the call of another room, `true` says nothing.
    fn visibility(&mut self, visibility: &syn::Visibility, signature: &syn::Signature) {
        let is_bool = |input: &syn::FnArg| match input {
            syn::FnArg::Typed(typed) => match &*typed.ty {
                syn::Type::Path(path) => path.path.is_ident("bool"),
                _ => false,
            },
            syn::FnArg::Receiver(_) => false,
        };
        let is_public = matches!(visibility, syn::Visibility::Public(_));
        if is_public && signature.inputs.iter().any(is_bool) {
            self.note(line(signature), format!("`{}` takes a bool", signature.ident));
        }
    }

    fn body(&mut self, signature: &syn::Signature, body: &syn::Block) {
        let (name, first) = (&signature.ident, line(signature));
        let mut cases = Cases::default();
        cases.visit_block(body);
        let lines = body.brace_token.span.close().end().line - first + 1 - cases.more_lines;
        let allowed = if is_list(body) { MATCH_LINES } else { FUNCTION_LINES };
        if lines > allowed {
            self.note(first, format!("`{name}` has {lines} lines, {allowed} allowed"));
        }
        let (levels, deepest) = nesting::of(body);
        if levels > LEVELS {
            self.note(deepest, format!("`{name}` nests {levels} levels, {LEVELS} allowed"));
        }
    }
}

impl<'ast> Visit<'ast> for Measure<'_> {
    fn visit_item_fn(&mut self, function: &'ast syn::ItemFn) {
        self.visibility(&function.vis, &function.sig);
        self.signature(&function.sig);
        self.body(&function.sig, &function.block);
        syn::visit::visit_item_fn(self, function);
    }

    fn visit_impl_item_fn(&mut self, function: &'ast syn::ImplItemFn) {
        self.visibility(&function.vis, &function.sig);
        self.signature(&function.sig);
        self.body(&function.sig, &function.block);
        syn::visit::visit_impl_item_fn(self, function);
    }

    fn visit_trait_item_fn(&mut self, function: &'ast syn::TraitItemFn) {
        self.signature(&function.sig);
        if let Some(body) = &function.default {
            self.body(&function.sig, body);
        }
        syn::visit::visit_trait_item_fn(self, function);
    }
}

/// How many things there are to know of a parameter. What a tuple holds is counted: a pair without a name is no
/// fewer things. A point is one.
fn parameters(input: &syn::FnArg) -> usize {
    let syn::FnArg::Typed(typed) = input else { return 0 };
    let (syn::Pat::Tuple(parts), syn::Type::Tuple(types)) = (&*typed.pat, &*typed.ty) else {
        return 1;
    };
    let is_float = |one: &syn::Type| match one {
        syn::Type::Path(path) => path.path.is_ident("f32") || path.path.is_ident("f64"),
        _ => false,
    };
    if types.elems.iter().all(is_float) { 1 } else { parts.elems.len() }
}

/// Whether a function ends in one long list of cases or fields, with little before it.
fn is_list(body: &syn::Block) -> bool {
    let Some(syn::Stmt::Expr(last, None)) = body.stmts.last() else { return false };
    let before = body.stmts.len() - 1;
    let is_list = match last {
        syn::Expr::Match(_) | syn::Expr::Struct(_) => true,
        syn::Expr::Call(call) => matches!(call.args.last(), Some(syn::Expr::Match(_))),
        _ => false,
    };
    is_list && before <= 3
}

fn line(signature: &syn::Signature) -> usize {
    signature.span().start().line
}
