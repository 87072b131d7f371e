import { reportEndpoints } from '@lavra/contract/endpoints/reports';
import { type CompositeField, type ReportPreview, compositeFields } from '@lavra/contract/model/report';

import { endOfDay, readDayRange, startOfDay } from '../../../platform/day-range.ts';
import { verb } from '../../../platform/verb.ts';
import { retentionOf } from '../../companies/index.ts';
import { checkRequest } from './create-report.ts';
import { columnNames, jobPartsOf, partsOf, presentLine } from './report-columns.ts';
import { type ReportedJob, listEndedJobs } from './reported-jobs.store.ts';

const previewedRows = 5;
/** Limits of a cell and of an attribute's parts: what fits on a screen. */
const shown = { characters: 200, parts: 200 };

/** The parts of every attribute are offered, whatever was chosen. */
const everyAttribute = { fields: [...compositeFields], field_by_field: [], attribute_fields: [] };

/** How the file would begin. Columns of a split attribute come from these rows only; the file has all of them. */
export const previewReport = verb(reportEndpoints.previewReport, async ({ ctx, params, body }) => {
  checkRequest(body);
  const { start, end } = readDayRange({ start: body.start, end: body.end }, { now: ctx.clock.now() });
  // Throws for a company that does not exist.
  await retentionOf(ctx, params.companyId);
  const jobs = await listEndedJobs(ctx.db, {
    companyId: params.companyId,
    from: startOfDay(start),
    until: endOfDay(end),
    parts: new Set([...jobPartsOf(body), ...jobPartsOf(everyAttribute)]),
    after: undefined,
    limit: previewedRows,
  });
  const parts = Object.fromEntries(
    compositeFields.map((attribute) => [attribute, partNames(jobs, attribute)]),
  ) as ReportPreview['parts'];
  const split = new Map(body.field_by_field.map((attribute) => [attribute, new Set(parts[attribute])]));
  const columns = columnNames(body, split);
  const rows = jobs.map((job) => {
    const line = presentLine(job, body, ctx.locale);
    return columns.map((column) => cellOf(line[column]));
  });
  return { columns, rows, parts };
});

function partNames(jobs: readonly ReportedJob[], attribute: CompositeField): string[] {
  const names = new Set(jobs.flatMap((job) => partsOf(job, attribute).map(([name]) => name)));
  return [...names].toSorted().slice(0, shown.parts);
}

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > shown.characters ? `${text.slice(0, shown.characters)}…` : text;
}
