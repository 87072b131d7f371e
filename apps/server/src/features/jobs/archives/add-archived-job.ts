import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';

import { ContractError, type ErrorCode } from '@lavra/contract/errors';

import { ArchiveError, type ArchiveEntry } from '../../../platform/archive/archive.ts';
import type { Context } from '../../../platform/context.ts';
import { transaction } from '../../../platform/database/transaction.ts';
import { ksuid } from '../../../platform/ids.ts';
import { withinLimits } from '../../rules/index.ts';
import { type StoredFile, recordStoredFiles, storeFile } from '../../uploads/index.ts';
import { refusalOf } from './archive-limits.ts';
import { type Batch, countUnpacked } from '../batches.store.ts';
import { finishJob } from '../lifecycle/finish-job.ts';
import { type NewJob, insertJobOnce } from '../jobs.store.ts';
import { metadataOfFile } from '../metadata.ts';
import { recordBigrams } from '../searched-bigrams.store.ts';
import { storableText } from '../storable-json.ts';
import { readingPriority } from '../lifecycle/start-job.ts';
import { recogniseQueue } from '../jobs.queue.ts';

interface ArchivedJob {
  readonly batch: Batch;
  readonly entry: ArchiveEntry;
  readonly ordinal: number;
}

/** Creates and starts the job of one file of an archive; for a refused file, a job in error. */
export async function addArchivedJob(ctx: Context, { batch, entry, ordinal }: ArchivedJob): Promise<void> {
  const id = archivedJobId(batch, ordinal);
  const unpacked = await unpack(ctx, { companyId: batch.companyId, ownerId: id, entry });
  const metadata = metadataOfFile(batch.metadata, { path: entry.path, ordinal });
  const isReady = 'file' in unpacked;
  const at = ctx.clock.now();
  const row = archivedJobOf(batch, { id, path: entry.path, ordinal, metadata, isReady, at });
  await recordBigrams(ctx, row);
  const isKept = await transaction(ctx, async (ctx) => {
    if (!(await insertJobOnce(ctx.db, row))) return false;
    await countUnpacked(ctx.db, batch.id, row.createdAt);
    const refusal = 'refusal' in unpacked ? { code: unpacked.refusal } : await countJob(ctx, batch);
    if (refusal) {
      await finishJob(ctx, { jobId: id, outcome: { kind: 'error', ...refusal } });
      return false;
    }
    if ('file' in unpacked) await recordStoredFiles(ctx, [unpacked.file]);
    const priority = await readingPriority(ctx, batch.companyId);
    await ctx.queue.send(recogniseQueue, { jobId: id }, { priority, key: id });
    return true;
  });
  if (!isKept && 'file' in unpacked) await ctx.objects.delete(unpacked.file.objectKey);
}

interface Refusal {
  readonly code: ErrorCode;
  readonly params?: Record<string, string | number>;
}

/** Counts a job of an archive against the company's limits; returns the reason when one is reached. */
async function countJob(ctx: Context, batch: Batch): Promise<Refusal | undefined> {
  try {
    await withinLimits(ctx, batch, async () => undefined);
    return undefined;
  } catch (error) {
    if (error instanceof ContractError) return { code: error.code, params: { ...error.params } };
    throw error;
  }
}

/** The same on every attempt, so that files stored by an interrupted unpacking are where the job's files belong. */
function archivedJobId({ id, createdAt }: Batch, ordinal: number): string {
  return ksuid(createdAt, createHash('sha256').update(`${id}/${ordinal}`).digest().subarray(0, 16));
}

interface Unpacking {
  readonly companyId: string;
  readonly ownerId: string;
  readonly entry: ArchiveEntry;
}

type Unpacked = { readonly file: StoredFile } | { readonly refusal: ErrorCode };

async function unpack(ctx: Context, { companyId, ownerId, entry }: Unpacking): Promise<Unpacked> {
  const refusal = refusalOf(entry, ctx.config.limits);
  if (refusal) return { refusal };
  const place = { companyId, ownerKind: 'job', ownerId, name: 'document' } as const;
  try {
    const file = await storeFile(ctx, place, Readable.from(entry.unpack(), { objectMode: false }));
    if (file.mediaType !== 'application/zip') return { file };
    await ctx.objects.delete(file.objectKey);
    return { refusal: 'nested_archive' };
  } catch (error) {
    if (error instanceof ContractError) return { refusal: error.code };
    if (error instanceof ArchiveError) return { refusal: 'file_corrupted' };
    throw error;
  }
}

interface ArchivedFile {
  readonly id: string;
  readonly path: string;
  readonly ordinal: number;
  readonly metadata: unknown;
  /** Whether its file is stored; false when the job ends unread. */
  readonly isReady: boolean;
  readonly at: Date;
}

/** The job of one file of a batch's archive. */
function archivedJobOf(batch: Batch, { path, isReady, at, ...file }: ArchivedFile): NewJob {
  const { id: batchId, companyId, clientId, service, source, expiresAt, backgroundId } = batch;
  return {
    ...file,
    batchId,
    companyId,
    clientId,
    service,
    status: isReady ? 'processing' : 'waiting',
    createdAt: at,
    updatedAt: at,
    readyAt: isReady ? at : null,
    source,
    filename: storableText(path).slice(-255),
    expiresAt,
    backgroundId,
  };
}
