//! Feeds set files to the compiler of card sets.
#![no_main]
libfuzzer_sys::fuzz_target!(|bytes: &[u8]| woe_fuzz::cards(bytes));
