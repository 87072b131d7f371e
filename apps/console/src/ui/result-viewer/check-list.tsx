import type { Check } from '@lavra/contract/model/result';

import { Icon } from '../icon.tsx';
import classes from './fields.module.css';

/** What was verified about a value, in words; those that do not hold come first. */
export function CheckList({
  checks,
  sentence,
}: {
  readonly checks: readonly Check[];
  readonly sentence: (check: Check) => string;
}) {
  return (
    <ul className={classes.checks}>
      {checks
        .toSorted((a, b) => Number(a.ok) - Number(b.ok))
        .map((check, i) => (
          <li key={`${check.check}${i}`} className={classes.check} data-ok={check.ok}>
            <Icon name={check.ok ? 'check' : 'alert'} size={14} />
            {sentence(check)}
          </li>
        ))}
    </ul>
  );
}
