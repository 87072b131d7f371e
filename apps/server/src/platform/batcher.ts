interface Waiting<I, O> {
  readonly item: I;
  readonly resolve: (output: O) => void;
  readonly reject: (error: unknown) => void;
}

interface BatcherOptions {
  readonly maxItems?: number;
  /** After a run of a crowd the next begins no sooner than this after it, so that it has a crowd too. */
  readonly gatherMs?: number;
}

/** Of so many items a run has a crowd, and a burst is on. */
const crowd = 8;

/**
 * Runs together what is asked at the same moment, or while the run before is still on: under load many share one
 * statement, and a single one waits for nobody. When a run fails each of its items is tried alone, so that a bad one
 * takes no other with it. `run` answers one output for each item, in their order.
 */
export function createBatcher<I, O>(
  run: (items: readonly I[]) => Promise<readonly O[]>,
  { maxItems = 200, gatherMs = 0 }: BatcherOptions = {},
): (item: I) => Promise<O> {
  let waiting: Waiting<I, O>[] = [];
  let isRunning = false;
  let nextRunAt = 0;

  async function runAll(): Promise<void> {
    isRunning = true;
    // Lets everything that this turn of the event loop brings come along.
    await new Promise(setImmediate);
    while (waiting.length > 0) {
      const restMs = waiting.length < maxItems ? nextRunAt - performance.now() : 0;
      if (restMs > 0) await new Promise((resolve) => setTimeout(resolve, restMs));
      const batch = waiting.slice(0, maxItems);
      waiting = waiting.slice(maxItems);
      if (batch.length >= crowd) nextRunAt = performance.now() + gatherMs;
      await settle(batch);
    }
    isRunning = false;
  }

  async function settle(batch: readonly Waiting<I, O>[]): Promise<void> {
    try {
      const outputs = await run(batch.map(({ item }) => item));
      batch.forEach(({ resolve }, index) => resolve(outputs[index] as O));
    } catch (error) {
      if (batch.length === 1) batch[0]?.reject(error);
      else for (const each of batch) await settle([each]);
    }
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (!isRunning) void runAll();
    });
}
