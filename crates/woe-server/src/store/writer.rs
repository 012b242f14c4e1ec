//! Who writes, and when is it on the disk?

use super::{Gathering, StoreError, Write, lock, write::Ranks};
use crate::meter;
use rusqlite::{Connection, TransactionBehavior};
use std::{
    iter, slice,
    sync::{Mutex, mpsc::Receiver},
    thread,
};
use tokio::sync::oneshot;

/// From how many batches on a group is large.
const LARGE: usize = 24;

/// What one table wants to be kept, whole or not at all, and whom to tell.
pub(super) struct Batch {
    pub(super) writes: Vec<Write>,
    pub(super) answer: oneshot::Sender<Result<(), StoreError>>,
}

/// Keeps what is sent, until nobody can send any more and all is kept.
pub(super) fn run(
    sent: &Receiver<Batch>,
    connection: &Mutex<Connection>,
    gathering: Gathering,
    mut ranks: Ranks,
) {
    let mut busy = false;
    while let Ok(first) = sent.recv() {
        // Asleep rather than listening: a batch that joins the group then costs no waking up.
        thread::sleep(if busy { gathering.busy_wait } else { gathering.wait });
        let group: Vec<Batch> =
            iter::once(first).chain(sent.try_iter()).take(gathering.most.max(1)).collect();
        busy = group.len() >= LARGE;
        keep(&mut lock(connection), group, &mut ranks);
    }
    // Only for tidiness: whoever opens the folder next would find the log and read it.
    let _ =
        lock(connection).pragma_update_and_check(None, "wal_checkpoint", "TRUNCATE", |_| Ok(()));
}

/// One commit for all. If that fails, each on its own, so that none suffers for another.
fn keep(connection: &mut Connection, group: Vec<Batch>, ranks: &mut Ranks) {
    let kept = group.len() > 1 && commit(connection, &group, ranks).is_ok();
    for batch in group {
        let result = if kept { Ok(()) } else { commit(connection, slice::from_ref(&batch), ranks) };
        // Whoever no longer listens has not lost anything.
        let _ = batch.answer.send(result);
    }
}

fn commit(
    connection: &mut Connection,
    batches: &[Batch],
    ranks: &mut Ranks,
) -> Result<(), StoreError> {
    let whole = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    for batch in batches {
        if batch.writes.is_empty() {
            whole.prepare_cached("UPDATE house SET pulse = pulse + 1")?.execute([])?;
        }
        batch.writes.iter().try_for_each(|write| write.perform(&whole, ranks))?;
    }
    whole.commit()?;
    meter::committed(batches.len());
    Ok(())
}
