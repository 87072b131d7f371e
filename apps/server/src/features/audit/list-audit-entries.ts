import { Readable, pipeline } from 'node:stream';

import { auditEndpoints } from '@lavra/contract/endpoints/audit';

import { csvStream } from '../../platform/csv.ts';
import { readOpenRange } from '../../platform/day-range.ts';
import { cutPage, pageLimit, readPageToken } from '../../platform/page-token.ts';
import { type VerbCall, verb } from '../../platform/verb.ts';
import { presentAuditEntry } from './audit.presenter.ts';
import { type AuditFilter, listAuditRows } from './audit.store.ts';

type Call = VerbCall<typeof auditEndpoints.listAuditEntries>;

/** Rows of a CSV that are in memory at a time. */
const rowsAtOnce = 1000;
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
  const csv = csvStream(csvColumns);
  pipeline(Readable.from(linesOf(ctx, filter)), csv, (error) => {
    if (error) ctx.logger.warn({ err: error }, 'an export of the audit trail broke off');
  });
  return { stream: csv, contentType: 'text/csv; charset=utf-8', filename: 'audit.csv' };
}

async function* linesOf(ctx: Call['ctx'], filter: AuditFilter) {
  let rows = await listAuditRows(ctx.db, filter, { limit: rowsAtOnce, after: undefined });
  for (let last = rows.at(-1); last !== undefined; last = rows.at(-1)) {
    for (const row of rows) {
      const entry = presentAuditEntry(row, ctx.locale);
      const { target, input, before, after } = entry;
      yield {
        ...entry,
        ...Object.fromEntries(
          Object.entries({ target, input, before, after }).map(([key, value]) => [
            key,
            value === null ? '' : JSON.stringify(value),
          ]),
        ),
      };
    }
    if (rows.length < rowsAtOnce) return;
    const { createdAt: at, id } = last.entry;
    rows = await listAuditRows(ctx.db, filter, { limit: rowsAtOnce, after: { at, id } });
  }
}
