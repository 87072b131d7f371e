import type { Field } from '@lavra/contract/model/result';

import { m } from '../../../i18n/messages.ts';
import { formatNumber } from '../../../lib/formats.ts';
import { type Level, shownConfidence } from './certainty.ts';
import classes from './fields.module.css';
import { markOf, type ValueView } from '../result-view.ts';

const words: Record<Exclude<Level, 'unmeasured'>, () => string> = {
  high: m.viewer_confidence_high,
  medium: m.viewer_confidence_medium,
  low: m.viewer_confidence_low,
};

/** The measured confidence as figure and word, or that nothing was measured. */
export function confidenceWords(field: Field, level: Level): string {
  if (field.conf === undefined || level === 'unmeasured') return m.viewer_confidence_unmeasured();
  return `${m.viewer_confidence_exact({ percent: formatNumber(field.conf, 1) })}, ${words[level]()}`;
}

/** A dot, with the figure if the confidence is low; nothing if all is well. */
export function DoubtMark({ value }: { readonly value: ValueView }) {
  if (!value.isUncertain) return null;
  const { conf } = value.field;
  const isUnsure = value.level === 'medium' || value.level === 'low';
  return (
    <span className={classes.mark} data-level={markOf(value)}>
      {isUnsure && conf !== undefined ? `${shownConfidence(conf)}%` : null}
      <span className={classes.dot} />
    </span>
  );
}
