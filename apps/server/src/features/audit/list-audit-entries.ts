import { auditEndpoints } from '@lavra/contract/endpoints/audit';
import type { AuditEntry } from '@lavra/contract/model/audit';

import { csvFile } from '../../platform/csv.ts';
import { readOpenRange } from '../../platform/day-range.ts';
import { cutPage, pageLimit, readPageToken } from '../../platform/page-token.ts';
import { type VerbCall, verb } from '../../platform/verb.ts';
import { presentAuditEntry } from './audit.presenter.ts';
import { type AuditFilter, type AuditRow, listAuditRows } from './audit.store.ts';

type Call = VerbCall<typeof auditEndpoints.listAuditEntries>;

const csvColumns = [
  'id',
  'created_at',
  'actor_id',
  'actor_name',
  'actor_email',
  'company_id',
  'company_name',
  'action',
  'action_title',
  'target',
  'input',
  'before',
  'after',
  'address',
  'request_id',
] as const;

/** What administrators changed, newest first: one page, or everything that matches the filter as CSV. */
export const listAuditEntries = verb(auditEndpoints.listAuditEntries, async (call) => {
  const { ctx, query } = call;
  const filter = filterOf(call);
  if (query.format === 'csv') return fileOf(call, filter);
  const limit = pageLimit(query.limit, { usual: 30, most: 100 });
  const rows = await listAuditRows(ctx.db, filter, {
    limit: limit + 1,
    after: readPageToken(query.nextPageToken),
  });
  const placed = rows.map((row) => ({ ...row, id: row.entry.id, createdAt: row.entry.createdAt }));
  const { shown, next } = cutPage(placed, limit);
  return { entries: shown.map((row) => presentAuditEntry(row, ctx.locale)), ...next };
});

function filterOf({ ctx, query }: Call): AuditFilter {
  const { company, actor, action, startDate: start, endDate: end } = query;
  return {
    companyId: company || undefined,
    actorId: actor || undefined,
    action: action || undefined,
    ...readOpenRange({ start, end }, ctx.clock.now()),
  };
}

function fileOf({ ctx }: Call, filter: AuditFilter) {
  return csvFile<AuditRow>(ctx, {
    filename: 'audit.csv',
    what: 'an export of the audit trail',
    columns: csvColumns,
    list: (last, limit) =>
      listAuditRows(ctx.db, filter, {
        limit,
        after: last && { at: last.entry.createdAt, id: last.entry.id },
      }),
    present: (row) => cellsOf(presentAuditEntry(row, ctx.locale)),
  });
}

function cellsOf({ target, input, before, after, ...entry }: AuditEntry) {
  const cells = Object.entries({ target, input, before, after }).map(([key, value]) => [
    key,
    value === null ? '' : JSON.stringify(value),
  ]);
  return { ...entry, ...Object.fromEntries(cells) };
}
