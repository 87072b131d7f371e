import type { Readable } from 'node:stream';

import { ContractError } from '@lavra/contract/errors';

/** Bytes of a refused body that are read and discarded: most callers listen only after sending everything. */
const patienceBytes = 64 * 1_048_576;

/** A caller may be slow for this long; then silence of the same length, or an average rate below this, ends the connection. */
const slowMs = 30_000;
const leastBytesPerMs = 1;

export interface RequestBody {
  /** The bytes; stopping early does not break the connection. */
  chunks(): AsyncGenerator<Uint8Array>;
  /** Reads and discards the rest of the body; ends the connection when that is too much. */
  discardRest(): void;
}

/** The body of a request that may be refused half-way, when the answer must still reach the caller. */
export function openRequestBody(stream: Readable): RequestBody {
  // A Readable without encoding yields bytes. Destroying it would close the connection and lose the answer.
  const iterator = stream.iterator({ destroyOnReturn: false }) as AsyncIterator<Uint8Array>;
  let waitedMs = 0;
  let sizeBytes = 0;
  const next = async () => {
    const begunMs = performance.now();
    const patience = setTimeout(() => stream.destroy(new Error('No bytes come')), slowMs);
    try {
      const step = await iterator.next();
      waitedMs += performance.now() - begunMs;
      if (!step.done) sizeBytes += step.value.length;
      // Counts only the time spent waiting for the caller, not that of a slow disk.
      if (waitedMs > slowMs && sizeBytes < waitedMs * leastBytesPerMs)
        stream.destroy(new Error('Bytes come too slowly'));
      return step;
    } catch (error) {
      // The caller is gone: nobody receives the answer, and the server is not at fault.
      throw new ContractError('bad_request', { cause: error });
    } finally {
      clearTimeout(patience);
    }
  };
  return {
    async *chunks() {
      for (let step = await next(); !step.done; step = await next()) yield step.value;
    },
    discardRest() {
      const discarding = async () => {
        for (let discardedBytes = 0; discardedBytes <= patienceBytes;) {
          const step = await next();
          if (step.done) return;
          discardedBytes += step.value.length;
        }
        stream.destroy();
      };
      // The caller is gone: nothing is left to discard.
      discarding().catch(() => undefined);
    },
  };
}
