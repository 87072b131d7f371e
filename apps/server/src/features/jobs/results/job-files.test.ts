import { buffer } from 'node:stream/consumers';
import type { Readable } from 'node:stream';

import type { RenderInput } from '@lavra/engine';
import { expect, it } from 'vitest';

import { openAccount } from '../../../testing/accounts.ts';
import { describeOnDatabase } from '../../../testing/database.ts';
import { putEndedJob, resultOf } from '../../../testing/ended-jobs.ts';
import { asUser } from '../../../testing/principals.ts';
import { aSending } from '../../../testing/sending.ts';
import { cancelJob } from '../lifecycle/cancel-job.ts';
import { createBatch } from '../sending/create-batch.ts';
import { createJob } from '../sending/create-job.ts';
import { getBatchInfo } from './get-batch-info.ts';
import { getJobFile } from './get-job-file.ts';
import { getJobInfo } from './get-job-info.ts';
import { getPagePicture } from './get-page-picture.ts';

const document = Buffer.from('%PDF-1.7 two pages');

describeOnDatabase('files of a job', (kit) => {
  const setUp = async () => {
    kit().clock.set('2026-03-10T12:00:00Z');
    const principal = asUser();
    const { companyId } = principal;
    const ctx = kit().ctx({ principal });
    const turned = { page: 2, width: 10, height: 10, source: 'ocr', orientation: 90, quality: 'ok' } as const;
    const result = { ...resultOf({ A: '1' }), Pages: [turned] };
    const jobId = await putEndedJob(
      kit(),
      { companyId, filename: 'pasta/Nota Ação.pdf' },
      { result, document },
    );
    const drawn: RenderInput[] = [];
    const engine = {
      ...kit().engine,
      countPages: async () => ({ kind: 'counted' as const, pages: 2 }),
      renderPage: async (input: RenderInput) => {
        drawn.push(input);
        return {
          kind: 'rendered' as const,
          bytes: Buffer.from(`webp ${input.page}`),
          mediaType: 'image/webp' as const,
        };
      },
    };
    const page = { companyId, jobId, file: 'document' as const, page: 2 };
    return {
      ctx: { ...ctx, engine: Object.assign(Object.create(kit().engine), engine) },
      principal,
      page,
      drawn,
    };
  };

  it('are shown page by page, upright, each picture drawn once', async () => {
    const { ctx, page, drawn } = await setUp();
    const first = await getPagePicture({ ctx, params: page, query: { width: 500 } });
    expect(await buffer(first.stream as Readable)).toEqual(Buffer.from('webp 2'));
    expect(drawn).toMatchObject([{ page: 2, widthPx: 800, orientation: 90 }]);
    const again = await getPagePicture({ ctx, params: page, query: { width: 800 } });
    expect(await buffer(again.stream as Readable)).toEqual(Buffer.from('webp 2'));
    expect(again.etag).toBe(first.etag);
    expect(drawn).toHaveLength(1);
    const asked = { ctx, params: page, query: { width: 600 }, knownEtag: first.etag };
    const known = await getPagePicture(asked);
    expect(known.stream).toBeUndefined();
    await getPagePicture({ ctx, params: { ...page, page: 1 }, query: { width: 5000 } });
    expect(drawn[1]).toMatchObject({ page: 1, widthPx: 2400, orientation: 0 });
  });

  it('are shown over HTTP with an ETag that the browser may ask with', async () => {
    const { ctx, page, principal } = await setUp();
    await getPagePicture({ ctx, params: page, query: {} });
    const app = await kit().http({ authenticate: async () => principal });
    const url = `/v2/companies/${page.companyId}/job/${page.jobId}/pages/document/2`;
    const answer = await app.inject({ url, headers: { authorization: 'x' } });
    expect([answer.statusCode, answer.headers['content-type'], answer.body]).toEqual([
      200,
      'image/webp',
      'webp 2',
    ]);
    expect(answer.headers['cache-control']).toBe('private, no-cache');
    const again = await app.inject({
      url,
      headers: { authorization: 'x', 'if-none-match': String(answer.headers['etag']) },
    });
    expect([again.statusCode, again.body, again.headers['etag']]).toEqual([304, '', answer.headers['etag']]);
  });

  it('have no picture beyond the last page, of a file that is not there, or that cannot be drawn', async () => {
    const { ctx, page, drawn } = await setUp();
    for (const wrong of [{ page: 3 }, { page: 0 }, { file: 'selfie' as const }])
      await expect(getPagePicture({ ctx, params: { ...page, ...wrong }, query: {} })).rejects.toMatchObject({
        code: 'not_found',
      });
    expect(drawn).toEqual([]);
    const refused = { ...ctx, engine: kit().engine };
    await expect(
      getPagePicture({ ctx: refused, params: { ...page, page: 1 }, query: {} }),
    ).rejects.toMatchObject({
      code: 'file_type_unsupported',
    });
  });

  it('are had by a short-lived link, under the name that the sender gave', async () => {
    const { ctx, page } = await setUp();
    const { url, exp } = await getJobFile({ ctx, params: page });
    expect(exp).toBe('300000');
    const app = await kit().http();
    const path = new URL(url).pathname;
    const answer = await app.inject({ url: path });
    expect([answer.statusCode, answer.rawPayload]).toEqual([200, document]);
    expect(answer.headers['content-disposition']).toBe(
      `attachment; filename*=UTF-8''${encodeURIComponent('Nota Ação.pdf')}`,
    );
    kit().clock.advance(300_000);
    expect((await app.inject({ url: path })).statusCode).toBe(403);
  });

  it('are of their company, and gone with their time', async () => {
    const { ctx, page } = await setUp();
    const stranger = kit().ctx({ principal: asUser() });
    await expect(getJobFile({ ctx: stranger, params: page })).rejects.toMatchObject({ code: 'not_found' });
    await expect(getPagePicture({ ctx: stranger, params: page, query: {} })).rejects.toMatchObject({
      code: 'not_found',
    });
    kit().clock.advance(30 * 86_400_000);
    await expect(getJobFile({ ctx, params: page })).rejects.toMatchObject({ code: 'result_purged' });
    await expect(getPagePicture({ ctx, params: page, query: {} })).rejects.toMatchObject({
      code: 'result_purged',
    });
  });
});

