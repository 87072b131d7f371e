import { Readable } from 'node:stream';

import type { resultEndpoints } from '@lavra/contract/endpoints/results';
import { ContractError } from '@lavra/contract/errors';

import { allowCompany } from '../../../platform/access.ts';
import type { Context } from '../../../platform/context.ts';
import { withLocalCopy } from '../../../platform/object-store/local-copy.ts';
import type { VerbCall } from '../../../platform/verb.ts';
import { folderOf } from '../../uploads/index.ts';
import { findJobFile } from './get-job-file.ts';
import { findPages } from './results.store.ts';
import { batchIdOf } from '../jobs.store.ts';
import { putDerived } from '../kept.ts';

/** Few widths, so that each picture is drawn once. */
const widthsPx = [160, 400, 800, 1200, 1600, 2400] as const;
const defaultWidthPx = 1200;
const maxPage = 10_000;

interface Known {
  /** ETag of the picture that the caller already has. */
  readonly knownEtag?: string | undefined;
}

type JobPage = VerbCall<typeof resultEndpoints.getJobPage>;

export interface PagePicture {
  readonly etag: string;
  /** Absent when the caller already has the picture. */
  readonly stream?: Readable;
  readonly contentType: 'image/webp';
}

type Orientation = 0 | 90 | 180 | 270;

/** A page of a stored file as an upright picture, drawn once and then stored beside the file. */
export async function getPagePicture({
  ctx,
  params,
  query,
  knownEtag,
}: JobPage & Known): Promise<PagePicture> {
  allowCompany(ctx, params.companyId);
  const { job, kept } = await findJobFile(ctx, params);
  const { page } = params;
  if (page < 1 || page > maxPage) throw new ContractError('not_found');
  const wantedPx = query.width ?? defaultWidthPx;
  const widthPx = widthsPx.find((step) => step >= wantedPx) ?? 2400;
  const orientation = await orientationOf(ctx, params);
  // A file's key is never reused for other bytes, so the picture's name identifies its content.
  const source = kept.objectKey.slice(kept.objectKey.lastIndexOf('/') + 1);
  const name = `${source}-${page}-${widthPx}-${orientation}`;
  const etag = `"${name}"`;
  if (knownEtag === etag) return { etag, contentType: 'image/webp' };

  const key = `${folderOf({ companyId: job.companyId, ownerKind: 'job', ownerId: job.id })}/pages/${name}.webp`;
  const stored = await ctx.objects.get(key);
  if (stored) return { etag, stream: stored, contentType: 'image/webp' };
  const bytes = await draw(ctx, kept.objectKey, { page, widthPx, orientation });
  await putDerived(ctx, { batchId: batchIdOf(job), key, body: bytes, contentType: 'image/webp' });
  return { etag, stream: Readable.from([bytes]), contentType: 'image/webp' };
}

/** How far the engine turned the page of the document; it does not turn the other files. */
async function orientationOf(
  ctx: Context,
  { jobId, companyId, file, page }: JobPage['params'],
): Promise<Orientation> {
  if (file !== 'document') return 0;
  const pages = await findPages(ctx.db, jobId, companyId);
  return pages?.find((reading) => reading.page === page)?.orientation ?? 0;
}

interface Drawing {
  readonly page: number;
  readonly widthPx: number;
  readonly orientation: Orientation;
}

async function draw(ctx: Context, objectKey: string, drawing: Drawing): Promise<Uint8Array> {
  return withLocalCopy(ctx.objects, objectKey, async (path) => {
    const counted = await ctx.engine.countPages(path);
    if (counted.kind === 'refused') throw new ContractError(counted.code);
    if (drawing.page > counted.pages) throw new ContractError('not_found');
    const rendered = await ctx.engine.renderPage({ path, ...drawing });
    if (rendered.kind === 'refused') throw new ContractError(rendered.code);
    return rendered.bytes;
  });
}
