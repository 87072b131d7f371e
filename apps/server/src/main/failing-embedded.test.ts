import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { drawDanfe } from '@lavra/specimens/danfe';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';

import { openProgram } from '../testing/api-program.ts';
import { childrenOf } from '../testing/postgres-behind-link.ts';
import { type ServerProcess, freePort, startServerProcess } from '../testing/server-process.ts';

const patience = { timeout: 60_000, interval: 50 };

describe('a server on its embedded PostgreSQL', () => {
  let dataDir: string;
  let server: ServerProcess;
  let start: () => Promise<ServerProcess>;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'lavra-alone-'));
    const settings = { DATA_DIR: dataDir, PORT: String(await freePort()), ENGINE_WORKERS: '1' };
    start = () => startServerProcess({ ...settings, SHUTDOWN_GRACE_MS: '500', LOG_LEVEL: 'fatal' });
    server = await start();
  });
  afterAll(async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  const postmaster = () =>
    Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
  const readiness = async () => (await fetch(`${server.url}/readyz`)).status;

  it.each(['SIGKILL', 'SIGINT'] as const)(
    'lives on when that ends (%s), says 503 meanwhile and goes on by itself',
    async (signal) => {
      const { sending, results } = await openProgram({ url: server.url, dataDir });
      const { id, urls } = await sending.createJob({ params: { service: 'nfe' } });
      const { xml } = await drawDanfe({ seed: 31 });
      process.kill(postmaster(), signal);
      const seen: string[] = [];
      await vi.waitFor(async () => {
        const answer = await fetch(urls['document'] ?? '', { method: 'PUT', body: xml });
        seen.push(`${answer.status}, again in ${answer.headers.get('retry-after')} s`);
        expect(answer.status).toBe(200);
      }, patience);
      const wanted = ['200, again in null s', '503, again in 5 s'];
      expect(seen.filter((answer) => !wanted.includes(answer))).toEqual([]);
      const read = () => results.getSingleJobResult({ params: { jobId: id } });
      await vi.waitFor(async () => expect((await read()).status).toBe('done'), patience);
      await vi.waitFor(async () => expect(await readiness()).toBe(200), patience);
      expect(server.isAlive()).toBe(true);
    },
    120_000,
  );

  it('ends at the end of its grace though a file drips in', async () => {
    const { sending } = await openProgram({ url: server.url, dataDir });
    const { urls } = await sending.createJob({ params: { service: 'nfe' } });
    const { hostname, port, pathname, search } = new URL(urls['document'] ?? '');
    const socket = connect(Number(port), hostname).on('error', () => undefined);
    socket.write(`PUT ${pathname}${search} HTTP/1.1\r\nHost: a\r\nContent-Length: 100000\r\n\r\n%PDF-`);
    const drip = setInterval(() => socket.write('.'), 50);
    onTestFinished(() => clearInterval(drip));
    await vi.waitFor(() => expect(socket.bytesWritten).toBeGreaterThan(300), patience);
    const closed = once(socket.resume(), 'close');
    expect(await server.stop()).toBe(0);
    await closed;
    server = await start();
  });

  it('ends though its PostgreSQL is frozen with all that it runs, and starts on it again', async () => {
    const frozen = [postmaster(), ...childrenOf(postmaster())];
    for (const pid of frozen) process.kill(pid, 'SIGSTOP');
    expect(await server.stop()).toBe(0);
    server = await start();
    expect(await readiness()).toBe(200);
  });
});
