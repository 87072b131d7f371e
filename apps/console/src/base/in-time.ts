/** Milliseconds until a chunk that has not loaded counts as failed; from the specification. */
export const chunkTimeoutMs = 120_000;

/** A chunk did not load in time. Only reloading the page requests it again: the pending request is still waiting. */
export class ChunkTimeout extends Error {
  constructor() {
    super(`A part of the program has not come within ${chunkTimeoutMs / 1000} s`);
    this.name = 'ChunkTimeout';
  }
}

/** An `import()` that fails when its file does not arrive, instead of waiting as long as the network does. */
export function inTime<T>(load: () => Promise<T>): () => Promise<T> {
  return async () => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new ChunkTimeout()), chunkTimeoutMs);
    });
    try {
      return await Promise.race([load(), late]);
    } finally {
      clearTimeout(timer);
    }
  };
}
