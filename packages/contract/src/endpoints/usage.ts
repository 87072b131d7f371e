import * as z from 'zod/mini';

import { endpoints } from '../kernel.ts';
import { Day, Id, QueryFlag, text } from '../model/primitives.ts';
import {
  GeneralUsage,
  GeneralUsageFilter,
  ReadingQuality,
  UsageAnomaly,
  UsageMetrics,
  UsageTotals,
} from '../model/usage.ts';
import { generalUsage, generalUsageFilter, usageAnomaly } from '../reference/provider-examples.ts';
import { said } from '../model/schema.ts';

const company = z.object({ companyId: Id });

export const usageEndpoints = endpoints({
  getUsage: {
    method: 'GET',
    path: '/v2/companies/:companyId/metrics/dashboard',
    access: 'user',
    summary: 'Requests by day (America/Sao_Paulo) over a range, by service when detailed',
    params: company,
    query: z.object({
      start_date: z.optional(Day),
      end_date: z.optional(Day),
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
      start_date: z.optional(Day),
      end_date: z.optional(Day),
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
      start_date: z.optional(Day),
      end_date: z.optional(Day),
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
    answer: z.object({
      anomalies: said(z.array(UsageAnomaly), 'Os dias que fogem do normal.', 'The days that stand out.'),
    }),
  },
}).described({
  getUsage: {
    group: 'usage',
    pt: 'Requisições por dia (America/Sao_Paulo) em um intervalo',
    answer: {
      labels: ['2026-11-01', '2026-11-02'],
      requests: { total: [40, 61] },
      duration: 0.42,
      total_errors: 2,
      total_requests: 101,
    },
  },
  getUsageTotals: {
    group: 'usage',
    pt: 'Totais de um intervalo',
    answer: { duration: 0.42, total_errors: 2, total_requests: 101 },
  },
  getReadingQuality: {
    group: 'usage',
    pt: 'Com que rapidez e certeza os documentos mais novos de um intervalo foram lidos',
    answer: {
      jobs_timed: 101,
      seconds_p50: 1.12,
      seconds_p95: 3.4,
      jobs_looked_at: 99,
      without_doubts: 82,
    },
  },
  getGeneralUsage: {
    group: 'administration',
    pt: 'Requisições de todas as empresas, ou de algumas, por dia, e o uso de cada uma',
    more: {
      pt: 'Sem `services` ou `companies`, todos. As empresas vêm em páginas, da que mais usou à que menos; `sort` e `ascending` mudam a ordem.',
      en: 'Without `services` or `companies`, all of them. Companies come in pages, from the one that used most; `sort` and `ascending` change the order.',
    },
    body: generalUsageFilter,
    answer: generalUsage,
  },
  listUsageAnomalies: {
    group: 'administration',
    pt: 'Empresas com muito mais erros que o normal em um dia da última semana',
    more: {
      pt: 'Comparado com as quatro semanas anteriores da mesma empresa; o dia mais recente de cada uma.',
      en: 'Compared with the four weeks before of the same company; the newest day of each.',
    },
    answer: { anomalies: [usageAnomaly] },
  },
});
