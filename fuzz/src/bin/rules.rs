//! Answers a game, legally or not.
#![no_main]
libfuzzer_sys::fuzz_target!(|bytes: &[u8]| woe_fuzz::rules(bytes));
