import type { CompanyRuleChoice, LimitUse } from '@lavra/contract/model/company-rule';

import { m } from '../../../i18n/messages.ts';
import type { Choice } from '../../../ui/inputs/chips-box.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Icon } from '../../../ui/controls/icon.tsx';
import {
  type LimitList as Which,
  withLimit,
  withNewLimit,
  withoutLimit,
  withServices,
} from '../rule-draft.ts';
import { LimitRow } from './limit-row.tsx';
import classes from './limit-list.module.css';

interface LimitListProps {
  readonly title: string;
  readonly list: Which;
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly draft: CompanyRuleChoice;
  readonly uses: readonly LimitUse[];
  readonly onChange: (draft: CompanyRuleChoice) => void;
}

/** The limits on services, or those on background validations. */
export function LimitList({ title, list, label, choices, draft, uses, onChange }: LimitListProps) {
  const kind = list === 'front_data' ? 'services' : 'validations';
  const useOf = (services: readonly string[]) =>
    uses.find((use) => use.kind === kind && use.services.toSorted().join() === services.toSorted().join());
  return (
    <section className={classes.root} aria-label={title}>
      <h3 className={classes.title}>{title}</h3>
      <ul className={classes.rows}>
        {draft[list].map((rule, index) => (
          <LimitRow
            // Limits are identified only by their position.
            key={index}
            number={index + 1}
            rule={rule}
            choices={choices}
            label={label}
            use={useOf(rule.services)}
            onLimit={(limit) => onChange(withLimit(draft, list, { index, limit }))}
            onServices={(services) => onChange(withServices(draft, list, { index, services }))}
            onRemove={() => onChange(withoutLimit(draft, list, index))}
          />
        ))}
      </ul>
      <Button
        variant="default"
        leftSection={<Icon name="plus" size={16} />}
        onClick={() => onChange(withNewLimit(draft, list))}
      >
        {m.rules_add_limit()}
      </Button>
    </section>
  );
}
