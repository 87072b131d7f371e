import { lazy, Suspense, useState } from 'react';

import { m } from '../../i18n/messages.ts';
import { inTime } from '../../base/in-time.ts';
import segmented from '../../base/segmented.module.css';
import classes from './day-chart.module.css';
import palette from './palette.module.css';
import { type DaySeries, totalOf } from './day-series.ts';
import { DayTable } from './day-table.tsx';
import { SeriesLegend } from './series-legend.tsx';
import { coloursOf, othersKey } from './series-style.ts';
import { Skeleton } from '../controls/skeleton.tsx';

const BarPlot = lazy(inTime(() => import('./bar-plot.tsx').then((module) => ({ default: module.BarPlot }))));

/** The number of series shown separately beside a combined rest of two or more. */
const mostSeries = 5;

interface DayChartProps {
  readonly title: string;
  /** ISO days, at least one. */
  readonly days: readonly string[];
  readonly series: readonly DaySeries[];
  /** Shows old data dimmed while newer data is loading. */
  readonly isStale?: boolean;
  /** Opens what was counted on a day; with a series if its piece of a bar was clicked. */
  readonly onDay?: ((day: string, series?: string) => void) | undefined;
}

/** The largest series on their own, the rest combined into one. */
function toldApart(series: readonly DaySeries[]): readonly DaySeries[] {
  if (series.length <= mostSeries + 1) return series;
  const bySize = series.toSorted((a, b) => totalOf(b) - totalOf(a));
  const rest = bySize.slice(mostSeries);
  return [
    ...bySize.slice(0, mostSeries),
    {
      key: othersKey,
      name: m.chart_others({ count: rest.length }),
      values: (rest[0]?.values ?? []).map((_, at) =>
        rest.reduce((sum, { values }) => sum + (values[at] ?? 0), 0),
      ),
    },
  ];
}

/** Numbers by day, as bars or as a table; series can be hidden and shown. */
export function DayChart({ title, days, series, isStale = false, onDay }: DayChartProps) {
  const [isTable, setTable] = useState(false);
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const parts = toldApart(series);
  const colours = coloursOf(parts.map(({ key }) => key));
  const isShown = ({ key }: DaySeries) => !hidden.has(key);
  // The combined rest is not a series that could be opened.
  const open = onDay && ((day: string, key?: string) => onDay(day, key === othersKey ? undefined : key));
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
      {parts.length > 1 && (
        <SeriesLegend series={parts} colours={colours} hidden={hidden} onSeries={toggle} />
      )}
      {isTable ? (
        <DayTable
          label={title}
          days={days}
          series={hidden.has(othersKey) ? parts.filter(isShown) : series.filter(isShown)}
          onDay={open}
        />
      ) : (
        <Suspense fallback={<Skeleton height={300} />}>
          <BarPlot
            label={title}
            days={days}
            series={parts.filter(isShown)}
            colours={colours}
            onDay={open}
            hint={open && m.chart_open_day()}
          />
        </Suspense>
      )}
    </section>
  );
}
