import { m } from '../../i18n/messages.ts';
import { formatDay, formatNumber } from '../../lib/formats.ts';
import type { DaySeries } from './day-series.ts';
import classes from './line-plot.module.css';
import { SeriesMark } from './series-mark.tsx';

/** Lines of numbers beside the pointer; the rest is told as one sum. */
const mostLines = 8;

interface PlotTooltipProps {
  readonly day: string;
  readonly at: number;
  readonly series: readonly DaySeries[];
  readonly leftPx: number;
  /** Stands left of the day instead of right. */
  readonly isFlipped: boolean;
}

/** The numbers of one day, highest first. What it shows is also the value text of the chart. */
export function PlotTooltip({ day, at, series, leftPx, isFlipped }: PlotTooltipProps) {
  const lines = series
    .map(({ key, name, values }) => ({ key, name, value: values[at] ?? 0 }))
    .toSorted((a, b) => b.value - a.value);
  const others = lines.slice(mostLines);
  return (
    <div
      className={classes.reading}
      data-flipped={isFlipped || undefined}
      style={{ left: leftPx }}
      aria-hidden="true"
    >
      <strong>{formatDay(day)}</strong>
      {lines.slice(0, mostLines).map(({ key, name, value }) => (
        <span key={key} className={classes.value}>
          <SeriesMark seriesKey={key} />
          <span>{name}</span>
          <b>{formatNumber(value)}</b>
        </span>
      ))}
      {others.length > 0 && (
        <span className={classes.value}>
          <span />
          <span>{m.chart_others({ count: others.length })}</span>
          <b>{formatNumber(others.reduce((sum, { value }) => sum + value, 0))}</b>
        </span>
      )}
    </div>
  );
}
