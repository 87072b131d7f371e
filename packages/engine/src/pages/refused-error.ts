import type { Refusal } from '../outcome.ts';

/** Thrown by a stage that cannot go on with this document; becomes a `refused` outcome at the end of the pipeline. */
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
