import type { AuditEntry } from '@lavra/contract/model/audit';

import { formatDate } from '../../../lib/formats.ts';
import { AuditEntryRow } from './audit-entry-row.tsx';
import classes from './audit-days.module.css';

/** Entries of the trail grouped by local day, in the order they come. */
export function AuditDays({ entries }: { readonly entries: readonly AuditEntry[] }) {
  return byDay(entries).map(({ day, entries: ofDay }) => (
    <section key={day} aria-label={day}>
      <h2 className={classes.day}>{day}</h2>
      <div className={classes.entries}>
        {ofDay.map((entry) => (
          <AuditEntryRow key={entry.id} entry={entry} />
        ))}
      </div>
    </section>
  ));
}

function byDay(entries: readonly AuditEntry[]) {
  const days = new Map<string, AuditEntry[]>();
  for (const entry of entries) {
    const day = formatDate(entry.created_at);
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return [...days].map(([day, ofDay]) => ({ day, entries: ofDay }));
}
