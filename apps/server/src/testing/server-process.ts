import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** The real server in a process of its own. */
export interface ServerProcess {
  /** Origin it answers on. */
  readonly url: string;
  readonly pid: number;
  /** As a power switch does: nothing in it gets to run any more. */
  kill(): Promise<void>;
  /** In good order; answers its exit code. */
  stop(): Promise<number | null>;
  /** Whether it lives. */
  isAlive(): boolean;
  /** What it wrote, up to a length. */
  said(): string;
}

const longestSaid = 20_000;
/** Name of the variable that holds the folder in which a run built the program; without it, it runs from source. */
export const builtFolder = 'TEST_BUILT_FOLDER';

/** What Node is given to run one of the programs: read anew from source, each start takes seconds of processor. */
export function programArguments(name: 'all' | 'cli'): string[] {
  const folder = process.env[builtFolder];
  if (folder !== undefined) return [join(folder, `${name}.js`)];
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  return ['--import', tsx, fileURLToPath(new URL(`../main/${name}.ts`, import.meta.url))];
}

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Starts it on a folder and a port; ends when it serves. Throws what it said when it could not start. */
export async function startServerProcess(settings: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const server = spawnServerProcess(settings);
  await server.serves;
  return server;
}

/** As `startServerProcess`, for one that has first to wait for something. */
export function spawnServerProcess(
  settings: Readonly<Record<string, string>>,
): ServerProcess & { readonly serves: Promise<void> } {
  const child = spawn(process.execPath, programArguments('all'), {
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      LOG_LEVEL: 'error',
      SHUTDOWN_DELAY_MS: '0',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  let url = '';
  const serves = new Promise<void>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      // Enough to know what happened, never the log of a long run.
      if (said.length < longestSaid) said += chunk.toString();
      url ||= /Lavra is at (http\S+)\/web\//.exec(said)?.[1] ?? '';
      if (url !== '') resolve();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', () => reject(new Error(`The server did not start:\n${said}`)));
  });
  const isAlive = () => child.exitCode === null && child.signalCode === null;
  const end = async (signal: NodeJS.Signals) => {
    if (!isAlive()) return child.exitCode;
    const exit = once(child, 'exit') as Promise<[number | null]>;
    child.kill(signal);
    return (await exit)[0];
  };
  return {
    serves,
    pid: child.pid ?? 0,
    get url() {
      return url;
    },
    kill: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
    isAlive,
    said: () => said,
  };
}
