/** One thing that is looked at. Answers what was found to be well; throws what is not. */
export interface Check {
  readonly subject: string;
  /** What to do when it throws anything but an OperatorError, which says so itself. */
  readonly advice: string;
  readonly look: () => Promise<string>;
}
