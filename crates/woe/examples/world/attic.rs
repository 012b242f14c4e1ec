//! What have earlier versions kept?

use crate::inventory;
use std::{env, error::Error, fs, path::Path, process};
use woe_server::store::{Door, Saved, Store};
use woe_sim::world::Heirloom;
use woe_table::Standing;

/// The tables of every kept folder, as the store of today reads them.
pub(crate) fn heirlooms() -> Result<Vec<Heirloom>, Box<dyn Error>> {
    let runtime = tokio::runtime::Builder::new_current_thread().build()?;
    let mut all = Vec::new();
    for form in inventory::forms() {
        let folder = env::temp_dir().join(format!("woe-attic-{}-{form}", process::id()));
        fs::create_dir_all(&folder)?;
        let opened = runtime.block_on(unpack(form, &folder));
        fs::remove_dir_all(&folder)?;
        all.extend(opened?);
    }
    Ok(all)
}

async fn unpack(form: u32, folder: &Path) -> Result<Vec<Heirloom>, Box<dyn Error>> {
    inventory::copy(form, folder);
    let store = Store::open(folder)?;
    let mut all = Vec::new();
    for table in inventory::read(form) {
        let tokens = table.holders.into_iter().map(|holder| holder.token).collect();
        let saved = store.find(Door::Table(table.table)).await?;
        let saved = saved.ok_or_else(|| format!("{} is gone from folder {form}", table.what))?;
        all.push(heirloom(&store, saved, tokens).await?);
    }
    store.close();
    Ok(all)
}

async fn heirloom(
    store: &Store,
    saved: Saved,
    tokens: Vec<String>,
) -> Result<Heirloom, Box<dyn Error>> {
    let Saved { doors, kept, .. } = saved;
    let mut sets = Vec::new();
    for hash in Standing::read(&kept.state)?.dealt {
        let source = store.set(hash.clone()).await?.ok_or("a set is not kept with its table")?;
        sets.push((hash, source.into()));
    }
    Ok(Heirloom { doors, kept, sets, tokens })
}
