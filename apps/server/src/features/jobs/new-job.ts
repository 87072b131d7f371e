import type { Service } from '@lavra/contract/services/all';

import type { Context } from '../../platform/context.ts';
import { backgroundOf } from '../backgrounds/index.ts';
import { retentionOf } from '../companies/index.ts';
import { type Batch, type NewBatch, searchLength } from './batches.store.ts';
import { clientDataOf, destinationOf, filenameOf } from './job-metadata.ts';
import type { Sender } from './jobs.policy.ts';
import type { NewJob } from './jobs.store.ts';
import { toStorableText } from './storable-json.ts';

const dayMs = 86_400_000;

interface Request extends Sender {
  readonly service: Service;
  readonly source?: string | undefined;
  readonly backgroundId?: string | undefined;
  readonly filename?: string | undefined;
  readonly metadata: unknown;
}

/** The row of a batch that waits for its archive, or of a single job that waits for its files. */
export async function newBatch(ctx: Context, request: Request & { isSingle: boolean }): Promise<NewBatch> {
  const { companyId, clientId, service, isSingle, metadata } = request;
  const retention = await retentionOf(ctx, companyId);
  const background = request.backgroundId
    ? await backgroundOf(ctx, companyId, request.backgroundId)
    : undefined;
  const createdAt = ctx.clock.now();
  const filename = request.filename ? toStorableText(request.filename) : filenameOf(metadata);
  return {
    id: ctx.ids.ksuid(),
    companyId,
    clientId,
    service,
    isSingle,
    status: 'waiting',
    source: toStorableText(request.source ?? ''),
    filename,
    createdAt,
    updatedAt: createdAt,
    expiresAt: new Date(createdAt.getTime() + retention.expires * dayMs),
    totalJobs: isSingle ? 1 : 0,
    backgroundId: background?.id ?? null,
    metadata,
    searchText: searchTextOf(filename, isSingle ? clientDataOf(metadata) : null),
  };
}

/** The one job of a single batch, with its id. */
export function singleJobOf(batch: NewBatch): NewJob {
  const {
    id,
    companyId,
    clientId,
    service,
    status,
    source,
    filename,
    createdAt,
    expiresAt,
    backgroundId,
    metadata,
  } = batch;
  return {
    id,
    batchId: id,
    companyId,
    clientId,
    service,
    status,
    source,
    filename,
    createdAt,
    expiresAt,
    backgroundId,
    metadata,
    clientData: clientDataOf(metadata),
    destination: destinationOf(metadata),
  };
}

interface ArchivedFile {
  readonly id: string;
  readonly path: string;
  readonly ordinal: number;
  readonly metadata: unknown;
  readonly createdAt: Date;
}

/** The job of one file of a batch's archive. */
export function archivedJobOf(batch: Batch, { path, ...file }: ArchivedFile): NewJob {
  const { id: batchId, companyId, clientId, service, source, expiresAt, backgroundId } = batch;
  return {
    ...file,
    batchId,
    companyId,
    clientId,
    service,
    status: 'waiting',
    source,
    filename: toStorableText(path).slice(-255),
    expiresAt,
    backgroundId,
    clientData: clientDataOf(file.metadata),
    destination: destinationOf(file.metadata),
  };
}

function searchTextOf(filename: string | null, clientData: unknown): string {
  const written = clientData === null ? '' : JSON.stringify(clientData);
  return `${filename ?? ''} ${written}`.trim().toLowerCase().slice(0, searchLength);
}
