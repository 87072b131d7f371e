import type { ProcessedFile } from '@lavra/contract/model/job';
import { useMemo, useState } from 'react';

import type { fileColumns } from './job-columns.tsx';

/** Local storage key of the columns that the user has shown or hidden; the rows decide about the others. */
const key = 'lavra-file-columns';

type Decided = Readonly<Record<string, boolean>>;

function keptDecisions(): Decided {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}') as Decided;
  } catch {
    return {};
  }
}

/**
 * The columns that the user has chosen, or that have something to show; in a tight window only the needed ones of the
 * latter.
 */
export function useShownColumns(
  columns: ReturnType<typeof fileColumns>,
  rows: readonly ProcessedFile[] | undefined,
  isTight: boolean,
) {
  const [decided, setDecided] = useState(keptDecisions);
  const shown = useMemo(
    () =>
      columns.filter(
        ({ key: name, says, isNeeded = false }) =>
          decided[name] ?? (says === undefined || ((isNeeded || !isTight) && rows?.some(says) === true)),
      ),
    [columns, rows, decided, isTight],
  );
  const hidden = columns.filter((column) => !shown.includes(column)).map(({ key: name }) => name);
  const toggle = (name: string) => {
    const next = { ...decided, [name]: hidden.includes(name) };
    setDecided(next);
    localStorage.setItem(key, JSON.stringify(next));
  };
  return { shown, hidden, toggle };
}
