import type { RecogniseInput, RecogniseOutcome } from '@lavra/engine';

/** What the server needs of the engine; a test puts a double with a name in its place. */
export interface Engine {
  recognise(input: RecogniseInput, options?: { readonly signal?: AbortSignal }): Promise<RecogniseOutcome>;
  close(): Promise<void>;
}
