import { type Service, serviceDefinition } from '@lavra/contract/services/all';

import { ContractError } from '@lavra/contract/errors';

import type { Context } from '../../../platform/context.ts';
import type { FileName } from '../../uploads/index.ts';
import { backgroundOf } from '../../backgrounds/index.ts';
import { retentionOf } from '../../companies/index.ts';
import { type NewBatch, searchLength } from '../batches.store.ts';
import { clientDataOf, destinationOf, filenameOf } from './metadata.ts';
import type { Sender } from '../jobs.policy.ts';
import type { NewJob } from '../jobs.store.ts';
import { toStorableText } from '../storable-json.ts';

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

function searchTextOf(filename: string | null, clientData: unknown): string {
  const written = clientData === null ? '' : JSON.stringify(clientData);
  return `${filename ?? ''} ${written}`.trim().toLowerCase().slice(0, searchLength);
}

interface Flags {
  readonly facematch: boolean;
  readonly 'extra-document': boolean;
}

/** The files a job waits for. A service that compares two pictures does so whatever the flags say. */
export function expectedFiles(service: Service, flags: Flags): FileName[] {
  const names: FileName[] = ['document'];
  if (serviceDefinition(service).selfie === 'required' || flags.facematch) names.push('selfie');
  if (flags['extra-document']) names.push('extra_document');
  return names;
}

/** As many as the common object stores take. */
const maxParts = 10_000;

/** Parts that a document comes in; none asked for, or 0, is in one piece. Throws `invalid_input`. */
export function checkParts(parts: number | undefined): number | undefined {
  if (parts === undefined || parts === 0) return undefined;
  if (parts <= maxParts) return parts;
  throw new ContractError('invalid_input', {
    details: [{ path: 'query.parts', message: `1 - ${maxParts}` }],
  });
}
