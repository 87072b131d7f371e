import { useElementSize } from '@mantine/hooks';
import { scaleLinear } from 'd3-scale';
import { type PointerEvent, useState } from 'react';

import { m } from '../../i18n/messages.ts';
import { formatDay, formatNumber, formatShortDay } from '../../lib/formats.ts';
import { type DaySeries, totalOf } from './day-series.ts';
import { othersKey, stackColours } from './stack-colours.ts';
import palette from './palette.module.css';
import classes from './stacked-days.module.css';

/** Pixels. */
const height = 240;
const margin = { top: 12, right: 8, bottom: 28, left: 56 };
const dayLabelWidth = 58;
const gap = 2;
/** Drawn with this width until the place was measured. */
const unmeasuredWidth = 720;

interface StackedDaysProps {
  readonly label: string;
  /** ISO days, at least one. */
  readonly days: readonly string[];
  /** From the bottom up; what is of key `others` stands for the rest. */
  readonly series: readonly DaySeries[];
  readonly onDay: (day: string) => void;
  readonly onSeries: (key: string) => void;
}

/** A bar a day, made of what each series has of it; a bar and a name lead on. */
export function StackedDays(props: StackedDaysProps) {
  const { label, days, series, onDay, onSeries } = props;
  const colours = stackColours(series.map(({ key }) => key));
  const colourOf = (key: string) => colours.get(key) ?? 'var(--lv-line-strong)';
  return (
    <div className={palette.palette}>
      <ul className={classes.legend} aria-label={m.chart_series()}>
        {series.map((one) => (
          <li key={one.key}>
            <button type="button" disabled={one.key === othersKey} onClick={() => onSeries(one.key)}>
              <span className={classes.mark} style={{ background: colourOf(one.key) }} />
              {one.name}
              <span className={classes.total}>{formatNumber(totalOf(one))}</span>
            </button>
          </li>
        ))}
      </ul>
      <Plot label={label} days={days} series={series} onDay={onDay} colourOf={colourOf} />
    </div>
  );
}

interface PlotProps extends Pick<StackedDaysProps, 'label' | 'days' | 'series' | 'onDay'> {
  readonly colourOf: (key: string) => string;
}

function Plot({ label, days, series, onDay, colourOf }: PlotProps) {
  const { ref, width: measured } = useElementSize();
  const width = measured === 0 ? unmeasuredWidth : measured;
  const [pointed, setPointed] = useState<number>();
  const last = days.length - 1;
  const at = pointed === undefined ? undefined : Math.min(pointed, last);
  const sums = days.map((_, day) => series.reduce((sum, { values }) => sum + (values[day] ?? 0), 0));
  const y = scaleLinear([0, Math.max(1, ...sums)], [height - margin.bottom, margin.top]).nice(4);
  const step = (width - margin.left - margin.right) / days.length;
  const labelEvery = Math.ceil(dayLabelWidth / step);
  const dayUnder = (event: PointerEvent<HTMLDivElement>) => {
    const offset = event.clientX - event.currentTarget.getBoundingClientRect().left - margin.left;
    return Math.min(Math.max(Math.floor(offset / step), 0), last);
  };
  const read = at ?? last;
  return (
    <div
      ref={ref}
      className={classes.root}
      onPointerMove={(event) => setPointed(dayUnder(event))}
      onPointerLeave={() => setPointed(undefined)}
      onPointerUp={() => at !== undefined && onDay(days[at] ?? '')}
    >
      <input
        className={classes.reader}
        type="range"
        min={0}
        max={last}
        value={read}
        aria-label={m.chart_read({ name: label })}
        aria-valuetext={wordsOf(days[read] ?? '', series, read)}
        onChange={({ currentTarget }) => setPointed(Number(currentTarget.value))}
        onKeyDown={({ key }) => key === 'Enter' && onDay(days[read] ?? '')}
        onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && setPointed(read)}
        onBlur={() => setPointed(undefined)}
      />
      <svg width="100%" height={height} aria-hidden="true">
        {y
          .ticks(4)
          .filter(Number.isInteger)
          .map((tick) => (
            <g key={tick} transform={`translate(0 ${y(tick)})`}>
              <line className={classes.grid} x1={margin.left} x2={width - margin.right} />
              <text className={classes.tick} x={margin.left - 8} dy="0.32em" textAnchor="end">
                {formatNumber(tick)}
              </text>
            </g>
          ))}
        {days.map((day, place) => {
          const x = margin.left + place * step;
          let below = 0;
          return (
            <g key={day} opacity={at === undefined || at === place ? 1 : 0.5}>
              {series.map(({ key, values }) => {
                const value = values[place] ?? 0;
                const from = below;
                below += value;
                return (
                  value > 0 && (
                    <rect
                      key={key}
                      x={x + gap / 2}
                      width={Math.max(1, step - gap)}
                      y={y(below)}
                      height={Math.max(0, y(from) - y(below))}
                      fill={colourOf(key)}
                    />
                  )
                );
              })}
              {place % labelEvery === 0 && (
                <text className={classes.tick} x={x + step / 2} y={height - 8} textAnchor="middle">
                  {formatShortDay(day)}
                </text>
              )}
            </g>
          );
        })}
      </svg>
      {at !== undefined && (
        <div
          className={classes.reading}
          data-flipped={at > last / 2 || undefined}
          style={{ left: margin.left + (at + 0.5) * step }}
          aria-hidden="true"
        >
          <strong>
            {formatDay(days[at] ?? '')} · {formatNumber(sums[at] ?? 0)}
          </strong>
          {series
            .filter(({ values }) => (values[at] ?? 0) > 0)
            .map(({ key, name, values }) => (
              <span key={key}>
                <span className={classes.mark} style={{ background: colourOf(key) }} />
                {name}
                <b>{formatNumber(values[at] ?? 0)}</b>
              </span>
            ))}
        </div>
      )}
    </div>
  );
}

function wordsOf(day: string, series: readonly DaySeries[], at: number): string {
  return [
    formatDay(day),
    ...series.map(({ name, values }) => `${name}: ${formatNumber(values[at] ?? 0)}`),
  ].join(', ');
}
