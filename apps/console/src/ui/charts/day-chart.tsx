import { lazy, Suspense, useState } from 'react';

import { m } from '../../i18n/messages.ts';
import { formatNumber } from '../../lib/formats.ts';
import { inTime } from '../../base/in-time.ts';
import segmented from '../../base/segmented.module.css';
import classes from './day-chart.module.css';
import palette from './palette.module.css';
import { type DaySeries, totalOf } from './day-series.ts';
import { DayTable } from './day-table.tsx';
import { SeriesMark } from './series-mark.tsx';
import { Skeleton } from '../controls/skeleton.tsx';

const LinePlot = lazy(
  inTime(() => import('./line-plot.tsx').then((module) => ({ default: module.LinePlot }))),
);

interface DayChartProps {
  readonly title: string;
  /** ISO days, at least one. */
  readonly days: readonly string[];
  readonly series: readonly DaySeries[];
  /** Old lines stand, dimmed, while newer ones are on their way. */
  readonly isStale?: boolean;
}

/** Numbers day by day, as lines or as the numbers themselves; series can be taken out and put back. */
export function DayChart({ title, days, series, isStale = false }: DayChartProps) {
  const [isTable, setTable] = useState(false);
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const shown = series.filter(({ key }) => !hidden.has(key));
  const toggle = (key: string) => {
    const next = new Set(hidden);
    if (!next.delete(key)) next.add(key);
    setHidden(next);
  };
  return (
    <section
      className={`${palette.palette} ${classes.root}`}
      aria-label={title}
      data-stale={isStale || undefined}
    >
      <header className={classes.header}>
        <h2 className={classes.title}>{title}</h2>
        <fieldset className={segmented.group} aria-label={m.chart_view()}>
          <button
            type="button"
            className={segmented.option}
            aria-pressed={!isTable}
            onClick={() => setTable(false)}
          >
            {m.chart_view_lines()}
          </button>
          <button
            type="button"
            className={segmented.option}
            aria-pressed={isTable}
            onClick={() => setTable(true)}
          >
            {m.chart_view_table()}
          </button>
        </fieldset>
      </header>
      {series.length > 1 && (
        <ul className={classes.legend} aria-label={m.chart_series()}>
          {series.map((one) => (
            <li key={one.key}>
              <button type="button" aria-pressed={!hidden.has(one.key)} onClick={() => toggle(one.key)}>
                <SeriesMark seriesKey={one.key} />
                {one.name}
                <span className={classes.total}>{formatNumber(totalOf(one))}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {isTable ? (
        <DayTable label={title} days={days} series={shown} />
      ) : (
        <Suspense fallback={<Skeleton height={300} />}>
          <LinePlot label={title} days={days} series={shown} />
        </Suspense>
      )}
    </section>
  );
}
