/** Waits at least `ms`, so that the browser can paint and handle input. */
export function pause(ms = 0): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
