import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createClient } from '@lavra/contract/client';
import { flowEndpoints } from '@lavra/contract/endpoints/flows';
import { reviewEndpoints } from '@lavra/contract/endpoints/review';
import { drawDanfe } from '@lavra/specimens/danfe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Database } from '../platform/database/database.ts';
import { openProgram } from '../testing/api-program.ts';
import { withEmbedded } from '../testing/embedded-folder.ts';
import { aFlow } from '../testing/reviews.ts';
import { type ServerProcess, freePort, startServerProcess } from '../testing/server-process.ts';

describe('a server that is killed in the midst of a submit', () => {
  let dataDir: string;
  let server: ServerProcess;
  let start: () => Promise<ServerProcess>;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'lavra-kill-review-'));
    const settings = { DATA_DIR: dataDir, PORT: String(await freePort()), ENGINE_WORKERS: '1' };
    start = () => startServerProcess(settings);
    server = await start();
  });
  afterAll(async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  /** The database of the running server. */
  const joined = <T>(use: (database: Database) => Promise<T>): Promise<T> =>
    withEmbedded(dataDir, use, { joinsRunning: true });

  /** Everything that a submit writes. */
  const written = (jobId: string) =>
    joined(async ({ pool }) => {
      const { rows } = await pool.query<Record<string, unknown>>(
        `select t.status as task, t.operator is not null as decided, t.claimed_by is not null as held,
                j.status as job, (select count(*)::int from job_results r where r.job_id = j.id) as results,
                (select coalesce(sum(total), 0)::int from usage_daily u where u.company_id = j.company_id) as used
           from tasks t join jobs j on j.id = t.job_id where t.job_id = $1`,
        [jobId],
      );
      return rows[0];
    });

  it('leaves the task still claimed; submitted again it is submitted whole, and once', async () => {
    const { companyId, idToken, sending } = await openProgram({ url: server.url, dataDir });
    await joined(({ pool }) =>
      pool.query('update users set has_backoffice = true where id = $1', [companyId]),
    );
    const options = { baseUrl: server.url, headers: () => ({ authorization: `Bearer ${idToken}` }) };
    const review = createClient(reviewEndpoints, options);
    const flows = createClient(flowEndpoints, options);
    // A permission takes effect within a second.
    const setFlow = () => flows.updateFlow({ params: { companyId }, body: aFlow() });
    await expect.poll(setFlow, { timeout: 60_000, interval: 200 }).toMatchObject({ custom_flow: [aFlow()] });
    const { id: jobId, urls } = await sending.createJob({ params: { service: 'nfe' } });
    const { pdf } = await drawDanfe({ seed: 11 });
    await fetch(urls['document'] ?? '', { method: 'PUT', body: Buffer.from(pdf) });
    const waiting = async () => (await review.getReviewQueue({})).lines[0]?.available;
    await expect.poll(waiting, { timeout: 60_000, interval: 200 }).toBe(1);
    const { task } = await review.claimTask({ body: {} });
    expect(task?.job_id).toBe(jobId);

    const params = { companyId, jobId };
    const body = { corrections: [{ key: 'Number', value: '4711' }] };
    await joined(async ({ pool }) => {
      const held = await pool.connect();
      try {
        // The result is written after the task, so this submit has done half of its work and waits.
        await held.query(heldInTheMidst);
        await held.query('select pg_advisory_lock(4711)');
        const submitting = review.submitTask({ params, body }).catch(() => 'broken off');
        const isHalf = async () => (await pool.query(waitsForLock)).rows.length;
        await expect.poll(isHalf, { timeout: 60_000, interval: 50 }).toBe(1);
        // Its uncommitted work is lost.
        await server.kill();
        expect(await submitting).toBe('broken off');
      } finally {
        held.release(true);
      }
    });
    server = await start();
    expect(await written(jobId)).toEqual({
      task: 'claimed',
      decided: false,
      held: true,
      job: 'processing',
      results: 0,
      used: 0,
    });
    await review.renewTask({ params });
    expect(await review.submitTask({ params, body })).toEqual({ error_fields: ['Number'], is_final: true });
    await server.kill();
    server = await start();
    expect(await written(jobId)).toEqual({
      task: 'completed',
      decided: true,
      held: false,
      job: 'done',
      results: 1,
      used: 1,
    });
  });
});

const heldInTheMidst = `
  create function wait_in_the_midst() returns trigger language plpgsql as $$
    begin perform pg_advisory_xact_lock_shared(4711); return new; end $$;
  create trigger wait_in_the_midst before insert on job_results
    for each row execute function wait_in_the_midst()`;
const waitsForLock = `select from pg_locks where locktype = 'advisory' and objid = 4711 and not granted`;
