import { fork, type ChildProcess } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** Nothing else of the parent's environment reaches a child: it reads strangers' bytes and needs no secret. */
const keptEnvironment = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'TESSDATA_PREFIX', 'NODE_ENV'];

function defaultChildPath(): string {
  const name = import.meta.url.endsWith('.ts') ? './child.ts' : './engine-child.js';
  return fileURLToPath(new URL(name, import.meta.url));
}

/**
 * Forks one child of the pool as the leader of its own process group, so that it can be ended together with the
 * programs it runs; it ends itself when its parent is gone. What it says may quote a document: `hearFault` keeps the rest. TypeScript entries run through tsx, which is a
 * development dependency.
 */
export function forkChild(childPath: string = defaultChildPath()): ChildProcess {
  const execArgv = childPath.endsWith('.ts')
    ? ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href]
    : [];
  const env: NodeJS.ProcessEnv = { UV_THREADPOOL_SIZE: '2', VIPS_CONCURRENCY: '1' };
  for (const name of keptEnvironment) if (process.env[name] !== undefined) env[name] = process.env[name];
  return fork(childPath, [], {
    execArgv,
    env,
    detached: true,
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
}
