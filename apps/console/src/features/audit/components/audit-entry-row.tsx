import type { AuditEntry } from '@lavra/contract/model/audit';

import { m } from '../../../i18n/messages.ts';
import { formatExactTime, formatTime } from '../../../lib/formats.ts';
import { CopyButton } from '../../../ui/controls/copy-button.tsx';
import { Icon } from '../../../ui/controls/icon.tsx';
import { Initials } from '../../../ui/controls/initials.tsx';
import { DetailList } from '../../../ui/layout/detail-list.tsx';
import { stateChanges } from '../state-changes.ts';
import classes from './audit-entry-row.module.css';

/** One change: who did what for which company; when opened, the values before and after. */
export function AuditEntryRow({ entry }: { readonly entry: AuditEntry }) {
  const actor = entry.actor_name ?? entry.actor_id;
  const client = entry.company_name ?? entry.company_id;
  const isOwn = entry.company_id === entry.actor_id;
  return (
    <details className={classes.root}>
      <summary className={classes.summary}>
        <Initials of={actor.charAt(0).toUpperCase()} />
        <span className={classes.words}>
          <strong>{actor}</strong>
          <span>{entry.action_title}</span>
          {client !== null && !isOwn && (
            <span className={classes.client}>{m.audit_for({ name: client })}</span>
          )}
        </span>
        <time dateTime={entry.created_at} className={classes.time}>
          {formatTime(new Date(entry.created_at))}
        </time>
        <Icon name="chevronDown" size={16} />
      </summary>
      <div className={classes.more}>
        <Changes entry={entry} />
        <DetailList details={detailsOf(entry)} />
      </div>
    </details>
  );
}

function Changes({ entry: { before, after, input } }: { readonly entry: AuditEntry }) {
  const changes = stateChanges(before, after);
  // When no state is recorded, the input of the call is shown instead.
  const shown = changes.length > 0 ? changes : stateChanges(null, input);
  if (shown.length === 0) return <p className={classes.none}>{m.audit_no_change()}</p>;
  return (
    // A scrollable box must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={classes.frame} tabIndex={0} aria-label={m.audit_changes()}>
      <table className={classes.changes}>
        <thead>
          <tr>
            <th scope="col">{m.audit_field()}</th>
            <th scope="col">{m.audit_before()}</th>
            <th scope="col">{m.audit_after()}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((change) => (
            <tr key={change.path}>
              <th scope="row">
                <code>{change.path}</code>
              </th>
              <td data-kind="before">{change.before ?? '—'}</td>
              <td data-kind="after">{change.after ?? '—'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function detailsOf(entry: AuditEntry) {
  return [
    { name: m.audit_when(), value: formatExactTime(entry.created_at) },
    { name: m.audit_who(), value: entry.actor_email },
    { name: m.audit_address(), value: entry.address },
    { name: m.audit_action(), value: <code>{entry.action}</code> },
    ...Object.entries(entry.target).map(([name, value]) => ({ name, value: <code>{value}</code> })),
    {
      name: m.failure_request_id(),
      value: (
        <>
          <code>{entry.request_id}</code>
          <CopyButton value={entry.request_id} name={m.failure_request_id()} />
        </>
      ),
      isWide: true,
    },
  ];
}
