const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** Delays before the second and later attempts, as Standard Webhooks recommends. */
export const retryDelaysMs: readonly number[] = [
  5 * second,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  24 * hour,
];

/** An unanswered ping is not worth two days. */
const pingRetries = 2;

/**
 * Milliseconds until the attempt after `attempt` (1 for the first), plus up to a tenth of jitter so that a receiver that comes
 * back does not get all messages at once; undefined when the delivery is given up. `random` is 0 to 1.
 */
export function retryDelayMs(attempt: number, isPing: boolean, random: number): number | undefined {
  const delay = retryDelaysMs[attempt - 1];
  if (delay === undefined || (isPing && attempt > pingRetries)) return undefined;
  return Math.round(delay * (1 + random / 10));
}
