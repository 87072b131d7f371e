import { drawDanfe } from '@lavra/specimens/danfe';
import { randomPdf } from '@lavra/specimens/garbage';
import { createEngine } from '@lavra/engine';
import { afterAll, expect, it } from 'vitest';

import { describeOnDatabase } from '../../testing/database.ts';
import { applicationFor, aSending, openSender, putTo, readJob, zipOf } from '../../testing/sending.ts';
import { createBatch } from '../jobs/sending/create-batch.ts';
import { getBatchStatus } from '../jobs/results/get-batch-status.ts';
import { getJobResult } from '../jobs/results/get-job-result.ts';
import { unpackBatch } from '../jobs/archives/unpack-batch.ts';

const engine = createEngine({ children: 1 });
afterAll(() => engine.close());

describeOnDatabase('a zip of five files of which one is garbage, and the real engine', (kit) => {
  it('give four results, and one job in error that says why', async () => {
    const { ctx } = await openSender(kit());
    const app = await applicationFor(kit(), ctx);
    kit().engine.answer = (input) => engine.recognise(input);
    const invoices = await Promise.all([1, 2, 3, 4].map((seed) => drawDanfe({ seed })));
    const files = invoices.map(({ pdf }, index) => [`${index}.pdf`, Buffer.from(pdf)] as const);
    const archive = await zipOf(Object.fromEntries([...files, ['x.pdf', Buffer.from(randomPdf().bytes)]]));

    const { id: batchId, urls } = await createBatch({ ctx, ...aSending({ service: 'nfe' }) });
    await putTo(app, urls['document'], archive);
    await unpackBatch(kit().ctx(), { batchId, signal: new AbortController().signal });
    const { jobs } = await getBatchStatus({ ctx, params: { batchId } });
    for (const { job_ksuid: jobId } of jobs) await readJob(kit(), jobId);

    const results = await Promise.all(
      jobs.map(({ job_ksuid: jobId }) => getJobResult({ ctx, params: { jobId, batchId } })),
    );
    const keys = results.map(({ result }) => result?.Document[0]?.Data['AccessKey']);
    for (const [index, { truth }] of invoices.entries()) {
      expect(results[index]).toMatchObject({ status: 'done', filename: `${index}.pdf` });
      expect(keys[index]).toMatchObject({ value: truth.accessKey });
    }
    expect(results[4]).toMatchObject({
      status: 'error',
      filename: 'x.pdf',
      error: 'O tipo do arquivo não é aceito. Envie PNG, JPG, TIFF, PDF ou ZIP.',
    });
  });
});
