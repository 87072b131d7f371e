import { TaskCancelledError, TimeoutStrategy, handleType, retry, timeout, wrap } from 'cockatiel';

import { type DemoDocument, drawDocument } from './documents.ts';

/** Far longer than a drawing takes on a busy machine. */
const limitMs = 120_000;
/** A drawing that stood still is begun anew so many times. */
const maxAttempts = 2;

interface DrawingOptions {
  readonly draw?: typeof drawDocument;
  readonly limitMs?: number;
}

/**
 * Draws each document once, when it is first asked for. The library of pictures was seen never to answer, once in hundreds of
 * runs on a busy machine (lovell/sharp#4486 tells of the same), and to draw the same picture when it was asked again.
 */
export class Drawings {
  readonly #drawn = new Map<string, Promise<DemoDocument>>();
  readonly #draw: (name: string) => Promise<DemoDocument>;

  /** `signal` ends the waiting for a drawing; the drawing itself goes on. */
  constructor(signal: AbortSignal, { draw = drawDocument, limitMs: limit = limitMs }: DrawingOptions = {}) {
    const patient = wrap(
      retry(handleType(TaskCancelledError), { maxAttempts }),
      timeout(limit, TimeoutStrategy.Aggressive),
    );
    this.#draw = (name) => patient.execute(() => draw(name), signal);
  }

  get(name: string): Promise<DemoDocument> {
    const drawn = this.#drawn.get(name) ?? this.#draw(name);
    this.#drawn.set(name, drawn);
    return drawn;
  }
}
