import type { Check } from '@lavra/contract/model/result';

import { m } from '../../i18n/messages.ts';
import { Icon } from '../controls/icon.tsx';
import classes from './fields.module.css';

/** More than this many that hold are folded into one line. */
const shownPasses = 2;

interface CheckListProps {
  readonly checks: readonly Check[];
  readonly sentence: (check: Check) => string;
}

function Checks({ checks, sentence }: CheckListProps) {
  return (
    <ul className={classes.checks}>
      {checks.map((check, i) => (
        <li key={`${check.check}${i}`} className={classes.check} data-ok={check.ok}>
          <Icon name={check.ok ? 'check' : 'alert'} size={14} />
          {sentence(check)}
        </li>
      ))}
    </ul>
  );
}

/** What was verified about a value, in words; those that do not hold come first. */
export function CheckList({ checks, sentence }: CheckListProps) {
  const passed = checks.filter(({ ok }) => ok);
  const failed = checks.filter(({ ok }) => !ok);
  if (passed.length <= shownPasses) return <Checks checks={[...failed, ...passed]} sentence={sentence} />;
  return (
    <>
      <Checks checks={failed} sentence={sentence} />
      <details className={classes.passed}>
        <summary className={classes.check} data-ok="true">
          <Icon name="checks" size={14} />
          {m.viewer_checks_passed({ count: passed.length })}
        </summary>
        <Checks checks={passed} sentence={sentence} />
      </details>
    </>
  );
}
