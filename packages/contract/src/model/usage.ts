import * as z from 'zod/mini';

/**
 * Requests by day over a range. `labels` are the days; `requests` holds one list of counts for each series
 * (service names when detailed, else `total`); `duration` is the average seconds of a job.
 */
export const UsageMetrics = z.object({
  labels: z.array(z.string()),
  requests: z.record(z.string(), z.array(z.int())),
  duration: z.number(),
  total_errors: z.int(),
  total_requests: z.int(),
});
export type UsageMetrics = z.infer<typeof UsageMetrics>;

export const UsageTotals = z.pick(UsageMetrics, { duration: true, total_errors: true, total_requests: true });
export type UsageTotals = z.infer<typeof UsageTotals>;

/**
 * How well and how fast the newest documents of a range were read. `seconds_p50` and `seconds_p95` are of `jobs_timed`
 * jobs; `without_doubts` of `jobs_looked_at` results hold no doubtful value. Null where there is none to tell of.
 */
export const ReadingQuality = z.object({
  jobs_timed: z.int(),
  seconds_p50: z.nullable(z.number()),
  seconds_p95: z.nullable(z.number()),
  jobs_looked_at: z.int(),
  without_doubts: z.int(),
});
export type ReadingQuality = z.infer<typeof ReadingQuality>;

/** Percent with two decimals, 0 when there is no whole. */
export function percentOf(part: number, whole: number): string {
  return (whole === 0 ? 0 : (part * 100) / whole).toFixed(2);
}

export const requesterOrders = ['name', 'id', 'email', 'requests_sent', 'errors'] as const;

/** Which companies' usage, of which days and services; none named is all. */
export const GeneralUsageFilter = z.strictObject({
  start: z.optional(z.string().check(z.maxLength(10))),
  end: z.optional(z.string().check(z.maxLength(10))),
  services: z.optional(z.array(z.string().check(z.maxLength(64))).check(z.maxLength(64))),
  companies: z.optional(z.array(z.string().check(z.maxLength(64))).check(z.maxLength(500))),
  detailed: z.optional(z.boolean()),
  page: z.optional(z.int().check(z.gte(1), z.lte(1_000_000))),
  limit: z.optional(z.int().check(z.gte(1), z.lte(100))),
  sort: z.optional(z.enum(requesterOrders)),
  ascending: z.optional(z.boolean()),
});
export type GeneralUsageFilter = z.infer<typeof GeneralUsageFilter>;

/** A day on which far more of a company's requests failed than usual. */
export const UsageAnomaly = z.object({
  company_id: z.string(),
  name: z.string(),
  day: z.string(),
  requests: z.int(),
  errors: z.int(),
  /** Of a hundred requests, those in error: of that day, and of the weeks before. */
  error_percent: z.number(),
  usual_percent: z.number(),
});
export type UsageAnomaly = z.infer<typeof UsageAnomaly>;

/** What one company used. */
export const Requester = z.object({
  name: z.string(),
  id: z.string(),
  email: z.string(),
  requests_sent: z.int(),
  errors: z.int(),
  /** Requests by day of the last 30 days of the range. */
  recent: z.array(z.int()),
});
export type Requester = z.infer<typeof Requester>;

export const GeneralUsage = z.object({ ...UsageMetrics.shape, requesters: z.array(Requester) });
export type GeneralUsage = z.infer<typeof GeneralUsage>;
