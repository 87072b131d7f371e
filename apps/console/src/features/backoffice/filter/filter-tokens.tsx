import { parseTaskFilter } from '@lavra/contract/task-filter/parse-task-filter';

import { m } from '../../../i18n/messages.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { clauseWords } from './filter-words.ts';
import classes from './task-filter-input.module.css';

interface FilterTokensProps {
  readonly filter: string | undefined;
  readonly onChange: (filter: string | undefined) => void;
}

/** Each active condition in words, removable one by one. */
export function FilterTokens({ filter = '', onChange }: FilterTokensProps) {
  const { clauses = [] } = parseTaskFilter(filter);
  if (clauses.length === 0) return null;
  const without = (gone: number) =>
    clauses
      .filter((_, at) => at !== gone)
      .map(({ from, to }) => filter.slice(from, to))
      .join('; ') || undefined;
  return (
    <ul className={classes.tokens} aria-label={m.backoffice_tokens()}>
      {clauses.map((clause, at) => (
        <li key={clause.from} className={classes.token}>
          <span>{clauseWords(clause)}</span>
          <button
            type="button"
            aria-label={m.backoffice_token_remove({ name: clauseWords(clause) })}
            onClick={() => onChange(without(at))}
          >
            <Icon name="close" size={12} />
          </button>
        </li>
      ))}
    </ul>
  );
}
