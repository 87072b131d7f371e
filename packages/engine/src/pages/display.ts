import type { Box } from '@lavra/contract/model/result';

/** One figure of a meter. */
export interface Figure {
  readonly digit: string;
  /** 0 to 100. */
  readonly conf: number;
  /** On the upright picture, as fractions of it. */
  readonly box: Box;
}

/** What shows the consumption: a display of segments, drums with figures on them, or hands. */
export interface Display {
  readonly kind: 'segments' | 'drums' | 'dials';
  /** Left to right, the highest first. */
  readonly figures: readonly Figure[];
  /** How many of them stand behind a point. */
  readonly decimals?: number;
}
