import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { drawDanfe } from '@lavra/specimens/danfe';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';

import { openProgram } from '../testing/api-program.ts';
import { type PostgresBehindLink, postgresBehindLink } from '../testing/postgres-behind-link.ts';
import { type ServerProcess, freePort, spawnServerProcess } from '../testing/server-process.ts';

type Program = Awaited<ReturnType<typeof openProgram>>;

const patience = { timeout: 60_000, interval: 100 };

describe('a server whose PostgreSQL comes late, restarts, is killed and freezes', () => {
  let dataDir: string;
  let postgres: PostgresBehindLink;
  let server: ServerProcess;
  let program: Program;
  let pdf: Uint8Array;
  beforeAll(async () => {
    ({ pdf } = await drawDanfe({ seed: 21 }));
    dataDir = await mkdtemp(join(tmpdir(), 'lavra-failing-'));
    postgres = await postgresBehindLink();
    const spawned = spawnServerProcess({
      DATA_DIR: dataDir,
      DATABASE_URL: postgres.url,
      DATABASE_TIMEOUT_MS: '2000',
      PORT: String(await freePort()),
      ENGINE_WORKERS: '1',
      LOG_LEVEL: 'warn',
    });
    server = spawned;
    await vi.waitUntil(() => server.said().includes('waiting for PostgreSQL'), patience);
    await postgres.start();
    await spawned.serves;
    program = await openProgram({ url: server.url, dataDir });
  });
  afterAll(async () => {
    await server.kill();
    await postgres.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  const readiness = async () => (await fetch(`${server.url}/readyz`)).status;

  /** Sends a document now; the returned function waits for the end of its reading. */
  async function send() {
    const { id, urls } = await program.sending.createJob({ params: { service: 'nfe' } });
    const put = await fetch(urls['document'] ?? '', { method: 'PUT', body: Buffer.from(pdf) });
    expect(put.status).toBe(200);
    return () =>
      vi.waitFor(async () => {
        const { status } = await program.results.getSingleJobResult({ params: { jobId: id } });
        expect(status).toBe('done');
      }, patience);
  }

  /** Writing calls, four at a time, until stopped; returns the statuses seen. */
  function callers() {
    const seen = new Map<string, number>();
    let isOver = false;
    const call = async () => {
      while (!isOver) {
        const answer = await fetch(`${server.url}/v2/ocr/job/nfe`, {
          method: 'POST',
          headers: { authorization: program.token },
        });
        await answer.text();
        const isTold = answer.headers.has('retry-after');
        const kind = `${answer.status}${answer.status === 503 && !isTold ? ' without Retry-After' : ''}`;
        seen.set(kind, (seen.get(kind) ?? 0) + 1);
      }
    };
    const calling = Promise.all([call(), call(), call(), call()]);
    return {
      seen,
      async stop() {
        isOver = true;
        await calling;
        return [...seen.keys()].toSorted();
      },
    };
  }

  it.each([
    ['stopped and started', () => postgres.stop(), () => postgres.start()],
    ['killed and started', () => postgres.kill(), () => postgres.start()],
    ['frozen and thawed', async () => postgres.freeze(), async () => postgres.thaw()],
  ])(
    'lives on while it is %s, says 503 meanwhile and goes on by itself',
    async (_, fail, mend) => {
      const ended = await send();
      const calls = callers();
      onTestFinished(async () => void (await calls.stop()));
      await vi.waitFor(() => expect(calls.seen.get('200')).toBeGreaterThan(3), patience);
      await fail();
      await vi.waitFor(() => expect(calls.seen.get('503')).toBeGreaterThan(3), patience);
      // Connections of a killed server may still answer for a moment.
      await vi.waitFor(async () => expect(await readiness()).toBe(503), patience);
      await mend();
      await vi.waitFor(async () => expect(await readiness()).toBe(200), patience);
      calls.seen.delete('200');
      await vi.waitFor(() => expect(calls.seen.get('200')).toBeGreaterThan(3), patience);
      expect(await calls.stop()).toEqual(['200', '503']);
      await ended();
      await (
        await send()
      )();
      expect(server.isAlive()).toBe(true);
    },
    180_000,
  );
});
