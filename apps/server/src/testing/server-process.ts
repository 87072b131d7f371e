import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** The real server in a process of its own. */
export interface ServerProcess {
  /** Origin of the server. */
  readonly url: string;
  readonly pid: number;
  /** Like a power cut: nothing in it runs any more. */
  kill(): Promise<void>;
  /** Stops gracefully; returns its exit code. */
  stop(): Promise<number | null>;
  isAlive(): boolean;
  /** Its output, up to a length. */
  said(): string;
}

const longestSaid = 20_000;
/** Name of the variable with the folder of a run's built program; without it, the program runs from source. */
export const builtFolder = 'TEST_BUILT_FOLDER';

/** Node's arguments for one of the programs. From source, each start takes seconds of processor time. */
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

/** Starts the server on a folder and a port; resolves when it serves. Throws its output when it could not start. */
export async function startServerProcess(settings: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const server = spawnServerProcess(settings);
  await server.serves;
  return server;
}

/** Like `startServerProcess`, for a server that has to wait for something first. */
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
      // Enough to know what happened, but not the log of a long run.
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
