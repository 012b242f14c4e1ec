//! What do editors have to know to complete and check a set file?

use serde_json::{Map, Value, json};
use woe_cards::language::{FILE, Field, Naming, Shape, TableShape};

/// The JSON Schema (draft 2020-12) that fits every file of a set.
pub(super) fn text() -> String {
    let mut tables = Tables::default();
    tables.define(&FILE, KeyCount::Any);
    let schema = json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "A file of a Woebegone card set",
        "$ref": reference(&FILE),
        "$defs": tables.defined,
    });
    format!("{schema:#}\n")
}

/// How many keys a table may have.
#[derive(Clone, Copy, PartialEq, Eq)]
enum KeyCount {
    Any,
    One,
}

/// The tables met so far, each defined once.
#[derive(Default)]
struct Tables {
    defined: Map<String, Value>,
}

impl Tables {
    fn define(&mut self, table: &TableShape, keys: KeyCount) {
        if self.defined.contains_key(&name(table)) {
            return;
        }
        // A table may lie in itself: the name must be taken before its fields are looked at.
        self.defined.insert(name(table), Value::Null);
        let keys_of = table.fields.iter().filter(|field| !matches!(field.shape, Shape::Alone));
        let fields: Map<String, Value> =
            keys_of.map(|field| (field.name.into(), self.field(field))).collect();
        let mut schema = json!({
            "type": "object",
            "description": table.doc,
            "properties": fields,
            "additionalProperties": false,
        });
        match keys {
            KeyCount::One => {
                schema["minProperties"] = 1.into();
                schema["maxProperties"] = 1.into();
            }
            KeyCount::Any => {
                let required = table.fields.iter().filter(|field| field.required);
                schema["required"] = required.map(|field| field.name).collect();
            }
        }
        self.defined.insert(name(table), schema);
    }

    fn field(&mut self, field: &Field) -> Value {
        let mut schema = self.shape(&field.shape);
        schema["description"] = field.doc.into();
        schema
    }

    fn shape(&mut self, shape: &Shape) -> Value {
        match shape {
            Shape::Table(table) => self.table(table, KeyCount::Any),
            Shape::OneKey(table) => self.table(table, KeyCount::One),
            Shape::ListOf { item, min, max } => self.list(item, *min, *max),
            Shape::AnyOf(shapes) => {
                json!({ "anyOf": shapes.iter().map(|shape| self.shape(shape)).collect::<Vec<_>>() })
            }
            Shape::Text
            | Shape::Title
            | Shape::Id
            | Shape::Letter
            | Shape::Version
            | Shape::Integer { .. }
            | Shape::Truth
            | Shape::Word(_)
            | Shape::Name(_)
            | Shape::Alone => value(shape),
        }
    }

    fn table(&mut self, table: &TableShape, keys: KeyCount) -> Value {
        self.define(table, keys);
        let words: Vec<&str> = table.words().collect();
        match words[..] {
            [] => json!({ "$ref": reference(table) }),
            _ => json!({ "anyOf": [{ "enum": words }, { "$ref": reference(table) }] }),
        }
    }

    fn list(&mut self, item: &Shape, min: usize, max: usize) -> Value {
        let mut schema = json!({ "type": "array", "items": self.shape(item) });
        if min > 0 {
            schema["minItems"] = min.into();
        }
        if max < usize::MAX {
            schema["maxItems"] = max.into();
        }
        schema
    }
}

/// The schema of a shape that holds no other.
fn value(shape: &Shape) -> Value {
    const ID: &str = "^[a-z][a-z0-9-]*$";
    match shape {
        Shape::Text => json!({ "type": "string", "pattern": "\\S" }),
        Shape::Title => json!({
            "type": "string",
            "pattern": "^[^\\s>#\\[\\]:|\"]([^>#\\[\\]:|\"]*[^\\s>#\\[\\]:|\"])?$",
        }),
        Shape::Id => json!({ "type": "string", "pattern": ID }),
        Shape::Letter => json!({ "type": "string", "minLength": 1, "maxLength": 1 }),
        Shape::Version => {
            json!({ "type": "string", "pattern": "^[0-9]{1,5}\\.[0-9]{1,5}\\.[0-9]{1,5}$" })
        }
        Shape::Integer { min, max } => json!({ "type": "integer", "minimum": min, "maximum": max }),
        Shape::Truth => json!({ "type": "boolean" }),
        Shape::Word(words) => json!({ "enum": words }),
        Shape::Name(
            Naming::Character | Naming::Card | Naming::Expedition | Naming::AnyExpedition,
        ) => json!({ "type": "string", "minLength": 1 }),
        // Which icons, families and sets there are, only the whole folder tells.
        Shape::Name(_) => json!({ "type": "string", "pattern": ID }),
        // A word alone is among those of its table.
        Shape::Alone => json!(false),
        Shape::Table(_) | Shape::OneKey(_) | Shape::ListOf { .. } | Shape::AnyOf(_) => {
            unreachable!("these hold other shapes")
        }
    }
}

fn name(table: &TableShape) -> String {
    table.name.replace(' ', "-")
}

fn reference(table: &TableShape) -> String {
    format!("#/$defs/{}", name(table))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_reference_of_the_schema_leads_somewhere() {
        let schema: Value = serde_json::from_str(&text()).expect("the schema is JSON");
        let defined = schema["$defs"].as_object().expect("the schema defines tables");
        assert!(defined.values().all(Value::is_object), "each definition is complete");
        for part in text().split("\"#/$defs/").skip(1) {
            let name = part.split('"').next().unwrap_or_default();
            assert!(defined.contains_key(name), "{name} is defined");
        }
    }

    #[test]
    fn a_verb_has_exactly_one_key() {
        let schema: Value = serde_json::from_str(&text()).expect("the schema is JSON");
        let verb = &schema["$defs"]["verb"];
        assert_eq!((&verb["minProperties"], &verb["maxProperties"]), (&json!(1), &json!(1)));
        assert!(verb.get("required").is_none(), "no key of a verb is required");
    }
}
