import type {
  CountOutcome,
  ReadRegionInput,
  ReadRegionOutcome,
  RecogniseInput,
  RecogniseOutcome,
  RenderInput,
  RenderOutcome,
} from './outcome.ts';
import type { EngineOptions } from './engine-options.ts';
import { createPool } from './pipeline/pool.ts';

export type {
  CountOutcome,
  ReadRegionInput,
  ReadRegionOutcome,
  RecogniseInput,
  RecogniseOutcome,
  RenderInput,
  RenderOutcome,
} from './outcome.ts';
export type { EngineOptions } from './engine-options.ts';
export { defaultLimits } from './pages/limits.ts';
export { describeRecogniser } from './ocr/installed-recogniser.ts';
export { engineVersion } from './version.ts';

export interface CallOptions {
  /** Kills the child that works on this call; the promise rejects with the signal's reason. */
  readonly signal?: AbortSignal;
}

/** Reads documents in child processes: no document is read in the caller's process, and nothing uses the network. */
export interface Engine {
  /** Bytes in, typed result out; a document that cannot be read is an outcome, never an exception. */
  recognise(input: RecogniseInput, options?: CallOptions): Promise<RecogniseOutcome>;
  /** One page as a WebP picture. */
  renderPage(input: RenderInput, options?: CallOptions): Promise<RenderOutcome>;
  /** A part of a page, read by itself. */
  readRegion(input: ReadRegionInput, options?: CallOptions): Promise<ReadRegionOutcome>;
  /** Pages of a PDF or picture, 1 for XML; counts beyond the limit are refused. */
  countPages(path: string, options?: CallOptions): Promise<CountOutcome>;
  /** Kills every child and rejects what still waits; resolves when none is left. */
  close(): Promise<void>;
}

/** Creates an engine; children start with the first call. Throws when a limit is not a positive number. */
export function createEngine(options: EngineOptions = {}): Engine {
  const reading = createPool(options);
  // A user waits for the picture of a page: it must not queue behind documents.
  const looking = createPool({ ...options, children: 1 });
  return {
    recognise: (input, call) => reading.run({ kind: 'recognise', input }, call?.signal),
    renderPage: (input, call) => looking.run({ kind: 'render', input }, call?.signal),
    readRegion: (input, call) => looking.run({ kind: 'region', input }, call?.signal),
    countPages: (path, call) => looking.run({ kind: 'count', path }, call?.signal),
    close: async () => void (await Promise.all([reading.close(), looking.close()])),
  };
}
