/** Milliseconds after which a part of the program that has not come is given up; from the specification. */
export const chunkTimeoutMs = 120_000;

/** A part of the program that has not come. Only the page loaded anew asks for it again: its request still waits. */
export class ChunkTimeout extends Error {
  constructor() {
    super(`A part of the program has not come within ${chunkTimeoutMs / 1000} s`);
    this.name = 'ChunkTimeout';
  }
}

/** An `import()` that fails when its file does not come, instead of waiting for as long as the network does. */
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
