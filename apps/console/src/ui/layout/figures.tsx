import classes from './figures.module.css';
import { Skeleton } from '../controls/skeleton.tsx';

export interface Figure {
  readonly name: string;
  /** Undefined while it loads. */
  readonly value: string | undefined;
  /** A smaller text after the value, such as a share. */
  readonly note?: string;
  readonly tone?: 'success' | 'error';
  /** A line below the value, such as the change since before. */
  readonly line?: string | undefined;
  /** Trend, drawn without numbers. */
  readonly course?: readonly number[] | undefined;
}

const [courseWidth, courseHeight] = [64, 24];

function Course({ values }: { readonly values: readonly number[] }) {
  const top = Math.max(1, ...values);
  const points = values.map(
    (value, at) =>
      `${((at * courseWidth) / (values.length - 1)).toFixed(1)},${(courseHeight - 2 - (value / top) * (courseHeight - 4)).toFixed(1)}`,
  );
  return (
    <svg width={courseWidth} height={courseHeight} aria-hidden="true">
      <polyline points={points.join(' ')} />
    </svg>
  );
}

interface FiguresProps {
  readonly figures: readonly Figure[];
  /** Shows old figures dimmed while newer ones are loading. */
  readonly isStale?: boolean;
}

/** The few key figures of a screen, one per card. */
export function Figures({ figures, isStale = false }: FiguresProps) {
  return (
    <dl className={classes.root} data-stale={isStale || undefined} data-count={figures.length}>
      {figures.map(({ name, value, note, tone, line, course }) => (
        <div key={name} className={classes.figure} data-tone={tone}>
          <dt>{name}</dt>
          <dd>
            {value === undefined ? (
              <Skeleton height={28} width="60%" />
            ) : (
              // Keyed by value, so that a new number rolls in.
              <span key={value} className={classes.value}>
                {value}
              </span>
            )}
            {value !== undefined && note !== undefined && <small>{note}</small>}
          </dd>
          {line !== undefined && value !== undefined && <dd className={classes.line}>{line}</dd>}
          {course !== undefined && course.length > 1 && (
            <dd className={classes.course}>
              <Course values={course} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
