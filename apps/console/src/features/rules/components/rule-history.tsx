import type { CompanyRuleChange } from '@lavra/contract/model/company-rule';
import { useQuery } from '@tanstack/react-query';

import { companyRuleChangesQuery } from '../../../api/rules.ts';
import { m } from '../../../i18n/messages.ts';
import { formatDateTime } from '../../../lib/formats.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { FailureState } from '../../../ui/feedback/failure-state.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { type NameOf, constraintSentences } from '../rule-words.ts';
import classes from './rule-history.module.css';

interface RuleHistoryProps {
  readonly companyId: string;
  readonly nameOf: NameOf;
  readonly onRestore: (change: CompanyRuleChange) => void;
}

/** Earlier versions of the rule and who changed them; one can be restored. */
export function RuleHistory({ companyId, nameOf, onRestore }: RuleHistoryProps) {
  const list = useQuery(companyRuleChangesQuery(companyId));
  const changes = list.data?.changes ?? [];
  return (
    <Panel title={m.rules_history()} text={m.rules_history_text()}>
      {list.data === undefined && list.error !== null && (
        <FailureState error={list.error} onRetry={() => void list.refetch()} />
      )}
      {list.data !== undefined && changes.length === 0 && <p>{m.rules_history_empty()}</p>}
      <ol className={classes.list}>
        {changes.map((change, index) => (
          <li key={change.id} className={classes.change}>
            <div>
              <p className={classes.who}>
                <time dateTime={change.changed_at}>{formatDateTime(change.changed_at)}</time>
                {change.changed_by !== null && ` · ${change.changed_by.user_name}`}
              </p>
              <p className={classes.words}>
                {change.rule === null
                  ? m.rules_history_cleared()
                  : constraintSentences(change.rule, nameOf).join(' ')}
              </p>
            </div>
            {index > 0 && (
              <Button
                variant="default"
                size="xs"
                aria-label={m.rules_restore_of({ time: formatDateTime(change.changed_at) })}
                onClick={() => onRestore(change)}
              >
                {m.rules_restore()}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </Panel>
  );
}
