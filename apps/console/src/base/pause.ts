/** Lets the browser paint and listen, at least for `ms`. */
export function pause(ms = 0): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
