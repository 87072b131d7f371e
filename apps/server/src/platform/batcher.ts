interface Waiting<I, O> {
  readonly item: I;
  readonly resolve: (output: O) => void;
  readonly reject: (error: unknown) => void;
}

interface BatcherOptions {
  readonly maxItems?: number;
  /** Shortest time, in ms, from a run of at least `crowd` items to the next one, so that it gathers as many. */
  readonly gatherMs?: number;
}

/** Items from which on a run counts as part of a burst. */
const crowd = 8;

/**
 * Runs together the items of the same moment, and those that arrive while a run is in flight: under load many share one
 * statement, and a single one never waits. When a run fails, each of its items is tried alone, so that a bad one fails alone.
 * `run` returns one output per item, in their order.
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
    // Lets all items of this turn of the event loop join.
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
