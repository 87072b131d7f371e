import type { Field } from '@lavra/contract/model/result';

import { m } from '../../i18n/messages.ts';
import { formatNumber } from '../../lib/formats.ts';
import { type Level, shownConfidence } from './certainty.ts';
import classes from './fields.module.css';

const words: Record<Exclude<Level, 'unmeasured'>, () => string> = {
  high: m.viewer_confidence_high,
  medium: m.viewer_confidence_medium,
  low: m.viewer_confidence_low,
};

interface ConfidenceProps {
  readonly field: Field;
  readonly level: Level;
  /** In a cell there is room for the figure only. */
  readonly isSlim?: boolean;
}

/** The measured confidence as word, figure and bar; says so where nothing was measured. */
export function Confidence({ field, level, isSlim = false }: ConfidenceProps) {
  if (field.conf === undefined || level === 'unmeasured') {
    return (
      <span className={classes.confidence} data-level="unmeasured" title={m.viewer_confidence_unmeasured()}>
        <span aria-hidden="true">—</span>
        <span className={classes.unseen}>{m.viewer_confidence_unmeasured()}</span>
      </span>
    );
  }
  const exact = m.viewer_confidence_exact({ percent: formatNumber(field.conf, 1) });
  return (
    <span className={classes.confidence} data-level={level} title={exact}>
      <span className={classes.unseen}>{`${exact}, ${words[level]()}`}</span>
      <span className={classes.percent} aria-hidden="true">
        {isSlim ? null : <span>{words[level]()}</span>} {shownConfidence(field.conf)}%
      </span>
      {isSlim ? null : (
        <span className={classes.bar} aria-hidden="true">
          <span style={{ width: `${Math.max(2, field.conf)}%` }} />
        </span>
      )}
    </span>
  );
}
