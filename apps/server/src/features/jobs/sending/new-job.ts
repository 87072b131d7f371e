import { type Service, serviceDefinition } from '@lavra/contract/services/all';

import { ContractError } from '@lavra/contract/errors';

import type { Context } from '../../../platform/context.ts';
import type { FileName } from '../../uploads/index.ts';
import { backgroundOf } from '../../backgrounds/index.ts';
import { filenameOf } from '../metadata.ts';
import type { Sender } from '../jobs.policy.ts';
import { toStorableText } from '../storable-json.ts';

interface Request extends Sender {
  readonly service: Service;
  readonly source?: string | undefined;
  readonly backgroundId?: string | undefined;
  readonly filename?: string | undefined;
  readonly metadata: unknown;
}

/** What the rows of a single job and of a batch have in common: it waits for its files. */
export async function newRow(ctx: Context, request: Request) {
  const { companyId, clientId, service, metadata } = request;
  const background = request.backgroundId
    ? await backgroundOf(ctx, companyId, request.backgroundId)
    : undefined;
  const createdAt = ctx.clock.now();
  return {
    id: ctx.ids.ksuid(),
    companyId,
    clientId,
    service,
    status: 'waiting' as const,
    source: toStorableText(request.source ?? ''),
    filename: request.filename ? toStorableText(request.filename) : filenameOf(metadata),
    createdAt,
    updatedAt: createdAt,
    backgroundId: background?.id ?? null,
    metadata,
  };
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
