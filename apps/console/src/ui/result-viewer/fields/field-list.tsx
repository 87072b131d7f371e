import { useMemo } from 'react';

import { m } from '../../../i18n/messages.ts';
import { FieldRow, type ValueTools } from './field-row.tsx';
import classes from './fields.module.css';
import { useHoldsChosen } from '../linked-selection.ts';
import type { DocumentView, GroupView } from '../result-view.ts';

interface GroupProps {
  readonly group: GroupView;
  readonly tools: ValueTools;
  readonly stopId: string | undefined;
}

function Group({ group, tools, stopId }: GroupProps) {
  return (
    <section>
      <h3 className={classes.title}>
        {group.label} <span className={classes.tally}>{group.values.length}</span>
      </h3>
      <ul className={classes.rows}>
        {group.values.map((value) => (
          <FieldRow key={value.id} value={value} tools={tools} isStop={value.id === stopId} />
        ))}
      </ul>
    </section>
  );
}

interface Props {
  readonly documents: readonly DocumentView[];
  readonly tools: ValueTools;
}

/** The fields of a result, grouped as on the document. A single Tab stop: the chosen field, else the first. */
export function FieldList({ documents, tools }: Props) {
  const ids = useMemo(
    () => documents.flatMap(({ groups }) => groups.flatMap(({ values }) => values.map(({ id }) => id))),
    [documents],
  );
  const idSet = useMemo(() => new Set(ids), [ids]);
  const stopId = useHoldsChosen(tools.selection, idSet) ? undefined : ids[0];
  return (
    <div className={classes.list}>
      {documents.map((document, index) =>
        document.groups.length === 0 ? null : (
          <div key={index}>
            {documents.length > 1 ? (
              <h2 className={classes.document}>
                {m.viewer_document({ number: index + 1, page: document.page })}
              </h2>
            ) : null}
            {document.groups.map((group) => (
              <Group key={group.key} group={group} tools={tools} stopId={stopId} />
            ))}
          </div>
        ),
      )}
    </div>
  );
}
