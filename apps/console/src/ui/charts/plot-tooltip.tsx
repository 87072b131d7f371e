import { m } from '../../i18n/messages.ts';
import { formatDay, formatNumber } from '../../lib/formats.ts';
import classes from './bar-plot.module.css';
import type { DaySeries } from './day-series.ts';
import { SeriesMark } from './series-mark.tsx';

interface PlotTooltipProps {
  readonly day: string;
  readonly at: number;
  readonly series: readonly DaySeries[];
  readonly colours: ReadonlyMap<string, string>;
  readonly leftPx: number;
  /** Stands to the left of the day instead of the right. */
  readonly isFlipped: boolean;
  /** What a click does, in words. */
  readonly hint: string | undefined;
}

/** The numbers of one day, in the order they are stacked. The same text is the value text of the chart. */
export function PlotTooltip({ day, at, series, colours, leftPx, isFlipped, hint }: PlotTooltipProps) {
  const lines = series
    .map(({ key, name, values }) => ({ key, name, value: values[at] ?? 0 }))
    .filter(({ value }) => value > 0 || series.length === 1)
    .toReversed();
  const sum = lines.reduce((all, { value }) => all + value, 0);
  return (
    <div
      className={classes.reading}
      data-flipped={isFlipped || undefined}
      style={{ left: leftPx }}
      aria-hidden="true"
    >
      <strong>{formatDay(day)}</strong>
      {lines.map(({ key, name, value }) => (
        <span key={key} className={classes.value}>
          <SeriesMark colour={colours.get(key)} />
          <span>{name}</span>
          <b>{formatNumber(value)}</b>
        </span>
      ))}
      {series.length > 1 && (
        <span className={`${classes.value} ${classes.sum}`}>
          <span />
          <span>{m.chart_day_total()}</span>
          <b>{formatNumber(sum)}</b>
        </span>
      )}
      {hint !== undefined && sum > 0 && <span className={classes.hint}>{hint}</span>}
    </div>
  );
}
