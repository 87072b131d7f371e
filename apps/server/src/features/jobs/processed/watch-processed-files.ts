import { processedFileEndpoints } from '@lavra/contract/endpoints/processed-files';

import { invalidInput } from '../../../platform/invalid-input.ts';
import { hourMs } from '../../../platform/times.ts';
import { verb } from '../../../platform/verb.ts';
import { backgroundNames } from '../../backgrounds/index.ts';
import { presentProcessedFile } from './processed-files.presenter.ts';
import { listChangedProcessedFiles } from '../processed-files.store.ts';

const maxRows = 200;
/** Further back, reading the list anew is better. */
const longestLookMs = hourMs;
/** A change becomes visible when its transaction commits, which may be this long after its timestamp. */
const overlapMs = 5000;

/**
 * Rows that changed since a moment (RFC 3339), and the moment to ask from next time. A row may come again without a change, but
 * no change is missed.
 */
export const watchProcessedFiles = verb(
  processedFileEndpoints.watchProcessedFiles,
  async ({ ctx, params, query }) => {
    const nowMs = ctx.clock.now().getTime();
    const since = new Date(Math.max(readMoment(query.since), nowMs - longestLookMs));
    const rows = await listChangedProcessedFiles(ctx.db, params.companyId, { since, limit: maxRows });
    const last = rows.at(-1);
    const isCut = rows.length === maxRows && last !== undefined;
    const seenUntilMs = Math.max(since.getTime(), nowMs - overlapMs);
    const names = await backgroundNames(ctx, rows);
    return {
      jobs: rows.map((row) => presentProcessedFile(row, names, query)),
      now: (isCut ? last.updatedAt : new Date(seenUntilMs)).toISOString(),
    };
  },
);

function readMoment(written: string): number {
  const ms = /^\d{4}-\d{2}-\d{2}T/.test(written) ? Date.parse(written) : Number.NaN;
  if (Number.isNaN(ms))
    throw invalidInput('query.since', {
      pt: 'Deve ser uma data com hora, como 2026-11-22T12:00:00Z.',
      en: 'Must be a date with a time, like 2026-11-22T12:00:00Z.',
    });
  return ms;
}
