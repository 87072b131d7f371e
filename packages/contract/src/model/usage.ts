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

/** Percent with two decimals, 0 when there is no whole. */
export function percentOf(part: number, whole: number): string {
  return (whole === 0 ? 0 : (part * 100) / whole).toFixed(2);
}
