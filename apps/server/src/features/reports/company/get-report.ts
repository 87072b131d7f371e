import { reportEndpoints } from '@lavra/contract/endpoints/reports';
import { ContractError } from '@lavra/contract/errors';

import { storageLink } from '../../../platform/storage-link.ts';
import { verb } from '../../../platform/verb.ts';
import { findReport } from './reports.store.ts';
import { contentTypes } from './write-report.ts';

/** A presigned URL of the file of a finished report. */
export const getReport = verb(reportEndpoints.getReport, async ({ ctx, params }) => {
  const report = await findReport(ctx.db, params.companyId, params.reportId);
  if (!report) throw new ContractError('not_found');
  if (report.status !== 'done' || report.objectKey === null) throw new ContractError('file_not_ready');
  return storageLink(ctx, {
    key: report.objectKey,
    filename: `${report.id}.${report.format}`,
    contentType: contentTypes[report.format],
  });
});
