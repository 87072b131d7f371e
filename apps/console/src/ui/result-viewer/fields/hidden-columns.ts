import { useState } from 'react';

type Hidden = Readonly<Record<string, readonly string[]>>;

function keptHidden(key: string): Hidden {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}') as Hidden;
  } catch {
    return {};
  }
}

/** The columns of a table that a user has hidden; stored in the browser for each kind of table. */
export function useHiddenColumns(person: string) {
  const key = `lavra-viewer-columns-${person}`;
  const [hidden, setHidden] = useState(() => keptHidden(key));
  const toggle = (table: string, column: string) => {
    const before = hidden[table] ?? [];
    const after = before.includes(column) ? before.filter((name) => name !== column) : [...before, column];
    const next = { ...hidden, [table]: after };
    setHidden(next);
    localStorage.setItem(key, JSON.stringify(next));
  };
  return { hiddenOf: (table: string) => hidden[table] ?? [], toggle };
}
