import { useElementSize } from '@mantine/hooks';
import { scaleLinear } from 'd3-scale';
import { area, line } from 'd3-shape';
import { type PointerEvent, useState } from 'react';

import { m } from '../../i18n/messages.ts';
import { formatDay, formatNumber } from '../../lib/formats.ts';
import type { DaySeries } from './day-series.ts';
import classes from './line-plot.module.css';
import { PlotTooltip } from './plot-tooltip.tsx';
import { styleOf } from './series-style.ts';

/** Pixels. */
const height = 300;
const margin = { top: 12, right: 24, bottom: 28, left: 48 };
const dayLabelWidth = 58;
/** Drawn with this width until the place was measured. */
const unmeasuredWidth = 720;

interface LinePlotProps {
  readonly label: string;
  /** ISO days, at least one. */
  readonly days: readonly string[];
  readonly series: readonly DaySeries[];
}

function scalesOf({ days, series }: LinePlotProps, width: number) {
  const highest = Math.max(1, ...series.flatMap(({ values }) => values));
  const x = scaleLinear([0, Math.max(days.length - 1, 1)], [margin.left, width - margin.right]);
  const y = scaleLinear([0, highest], [height - margin.bottom, margin.top]).nice(5);
  // Requests are whole: between 0 and 1 there is nothing to read.
  const ticks = y.ticks(5).filter(Number.isInteger);
  const step = Math.ceil((days.length * dayLabelWidth) / (width - margin.left - margin.right));
  return { x, y, ticks, dayLabels: days.map((_, i) => i).filter((i) => i % step === 0) };
}

type Scales = ReturnType<typeof scalesOf>;

function Axes({ x, y, ticks, dayLabels, days, width }: Scales & { days: readonly string[]; width: number }) {
  return (
    <>
      {ticks.map((tick) => (
        <g key={tick} transform={`translate(0 ${y(tick)})`}>
          <line
            className={classes.grid}
            data-base={tick === 0 || undefined}
            x1={margin.left}
            x2={width - margin.right}
          />
          <text className={classes.tick} x={margin.left - 8} dy="0.32em" textAnchor="end">
            {formatNumber(tick)}
          </text>
        </g>
      ))}
      {dayLabels.map((i) => (
        <text key={days[i]} className={classes.tick} x={x(i)} y={height - 8} textAnchor="middle">
          {formatDay(days[i] ?? '').slice(0, 5)}
        </text>
      ))}
    </>
  );
}

function Line({ series, x, y, isAlone }: Pick<Scales, 'x' | 'y'> & { series: DaySeries; isAlone: boolean }) {
  const { colour, dash } = styleOf(series.key);
  const values = [...series.values];
  const path = line<number>(
    (_, i) => x(i),
    (value) => y(value),
  );
  const under = area<number>(
    (_, i) => x(i),
    () => y(0),
    (value) => y(value),
  );
  return (
    <g style={{ color: colour }}>
      {isAlone && <path className={classes.under} d={under(values) ?? ''} />}
      <path className={classes.line} d={path(values) ?? ''} strokeDasharray={dash} />
      {values.length === 1 && <circle className={classes.dot} cx={x(0)} cy={y(values[0] ?? 0)} r={4} />}
    </g>
  );
}

/** Lines from zero; the pointer or the arrow keys read a day, which is said as well as shown. */
export function LinePlot(props: LinePlotProps) {
  const { label, days, series } = props;
  const { ref, width: measured } = useElementSize();
  const width = measured === 0 ? unmeasuredWidth : measured;
  const scales = scalesOf(props, width);
  const last = days.length - 1;
  const [pointed, setPointed] = useState<number>();
  const at = pointed === undefined ? undefined : Math.min(pointed, last);
  const read = at ?? last;

  const point = (event: PointerEvent<HTMLDivElement>) => {
    const offset = event.clientX - event.currentTarget.getBoundingClientRect().left;
    setPointed(Math.min(Math.max(Math.round(scales.x.invert(offset)), 0), last));
  };
  return (
    <div
      ref={ref}
      className={classes.root}
      onPointerMove={point}
      onPointerDown={point}
      onPointerLeave={() => setPointed(undefined)}
    >
      <input
        className={classes.reader}
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
        onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && setPointed(read)}
        onBlur={() => setPointed(undefined)}
      />
      <svg width="100%" height={height} aria-hidden="true">
        <Axes {...scales} days={days} width={width} />
        {series.map((one) => (
          <Line key={one.key} series={one} x={scales.x} y={scales.y} isAlone={series.length === 1} />
        ))}
        {at !== undefined && (
          <g>
            <line
              className={classes.cursor}
              x1={scales.x(at)}
              x2={scales.x(at)}
              y1={margin.top}
              y2={height - margin.bottom}
            />
            {series.map(({ key, values }) => (
              <circle
                key={key}
                className={classes.dot}
                style={{ color: styleOf(key).colour }}
                cx={scales.x(at)}
                cy={scales.y(values[at] ?? 0)}
                r={4}
              />
            ))}
          </g>
        )}
      </svg>
      {at !== undefined && (
        <PlotTooltip
          day={days[at] ?? ''}
          at={at}
          series={series}
          leftPx={scales.x(at)}
          isFlipped={scales.x(at) > width / 2}
        />
      )}
    </div>
  );
}
