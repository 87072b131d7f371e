/** Whole numbers by day. */
export interface DaySeries {
  /** Determines the colour. */
  readonly key: string;
  readonly name: string;
  /** One for each day. */
  readonly values: readonly number[];
}

export function totalOf({ values }: DaySeries): number {
  return values.reduce((sum, value) => sum + value, 0);
}
