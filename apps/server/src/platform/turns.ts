/** Runs tasks with the same key one after another in this process. */
export interface Turns {
  take<T>(key: string, run: () => Promise<T>): Promise<T>;
}

export function createTurns(): Turns {
  const tails = new Map<string, Promise<unknown>>();
  return {
    async take(key, run) {
      const before = tails.get(key);
      const mine = Promise.allSettled([before]).then(run);
      tails.set(key, mine);
      try {
        return await mine;
      } finally {
        if (tails.get(key) === mine) tails.delete(key);
      }
    },
  };
}
