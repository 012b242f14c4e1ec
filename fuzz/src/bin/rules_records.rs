//! Feeds records to their reader.
#![no_main]
libfuzzer_sys::fuzz_target!(|bytes: &[u8]| woe_fuzz::rules_records(bytes));
