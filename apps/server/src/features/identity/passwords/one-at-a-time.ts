const tails = new Map<string, Promise<unknown>>();

/**
 * Runs what has the same key one after another in this process. Attempts on an account are counted before they are
 * compared: side by side, the right ones of a busy program would look like failures of each other.
 */
export async function oneAtATime<T>(key: string, run: () => Promise<T>): Promise<T> {
  const before = tails.get(key);
  const mine = Promise.allSettled([before]).then(run);
  tails.set(key, mine);
  try {
    return await mine;
  } finally {
    if (tails.get(key) === mine) tails.delete(key);
  }
}
