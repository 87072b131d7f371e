import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { transaction } from '../../../platform/database/transaction.ts';
import { describeOnDatabase } from '../../../testing/database.ts';
import {
  aPdf,
  aPng,
  applicationFor,
  aSending,
  openSender,
  putTo,
  tokenOf,
  waitingMessages,
} from '../../../testing/sending.ts';
import { createJob } from '../../jobs/sending/create-job.ts';
import { createTraining } from '../../jobs/sending/create-training.ts';
import { getSingleJobResult } from '../../jobs/results/get-job-result.ts';
import { recogniseQueue } from '../../jobs/index.ts';
import { completeUpload } from './complete-upload.ts';
import { endWait } from '../end-wait.ts';
import { filesOf } from '../files-of.ts';
import { folderOf } from '../object-keys.ts';
import { deleteFilesOf, markFilesPurged } from '../purge/delete-files.ts';
import { upsertPart } from '../uploads.store.ts';

describeOnDatabase('an upload', (kit) => {
  async function setUp(change: Partial<Parameters<typeof createJob>[0]['query']> = {}) {
    const sender = await openSender(kit());
    const app = await applicationFor(kit(), sender.ctx);
    const job = await createJob({ ctx: sender.ctx, ...aSending(change) });
    const complete = (parts: readonly object[], more: object = {}, token = tokenOf(sender.ctx.principal)) =>
      app.inject({
        method: 'POST',
        url: '/v2/ocr/batch/multipart/complete',
        headers: { authorization: token },
        payload: JSON.stringify({ parts, upload_id: job.upload_id, id: job.id, service: 'nfe', ...more }),
      });
    return { ...sender, app, job, complete };
  }

  const uploadsUnderWay = () => readdir(join(kit().config.dataDir, 'files', 'uploads'));

  it('keeps the bytes and what they are, whatever name or type they come under', async () => {
    const { ctx, app, job } = await setUp({ 'extra-document': true });
    await putTo(app, job.urls['document'], aPng, 'application/pdf');
    const [file] = await filesOf(ctx, job.id);
    expect(file).toMatchObject({ name: 'document', mediaType: 'image/png', sizeBytes: aPng.length });
    expect(await readFile(kit().objects.pathOf(file?.objectKey ?? ''))).toEqual(aPng);
  });

  it('may come again while another file is awaited, and not once the job has started', async () => {
    const { ctx, app, job } = await setUp({ 'extra-document': true });
    await putTo(app, job.urls['document'], aPng);
    const [first] = await filesOf(ctx, job.id);
    expect((await putTo(app, job.urls['document'], aPdf)).statusCode).toBe(200);
    expect(await kit().objects.stat(first?.objectKey ?? '')).toBeUndefined();
    await putTo(app, job.urls['extra_document'], aPdf);
    const again = await putTo(app, job.urls['document'], aPng);
    expect([again.statusCode, again.json()]).toMatchObject([409, { code: 'file_already_received' }]);
    expect((await filesOf(ctx, job.id))[0]).toMatchObject({ mediaType: 'application/pdf' });
  });

  it('is answered as at first when the same bytes come again, in whatever form', async () => {
    const { app, job } = await setUp({ base64: true });
    const first = await putTo(app, job.urls['document'], aPdf);
    const again = await putTo(app, job.urls['document'], aPdf);
    expect([again.statusCode, again.headers['etag']]).toEqual([200, first.headers['etag']]);
    expect((await putTo(app, job.urls['document'], aPdf.toString('base64'))).statusCode).toBe(200);
    for (const other of [aPng, Buffer.concat([aPdf, aPdf]), aPdf.subarray(0, 9)])
      expect((await putTo(app, job.urls['document'], other)).json()).toMatchObject({
        code: 'file_already_received',
      });
  });

  it('that is refused ends its job with the reason, which whoever sends again is told too', async () => {
    const { ctx, app, job } = await setUp({ base64: true, 'extra-document': true });
    const refused = await putTo(app, job.urls['document'], '#not base64#');
    expect([refused.statusCode, refused.json()]).toMatchObject([400, { code: 'base64_invalid' }]);
    expect(await getSingleJobResult({ ctx, params: { jobId: job.id } })).toMatchObject({
      status: 'error',
      error_code: 'base64_invalid',
    });
    for (const name of ['document', 'extra_document'])
      expect((await putTo(app, job.urls[name], aPdf)).json()).toMatchObject({ code: 'base64_invalid' });
  });

  it('sets a job going once, though both files arrive at the same time', async () => {
    const { app, job } = await setUp({ facematch: true });
    const answers = await Promise.all([
      putTo(app, job.urls['document'], aPng),
      putTo(app, job.urls['selfie'], aPng),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const mine = (await waitingMessages(kit(), recogniseQueue.name)).filter(
      (message) => JSON.stringify(message) === JSON.stringify({ jobId: job.id }),
    );
    expect(mine).toHaveLength(1);
  });

  it('is refused under a link that was changed, is another kind of link, or is past its time', async () => {
    const { ctx, app, job } = await setUp();
    const url = job.urls['document'] ?? '';
    const forged = await putTo(app, `${url.slice(0, -2)}xx`, aPdf);
    expect([forged.statusCode, forged.json()]).toMatchObject([403, { code: 'link_invalid' }]);
    const reading = await app.inject({ method: 'GET', url: new URL(url).pathname });
    expect(reading.json()).toMatchObject({ code: 'link_invalid' });
    kit().clock.advance(job.exp);
    expect((await putTo(app, url, aPdf)).json()).toMatchObject({ code: 'link_expired' });
    expect(await getSingleJobResult({ ctx, params: { jobId: job.id } })).toMatchObject({ status: 'waiting' });
  });

  it('is refused when it is too large, by its header or by its bytes, and nothing of it is kept', async () => {
    const { ctx, app, job } = await setUp();
    const limitBytes = kit().config.limits.documentBytes;
    const url = new URL(job.urls['document'] ?? '').pathname;
    const declared = await app.inject({
      method: 'PUT',
      url,
      headers: { 'content-length': String(limitBytes + 1) },
    });
    expect([declared.statusCode, declared.json()]).toMatchObject([413, { code: 'file_too_large' }]);
    expect(await filesOf(ctx, job.id)).toEqual([]);
  });

  it('comes in parts in any order, ETags with quotes or without, numbers as text too', async () => {
    const { ctx, app, job, complete } = await setUp({ parts: 3 });
    expect(Object.keys(job.urls)).toEqual(['part_1', 'part_2', 'part_3']);
    const bytes = Buffer.concat([aPdf, aPng, aPdf]);
    const etags: string[] = [];
    for (const [number, part] of [aPdf, aPng, aPdf].entries())
      etags[number] = String((await putTo(app, job.urls[`part_${number + 1}`], part)).headers['etag']);
    const parts = etags.map((etag, index) => ({ number: index + 1, e_tag: etag }));

    const mismatch = await complete(parts.slice(1));
    expect([mismatch.statusCode, mismatch.json()]).toMatchObject([422, { code: 'parts_mismatch' }]);
    const written = [parts[2], { number: '1', e_tag: etags[0]?.replaceAll('"', '') }, parts[1]].map(
      (part) => ({ ...part }),
    );
    for (const done of await Promise.all([complete(written), complete(written)]))
      expect([done.statusCode, done.json()]).toEqual([200, {}]);
    expect((await complete(written)).statusCode).toBe(200);

    const [file] = await filesOf(ctx, job.id);
    expect(file).toMatchObject({ mediaType: 'application/pdf', sizeBytes: bytes.length });
    expect(await readFile(kit().objects.pathOf(file?.objectKey ?? ''))).toEqual(bytes);
    expect(await uploadsUnderWay()).toEqual([]);
    expect(await getSingleJobResult({ ctx, params: { jobId: job.id } })).toMatchObject({
      status: 'processing',
    });
  });

  it('in parts of base64 is decoded as a whole, wherever a part ends', async () => {
    const { ctx, app, job, complete } = await setUp({ parts: 2, base64: true });
    const text = aPng.toString('base64');
    const parts = [];
    for (const [number, part] of [text.slice(0, 5), text.slice(5)].entries()) {
      const { headers } = await putTo(app, job.urls[`part_${number + 1}`], part);
      parts.push({ number: number + 1, e_tag: headers['etag'] });
    }
    expect((await complete(parts)).statusCode).toBe(200);
    expect((await filesOf(ctx, job.id))[0]).toMatchObject({ mediaType: 'image/png', sizeBytes: aPng.length });
  });

  it('in parts that spell no base64 ends its job with the reason, told again when it is completed again', async () => {
    const { companyId, ctx, app, job, complete } = await setUp({ parts: 1, base64: true });
    const { headers } = await putTo(app, job.urls['part_1'], 'não é base64');
    const parts = [{ number: 1, e_tag: headers['etag'] }];
    for (const _ of [1, 2]) expect((await complete(parts)).json()).toMatchObject({ code: 'base64_invalid' });
    expect((await putTo(app, job.urls['part_1'], aPng)).json()).toMatchObject({ code: 'base64_invalid' });
    expect(await getSingleJobResult({ ctx, params: { jobId: job.id } })).toMatchObject({
      status: 'error',
      error_code: 'base64_invalid',
    });
    expect(await kit().objects.deletePrefix(folderOf({ companyId, ownerKind: 'job', ownerId: job.id }))).toBe(
      0,
    );
  });

  it('in parts begins once though all of them come at the same time, and leaves nothing when the wait ends', async () => {
    const { ctx, app, job, complete } = await setUp({ parts: 3 });
    const put = await Promise.all(
      [1, 2, 3].map((number) => putTo(app, job.urls[`part_${number}`], Buffer.alloc(number))),
    );
    expect(put.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await uploadsUnderWay()).toHaveLength(1);
    expect(await transaction(ctx, (ctx) => endWait(ctx, job.id))).toBe(true);
    expect(await uploadsUnderWay()).toEqual([]);
    expect((await putTo(app, job.urls['part_1'], aPdf)).json()).toMatchObject({ code: 'link_expired' });
    const parts = put.map(({ headers }, index) => ({ number: index + 1, e_tag: headers['etag'] }));
    expect((await complete(parts)).json()).toMatchObject({ code: 'upload_not_found' });
  });

  it('in parts leaves nothing when its owner is purged', async () => {
    const { companyId, ctx, app, job } = await setUp({ parts: 2 });
    await putTo(app, job.urls['part_1'], aPdf);
    expect(await uploadsUnderWay()).toHaveLength(1);
    await deleteFilesOf(ctx, [{ companyId, ownerKind: 'job', ownerId: job.id }]);
    await markFilesPurged(ctx, [job.id]);
    expect(await uploadsUnderWay()).toEqual([]);
    expect((await putTo(app, job.urls['part_1'], aPdf)).json()).toMatchObject({ code: 'link_expired' });
  });

  it('in parts is accepted when it is completed again after its acceptance failed', async () => {
    const { ctx, app, job, complete } = await setUp({ parts: 1 });
    const { headers } = await putTo(app, job.urls['part_1'], aPdf);
    const parts = [{ number: 1, e_tag: String(headers['etag']) }];
    const filesArrived = async () => {
      throw new Error('the database went away');
    };
    const failing = completeUpload(
      { ...ctx, filesArrived },
      {
        uploadId: job.upload_id ?? '',
        ownerId: job.id,
        ownerKinds: ['job'],
        parts,
        allow: () => undefined,
      },
    );
    await expect(failing).rejects.toThrow('went away');
    expect((await complete(parts)).statusCode).toBe(200);
    expect(await filesOf(ctx, job.id)).toMatchObject([{ mediaType: 'application/pdf' }]);
  });

  it('in parts that are too large together ends its job, when one comes or when they are completed', async () => {
    const { documentBytes: sizeBytes } = kit().config.limits;
    const tooLarge = { status: 'error', error_code: 'file_too_large' };
    const one = await setUp({ parts: 2 });
    await putTo(one.app, one.job.urls['part_1'], aPdf);
    expect((await putTo(one.app, one.job.urls['part_2'], Buffer.alloc(sizeBytes))).statusCode).toBe(413);
    expect(await getSingleJobResult({ ctx: one.ctx, params: { jobId: one.job.id } })).toMatchObject(tooLarge);

    const { ctx, app, job, complete } = await setUp({ parts: 2 });
    const { headers } = await putTo(app, job.urls['part_1'], aPdf);
    // As if both had arrived at once, neither knowing of the other.
    await upsertPart(ctx.db, { uploadId: job.upload_id ?? '', number: 2, eTag: 'two', sizeBytes });
    const parts = [
      { number: 1, e_tag: headers['etag'] },
      { number: 2, e_tag: 'two' },
    ];
    expect((await complete(parts)).json()).toMatchObject({ code: 'file_too_large' });
    expect(await getSingleJobResult({ ctx, params: { jobId: job.id } })).toMatchObject(tooLarge);
    expect(await uploadsUnderWay()).toEqual([]);
  });

  it('in parts is not found by another company, nor under another id', async () => {
    const { job, complete } = await setUp({ parts: 1 });
    const other = await setUp({ parts: 1 });
    const stranger = tokenOf(other.ctx.principal);
    expect((await other.complete([], { upload_id: job.upload_id, id: job.id }, stranger)).statusCode).toBe(
      404,
    );
    expect((await complete([], { id: other.job.id })).json()).toMatchObject({ code: 'upload_not_found' });
    expect((await complete([], { upload_id: undefined })).json()).toMatchObject({ code: 'invalid_input' });
  });

  it('for training is kept where the company agreed to that', async () => {
    const { ctx, app, companyId, person } = await setUp();
    const training = await createTraining({ ctx, query: { filename: 'modelo.pdf' } });
    expect(Object.keys(training).toSorted()).toEqual(['exp', 'id', 'urls']);
    expect((await putTo(app, training.urls['document'], aPdf)).statusCode).toBe(200);
    expect(await filesOf(ctx, training.id)).toMatchObject([{ mediaType: 'application/pdf' }]);

    const inParts = await createTraining({ ctx: person, query: { parts: 1 } });
    const { headers } = await putTo(app, inParts.urls['part_1'], aPdf);
    const completed = await app.inject({
      method: 'POST',
      url: '/v2/ocr/training/multipart/complete',
      headers: { authorization: tokenOf(ctx.principal) },
      payload: JSON.stringify({
        parts: [{ number: 1, e_tag: headers['etag'] }],
        upload_id: inParts.upload_id,
        job_id: inParts.id,
      }),
    });
    expect(completed.statusCode).toBe(200);

    await kit().database.pool.query('update companies set is_training_accepted = false where id = $1', [
      companyId,
    ]);
    await expect(createTraining({ ctx, query: {} })).rejects.toMatchObject({ code: 'forbidden' });
  });
});
