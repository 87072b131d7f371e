import type { Box } from '@lavra/contract/model/result';

/** One digit of a meter. */
export interface Figure {
  readonly digit: string;
  /** 0 to 100. */
  readonly conf: number;
  /** On the upright picture, as fractions of it. */
  readonly box: Box;
}

/** A meter's register: seven segments, drums with digits, or dials with hands. */
export interface Display {
  readonly kind: 'segments' | 'drums' | 'dials';
  /** Left to right, most significant first. */
  readonly figures: readonly Figure[];
  /** Number of digits after the decimal point. */
  readonly decimals?: number;
  /** The small digits beside them that tell which register is shown. */
  readonly code?: readonly Figure[];
}
