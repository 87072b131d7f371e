import { reviewEndpoints } from '@lavra/contract/endpoints/review';
import { ContractError } from '@lavra/contract/errors';

import { withLocalCopy } from '../../platform/object-store/local-copy.ts';
import { verb } from '../../platform/verb.ts';
import { filesOf } from '../uploads/index.ts';
import { written } from './decided-result.ts';
import { findHeld } from './held-task.ts';

/** Reads part of a page of a held task again, as the value of a field when one is named. */
export const readRegion = verb(reviewEndpoints.readRegion, async ({ ctx, params, body }) => {
  const { service, result } = await findHeld(ctx, params);
  const { file, page, box, key } = body;
  const kept = (await filesOf(ctx, params.jobId)).find(({ name }) => name === file);
  if (!kept) throw new ContractError('not_found');
  // The engine turns only the pages of the document.
  const reading = file === 'document' ? result?.Pages?.find((known) => known.page === page) : undefined;
  const orientation = reading?.orientation ?? 0;
  const read = await withLocalCopy(ctx.objects, kept.objectKey, async (path) => {
    const counted = await ctx.engine.countPages(path);
    if (counted.kind === 'refused') throw new ContractError(counted.code);
    if (page > counted.pages) throw new ContractError('not_found');
    return ctx.engine.readRegion({ path, page, box, orientation });
  });
  if (read.kind === 'refused') throw new ContractError(read.code);
  const { text, conf } = read;
  return { value: written(service, key, text), ...(conf === undefined ? {} : { conf }) };
});
