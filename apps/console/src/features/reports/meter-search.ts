import { meterReportPageSizes, meterTypes, ufLength } from '@lavra/contract/constants';

import { rangeOf } from '../../lib/days.ts';
import { present, readDay, readNumberOf, readOneOf, readPage, readText } from '../../lib/search-values.ts';

export type MeterType = (typeof meterTypes)[number];
export type MeterPageSize = (typeof meterReportPageSizes)[number];

/** Filter of the meter report, kept in the URL; absent days mean this month. */
export interface MeterSearch {
  readonly startDate?: string;
  readonly endDate?: string;
  /** Consumer unit. */
  readonly uc?: string;
  readonly meterType?: MeterType;
  /** State, two letters. */
  readonly uf?: string;
  /** From 1. */
  readonly page?: number;
  readonly size?: MeterPageSize;
}

export const defaultMeterPageSize: MeterPageSize = 10;

export function parseMeterSearch(search: Record<string, unknown>): MeterSearch {
  const size = readNumberOf(search, 'size', meterReportPageSizes);
  return present({
    startDate: readDay(search, 'startDate'),
    endDate: readDay(search, 'endDate'),
    uc: readText(search, 'uc', 40),
    meterType: readOneOf(search, 'meterType', meterTypes),
    uf: readText(search, 'uf', ufLength)?.toUpperCase(),
    page: readPage(search),
    size: size === defaultMeterPageSize ? undefined : size,
  });
}

/** The query of the request for the report, without paging. */
export function filterOf(search: MeterSearch) {
  const { startDate, endDate } = rangeOf(search);
  return {
    start_date: startDate,
    end_date: endDate,
    meter_type: search.meterType?.toLowerCase(),
    uf: search.uf,
    uc: search.uc,
  };
}

export function pageOf(search: MeterSearch) {
  const { page = 1, size = defaultMeterPageSize } = search;
  return { ...filterOf(search), page: String(page), limit: String(size) };
}

export function isFiltered({ startDate, endDate, uc, meterType, uf }: MeterSearch): boolean {
  return [startDate, endDate, uc, meterType, uf].some((value) => value !== undefined);
}
