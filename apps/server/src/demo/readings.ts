import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

import type { Engine, RecogniseOutcome } from '@lavra/engine';

export interface TimedReading {
  readonly outcome: RecogniseOutcome;
  /** What the reading took. */
  readonly ms: number;
}

/**
 * Reads each distinct document once, with the product's own engine, and remembers what came of it: the demo sends
 * the same few dozen specimens many times over, and reading them anew each time would give the same results later.
 */
export class Readings {
  readonly #engine: Engine;
  readonly #signal: AbortSignal;
  readonly #known = new Map<string, Promise<TimedReading>>();

  /** `signal` breaks off the reading in flight. */
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
    const outcome = await this.#engine.recognise({ service, files: { document } }, { signal: this.#signal });
    // The reader's own time where it tells one: documents wait here for one another.
    const ms = outcome.kind === 'recognised' ? Number(outcome.result.Time) * 1000 : performance.now() - begun;
    return { outcome, ms: Math.round(ms) };
  }
}
