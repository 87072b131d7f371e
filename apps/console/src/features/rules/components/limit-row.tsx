import { ruleLimitMax } from '@lavra/contract/constants';
import type { LimitUse, RuleLimit } from '@lavra/contract/model/company-rule';

import { m } from '../../../i18n/messages.ts';
import { type Choice, ChipsBox } from '../../../ui/inputs/chips-box.tsx';
import { RowAction } from '../../../ui/controls/row-action.tsx';
import { LimitGauge } from '../../../ui/limits/limit-gauge.tsx';
import classes from './limit-row.module.css';

interface LimitRowProps {
  /** From 1, for screen readers. */
  readonly number: number;
  readonly rule: RuleLimit;
  readonly choices: readonly Choice[];
  readonly label: string;
  /** Its current use, if the limit is saved. */
  readonly use: LimitUse | undefined;
  readonly onLimit: (limit: number) => void;
  readonly onServices: (services: string[]) => void;
  readonly onRemove: () => void;
}

/** One limit, as a sentence: at most a number of documents of the chosen services in a period. */
export function LimitRow({ number, rule, choices, label, use, ...on }: LimitRowProps) {
  const isOpen = rule.limit === 0 || rule.services.length === 0;
  return (
    <li className={classes.root}>
      <div className={classes.sentence}>
        <label className={classes.limit}>
          <span>{m.rules_at_most()}</span>
          <input
            type="number"
            inputMode="numeric"
            min={0}
            max={ruleLimitMax}
            step={1}
            value={rule.limit}
            aria-label={m.rules_limit_number({ number })}
            onChange={({ currentTarget }) =>
              on.onLimit(Math.min(ruleLimitMax, Math.max(0, Math.trunc(Number(currentTarget.value) || 0))))
            }
          />
          <span>{m.rules_documents_of()}</span>
        </label>
        <div className={classes.services}>
          <ChipsBox
            label={label}
            choices={choices}
            value={rule.services}
            onChange={on.onServices}
            placeholder={m.rules_choose()}
          />
        </div>
        <RowAction icon="trash" label={m.rules_remove_limit({ number })} onClick={on.onRemove} />
      </div>
      {isOpen ? (
        <p className={classes.open}>{m.rules_no_limit_yet()}</p>
      ) : (
        use !== undefined && <LimitGauge use={use} limit={rule.limit} />
      )}
    </li>
  );
}
