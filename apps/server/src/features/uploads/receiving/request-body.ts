import type { Readable } from 'node:stream';

import { ContractError } from '@lavra/contract/errors';

/** Bytes of a refused body that are read and thrown away: most callers listen only once they have sent everything. */
const patienceBytes = 64 * 1_048_576;

/** A caller may be slow for so long; then no byte in that time, or fewer than this on the whole, ends the connection. */
const slowMs = 30_000;
const leastBytesPerMs = 1;

export interface RequestBody {
  /** The bytes; whoever stops reading them does not break the connection. */
  chunks(): AsyncGenerator<Uint8Array>;
  /** Lets the caller send to the end what is not wanted; ends the connection where that is too much. */
  discardRest(): void;
}

/** The body of a request that may be refused half-way, when its answer must still reach the caller. */
export function openRequestBody(stream: Readable): RequestBody {
  // A Readable without encoding yields bytes. Destroyed, it would take the connection with it, and the answer.
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
      // Only the time that the caller is waited for: a slow disk of ours is not theirs.
      if (waitedMs > slowMs && sizeBytes < waitedMs * leastBytesPerMs)
        stream.destroy(new Error('Bytes come too slowly'));
      return step;
    } catch (error) {
      // The caller is gone: nobody hears the answer, and nothing of ours is wrong.
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
      // The caller is gone: there is nothing more to discard.
      discarding().catch(() => undefined);
    },
  };
}
