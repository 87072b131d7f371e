/** One thing to check. `look` returns what it found to be well and throws what is wrong. */
export interface Check {
  readonly subject: string;
  /** What to do when `look` throws anything but an OperatorError, which says so itself. */
  readonly advice: string;
  readonly look: () => Promise<string>;
}
