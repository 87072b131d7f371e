import { describe, expect, it, vi } from 'vitest';

import { ChunkError, chunkTimeoutMs, inTime } from './in-time.ts';

describe('A part of the program', () => {
  it('is given up when it has not come after two minutes', async () => {
    vi.useFakeTimers();
    const waiting = inTime(() => new Promise<never>(() => undefined))();
    const refused = waiting.catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(chunkTimeoutMs - 1);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await refused).toBeInstanceOf(ChunkError);
    expect(await refused).not.toHaveProperty('cause');
    expect(chunkTimeoutMs).toBe(120_000);
  });

  it('comes as it is, or fails with its cause, and leaves no clock running', async () => {
    vi.useFakeTimers();
    expect(await inTime(async () => 'part')()).toBe('part');
    const broken = new TypeError('Failed to fetch dynamically imported module');
    const refused = inTime(() => Promise.reject(broken))();
    await expect(refused).rejects.toMatchObject({ name: 'ChunkError', cause: broken });
    expect(vi.getTimerCount()).toBe(0);
  });
});
