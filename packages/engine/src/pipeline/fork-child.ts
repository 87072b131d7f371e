import { fork, type ChildProcess } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { EngineOptions } from '../engine-options.ts';

function defaultChildPath(): string {
  const name = import.meta.url.endsWith('.ts') ? './child.ts' : './engine-child.js';
  return fileURLToPath(new URL(name, import.meta.url));
}

/**
 * How V8 is told to run a child, by its version ("11.3.244.8-node.33").
 * A child has one job at a time: V8's threads for compiling and garbage would add a tenth to what Tesseract does not take.
 * From a small heap (in MB) it collects so often that what it learnt of a loop is gone by the next page, and compiles it anew;
 * from one that may grow to four times what is held, as usual, it is replaced for its garbage after some ninety pages, before it is warm:
 * this one grows by as much again (in hundredths).
 * Loops of a page are compiled when eight times as hot as usual, in bytes of bytecode run: at once, half of them are
 * compiled in vain. V8 knows that option up to version 11 (Node 20); a later Node does not start with it.
 */
export function v8Options(version: string): string[] {
  const options = ['--single-threaded', '--initial-old-space-size=256', '--heap-growing-percent=100'];
  return Number.parseInt(version, 10) <= 11 ? [...options, '--interrupt-budget=540672'] : options;
}

/**
 * How the C library of Linux keeps memory, in bytes: pictures of megabytes are taken from what was freed before instead of being asked of
 * the system and cleared by it each time, a fortieth of a page's time.
 */
const memory = {
  MALLOC_MMAP_THRESHOLD_: String(32 * 1024 * 1024),
  MALLOC_TRIM_THRESHOLD_: String(512 * 1024 * 1024),
  MALLOC_TOP_PAD_: String(64 * 1024 * 1024),
} as const;

/**
 * Forks one child of the pool as the leader of its own process group, so that it can be ended together with the
 * programs it runs; it ends itself when its parent is gone. Its output may quote a document, so `captureFault` keeps only where
 * it failed. TypeScript entries run through tsx, which is a development dependency.
 */
export function forkChild({
  childPath = defaultChildPath(),
  environment,
}: Pick<EngineOptions, 'childPath' | 'environment'>): ChildProcess {
  const execArgv = v8Options(process.versions.v8);
  if (childPath.endsWith('.ts'))
    execArgv.push('--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href);
  // Tesseract's threads slow each other down, by twelve times where measured.
  const threads = { UV_THREADPOOL_SIZE: '2', VIPS_CONCURRENCY: '1', OMP_THREAD_LIMIT: '1' };
  return fork(childPath, [], {
    execArgv,
    env: { ...environment, ...threads, ...memory },
    detached: true,
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
}
