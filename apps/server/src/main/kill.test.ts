import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { drawDanfe } from '@lavra/specimens/danfe';
import { randomPdf } from '@lavra/specimens/garbage';
import { isFinal } from '@lavra/contract/model/job';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { migrate } from '../platform/database/migrate.ts';
import { openProgram } from '../testing/api-program.ts';
import { keepEvents, withEmbedded } from '../testing/embedded-folder.ts';
import { zipOf } from '../testing/sending.ts';
import { type ServerProcess, freePort, startServerProcess } from '../testing/server-process.ts';

const singleJobs = 6;

describe('a server that is killed while documents are read', () => {
  let dataDir: string;
  let server: ServerProcess;
  let start: () => Promise<ServerProcess>;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'lavra-kill-'));
    await withEmbedded(dataDir, async ({ pool }) => {
      await migrate(pool);
      await pool.query(keepEvents);
    });
    const settings = { DATA_DIR: dataDir, PORT: String(await freePort()), ENGINE_WORKERS: '1' };
    start = () => startServerProcess(settings);
    server = await start();
  });
  afterAll(async () => {
    // Not killed, which would leave PostgreSQL running and writing to the folder.
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  it('ends every job it had accepted, once, and counts none twice', async () => {
    const { companyId, sending, results } = await openProgram({ url: server.url, dataDir });
    const put = async (url: string | undefined, body: Uint8Array) => {
      const { status } = await fetch(url ?? '', { method: 'PUT', body: Buffer.from(body) });
      expect(status).toBe(200);
    };
    const { pdf } = await drawDanfe({ seed: 11 });
    const ids: string[] = [];
    for (let count = 0; count < singleJobs; count += 1) {
      const { id, urls } = await sending.createJob({ params: { service: 'nfe' } });
      await put(urls['document'], pdf);
      ids.push(id);
    }
    const batch = await sending.createBatch({ params: { service: 'nfe' } });
    const archive = {
      'a.pdf': Buffer.from(pdf),
      'b.pdf': Buffer.from(randomPdf().bytes),
      'c.pdf': Buffer.from(pdf),
    };
    await put(batch.urls['document'], await zipOf(archive));

    const ended = async () => {
      const states = await Promise.all(ids.map((jobId) => results.getSingleJobResult({ params: { jobId } })));
      return states.filter(({ status }) => isFinal(status)).length;
    };
    const batchEnded = async () => {
      const { jobs: ofBatch } = await results.getBatchStatus({ params: { batchId: batch.id } });
      return ofBatch.length === 3 && ofBatch.every(({ status }) => isFinal(status));
    };
    for (const least of [1, 3]) {
      await expect.poll(ended, { timeout: 60_000, interval: 20 }).toBeGreaterThanOrEqual(least);
      await server.kill();
      server = await start();
    }
    await expect.poll(ended, { timeout: 60_000, interval: 200 }).toBe(singleJobs);
    await expect.poll(batchEnded, { timeout: 60_000, interval: 200 }).toBe(true);
    expect(await server.stop()).toBe(0);

    const counts = await countsOf(dataDir, companyId);
    expect(counts).toEqual({
      jobs: { done: singleJobs + 2, error: 1 },
      results: singleJobs + 2,
      usage: { total: singleJobs + 3, errors: 1, pages: singleJobs + 2 },
      events: { 'batch.done': 1, 'job.done': singleJobs + 2, 'job.error': 1 },
    });
  });
});

function countsOf(dataDir: string, companyId: string) {
  return withEmbedded(dataDir, async ({ pool }) => {
    const counted = async (statement: string) => {
      const { rows } = await pool.query<{ word: string; count: string }>(statement, [companyId]);
      return Object.fromEntries(rows.map(({ word, count }) => [word, Number(count)]));
    };
    const { rows } = await pool.query<Record<string, string>>(
      `select sum(total) as total, sum(errors) as errors, sum(pages) as pages from usage_daily where company_id = $1`,
      [companyId],
    );
    const results = await counted(`select 'all' as word, count(*) from job_results where company_id = $1`);
    return {
      jobs: await counted(`select status as word, count(*) from jobs where company_id = $1 group by status`),
      results: results['all'],
      usage: Object.fromEntries(Object.entries(rows[0] ?? {}).map(([name, sum]) => [name, Number(sum)])),
      events: await counted(
        `select data->>'type' as word, count(*) from sent_events where data->>'companyId' = $1 group by 1`,
      ),
    };
  });
}
