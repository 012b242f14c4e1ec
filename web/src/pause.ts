// Work that can be cut in pieces: between them a browser answers, and draws.

type Scheduler = { postTask(task: () => void, options?: { signal?: AbortSignal }): Promise<unknown> };

/** What a browser pauses with; nothing where it can't. */
export function scheduler(): Scheduler | undefined {
  return (globalThis as { scheduler?: Scheduler }).scheduler;
}

/** Lets a browser do whatever waits; goes on at once where it can't pause. */
export async function pause(): Promise<void> {
  await scheduler()?.postTask(() => undefined);
}
