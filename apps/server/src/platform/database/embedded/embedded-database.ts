import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';

import { lockFolder } from './folder-lock.ts';
import type { ThreadInput, ThreadMessage } from './thread-messages.ts';

export interface EmbeddedDatabase {
  /** Where `pg` connects: the folder is its `host`. */
  readonly socketFolder: string;
  /** Ends with the error when the thread dies by itself. */
  readonly failed: Promise<Error>;
  close(): Promise<void>;
}

export interface EmbeddedOptions {
  readonly folder: string;
  /** An empty database to copy instead of making one, which takes seconds; used when it is there. */
  readonly templateFolder?: string | undefined;
}

/** Name that `pg` expects of a socket in its folder. */
export const socketName = '.s.PGSQL.5432';

/** The lock file that belongs to a database folder. */
export function lockPathOf(folder: string): string {
  return `${folder}.lock`;
}

/** Opens the database of a folder for this process alone; throws FolderLockedError when another has it. */
export async function openEmbeddedDatabase(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  await mkdir(dirname(options.folder), { recursive: true });
  // In the system's temporary folder, for a socket's path may not be longer than about a hundred characters.
  const socketFolder = await mkdtemp(join(tmpdir(), 'lavra-'));
  const lock = await lockFolder(lockPathOf(options.folder), socketFolder).catch(async (error: unknown) => {
    await rm(socketFolder, { recursive: true, force: true });
    throw error;
  });
  const release = async () => {
    await rm(socketFolder, { recursive: true, force: true });
    await lock.release();
  };
  try {
    await copyTemplate(options);
    const thread = await startThread({ folder: options.folder, socketPath: join(socketFolder, socketName) });
    return { socketFolder, failed: thread.failed, close: () => thread.stop().finally(release) };
  } catch (error) {
    await release();
    throw error;
  }
}

async function copyTemplate({ folder, templateFolder }: EmbeddedOptions): Promise<void> {
  if (existsSync(join(folder, 'PG_VERSION')) || !templateFolder) return;
  if (!existsSync(join(templateFolder, 'PG_VERSION'))) return;
  const draft = `${folder}.copying`;
  await rm(draft, { recursive: true, force: true });
  await cp(templateFolder, draft, { recursive: true });
  await rm(folder, { recursive: true, force: true });
  await rename(draft, folder);
}

async function startThread(workerData: ThreadInput) {
  const worker = createThread(workerData);
  let isStopping = false;
  const failed = new Promise<Error>((resolve) => {
    worker.once('error', resolve);
    worker.once('exit', (code) => {
      if (!isStopping) resolve(new Error(`The thread of the embedded database ended by itself (${code})`));
    });
  });
  const started = await Promise.race([once(worker, 'message'), failed]);
  if (started instanceof Error) throw started;
  return {
    failed,
    async stop() {
      isStopping = true;
      const stopped = new Promise<void>((resolve) => {
        worker.on('message', (message: ThreadMessage) => {
          if (message === 'stopped') resolve();
        });
        worker.once('exit', () => resolve());
      });
      worker.postMessage('stop');
      await stopped;
      await worker.terminate();
    },
  };
}

const isSource = import.meta.url.endsWith('.ts');

function createThread(workerData: ThreadInput): Worker {
  if (!isSource) return new Worker(new URL('./database-thread.js', import.meta.url), { workerData });
  // A thread does not inherit what lets its parent run from TypeScript, so it first loads that itself.
  const loader = pathToFileURL(
    join(dirname(createRequire(import.meta.url).resolve('tsx/package.json')), 'dist/esm/api/index.mjs'),
  ).href;
  const thread = new URL('./database-thread.ts', import.meta.url).href;
  const code = `import(${JSON.stringify(loader)}).then(({ register }) => { register(); return import(${JSON.stringify(thread)}); });`;
  return new Worker(code, { workerData, eval: true });
}