describeOnDatabase('cancelling', (kit) => {
  it('ends a job that waits for its files, says so again, and closes its links', async () => {
    const { ctx, userId: companyId } = await openAccount(kit());
    const { id, urls } = await createJob({ ctx, ...aSending({ service: 'mock' }) });
    expect(await cancelJob({ ctx, params: { companyId, jobId: id } })).toEqual({});
    expect(await cancelJob({ ctx, params: { companyId, jobId: id } })).toEqual({});
    expect(await getJobInfo({ ctx, params: { jobId: id } })).toMatchObject({
      status: 'error',
      error_code: 'cancelled',
      error: 'O processamento foi cancelado.',
    });
    const app = await kit().http();
    const put = await app.inject({
      method: 'PUT',
      url: new URL(urls['document'] ?? '').pathname,
      payload: document,
    });
    expect(put.json().code).toBe('link_expired');
  });

  it('ends a batch that waits for its archive', async () => {
    const { ctx, userId: companyId } = await openAccount(kit());
    const { id } = await createBatch({ ctx, ...aSending({ service: 'mock' }) });
    await cancelJob({ ctx, params: { companyId, jobId: id } });
    expect(await getBatchInfo({ ctx, params: { batchId: id } })).toMatchObject({
      status: 'error',
      error_code: 'cancelled',
    });
  });

  it('is a conflict once all has ended, and not found for another company', async () => {
    const { ctx, userId: companyId } = await openAccount(kit());
    const done = await putEndedJob(kit(), { companyId });
    await expect(cancelJob({ ctx, params: { companyId, jobId: done } })).rejects.toMatchObject({
      code: 'conflict',
    });
    const { id } = await createJob({ ctx, ...aSending({ service: 'mock' }) });
    const stranger = asUser();
    for (const named of [companyId, stranger.companyId])
      await expect(
        cancelJob({ ctx: kit().ctx({ principal: stranger }), params: { companyId: named, jobId: id } }),
      ).rejects.toMatchObject({ code: 'not_found' });
  });
});
