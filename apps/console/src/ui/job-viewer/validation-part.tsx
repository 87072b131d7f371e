import {
  type CheckOutcome,
  type Validation,
  type ValidationStatus,
  checkNames,
} from '@lavra/contract/model/validation';

import { m } from '../../i18n/messages.ts';
import { checkName } from '../../lib/check-name.ts';
import { StatusBadge, type StatusTone } from '../feedback/status-badge.tsx';
import classes from './validation-part.module.css';

const tones: Readonly<Record<ValidationStatus, StatusTone>> = {
  pending: 'info',
  approved: 'success',
  rejected: 'error',
  inconclusive: 'warning',
  failed: 'warning',
  not_configured: 'neutral',
};

function wordOf(status: ValidationStatus): string {
  return {
    pending: m.checks_word_pending,
    approved: m.checks_word_approved,
    rejected: m.checks_word_rejected,
    inconclusive: m.checks_word_inconclusive,
    failed: m.checks_word_failed,
    not_configured: m.checks_word_not_configured,
  }[status]();
}

/** The outcome of each outside check of a job, in words. */
export function ValidationPart({ validation }: { readonly validation: Validation }) {
  return (
    <ul className={classes.root} aria-label={m.jobs_part_checks()}>
      {checkNames.map((name) => {
        const outcome = validation[name];
        return outcome && <Check key={name} name={checkName(name)} outcome={outcome} />;
      })}
    </ul>
  );
}

function Check({ name, outcome }: { readonly name: string; readonly outcome: CheckOutcome }) {
  const differing = Object.entries(outcome.fields ?? {}).flatMap(([field, isSame]) =>
    isSame ? [] : [field],
  );
  return (
    <li className={classes.check}>
      <div className={classes.head}>
        <strong>{name}</strong>
        <StatusBadge tone={tones[outcome.status]}>{wordOf(outcome.status)}</StatusBadge>
      </div>
      <p>{outcome.message}</p>
      {outcome.situation !== undefined && (
        <p className={classes.situation}>{m.checks_situation({ situation: outcome.situation })}</p>
      )}
      {differing.length > 0 && (
        <p className={classes.fields}>{m.checks_differing({ fields: differing.join(', ') })}</p>
      )}
    </li>
  );
}
