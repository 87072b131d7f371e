import { confidenceThreshold } from '@lavra/contract/constants';
import type { Field } from '@lavra/contract/model/result';

/** Below this confidence, 0 to 100, a value should be reviewed. */
export const defaultThreshold = confidenceThreshold;

/** Below this share of the threshold a value is more likely wrong than right. */
const lowShare = 0.7;

/** `unmeasured`: no recogniser gave a confidence. */
export type Level = 'high' | 'medium' | 'low' | 'unmeasured';

export function levelOf(field: Field, threshold: number): Level {
  if (field.conf === undefined) return 'unmeasured';
  if (field.conf >= threshold) return 'high';
  return field.conf >= threshold * lowShare ? 'medium' : 'low';
}

/** Whole percent, rounded down so as not to claim a confidence that was not measured. */
export function shownConfidence(conf: number): number {
  return Math.floor(conf);
}
