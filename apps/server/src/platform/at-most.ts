import { setTimeout as pause } from 'node:timers/promises';

/** Resolves with the work, or without it after the time limit: nothing waits for ever for a frozen dependency. */
export async function atMost(limitMs: number, work: Promise<unknown> | undefined): Promise<void> {
  await Promise.race([work, pause(limitMs, undefined, { ref: false })]);
}
