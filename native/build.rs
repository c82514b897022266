//! A wheel carries the page inside it: one without it must not come about, so no wheel is built from here
//! before the page is. `make setup` builds both in that order.

use std::path::Path;

const PAGE: &str = "../src/optafel/page/index.html";

fn main() {
    println!("cargo:rerun-if-changed={PAGE}");
    if std::env::var_os("CARGO_FEATURE_WHEEL").is_some() && !Path::new(PAGE).exists() {
        eprintln!(
            "optafel: the page is not built ({PAGE} is missing). Build it first: run `make setup`,"
        );
        eprintln!("or `npm ci && npm run build` in web/.");
        std::process::exit(1);
    }
}
