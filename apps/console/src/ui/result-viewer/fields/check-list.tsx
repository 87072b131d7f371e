import type { Check } from '@lavra/contract/model/result';

import { Icon } from '../../controls/icon.tsx';
import classes from './fields.module.css';

interface CheckListProps {
  readonly checks: readonly Check[];
  readonly sentence: (check: Check) => string;
}

/** The checks of a value, in words; failed ones come first. */
export function CheckList({ checks, sentence }: CheckListProps) {
  if (checks.length === 0) return null;
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
