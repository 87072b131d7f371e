interface Waiting<I, O> {
  readonly item: I;
  readonly resolve: (output: O) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Runs together what is asked at the same moment, or while the run before is still on: under load many share one
 * statement, and a single one waits for nobody. When a run fails each of its items is tried alone, so that a bad one
 * takes no other with it. `run` answers one output for each item, in their order.
 */
export function createBatcher<I, O>(
  run: (items: readonly I[]) => Promise<readonly O[]>,
  maxItems = 200,
): (item: I) => Promise<O> {
  let waiting: Waiting<I, O>[] = [];
  let isRunning = false;

  async function runAll(): Promise<void> {
    isRunning = true;
    // Lets everything that this turn of the event loop brings come along.
    await new Promise(setImmediate);
    while (waiting.length > 0) {
      const batch = waiting.slice(0, maxItems);
      waiting = waiting.slice(maxItems);
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
