import { afterAll, beforeAll, expect, it } from 'vitest';

import { aDocument, createCheckedJobs } from '../../testing/checked-jobs.ts';
import { describeOnDatabase } from '../../testing/database.ts';
import { asUser } from '../../testing/principals.ts';
import { aFlow } from '../../testing/reviews.ts';
import { type SerproServer, knownPerson, startSerproServer } from '../../testing/serpro-server.ts';
import { getTaskInfo } from '../backoffice/get-task-info.ts';
import { updateFlow } from '../flows/update-flow.ts';
import { validateJob } from '../outside-checks/validate-job.ts';
import { claimTask } from './claim-task.ts';
import { submitTask } from './submit-task.ts';

describeOnDatabase('a job whose outside check fails', (kit) => {
  let serpro: SerproServer;
  beforeAll(async () => {
    serpro = await startSerproServer();
  });
  afterAll(() => serpro.stop());
  const { aProcess, readJob } = createCheckedJobs(kit, () => serpro);

  const right = { CPF: knownPerson.cpf, Name: 'Pessoa Fisica da Silva', BirthDate: knownPerson.birthDate };

  it('goes to people by a validation flow, says what failed, and ends as they leave it', async () => {
    const ctx = aProcess();
    const { companyId } = await readJob(ctx, ['serpro_cpf'], aDocument(right));
    const reviewer = kit().ctx({ principal: asUser({ companyId, isOwner: false, hasBackoffice: true }) });
    const way = { use_backoffice: false, use_backoffice_validation: true };
    await updateFlow({ ctx: reviewer, params: { companyId }, body: aFlow({ ...way, scope: 'cnh' }) });

    const passing = await readJob(ctx, ['serpro_cpf'], aDocument(right));
    await validateJob(ctx, { jobId: passing.jobId });
    expect(await passing.result()).toMatchObject({ status: 'done', validation_status: 'approved' });

    const { jobId, ...job } = await readJob(ctx, ['serpro_cpf'], aDocument({ ...right, Name: 'Outra' }));
    await validateJob(ctx, { jobId });
    // For the customer it is still running, and no event is sent yet.
    expect((await job.result()).status).not.toBe('done');
    expect(await job.events()).toEqual([]);
    const failed = {
      validation_status: 'rejected',
      validation: { serpro_cpf: { status: 'rejected', reason: 'differs', message: expect.any(String) } },
    };
    const params = { companyId, batchId: jobId, jobId };
    expect(await getTaskInfo({ ctx: reviewer, params })).toMatchObject(failed);
    expect((await claimTask({ ctx: reviewer, body: {} })).task).toMatchObject({
      job_id: jobId,
      reason: 'validation_failed',
      ...failed,
    });
    const corrections = [{ key: 'Name', value: right.Name }];
    await submitTask({ ctx: reviewer, params: { companyId, jobId }, body: { corrections } });
    expect(await job.result()).toMatchObject({ status: 'done', ...failed });
    expect((await job.result()).result?.Document[0]?.Data['Name']).toEqual({
      value: right.Name,
      origin: 'review',
      read: 'Outra',
    });
    expect(await job.events()).toHaveLength(1);
  });
});
