//! How deep does a function go?

use syn::{Expr, spanned::Spanned, visit::Visit};

/// How many levels a body nests, and the line on which it is deepest.
pub(crate) fn of(body: &syn::Block) -> (usize, usize) {
    let mut depth = Depth::default();
    depth.visit_block(body);
    (depth.most, depth.line)
}

#[derive(Default)]
struct Depth {
    now: usize,
    most: usize,
    line: usize,
}

impl Depth {
    fn enter(&mut self, expression: &Expr) {
        self.now += 1;
        if self.now > self.most {
            (self.most, self.line) = (self.now, expression.span().start().line);
        }
    }

    /// An `else if` stands beside its `if`, not in it.
    fn visit_if(&mut self, expression: &syn::ExprIf) {
        self.visit_expr(&expression.cond);
        self.visit_block(&expression.then_branch);
        match expression.else_branch.as_ref().map(|(_, branch)| &**branch) {
            Some(Expr::If(next)) => self.visit_if(next),
            Some(branch) => self.visit_expr(branch),
            None => {}
        }
    }
}

impl<'ast> Visit<'ast> for Depth {
    fn visit_expr(&mut self, expression: &'ast Expr) {
        if !nests(expression) {
            return syn::visit::visit_expr(self, expression);
        }
        self.enter(expression);
        match expression {
            Expr::If(branches) => self.visit_if(branches),
            _ => syn::visit::visit_expr(self, expression),
        }
        self.now -= 1;
    }

    /// A function inside is measured on its own.
    fn visit_item(&mut self, _: &'ast syn::Item) {}
}

fn nests(expression: &Expr) -> bool {
    match expression {
        Expr::If(_) | Expr::ForLoop(_) | Expr::While(_) | Expr::Loop(_) | Expr::Match(_) => true,
        Expr::Closure(closure) => matches!(&*closure.body, Expr::Block(_)),
        _ => false,
    }
}
