import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** The real server, from source, in a process of its own. */
export interface ServerProcess {
  /** Origin it answers on. */
  readonly url: string;
  /** As a power switch does: nothing in it gets to run any more. */
  kill(): Promise<void>;
  /** In good order; answers its exit code. */
  stop(): Promise<number | null>;
}

const entry = fileURLToPath(new URL('../main/all.ts', import.meta.url));
const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

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
  const child = spawn(process.execPath, ['--import', tsx, entry], {
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], LOG_LEVEL: 'error', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const url = await announcedUrl(child);
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
    const exit = once(child, 'exit') as Promise<[number | null]>;
    child.kill(signal);
    return (await exit)[0];
  };
  return { url, kill: async () => void (await end('SIGKILL')), stop: () => end('SIGTERM') };
}

function announcedUrl(child: ChildProcess): Promise<string> {
  let said = '';
  return new Promise((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      // Enough to know what happened, never the log of a long run.
      if (said.length < 20_000) said += chunk.toString();
      const url = /Lavra is at (http\S+)\/web\//.exec(said)?.[1];
      if (url !== undefined) resolve(url);
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', () => reject(new Error(`The server did not start:\n${said}`)));
  });
}
