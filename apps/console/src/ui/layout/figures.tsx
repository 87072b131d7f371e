import classes from './figures.module.css';
import { Skeleton } from '../controls/skeleton.tsx';

export interface Figure {
  readonly name: string;
  /** Undefined while it loads. */
  readonly value: string | undefined;
  /** A smaller word behind it, such as a share. */
  readonly note?: string;
  readonly tone?: 'success' | 'error';
}

interface FiguresProps {
  readonly figures: readonly Figure[];
  /** Old figures stand, dimmed, while newer ones are on their way. */
  readonly isStale?: boolean;
}

/** The few numbers that a screen is about, each on a card. */
export function Figures({ figures, isStale = false }: FiguresProps) {
  return (
    <dl className={classes.root} data-stale={isStale || undefined}>
      {figures.map(({ name, value, note, tone }) => (
        <div key={name} className={classes.figure} data-tone={tone}>
          <dt>{name}</dt>
          <dd>
            {value ?? <Skeleton height={28} width="60%" />}
            {value !== undefined && note !== undefined && <small>{note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
