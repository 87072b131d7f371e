/** Processor time below which a process did nothing in the whole of a span; even a busy machine gives it more. */
const idleMs = 100;

/** Tells, asked again and again with the processor time taken so far, whether a whole span of `timeoutMs` passed without work. */
export function watchIdle(timeoutMs: number, processorMs: number): (processorMs: number) => boolean {
  let seen = { atMs: performance.now(), processorMs };
  return (takenMs) => {
    const atMs = performance.now();
    if (atMs - seen.atMs < timeoutMs) return false;
    const took = takenMs - seen.processorMs;
    seen = { atMs, processorMs: takenMs };
    return took < idleMs;
  };
}
