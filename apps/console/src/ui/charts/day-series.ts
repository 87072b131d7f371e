/** Whole numbers day by day. */
export interface DaySeries {
  /** Chooses the colour. */
  readonly key: string;
  /** As it is shown. */
  readonly name: string;
  /** One for each day. */
  readonly values: readonly number[];
}

export function totalOf({ values }: DaySeries): number {
  return values.reduce((sum, value) => sum + value, 0);
}
