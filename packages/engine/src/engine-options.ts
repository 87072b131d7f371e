import type { Limits } from './pages/limits.ts';

export interface EngineOptions {
  /**
   * Child processes that read, each with one job at a time; as many as cores when absent. Forked when first needed,
   * and one more for pictures of pages.
   */
  readonly children?: number;
  /** Entry file of a child. Default: `pipeline/child.ts` from source, `engine-child.js` beside a bundle. */
  readonly childPath?: string;
  /**
   * The whole environment of the children and their programs (default empty): they read strangers' bytes and need
   * no secret.
   */
  readonly environment?: Readonly<Record<string, string | undefined>>;
  readonly limits?: Partial<Limits>;
  /** A whole document may take this long (default 10 minutes) before its child is killed. */
  readonly jobTimeoutMs?: number;
  /** One page may take this much processor time (default 1 minute) before its child is killed. */
  readonly pageTimeoutMs?: number;
  /**
   * A child that takes no processor time for this long (default 1 minute) is killed, and its job may be tried again: native
   * libraries were seen to wait for ever for a thread of their own. Watched on Linux.
   */
  readonly idleTimeoutMs?: number;
  /** A child with its programs may take this much memory (default 768 MiB) before it is killed. Watched on Linux. */
  readonly memoryBytes?: number;
  /** A child is replaced after this many jobs (default 1000: a new one costs as much as some thirty pages with text) or above this much memory (default 600 MB). */
  readonly recycleAfterJobs?: number;
  readonly recycleAboveBytes?: number;
  /**
   * Path of a native `tesseract` program to read with. Default: the one found on the path, where it was installed with
   * Portuguese; else the one in WebAssembly.
   */
  readonly nativeTesseract?: string;
}
