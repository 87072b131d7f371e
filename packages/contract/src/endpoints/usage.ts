import * as z from 'zod/mini';

import { endpoints } from '../kernel.ts';
import { Id, QueryFlag, text } from '../model/primitives.ts';
import {
  GeneralUsage,
  GeneralUsageFilter,
  ReadingQuality,
  UsageAnomaly,
  UsageMetrics,
  UsageTotals,
} from '../model/usage.ts';

const company = z.object({ companyId: Id });

export const usageEndpoints = endpoints({
  getUsage: {
    method: 'GET',
    path: '/v2/companies/:companyId/metrics/dashboard',
    access: 'user',
    summary: 'Requests by day (America/Sao_Paulo) over a range, by service when detailed',
    params: company,
    query: z.object({
      start_date: z.optional(text(10)),
      end_date: z.optional(text(10)),
      service: z.optional(text(64)),
      detailed: QueryFlag,
    }),
    answer: UsageMetrics,
    errors: ['not_found', 'date_range_invalid'],
  },
  getUsageTotals: {
    method: 'GET',
    path: '/v2/companies/:companyId/metrics/dashboard_lite',
    access: 'user',
    summary: 'Totals over a range',
    params: company,
    query: z.object({
      start_date: z.optional(text(10)),
      end_date: z.optional(text(10)),
      service: z.optional(text(64)),
    }),
    answer: UsageTotals,
    errors: ['not_found', 'date_range_invalid'],
  },
  getReadingQuality: {
    method: 'GET',
    path: '/v2/companies/:companyId/metrics/reading',
    access: 'user',
    summary: 'How fast and how surely the newest documents of a range were read',
    params: company,
    query: z.object({
      start_date: z.optional(text(10)),
      end_date: z.optional(text(10)),
      service: z.optional(text(64)),
    }),
    answer: ReadingQuality,
    errors: ['not_found', 'date_range_invalid'],
  },
  getGeneralUsage: {
    method: 'POST',
    path: '/v2/companies/metrics/general',
    access: 'admin',
    isReading: true,
    summary: 'Requests of all companies, or of some, by day over a range, and what each company used',
    body: GeneralUsageFilter,
    answer: GeneralUsage,
    errors: ['date_range_invalid'],
  },
  listUsageAnomalies: {
    method: 'GET',
    path: '/v2/companies/metrics/anomalies',
    access: 'admin',
    summary: 'Companies that had far more errors than usual on a day of the last week',
    answer: z.object({ anomalies: z.array(UsageAnomaly) }),
  },
});
