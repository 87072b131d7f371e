import type { Refusal } from '../outcome.ts';

/** Thrown by a stage that cannot process this document; the pipeline turns it into a `refused` outcome. */
export class RefusedError extends Error {
  readonly code: Refusal;
  readonly detail: string | undefined;

  constructor(code: Refusal, detail?: string) {
    super(detail === undefined ? code : `${code}: ${detail}`);
    this.name = 'RefusedError';
    this.code = code;
    this.detail = detail;
  }
}
