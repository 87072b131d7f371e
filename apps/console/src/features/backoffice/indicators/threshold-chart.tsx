import { useElementSize } from '@mantine/hooks';
import { scaleLinear } from 'd3-scale';
import type { PointerEvent } from 'react';

import { m } from '../../../i18n/messages.ts';
import { formatNumber, formatPercent } from '../../../lib/formats.ts';
import plot from '../../../ui/charts/plot.module.css';
import { type Passing, wrongInThousand } from './threshold.ts';
import classes from './threshold-chart.module.css';

/** Pixels. */
const height = 260;
const margin = { top: 12, right: 52, bottom: 28, left: 52 };
const unmeasuredWidth = 640;
const thresholds = [0, 20, 40, 60, 80, 100];
const shares = [0, 0.25, 0.5, 0.75, 1];

interface ThresholdChartProps {
  readonly label: string;
  /** One entry per whole percent, 0 to 100. */
  readonly passing: readonly Passing[];
  readonly threshold: number;
  readonly onChange: (threshold: number) => void;
}

/**
 * How many values would pass at each threshold, and how many of them wrongly; the threshold moves by dragging or by
 * keys.
 */
export function ThresholdChart({ label, passing, threshold, onChange }: ThresholdChartProps) {
  const { ref, width: measured } = useElementSize();
  const width = measured === 0 ? unmeasuredWidth : measured;
  const x = scaleLinear([0, 100], [margin.left, width - margin.right]);
  const ofShare = scaleLinear([0, 1], [height - margin.bottom, margin.top]);
  const most = Math.max(1, ...passing.map(wrongInThousand));
  const ofWrong = scaleLinear([0, most], [height - margin.bottom, margin.top]).nice(4);
  const at = passing[threshold];
  const point = (event: PointerEvent<HTMLDivElement>) => {
    if (event.buttons === 0 && event.type !== 'pointerdown') return;
    const offset = event.clientX - event.currentTarget.getBoundingClientRect().left;
    onChange(Math.min(Math.max(Math.round(x.invert(offset)), 0), 100));
  };
  const path = (value: (one: Passing) => number) =>
    passing.map((one, index) => `${index === 0 ? 'M' : 'L'}${x(one.threshold)},${value(one)}`).join('');
  const words =
    at === undefined
      ? ''
      : m.backoffice_threshold_read({
          threshold,
          share: formatPercent(at.share),
          wrong: formatNumber(wrongInThousand(at), 1),
        });
  return (
    <div
      ref={ref}
      className={`${plot.root} ${classes.root}`}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        point(event);
      }}
      onPointerMove={point}
    >
      <input
        className={plot.reader}
        type="range"
        min={0}
        max={100}
        value={threshold}
        aria-label={label}
        aria-valuetext={words}
        onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
      />
      <svg width="100%" height={height} aria-hidden="true">
        {shares.map((share) => (
          <g key={share} transform={`translate(0 ${ofShare(share)})`}>
            <line className={plot.grid} x1={margin.left} x2={width - margin.right} />
            <text className={plot.tick} x={margin.left - 8} dy="0.32em" textAnchor="end">
              {formatPercent(share)}
            </text>
          </g>
        ))}
        {ofWrong.ticks(4).map((tick) => (
          <text
            key={tick}
            className={`${plot.tick} ${classes.ofWrong}`}
            x={width - margin.right + 8}
            y={ofWrong(tick)}
            dy="0.32em"
          >
            {formatNumber(tick, Number.isInteger(tick) ? 0 : 1)}
          </text>
        ))}
        {thresholds.map((tick) => (
          <text key={tick} className={plot.tick} x={x(tick)} y={height - 8} textAnchor="middle">
            {tick}
          </text>
        ))}
        <path className={classes.share} d={path(({ share }) => ofShare(share))} />
        <path className={classes.wrong} d={path((one) => ofWrong(wrongInThousand(one)))} />
        {at !== undefined && (
          <g>
            <line
              className={classes.threshold}
              x1={x(threshold)}
              x2={x(threshold)}
              y1={margin.top}
              y2={height - margin.bottom}
            />
            <rect
              className={classes.handle}
              x={x(threshold) - 5}
              y={height / 2 - 18}
              width={10}
              height={28}
              rx={5}
            />
            <circle className={classes.dot} data-of="share" cx={x(threshold)} cy={ofShare(at.share)} r={4} />
            <circle
              className={classes.dot}
              data-of="wrong"
              cx={x(threshold)}
              cy={ofWrong(wrongInThousand(at))}
              r={4}
            />
          </g>
        )}
      </svg>
    </div>
  );
}
