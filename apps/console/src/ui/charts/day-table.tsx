import { m } from '../../i18n/messages.ts';
import { formatDay, formatNumber } from '../../lib/formats.ts';
import { type Column, DataTable } from '../table/data-table.tsx';
import type { DaySeries } from './day-series.ts';

interface DayTableProps {
  readonly label: string;
  readonly days: readonly string[];
  readonly series: readonly DaySeries[];
  readonly onDay: ((day: string) => void) | undefined;
}

/** Pixels of a column. */
const dayWidth = 120;
/** Wide enough for the whole name. */
const widthOf = ({ name }: DaySeries) => Math.max(90, name.length * 8 + 24);

/** The numbers of a chart, newest day first. */
export function DayTable({ label, days, series, onDay }: DayTableProps) {
  const columns: Column<number>[] = [
    {
      key: 'day',
      title: m.chart_day(),
      kind: 'time',
      width: `${dayWidth}px`,
      cell: (at) => formatDay(days[at] ?? ''),
    },
    ...series.map((one) => ({
      key: one.key,
      title: one.name,
      kind: 'number' as const,
      width: `${widthOf(one)}px` as const,
      cell: (at: number) => formatNumber(one.values[at] ?? 0),
    })),
  ];
  return (
    <DataTable
      label={label}
      columns={columns}
      rows={days.map((_, at) => at).toReversed()}
      rowKey={(at) => days[at] ?? ''}
      {...(onDay === undefined ? {} : { onOpen: (at: number) => onDay(days[at] ?? '') })}
      empty={null}
    />
  );
}
