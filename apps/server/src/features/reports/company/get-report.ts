import { reportEndpoints } from '@lavra/contract/endpoints/reports';
import { ContractError } from '@lavra/contract/errors';

import { verb } from '../../../platform/verb.ts';
import { findReport } from './reports.store.ts';
import { contentTypes } from './write-report.ts';

/** Long enough to start the download of a large file, and no longer. */
const linkMs = 5 * 60_000;

/** A presigned URL of the file of a finished report. */
export const getReport = verb(reportEndpoints.getReport, async ({ ctx, params }) => {
  const report = await findReport(ctx.db, params.companyId, params.reportId);
  if (!report) throw new ContractError('not_found');
  if (report.status !== 'done' || report.objectKey === null) throw new ContractError('file_not_ready');
  const url = await ctx.objects.presignedUrl({
    key: report.objectKey,
    expiresInMs: linkMs,
    filename: `${report.id}.${report.format}`,
    contentType: contentTypes[report.format],
  });
  return { url, exp: String(linkMs) };
});
