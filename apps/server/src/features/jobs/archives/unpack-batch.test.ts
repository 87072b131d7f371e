import { expect, it } from 'vitest';
import { zipBomb } from '@lavra/specimens/garbage';

import { describeOnDatabase } from '../../../testing/database.ts';
import {
  aPdf,
  aPng,
  aResult,
  aSending,
  applicationFor,
  openSender,
  putTo,
  readJob,
  waitingMessages,
  zipOf,
} from '../../../testing/sending.ts';
import { createBatch } from '../sending/create-batch.ts';
import { listProcessedFiles } from '../processed/list-processed-files.ts';
import { getBatchStatus } from '../results/get-batch-status.ts';
import { getJobResult } from '../results/get-job-result.ts';
import { jobEventQueue, unpackQueue } from '../jobs.queue.ts';
import { unpackBatch } from './unpack-batch.ts';

describeOnDatabase('a batch', (kit) => {
  async function sentBatch(archive: Buffer, metadata?: unknown) {
    const { ctx, person, companyId } = await openSender(kit());
    const app = await applicationFor(kit(), ctx);
    const { id, urls, status_url } = await createBatch({ ctx, ...aSending({ body: metadata }) });
    expect(status_url).toBe(`http://lavra.test/v2/ocr/batch/status/${id}`);
    expect((await putTo(app, urls['document'], archive)).statusCode).toBe(200);
    const { signal } = new AbortController();
    const unpack = () => unpackBatch(kit().ctx(), { batchId: id, signal });
    const status = () => getBatchStatus({ ctx, params: { batchId: id } });
    const results = async () =>
      Promise.all(
        (await status()).jobs.map(({ job_ksuid: jobId }) =>
          getJobResult({ ctx, params: { jobId, batchId: id } }),
        ),
      );
    return { id, ctx, person, companyId, unpack, status, results };
  }

  it('becomes one job for each file of its archive, each with its own metadata', async () => {
    const archive = await zipOf({
      'pasta/a.pdf': aPdf,
      'b.png': aPng,
      '__MACOSX/b.png': aPng,
      '.DS_Store': aPdf,
    });
    const { id, person, companyId, unpack, status, results } = await sentBatch(archive, [
      { filename: 'b.png', client_data: 'of b' },
      { client_data: 'first' },
    ]);
    expect(await status()).toMatchObject({ status: 'processing', jobs: [] });
    expect(await waitingMessages(kit(), unpackQueue.name)).toContainEqual({ batchId: id });
    await unpack();
    await unpack();
    const { jobs, ...batch } = await status();
    expect(batch).toMatchObject({ batch_ksuid: id, status: 'done' });
    expect(jobs).toMatchObject([{ status: 'processing' }, { status: 'processing' }]);

    kit().engine.answer = () => ({ kind: 'recognised', result: aResult() });
    for (const { job_ksuid: jobId } of jobs) await readJob(kit(), jobId);
    expect(await results()).toMatchObject([
      { status: 'done', filename: 'pasta/a.pdf' },
      { status: 'done', filename: 'b.png', client_data: 'of b' },
    ]);
    const search = (text: string) =>
      listProcessedFiles({ ctx: person, params: { companyId }, query: { search: text } });
    // Texts so short are first looked for among the recorded bigrams.
    for (const text of ['b.', '/a', 'f '])
      expect((await search(text)).jobs).toMatchObject([{ batch_ksuid: id }]);
    expect((await search('zz')).jobs).toEqual([]);
    const events = (await waitingMessages(kit(), jobEventQueue.name)) as { type: string; batchId: string }[];
    const mine = events.filter(({ batchId }) => batchId === id);
    expect(mine.map(({ type }) => type).toSorted()).toEqual(['batch.done', 'job.done', 'job.done']);
  });

  it('suffers no harm from one bad file: it alone ends in error and says why', async () => {
    const zip = await zipOf({
      'good.pdf': aPdf,
      'XX/leads-out.pdf': aPdf,
      'inner.zip': await zipOf({ 'a.pdf': aPdf }),
      'bomb.pdf': Buffer.alloc(20_000_000),
    });
    // The library refuses to write such a name.
    const hostile = Buffer.from(
      zip.toString('latin1').replaceAll('XX/leads-out.pdf', '../leads-out.pdf'),
      'latin1',
    );
    const { unpack, results } = await sentBatch(hostile);
    await unpack();
    expect(await results()).toMatchObject([
      { status: 'processing' },
      { status: 'error', error_code: 'file_name_refused', filename: '../leads-out.pdf' },
      { status: 'error', error_code: 'nested_archive' },
      { status: 'error', error_code: 'file_too_large' },
    ]);
  });

  it('tells a file whose bytes are broken from one whose bytes are whole', async () => {
    const zip = await zipOf({
      'a.pdf': Buffer.from(`${aPdf.toString()}${'a nota '.repeat(40)}`),
      'b.pdf': aPdf,
    });
    // Somewhere in the first file's packed bytes, after its header of 30 bytes and its name.
    zip.fill(0xff, 40, 48);
    const { unpack, results } = await sentBatch(zip);
    await unpack();
    expect(await results()).toMatchObject([
      { status: 'error', error_code: 'file_corrupted' },
      { status: 'processing' },
    ]);
  });

  it('goes on where it was when its unpacking was broken off', async () => {
    const { unpack, status } = await sentBatch(await zipOf({ 'a.pdf': aPdf, 'b.pdf': aPdf, 'c.pdf': aPdf }));
    const put = kit().objects.put.bind(kit().objects);
    let stored = 0;
    kit().objects.put = async (...args) => {
      if ((stored += 1) === 2) throw new Error('disk full');
      return put(...args);
    };
    await expect(unpack()).rejects.toThrow('disk full');
    kit().objects.put = put;
    expect(await status()).toMatchObject({ status: 'processing', jobs: [{ status: 'processing' }] });
    await Promise.all([unpack(), unpack()]);
    const { status: word, jobs } = await status();
    expect(word).toBe('done');
    expect(new Set(jobs.map(({ job_ksuid }) => job_ksuid)).size).toBe(3);
    expect(jobs).toHaveLength(3);
  });

  it('ends in error as a whole when its archive is none, is broken, is empty or is a bomb', async () => {
    const zip = await zipOf({ 'a.pdf': aPdf });
    const many = await zipOf(
      Object.fromEntries(Array.from({ length: 1001 }, (_, index) => [`${index}.pdf`, aPdf])),
    );
    for (const [archive, error] of [
      [aPdf, 'Um lote é um arquivo ZIP. Envie um documento avulso como job.'],
      [Buffer.from('nothing known'), 'O arquivo ZIP está corrompido.'],
      [Buffer.alloc(0), 'O arquivo está vazio.'],
      [zip.subarray(0, zip.length - 30), 'O arquivo ZIP está corrompido.'],
      [await zipOf({ '.hidden': aPdf }), 'O arquivo ZIP não contém documentos.'],
      [many, 'O arquivo ZIP tem mais de 1000 arquivos.'],
    ] as const) {
      const { id, unpack, status } = await sentBatch(archive);
      await unpack();
      expect(await status()).toMatchObject({ status: 'error', error, jobs: [] });
      const events = await waitingMessages(kit(), jobEventQueue.name);
      expect(events).toContainEqual(
        expect.objectContaining({ type: 'batch.error', batchId: id, jobId: null }),
      );
    }
  });

  it('unpacks nothing of a bomb, whether it says its size or lies about it', async () => {
    for (const [isLying, error_code] of [
      [false, 'file_too_large'],
      [true, 'file_corrupted'],
    ] as const) {
      const { unpack, results } = await sentBatch(
        Buffer.from(zipBomb({ sizeBytes: 20_000_000, isLying }).bytes),
      );
      await unpack();
      expect(await results()).toMatchObject([{ status: 'error', error_code }]);
    }
  });

  it('is refused for a service of two files, and for metadata of another form', async () => {
    const { ctx } = await openSender(kit());
    await expect(createBatch({ ctx, ...aSending({ service: 'facematch' }) })).rejects.toMatchObject({
      code: 'invalid_input',
    });
    await expect(createBatch({ ctx, ...aSending({ body: 7 }) })).rejects.toMatchObject({
      code: 'metadata_invalid',
    });
    const narrow = await openSender(kit(), ['lavra/send.cnh']);
    await expect(createBatch({ ctx: narrow.ctx, ...aSending() })).rejects.toMatchObject({
      code: 'service_not_allowed',
    });
  });
});
