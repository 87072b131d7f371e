import type { sendingEndpoints } from '@lavra/contract/endpoints/sending';
import { type Service, serviceDefinition } from '@lavra/contract/services/all';

import type { Context } from '../../../platform/context.ts';
import type { VerbCall } from '../../../platform/verb.ts';
import type { FileName } from '../../uploads/index.ts';
import { backgroundOf } from '../../backgrounds/index.ts';
import { filenameOf } from '../metadata.ts';
import type { Sender } from '../jobs.policy.ts';
import type { Sent } from '../jobs.store.ts';
import { refuseBeyondLimits } from '../../rules/index.ts';
import { recordBigrams } from '../searched-bigrams.store.ts';
import { allowJob } from './quotas.ts';
import { storableText } from '../storable-json.ts';

type JobQuery = VerbCall<typeof sendingEndpoints.createJob>['query'];

interface NewRow {
  readonly sender: Sender & { readonly service: Service };
  readonly query: Pick<JobQuery, 'source' | 'background-validation-id' | 'filename'>;
  readonly metadata: unknown;
}

/** The columns that the rows of a single job and of a batch share: both await files. A search may find it from now on. */
export async function newRow(
  ctx: Context,
  { sender, query, metadata }: NewRow,
): Promise<Sent & Pick<NewRow['sender'], 'service'>> {
  const { companyId } = sender;
  await allowJob(ctx, companyId);
  const backgroundId = query['background-validation-id'];
  const background = backgroundId ? await backgroundOf(ctx, companyId, backgroundId) : undefined;
  await refuseBeyondLimits(ctx, { ...sender, backgroundId: background?.id ?? null });
  const row = {
    id: ctx.ids.ksuid(),
    ...sender,
    status: 'waiting' as const,
    source: storableText(query.source ?? ''),
    filename: query.filename ? storableText(query.filename) : filenameOf(metadata),
    createdAt: ctx.clock.now(),
    backgroundId: background?.id ?? null,
    metadata,
  };
  await recordBigrams(ctx, row);
  return row;
}

/** The files that a job awaits. A service that compares two pictures always awaits both, whatever the flags. */
export function expectedFiles(
  service: Service,
  flags: Pick<JobQuery, 'facematch' | 'extra-document' | 'extra_document'>,
): FileName[] {
  const names: FileName[] = ['document'];
  if (serviceDefinition(service).selfie === 'required' || flags.facematch) names.push('selfie');
  if (flags['extra-document'] || flags.extra_document) names.push('extra_document');
  return names;
}
