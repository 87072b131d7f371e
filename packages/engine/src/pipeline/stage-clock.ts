/** Milliseconds spent in each stage, summed over the pages of a document. */
export interface StageClock {
  measure<T>(stage: string, work: () => Promise<T>): Promise<T>;
  /** Whole milliseconds by stage, in the order the stages first ran. */
  stages(): Record<string, number>;
  /** Seconds since the clock was made, two decimals. */
  seconds(): string;
}

/** Starts a clock. */
export function startClock(): StageClock {
  const started = performance.now();
  const spent = new Map<string, number>();
  return {
    measure: async (stage, work) => {
      const from = performance.now();
      try {
        return await work();
      } finally {
        spent.set(stage, (spent.get(stage) ?? 0) + performance.now() - from);
      }
    },
    stages: () => Object.fromEntries([...spent].map(([stage, ms]) => [stage, Math.round(ms)])),
    seconds: () => ((performance.now() - started) / 1000).toFixed(2),
  };
}
