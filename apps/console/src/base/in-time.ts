/** Milliseconds until a chunk that has not loaded counts as failed; from the specification. */
export const chunkTimeoutMs = 120_000;

/**
 * A chunk of the program did not load; without a `cause` it did not arrive in time. Only reloading the page requests it
 * again: React keeps a failure, and a request that hangs is still waiting.
 */
export class ChunkError extends Error {
  override readonly name = 'ChunkError';
}

/** An `import()` that fails with a `ChunkError`, also when its file does not arrive, instead of waiting as long as the network does. */
export function inTime<T>(load: () => Promise<T>): () => Promise<T> {
  return async () => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_, reject) => {
      const message = `A part of the program has not come within ${chunkTimeoutMs / 1000} s`;
      timer = setTimeout(() => reject(new ChunkError(message)), chunkTimeoutMs);
    });
    const part = load().catch((cause: unknown) => {
      throw new ChunkError(`A part of the program did not come: ${String(cause)}`, { cause });
    });
    try {
      return await Promise.race([part, late]);
    } finally {
      clearTimeout(timer);
    }
  };
}
