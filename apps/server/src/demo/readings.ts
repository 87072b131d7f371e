import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

import type { Engine, RecogniseOutcome } from '@lavra/engine';
import { handleWhenResult, retry } from 'cockatiel';

export interface TimedReading {
  readonly outcome: RecogniseOutcome;
  /** Milliseconds that the reading took. */
  readonly ms: number;
}

/** The demo's documents read well: what ends one of them is the machine. */
function isNoFaultOfDocument(outcome: RecogniseOutcome): boolean {
  return outcome.kind === 'refused' && (outcome.retryable === true || outcome.code === 'recognition_crashed');
}

/** Reads again, twice at most, what the machine ended. */
const patient = retry(
  handleWhenResult((outcome) => isNoFaultOfDocument(outcome as RecogniseOutcome)),
  { maxAttempts: 2 },
);

/**
 * Reads each distinct document once, with the product's own engine, and caches the outcome: the demo sends the same few dozen
 * specimens many times, and reading them again would only repeat the results.
 */
export class Readings {
  readonly #engine: Engine;
  readonly #signal: AbortSignal;
  readonly #known = new Map<string, Promise<TimedReading>>();

  /** `signal` aborts the reading in flight. */
  constructor(engine: Engine, signal: AbortSignal) {
    this.#engine = engine;
    this.#signal = signal;
  }

  async read({ service, path }: { service: string; path: string }): Promise<TimedReading> {
    const digest = createHash('sha256')
      .update(await readFile(path))
      .digest('hex');
    const key = `${service}/${digest}`;
    const reading = this.#known.get(key) ?? this.#readAnew(service, path);
    this.#known.set(key, reading);
    return reading;
  }

  async #readAnew(service: string, document: string): Promise<TimedReading> {
    const begun = performance.now();
    const outcome = await patient.execute(
      ({ signal }) => this.#engine.recognise({ service, files: { document } }, { signal }),
      this.#signal,
    );
    // The reader's own time where it reports one, because documents wait here for one another.
    const ms = outcome.kind === 'recognised' ? Number(outcome.result.Time) * 1000 : performance.now() - begun;
    return { outcome, ms: Math.round(ms) };
  }
}
