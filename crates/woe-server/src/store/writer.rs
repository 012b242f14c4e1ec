//! Who writes, and when is it on the disk?

use super::{Gathering, StoreError, Write, lock, schema, sound::Damage, write::Ranks};
use crate::meter;
use rusqlite::{Connection, TransactionBehavior};
use std::{
    iter, slice,
    sync::{
        Mutex,
        mpsc::{Receiver, RecvTimeoutError},
    },
    thread,
    time::Duration,
};
use tokio::sync::oneshot;

/// From how many batches on a group is large.
const LARGE: usize = 24;

/// After how long one tries again to cut the log, if somebody was reading it.
const AGAIN: Duration = Duration::from_secs(1);

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
    (mut ranks, damage): (Ranks, Damage),
) {
    let (mut busy, mut erased) = (false, false);
    while let Some(first) = next(sent, connection, &mut erased) {
        // Asleep rather than listening: a batch that joins the group then costs no waking up.
        thread::sleep(if busy { gathering.busy_wait } else { gathering.wait });
        let group: Vec<Batch> =
            iter::once(first).chain(sent.try_iter()).take(gathering.most.max(1)).collect();
        busy = group.len() >= LARGE;
        erased |= group.iter().flat_map(|batch| &batch.writes).any(Write::erases);
        keep(&mut lock(connection), group, (&mut ranks, &damage));
    }
    // Only for tidiness: whoever opens the folder next would find the log and read it.
    let _ = work_in(&lock(connection));
}

/// The next batch. After something was erased, the log is worked in and cut first: it still holds it.
fn next(
    sent: &Receiver<Batch>,
    connection: &Mutex<Connection>,
    erased: &mut bool,
) -> Option<Batch> {
    loop {
        // Whoever is told that it is erased need not wait for this, and no reader is waited for.
        *erased = *erased && !cut(&lock(connection)).unwrap_or(false);
        if !*erased {
            return sent.recv().ok();
        }
        match sent.recv_timeout(AGAIN) {
            Ok(batch) => return Some(batch),
            Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => return None,
        }
    }
}

/// Works the log into the database and cuts it, unless somebody reads it; whether it is cut.
fn cut(connection: &Connection) -> rusqlite::Result<bool> {
    connection.busy_timeout(Duration::ZERO)?;
    let cut = work_in(connection);
    connection.busy_timeout(schema::PATIENCE)?;
    cut
}

fn work_in(connection: &Connection) -> rusqlite::Result<bool> {
    let work = "PRAGMA wal_checkpoint(TRUNCATE)";
    connection.query_row(work, [], |row| row.get::<_, i64>(0)).map(|blocked| blocked == 0)
}

/// One commit for all. If that fails, each on its own, so that none suffers for another.
fn keep(connection: &mut Connection, group: Vec<Batch>, (ranks, damage): (&mut Ranks, &Damage)) {
    let kept = group.len() > 1 && commit(connection, &group, ranks).is_ok();
    for batch in group {
        let result = if kept { Ok(()) } else { commit(connection, slice::from_ref(&batch), ranks) };
        if let Err(StoreError::Database(why)) = &result {
            damage.look_at(why);
        }
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
