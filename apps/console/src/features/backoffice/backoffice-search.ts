import { taskPageSizes } from '@lavra/contract/model/backoffice';
import { taskFilterLength } from '@lavra/contract/constants';

import { rangeOf } from '../../lib/days.ts';
import {
  present,
  readDay,
  readFlag,
  readNumberOf,
  readOneOf,
  readPage,
  readText,
} from '../../lib/search-values.ts';

/** Tabs of the area; the default one has no name in the URL. */
export const backofficeTabs = ['indicators', 'tasks', 'rules'] as const;

export type TaskPageSize = (typeof taskPageSizes)[number];
export const defaultTaskPageSize: TaskPageSize = 10;

/** State of the area, kept in the URL; absent days mean this month. */
export interface BackofficeSearch {
  readonly tab?: 'tasks' | 'rules';
  /** In the filter language of tasks. */
  readonly filters?: string;
  readonly startDate?: string;
  readonly endDate?: string;
  /** From 1. */
  readonly page?: number;
  readonly size?: TaskPageSize;
  /** Indicators of all clients. */
  readonly all?: true;
  /** The task whose details are open: its batch and job. */
  readonly batch?: string;
  readonly job?: string;
}

export type BackofficeChange = { readonly [K in keyof BackofficeSearch]: BackofficeSearch[K] | undefined };

export function parseBackofficeSearch(search: Record<string, unknown>): BackofficeSearch {
  const tab = readOneOf(search, 'tab', backofficeTabs);
  const size = readNumberOf(search, 'size', taskPageSizes);
  return present({
    tab: tab === 'indicators' ? undefined : tab,
    filters: readText(search, 'filters', taskFilterLength),
    startDate: readDay(search, 'startDate'),
    endDate: readDay(search, 'endDate'),
    page: readPage(search),
    size: size === defaultTaskPageSize ? undefined : size,
    all: readFlag(search, 'all'),
    batch: readText(search, 'batch', 64),
    job: readText(search, 'job', 64),
  });
}

/** The filter and range sent to the server, without paging. */
export function questionOf(search: BackofficeSearch) {
  const { startDate, endDate } = rangeOf(search);
  return {
    start_date: startDate,
    end_date: endDate,
    ...(search.filters === undefined ? {} : { filters: search.filters }),
  };
}
