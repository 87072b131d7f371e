import { expect, it } from 'vitest';

import type { Context } from '../../platform/context.ts';
import { tasks } from '../../platform/database/schema/tasks.ts';
import { describeOnDatabase } from '../../testing/database.ts';
import { reviewTasks } from '../../testing/reviewed-jobs.ts';
import { aFlow, openReviewed } from '../../testing/reviews.ts';
import { cancelJob } from '../jobs/lifecycle/cancel-job.ts';
import { getSingleJobResult } from '../jobs/results/get-job-result.ts';
import { getNextTask } from './claim-task.ts';
import { releaseTask, renewTask } from './hold-task.ts';
import { submitTask } from './submit-task.ts';

describeOnDatabase('people who come at the same moment', (kit) => {
  const rowOf = async (jobId: string) =>
    (await kit().database.db.select().from(tasks)).find((task) => task.jobId === jobId);
  const { tasksOf, claim, eventsOf } = reviewTasks(kit);

  it('never gives one task to two reviewers, however many ask at once', async () => {
    const { companyId, reviewer, send } = await openReviewed(kit(), aFlow());
    const ids = [await send(), await send(), await send()];
    const claimed = await Promise.all(Array.from({ length: 6 }, () => claim(reviewer())));
    const got = claimed.flatMap((task) => task?.job_id ?? []);
    expect(got.toSorted()).toEqual(ids.toSorted());
    // Nor two tasks to one reviewer in two browsers.
    const other = await openReviewed(kit(), aFlow());
    await other.send();
    await other.send();
    const one = other.reviewer();
    const twice = await Promise.all([claim(one), claim(one), claim(one)]);
    expect(new Set(twice.map((task) => task?.job_id)).size).toBe(1);
    expect((await tasksOf(companyId)).every(({ status }) => status === 'claimed')).toBe(true);
  });

  /** Runs `during` while another process is in the middle of `work`. */
  const amid = async (work: string, values: readonly unknown[], during: () => Promise<void>) => {
    const other = await kit().database.pool.connect();
    try {
      await other.query('begin');
      await other.query(work, [...values]);
      await during();
      await other.query('commit');
    } finally {
      // Interrupted half-way, the connection is useless for anything else.
      other.release(true);
    }
  };

  it('passes over a task that somebody else is just claiming, and waits for nobody', async () => {
    const { reviewer, send } = await openReviewed(kit(), aFlow());
    const [first, second] = [await send(), await send()];
    await amid('select 1 from tasks where job_id = $1 for update', [first], async () => {
      expect(await claim(reviewer())).toMatchObject({ job_id: second });
    });
  });

  /** Waits until a statement waits for a lock. */
  const somebodyWaits = () => {
    const waiting = async () =>
      (await kit().database.pool.query('select 1 from pg_locks where not granted')).rowCount;
    return expect.poll(waiting, { timeout: 30_000 }).toBe(1);
  };

  it('waits for the last task while it is only being reserved for another reviewer', async () => {
    const { reviewer, send } = await openReviewed(kit(), aFlow());
    const last = await send();
    let claimed: ReturnType<typeof claim> | undefined;
    const reserving = `update tasks set next_for = 'another', next_until = '2100-01-01' where job_id = $1`;
    await amid(reserving, [last], async () => {
      claimed = claim(reviewer());
      await somebodyWaits();
    });
    expect(await claimed).toMatchObject({ job_id: last });
  });

  it('leaves to who is at work what they were shown as the next, while others find something else', async () => {
    const { companyId, reviewer, send } = await openReviewed(kit(), aFlow());
    const sendLater = () => {
      kit().clock.advance(1_000);
      return send();
    };
    const [own, following, other] = [await sendLater(), await sendLater(), await sendLater()];
    const [one, two, three] = [reviewer(), reviewer(), reviewer()];
    const next = async (ctx: Context) => (await getNextTask({ ctx, query: {} })).task?.job_id;
    // Looking at the next task reserves nothing for a reviewer without a task.
    expect(await next(three)).toBe(own);
    expect(await claim(one)).toMatchObject({ job_id: own });
    expect(await next(one)).toBe(following);
    expect(await next(two)).toBe(other);
    expect(await claim(two)).toMatchObject({ job_id: other });
    expect(await next(one)).toBe(following);
    // Nobody waits beside a free task.
    expect(await claim(three)).toMatchObject({ job_id: following });
    await releaseTask({ ctx: three, params: { companyId, jobId: following } });
    // Nor is it reserved for a reviewer without a heartbeat.
    expect(await next(one)).toBe(following);
    kit().clock.advance(50_000);
    await renewTask({ ctx: one, params: { companyId, jobId: own } });
    kit().clock.advance(11_000);
    expect(await claim(three)).toMatchObject({ job_id: following });
  });

  it('gives somebody who is just claiming in another browser the task that comes of that', async () => {
    const { reviewer, send } = await openReviewed(kit(), aFlow());
    const first = await send();
    await send();
    const one = reviewer();
    const userId = one.principal.kind === 'user' ? one.principal.userId : '';
    const claiming = `
      with turn as (select pg_advisory_xact_lock(hashtextextended('review ' || $1, 0)))
      update tasks set status = 'claimed', claimed_by = $1, working_since = now(), lease_until = '2100-01-01'
        from turn where job_id = $2`;
    let claimed: ReturnType<typeof claim> | undefined;
    await amid(claiming, [userId, first], async () => {
      claimed = claim(one);
      await somebodyWaits();
    });
    expect(await claimed).toMatchObject({ job_id: first });
  });

  it('ends once where a cancel and a submit come at the same moment', async () => {
    const { companyId, ctx, owner, reviewer, send } = await openReviewed(kit(), aFlow());
    for (const isCancelFirst of [true, false, true, false]) {
      const jobId = await send();
      const params = { companyId, jobId };
      const one = reviewer();
      await claim(one, { job_id: jobId });
      const submit = () => submitTask({ ctx: one, params, body: { corrections: [] } });
      const cancel = () => cancelJob({ ctx: owner, params });
      const calls = isCancelFirst ? [cancel(), submit()] : [submit(), cancel()];
      const codes = (await Promise.allSettled(calls)).map((call) =>
        call.status === 'rejected' ? (call.reason as { code: string }).code : 'worked',
      );
      const { status } = await getSingleJobResult({ ctx, params: { jobId } });
      const row = await rowOf(jobId);
      expect(row).toMatchObject(
        status === 'done'
          ? { status: 'completed', operation: 'accepted' }
          : { status: 'cancelled', operator: null, endCode: 'cancelled' },
      );
      expect(codes.toSorted()).toEqual([status === 'done' ? 'conflict' : 'task_not_held', 'worked']);
      expect(await eventsOf(jobId)).toHaveLength(1);
    }
    const { rows } = await kit().database.pool.query('select total from usage_daily where company_id = $1', [
      companyId,
    ]);
    expect(rows).toEqual([{ total: 4 }]);
  });
});
