import * as z from 'zod/mini';

import { model, named, said, strictModel } from './schema.ts';

/**
 * Requests by day over a range. `labels` are the days; `requests` holds one list of counts for each series (the service
 * names when detailed, else `total`); `duration` is the average seconds of a job.
 */
export const UsageMetrics = model('UsageMetrics', {
  labels: z.array(z.string()),
  requests: z.record(z.string(), z.array(z.int())),
  duration: said(z.number(), 'Segundos médios de um job.', 'Average seconds of a job.'),
  total_errors: said(z.int(), 'Requisições que terminaram em erro.', 'Requests that ended in error.'),
  total_requests: said(z.int(), 'Requisições.', 'Requests.'),
});
export type UsageMetrics = z.infer<typeof UsageMetrics>;

export const UsageTotals = named(
  'UsageTotals',
  z.pick(UsageMetrics, { duration: true, total_errors: true, total_requests: true }),
);
export type UsageTotals = z.infer<typeof UsageTotals>;

/**
 * How well and how fast the newest documents of a range were read. `seconds_p50` and `seconds_p95` are measured over
 * `jobs_timed` jobs; `without_doubts` counts the results without a doubtful value among `jobs_looked_at`. Null without
 * such jobs.
 */
export const ReadingQuality = model('ReadingQuality', {
  jobs_timed: said(
    z.int(),
    'Jobs dos quais se contou o tempo: os 5000 mais novos do intervalo.',
    'Jobs whose time was counted: the newest 5000 of the range.',
  ),
  seconds_p50: said(
    z.nullable(z.number()),
    'Segundos em que metade deles foi lida.',
    'Seconds in which half of them were read.',
  ),
  seconds_p95: said(
    z.nullable(z.number()),
    'Segundos em que 95 % deles foram lidos.',
    'Seconds in which 95 % of them were read.',
  ),
  jobs_looked_at: said(
    z.int(),
    'Resultados examinados: os 200 mais novos que ainda existem.',
    'Results that were looked at: the newest 200 that are still kept.',
  ),
  without_doubts: said(
    z.int(),
    'Quantos deles não têm valor a conferir.',
    'How many of them hold no value that wants a look.',
  ),
});
export type ReadingQuality = z.infer<typeof ReadingQuality>;

/** Percent with two decimals; 0 when `whole` is 0. */
export function percentOf(part: number, whole: number): string {
  return (whole === 0 ? 0 : (part * 100) / whole).toFixed(2);
}

export const requesterOrders = ['name', 'id', 'email', 'requests_sent', 'errors'] as const;

/** Which companies' usage, in which days and for which services; an empty choice means all. */
export const GeneralUsageFilter = strictModel('GeneralUsageFilter', {
  start: said(
    z.optional(z.string().check(z.maxLength(10))),
    'Primeiro dia, `AAAA-MM-DD`.',
    'First day, `YYYY-MM-DD`.',
  ),
  end: said(
    z.optional(z.string().check(z.maxLength(10))),
    'Último dia, `AAAA-MM-DD`.',
    'Last day, `YYYY-MM-DD`.',
  ),
  services: said(
    z.optional(z.array(z.string().check(z.maxLength(64))).check(z.maxLength(64))),
    'Só estes serviços.',
    'These services alone.',
  ),
  companies: said(
    z.optional(z.array(z.string().check(z.maxLength(64))).check(z.maxLength(500))),
    'Só estas empresas.',
    'These companies alone.',
  ),
  detailed: said(z.optional(z.boolean()), 'Uma série por serviço.', 'A series for each service.'),
  page: z.optional(z.int().check(z.gte(1), z.lte(1_000_000))),
  limit: said(z.optional(z.int().check(z.gte(1), z.lte(100))), 'Empresas por página.', 'Companies a page.'),
  sort: said(z.optional(z.enum(requesterOrders)), 'Coluna que dá a ordem.', 'Column that gives the order.'),
  ascending: said(z.optional(z.boolean()), 'Da menor para a maior.', 'Smallest first.'),
});
export type GeneralUsageFilter = z.infer<typeof GeneralUsageFilter>;

/** A day on which far more of a company's requests failed than usual. */
export const UsageAnomaly = model('UsageAnomaly', {
  company_id: z.string(),
  name: z.string(),
  day: said(z.string(), 'O dia.', 'The day.'),
  requests: said(z.int(), 'Requisições do dia.', 'Requests of the day.'),
  errors: said(z.int(), 'Quantas delas terminaram em erro.', 'How many of them ended in error.'),
  /** Percent of requests that ended in error: on that day, and in the four weeks before. */
  error_percent: said(
    z.number(),
    'Erros em cem requisições do dia.',
    'Errors in a hundred requests of the day.',
  ),
  usual_percent: said(
    z.number(),
    'Erros em cem requisições das quatro semanas anteriores.',
    'Errors in a hundred requests of the four weeks before.',
  ),
});
export type UsageAnomaly = z.infer<typeof UsageAnomaly>;

export const Requester = model('Requester', {
  name: z.string(),
  id: z.string(),
  email: z.string(),
  requests_sent: said(z.int(), 'Requisições.', 'Requests.'),
  errors: said(z.int(), 'Quantas terminaram em erro.', 'How many ended in error.'),
  recent: said(
    z.array(z.int()),
    'Requisições por dia nos últimos 30 dias do intervalo.',
    'Requests by day in the last 30 days of the range.',
  ),
});
export type Requester = z.infer<typeof Requester>;

export const GeneralUsage = model('GeneralUsage', {
  ...UsageMetrics.shape,
  requesters: said(
    z.array(Requester),
    'O uso de cada empresa, em páginas.',
    'What each company used, in pages.',
  ),
});
export type GeneralUsage = z.infer<typeof GeneralUsage>;
