import { setTimeout as pause } from 'node:timers/promises';

/** Ends with the work, or without it once the time is over: nothing waits for ever for what is frozen. */
export async function atMost(limitMs: number, work: Promise<unknown> | undefined): Promise<void> {
  await Promise.race([work, pause(limitMs, undefined, { ref: false })]);
}
