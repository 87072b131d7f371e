import { m } from '../../i18n/messages.ts';
import { formatDay, formatNumber } from '../../lib/formats.ts';
import { type Column, DataTable } from '../data-table.tsx';
import type { DaySeries } from './day-series.ts';

interface DayTableProps {
  readonly label: string;
  readonly days: readonly string[];
  readonly series: readonly DaySeries[];
}

/** Pixels of a column. */
const dayWidth = 120;
const seriesWidth = 130;

/** The numbers of a chart, newest day first. */
export function DayTable({ label, days, series }: DayTableProps) {
  const columns: Column<number>[] = [
    {
      key: 'day',
      title: m.chart_day(),
      kind: 'time',
      width: `${dayWidth}px`,
      cell: (at) => formatDay(days[at] ?? ''),
    },
    ...series.map(({ key, name, values }) => ({
      key,
      title: name,
      kind: 'number' as const,
      cell: (at: number) => formatNumber(values[at] ?? 0),
    })),
  ];
  return (
    <DataTable
      label={label}
      columns={columns}
      rows={days.map((_, at) => at).toReversed()}
      rowKey={(at) => days[at] ?? ''}
      minWidth={dayWidth + series.length * seriesWidth}
      empty={null}
    />
  );
}
