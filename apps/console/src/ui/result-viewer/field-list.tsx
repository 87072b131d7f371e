import { type KeyboardEvent, useMemo } from 'react';

import { m } from '../../i18n/messages.ts';
import { FieldRow, type ValueTools } from './field-row.tsx';
import { FieldTable } from './field-table.tsx';
import classes from './fields.module.css';
import { type DocumentView, type GroupView, type ResultView, uncertainFields } from './result-view.ts';

function Group({ group, tools }: { readonly group: GroupView; readonly tools: ValueTools }) {
  return (
    <section className={classes.group}>
      <h3 className={classes.title}>{group.label}</h3>
      {group.values.length === 0 ? null : (
        <ul className={classes.rows}>
          {group.values.map((value) => (
            <FieldRow key={value.id} value={value} tools={tools} />
          ))}
        </ul>
      )}
      {group.tables.map((table) => (
        <FieldTable key={table.name} table={table} tools={tools} />
      ))}
    </section>
  );
}

/** The groups without the values that stand in front of them. */
function without(document: DocumentView, taken: ReadonlySet<string>): GroupView[] {
  return document.groups
    .map((group) => ({ ...group, values: group.values.filter((value) => !taken.has(value.id)) }))
    .filter((group) => group.values.length + group.tables.length > 0);
}

/** Arrows go from field to field, whatever stands between them. */
function moveByArrows(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  if (!(event.target instanceof HTMLElement) || event.target.dataset['locate'] === undefined) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-locate]:not(:disabled)')];
  const next = stops[stops.indexOf(event.target) + (event.key === 'ArrowDown' ? 1 : -1)];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}

interface Props {
  readonly view: ResultView;
  readonly isUncertainFirst: boolean;
  readonly tools: ValueTools;
}

/** Every field of a result, grouped as on the document; uncertain ones in front when asked for. */
export function FieldList({ view, isUncertainFirst, tools }: Props) {
  const doubts = useMemo(() => (isUncertainFirst ? uncertainFields(view) : []), [view, isUncertainFirst]);
  const taken = useMemo(() => new Set(doubts.map((value) => value.id)), [doubts]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- listens to the keys of the buttons inside
    <div className={classes.list} onKeyDown={moveByArrows}>
      {doubts.length > 0 ? (
        <Group
          group={{ key: 'uncertain', label: m.viewer_group_uncertain(), values: doubts, tables: [] }}
          tools={tools}
        />
      ) : null}
      {view.documents.map((document, index) => (
        <div key={index}>
          {view.documents.length > 1 ? (
            <h2 className={classes.document}>
              {m.viewer_document({ number: index + 1, page: document.page })}
            </h2>
          ) : null}
          {without(document, taken).map((group) => (
            <Group key={group.key} group={group} tools={tools} />
          ))}
        </div>
      ))}
    </div>
  );
}
