import { useState } from 'react';

import { m } from '../../../i18n/messages.ts';
import { formatDay, formatNumber } from '../../../lib/formats.ts';
import classes from './day-bars.module.css';

interface Day {
  /** ISO day. */
  readonly day: string;
  readonly count: number;
}

/** A round number of whole requests at or above the highest bar. */
export function topOf(highest: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(highest, 1)));
  const step = [1, 2, 5, 10].find((factor) => factor * power >= highest) ?? 10;
  return Math.max(step * power, 2);
}

function Bars({ days }: { readonly days: readonly Day[] }) {
  const top = topOf(Math.max(...days.map(({ count }) => count)));
  return (
    <figure className={classes.chart} aria-label={m.demo_usage_chart()}>
      <div className={classes.scale} aria-hidden="true">
        {[top, top / 2, 0].filter(Number.isInteger).map((tick) => (
          <span key={tick} style={{ bottom: `${(tick / top) * 100}%` }}>
            {formatNumber(tick)}
          </span>
        ))}
      </div>
      <div className={classes.bars} aria-hidden="true">
        {days.map(({ day, count }) => (
          <span key={day} className={classes.slot} title={`${formatDay(day)}: ${formatNumber(count)}`}>
            <span style={{ height: `${(count / top) * 100}%` }} />
          </span>
        ))}
      </div>
      <div className={classes.ends} aria-hidden="true">
        <span>{formatDay(days[0]?.day ?? '')}</span>
        <span>{formatDay(days.at(-1)?.day ?? '')}</span>
      </div>
    </figure>
  );
}

function Table({ days }: { readonly days: readonly Day[] }) {
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{m.demo_usage_day()}</th>
          <th scope="col">{m.demo_usage_requests()}</th>
        </tr>
      </thead>
      <tbody>
        {days
          .filter(({ count }) => count > 0)
          .toReversed()
          .map(({ day, count }) => (
            <tr key={day}>
              <td>{formatDay(day)}</td>
              <td>{formatNumber(count)}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}

/** Requests day by day, as bars or as the numbers themselves. */
export function DayBars({ days }: { readonly days: readonly Day[] }) {
  const [isTable, setTable] = useState(false);
  return (
    <section className={classes.root} aria-label={m.demo_usage_by_day()}>
      <header className={classes.header}>
        <h2>{m.demo_usage_by_day()}</h2>
        <button
          type="button"
          className={classes.switch}
          aria-pressed={isTable}
          onClick={() => setTable(!isTable)}
        >
          {m.demo_usage_table()}
        </button>
      </header>
      {isTable ? <Table days={days} /> : <Bars days={days} />}
    </section>
  );
}
