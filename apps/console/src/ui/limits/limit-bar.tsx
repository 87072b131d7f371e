import type { LimitUse } from '@lavra/contract/model/company-rule';

import { limitTone, shareOf } from './limit-share.ts';
import classes from './limit-gauge.module.css';

interface LimitBarProps {
  readonly use: LimitUse;
  /** Description of the bar, in words. */
  readonly label: string;
}

/** How much of a limit is used, as a bar beside a number. */
export function LimitBar({ use, label }: LimitBarProps) {
  return (
    <span className={classes.root} data-tone={limitTone(use)} title={label}>
      <span className={classes.bar} aria-hidden="true">
        <span style={{ width: `${shareOf(use) * 100}%` }} />
      </span>
      <span className={classes.heard}>{label}</span>
    </span>
  );
}
