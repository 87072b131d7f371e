import { expect, it } from 'vitest';

import type { Context } from '../../platform/context.ts';
import { tasks } from '../../platform/database/schema/tasks.ts';
import { describeOnDatabase } from '../../testing/database.ts';
import { asUser } from '../../testing/principals.ts';
import { aFlow, openReviewed } from '../../testing/reviews.ts';
import { claimTask, getNextTask } from './claim-task.ts';
import { getReviewQueue } from './get-review-queue.ts';
import { pauseTask, postponeTask, releaseTask, renewTask } from './hold-task.ts';
import { readRegion } from './read-region.ts';
import { rejectTask } from './reject-task.ts';
import { submitTask } from './submit-task.ts';

describeOnDatabase('a task of human review', (kit) => {
  const rowOf = async (jobId: string) =>
    (await kit().database.db.select().from(tasks)).find((task) => task.jobId === jobId);
  const claim = async (ctx: Context, body = {}) => (await claimTask({ ctx, body })).task;

  it('reads a part of a page once more, turned as the page was read', async () => {
    const { companyId, reviewer, send } = await openReviewed(kit(), aFlow());
    const jobId = await send();
    const one = reviewer();
    await claim(one);
    kit().engine.regionText = '11.222.333/0001-81';
    const body = { file: 'document', page: 1, box: [0.1, 0.1, 0.2, 0.1] as [number, number, number, number] };
    const params = { companyId, jobId };
    expect(await readRegion({ ctx: one, params, body: { ...body, key: 'IssuerCNPJ' } })).toEqual({
      value: '11222333000181',
      conf: 91,
    });
    expect(kit().engine.regions.at(-1)).toMatchObject({ page: 1, box: body.box, orientation: 90 });
    expect(await readRegion({ ctx: one, params, body })).toMatchObject({ value: '11.222.333/0001-81' });
    await expect(readRegion({ ctx: one, params, body: { ...body, file: 'selfie' } })).rejects.toMatchObject({
      code: 'not_found',
    });
    await expect(readRegion({ ctx: one, params, body: { ...body, page: 2 } })).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  it('lets an administrator work for every company, and a reviewer for their own', async () => {
    const [a, b] = [await openReviewed(kit(), aFlow()), await openReviewed(kit(), aFlow())];
    const ofB = await b.send();
    const ofA = await a.send();
    const admin = kit().ctx({ principal: asUser({ isAdmin: true }) });
    expect(await claim(a.reviewer(), { company: b.companyId })).toMatchObject({ job_id: ofA });
    expect(await claim(admin, { company: b.companyId, service: 'nfe', minutes: 0 })).toMatchObject({
      job_id: ofB,
    });
    const body = { corrections: [] };
    expect(
      await submitTask({ ctx: admin, params: { companyId: b.companyId, jobId: ofB }, body }),
    ).toMatchObject({
      is_final: true,
    });
  });

  it('is refused to who may not review, and is not there for another company', async () => {
    const { companyId, owner, reviewer, send } = await openReviewed(kit(), aFlow());
    const jobId = await send();
    const one = reviewer();
    await claim(one);
    const body = { corrections: [] };
    const calls = (ctx: Context, named = companyId): Promise<unknown>[] => {
      const params = { companyId: named, jobId };
      return [
        renewTask({ ctx, params }),
        pauseTask({ ctx, params }),
        releaseTask({ ctx, params }),
        postponeTask({ ctx, params, body: { minutes: 15 } }),
        submitTask({ ctx, params, body }),
        rejectTask({ ctx, params, body: { reason: 'other' } }),
        readRegion({ ctx, params, body: { file: 'document', page: 1, box: [0, 0, 1, 1] } }),
      ];
    };
    const codesOf = async (made: Promise<unknown>[]) =>
      new Set(
        (await Promise.allSettled(made)).map((call) =>
          call.status === 'rejected' ? (call.reason as { code: string }).code : 'worked',
        ),
      );
    expect(await codesOf(calls(owner))).toEqual(new Set(['forbidden']));
    expect(
      await codesOf([claim(owner), getNextTask({ ctx: owner, query: {} }), getReviewQueue({ ctx: owner })]),
    ).toEqual(new Set(['forbidden']));
    const stranger = await openReviewed(kit(), aFlow());
    expect(await codesOf(calls(stranger.reviewer()))).toEqual(new Set(['not_found']));
    // Under their own company's id they cannot reach it either.
    expect(await codesOf(calls(stranger.reviewer(), stranger.companyId))).toEqual(new Set(['not_found']));
    expect(await codesOf(calls(reviewer()))).toEqual(new Set(['task_not_held']));
    expect(await rowOf(jobId)).toMatchObject({ status: 'claimed' });
  });
});
