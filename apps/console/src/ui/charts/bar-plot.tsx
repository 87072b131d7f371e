import { useElementSize } from '@mantine/hooks';
import { scaleLinear } from 'd3-scale';
import { type KeyboardEvent, type PointerEvent, useState } from 'react';

import { m } from '../../i18n/messages.ts';
import { formatDay, formatNumber, formatShortDay } from '../../lib/formats.ts';
import classes from './bar-plot.module.css';
import type { DaySeries } from './day-series.ts';
import plot from './plot.module.css';
import { PlotTooltip } from './plot-tooltip.tsx';

/** Pixels. */
const height = 300;
const margin = { top: 12, right: 8, bottom: 28, left: 48 };
const dayLabelWidth = 58;
const widestBar = 44;
/** Width in pixels until the element is measured. */
const unmeasuredWidth = 720;

interface BarPlotProps {
  readonly label: string;
  /** ISO days, at least one. */
  readonly days: readonly string[];
  /** From the bottom of each bar upwards. */
  readonly series: readonly DaySeries[];
  /** Colours by the key of a series. */
  readonly colours: ReadonlyMap<string, string>;
  /** Opens what was counted on a day; with a series if one piece of the bar was clicked. */
  readonly onDay: ((day: string, series?: string) => void) | undefined;
  /** What a click does, in words. */
  readonly hint?: string | undefined;
}

interface Piece {
  readonly key: string;
  readonly from: number;
  readonly to: number;
}

/** The pieces of each day's bar, and the height of the highest bar. */
function stack({ days, series }: Pick<BarPlotProps, 'days' | 'series'>) {
  const bars = days.map((_, at) => {
    let top = 0;
    return series.map(({ key, values }): Piece => {
      const from = top;
      top += values[at] ?? 0;
      return { key, from, to: top };
    });
  });
  return { bars, highest: Math.max(1, ...bars.map((pieces) => pieces.at(-1)?.to ?? 0)) };
}

function scalesOf(days: readonly string[], highest: number, width: number) {
  const slot = (width - margin.left - margin.right) / days.length;
  const y = scaleLinear([0, highest], [height - margin.bottom, margin.top]).nice(5);
  // Requests are whole numbers: ticks between them mean nothing.
  const ticks = y.ticks(5).filter(Number.isInteger);
  const step = Math.ceil(dayLabelWidth / slot);
  return {
    y,
    ticks,
    slot,
    bar: Math.min(widestBar, Math.max(1, slot * 0.72)),
    middleOf: (at: number) => margin.left + (at + 0.5) * slot,
    dayLabels: days.map((_, i) => i).filter((i) => i % step === 0),
  };
}

type Scales = ReturnType<typeof scalesOf>;

interface AxesProps extends Scales {
  readonly days: readonly string[];
  readonly width: number;
}

function Axes({ y, ticks, dayLabels, middleOf, days, width }: AxesProps) {
  return (
    <>
      {ticks.map((tick) => (
        <g key={tick} transform={`translate(0 ${y(tick)})`}>
          <line
            className={plot.grid}
            data-base={tick === 0 || undefined}
            x1={margin.left}
            x2={width - margin.right}
          />
          <text className={plot.tick} x={margin.left - 8} dy="0.32em" textAnchor="end">
            {formatNumber(tick)}
          </text>
        </g>
      ))}
      {dayLabels.map((i) => (
        <text key={days[i]} className={plot.tick} x={middleOf(i)} y={height - 8} textAnchor="middle">
          {formatShortDay(days[i] ?? '')}
        </text>
      ))}
    </>
  );
}

/** Stacked bars, one per day; the pointer or the arrow keys select a day, which is also announced. */
export function BarPlot({ label, days, series, colours, onDay, hint }: BarPlotProps) {
  const { ref, width: measured } = useElementSize();
  const width = measured === 0 ? unmeasuredWidth : measured;
  const { bars, highest } = stack({ days, series });
  const scales = scalesOf(days, highest, width);
  const { y, slot, bar, middleOf } = scales;
  const last = days.length - 1;
  const [pointed, setPointed] = useState<number>();
  const at = pointed === undefined ? undefined : Math.min(pointed, last);
  const read = at ?? last;

  const point = (event: PointerEvent<HTMLDivElement>) => {
    const offset = event.clientX - event.currentTarget.getBoundingClientRect().left;
    setPointed(Math.min(Math.max(Math.floor((offset - margin.left) / slot), 0), last));
  };
  const openAt = (shown: number, key?: string) => {
    const day = days[shown];
    const isAny = bars[shown]?.some(({ from, to }) => to > from) === true;
    if (day !== undefined && isAny) onDay?.(day, key);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- the key is Enter in the reader
    <div
      ref={ref}
      className={`${plot.root} ${classes.root}`}
      data-opens={onDay !== undefined || undefined}
      onPointerMove={point}
      onPointerDown={point}
      onPointerLeave={() => setPointed(undefined)}
      onClick={({ target }) => {
        const key = target instanceof SVGElement ? target.dataset['series'] : undefined;
        if (at !== undefined) openAt(at, key);
      }}
    >
      <input
        className={plot.reader}
        type="range"
        min={0}
        max={last}
        value={read}
        aria-label={m.chart_read({ name: label })}
        aria-valuetext={[
          formatDay(days[read] ?? ''),
          ...series.map(({ name, values }) => `${name}: ${formatNumber(values[read] ?? 0)}`),
        ].join(', ')}
        onChange={({ currentTarget }) => setPointed(Number(currentTarget.value))}
        onKeyDown={({ key }: KeyboardEvent) => key === 'Enter' && openAt(read)}
        onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && setPointed(read)}
        onBlur={() => setPointed(undefined)}
      />
      <svg width="100%" height={height} aria-hidden="true">
        {at !== undefined && (
          <rect
            className={classes.pointed}
            x={middleOf(at) - slot / 2}
            y={margin.top}
            width={slot}
            height={height - margin.top - margin.bottom}
          />
        )}
        <Axes {...scales} days={days} width={width} />
        {bars.map((pieces, day) => (
          <g key={days[day]}>
            {pieces.map(({ key, from, to }) =>
              to === from ? null : (
                <rect
                  key={key}
                  className={classes.piece}
                  data-series={key}
                  style={{ fill: colours.get(key) }}
                  x={middleOf(day) - bar / 2}
                  y={y(to)}
                  width={bar}
                  // Leaves a 1 px gap between two pieces, none under the lowest.
                  height={Math.max(1, y(from) - y(to) - (from === 0 ? 0 : 1))}
                />
              ),
            )}
          </g>
        ))}
      </svg>
      {at !== undefined && (
        <PlotTooltip
          day={days[at] ?? ''}
          at={at}
          series={series}
          colours={colours}
          leftPx={middleOf(at)}
          isFlipped={middleOf(at) > width / 2}
          hint={hint}
        />
      )}
    </div>
  );
}
