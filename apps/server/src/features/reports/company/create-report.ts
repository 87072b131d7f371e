import { constraintSentences } from '@lavra/contract/constraints';
import { reportEndpoints } from '@lavra/contract/endpoints/reports';
import { type ReportRequest, reportFormats } from '@lavra/contract/model/report';

import { transaction } from '../../../platform/database/transaction.ts';
import { readDayRange } from '../../../platform/day-range.ts';
import { invalidInput } from '../../../platform/invalid-input.ts';
import { verb } from '../../../platform/verb.ts';
import { retentionOf } from '../../companies/index.ts';
import { usageByDay } from '../../usage/index.ts';
import { findAskedTwice } from './report-columns.ts';
import { presentReport } from './report.presenter.ts';
import { reportQueue } from './reports.queue.ts';
import { insertReports } from './reports.store.ts';

/** Requests a report in each of the chosen formats; a worker writes them. */
export const createReport = verb(reportEndpoints.createReport, async ({ ctx, params, body }) => {
  const { companyId } = params;
  checkRequest(body);
  const range = readDayRange({ start: body.start, end: body.end }, { now: ctx.clock.now() });
  // Throws for a company that does not exist.
  await retentionOf(ctx, companyId);
  const used = await usageByDay(ctx, companyId, range);
  const { fields, field_by_field, attribute_fields, observation = '' } = body;
  const wanted = {
    companyId,
    ...range,
    observation,
    columns: { fields: [...new Set(fields)], field_by_field, attribute_fields },
    expectedRows: used.reduce((sum, { total }) => sum + total, 0),
    createdAt: ctx.clock.now(),
  };
  return transaction(ctx, async (ctx) => {
    const formats = reportFormats.filter((format) => body[format]);
    const reports = await insertReports(
      ctx.db,
      formats.map((format) => ({ ...wanted, format, id: ctx.ids.ksuid() })),
    );
    await ctx.queue.sendMany(
      reportQueue,
      reports.map(({ id: reportId }) => ({ data: { companyId, reportId, locale: ctx.locale } })),
    );
    return { reports: reports.map(presentReport) };
  });
});

/** Throws invalid_input when something is missing, or chosen in two ways. */
export function checkRequest(body: ReportRequest): void {
  const { start, end, csv, json, fields, field_by_field, attribute_fields } = body;
  if (!start) throw invalidInput('body.start', constraintSentences.required);
  if (!end) throw invalidInput('body.end', constraintSentences.required);
  if (!csv && !json)
    throw invalidInput('body.csv', { pt: 'Escolha CSV, JSON ou os dois.', en: 'Choose CSV, JSON or both.' });
  if (fields.length + field_by_field.length + attribute_fields.length === 0)
    throw invalidInput('body.fields', {
      pt: 'Escolha ao menos uma coluna.',
      en: 'Choose at least one column.',
    });
  const twice = findAskedTwice(body);
  if (twice !== undefined)
    throw invalidInput('body.fields', {
      pt: `${twice} foi pedido de mais de um modo.`,
      en: `${twice} was asked for in more than one way.`,
    });
}
