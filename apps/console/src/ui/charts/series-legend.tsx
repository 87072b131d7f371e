import { m } from '../../i18n/messages.ts';
import { formatNumber } from '../../lib/formats.ts';
import { type DaySeries, totalOf } from './day-series.ts';
import { SeriesMark } from './series-mark.tsx';
import classes from './series-legend.module.css';
import { othersKey } from './series-style.ts';

interface SeriesLegendProps {
  readonly series: readonly DaySeries[];
  /** Colours by the key of a series. */
  readonly colours: ReadonlyMap<string, string>;
  readonly onSeries: (key: string) => void;
  /** The hidden series. When absent, a click on a name opens it, and the combined rest cannot be clicked. */
  readonly hidden?: ReadonlySet<string>;
}

/** The colour, name and total of each series. */
export function SeriesLegend({ series, colours, onSeries, hidden }: SeriesLegendProps) {
  return (
    <ul className={classes.legend} aria-label={m.chart_series()}>
      {series.map((one) => (
        <li key={one.key}>
          <button
            type="button"
            disabled={hidden === undefined && one.key === othersKey}
            aria-pressed={hidden && !hidden.has(one.key)}
            onClick={() => onSeries(one.key)}
          >
            <SeriesMark colour={colours.get(one.key)} />
            {one.name}
            <span className={classes.total}>{formatNumber(totalOf(one))}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
