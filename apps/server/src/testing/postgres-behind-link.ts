import { once } from 'node:events';
import { readFileSync, readdirSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, type Socket, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import {
  type EmbeddedPostgres,
  embeddedUser,
  openEmbeddedPostgres,
} from '../platform/database/embedded-postgres.ts';

/** A real PostgreSQL that can be stopped, killed and frozen, always at the same address. */
export interface PostgresBehindLink {
  readonly url: string;
  start(): Promise<void>;
  /** The first half of a planned restart: clients are told to disconnect. */
  stop(): Promise<void>;
  kill(): Promise<void>;
  /** Stops all its processes: connections stay open, but nothing answers on them. */
  freeze(): void;
  thaw(): void;
  close(): Promise<void>;
}

/** Not started yet: its address refuses connections. */
export async function postgresBehindLink(): Promise<PostgresBehindLink> {
  const folder = await mkdtemp(join(tmpdir(), 'lavra-link-'));
  await chmod(folder, 0o755);
  const data = join(folder, 'data');
  let postgres: EmbeddedPostgres | undefined;
  let frozen: number[] = [];
  const sockets = new Set<Socket>();
  const link = createServer((near) => {
    const far = postgres && connect(join(postgres.socketFolder, '.s.PGSQL.5432'));
    if (!far) return void near.destroy();
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.on('error', () => undefined);
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  }).listen(0, '127.0.0.1');
  await once(link, 'listening');
  const postmaster = () => Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
  const signalAll = (signal: NodeJS.Signals, pids: readonly number[]) => {
    for (const pid of pids) process.kill(pid, signal);
  };
  const stop = async () => {
    const stopping = postgres;
    postgres = undefined;
    await stopping?.close();
  };
  const thaw = () => signalAll('SIGCONT', frozen.splice(0));
  return {
    url: `postgresql://${embeddedUser}@127.0.0.1:${(link.address() as AddressInfo).port}/${embeddedUser}`,
    async start() {
      postgres = await openEmbeddedPostgres({ folder: data, settings: ['max_connections=100'] });
    },
    stop,
    async kill() {
      process.kill(postmaster(), 'SIGKILL');
      await stop();
    },
    freeze() {
      const pid = postmaster();
      frozen = [pid, ...childrenOf(pid)];
      signalAll('SIGSTOP', frozen);
    },
    thaw,
    async close() {
      thaw();
      for (const socket of sockets) socket.destroy();
      link.close();
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && parentOf(pid) === parent);
}

/** Undefined for a process that has just ended. */
function parentOf(pid: number): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return undefined;
  }
}
