import { processedFilesPageSizes, searchLength } from '@lavra/contract/constants';
import { listedServices, type Service } from '@lavra/contract/services/all';

import { present, readDay, readNumberOf, readOneOf, readText } from '../../lib/search-values.ts';

export type PageSize = (typeof processedFilesPageSizes)[number];

/** Path of the list: for customers, and for administrators who act for a client. */
export type JobListPath = '/processed-files' | '/admin/processed-files';

/** Filter of the list, kept in the URL. */
export interface JobSearch {
  readonly service?: Service;
  /** Days of creation, inclusive, `YYYY-MM-DD`. */
  readonly startDate?: string;
  readonly endDate?: string;
  /** Instead of them the day of the end, by which usage counts, `YYYY-MM-DD`. */
  readonly finishedDate?: string;
  /** A complete id. */
  readonly id?: string;
  /** Part of an id, of a file name or of the client data. */
  readonly search?: string;
  readonly size?: PageSize;
  /** The shown page if it is not the first, and its page token. */
  readonly page?: number;
  readonly token?: string;
}

export const defaultPageSize = processedFilesPageSizes[0];

export function parseJobSearch(search: Record<string, unknown>): JobSearch {
  const size = readNumberOf(search, 'size', processedFilesPageSizes);
  const token = readText(search, 'token', 400);
  const page = Number(search['page']);
  return present({
    service: readOneOf(search, 'service', listedServices),
    startDate: readDay(search, 'startDate'),
    endDate: readDay(search, 'endDate'),
    finishedDate: readDay(search, 'finishedDate'),
    id: readText(search, 'id', 64),
    search: readText(search, 'search', searchLength),
    size: size === defaultPageSize ? undefined : size,
    ...(token === undefined ? {} : { token, page: Number.isInteger(page) && page > 1 ? page : 2 }),
  });
}

/** The query of the request for the list. */
export function listQueryOf(shown: JobSearch) {
  const { service, startDate, endDate, finishedDate, id, search, size = defaultPageSize, token } = shown;
  return {
    service,
    startDate,
    endDate,
    finishedDate,
    search,
    ksuid: id,
    confidence: 'true',
    limit: String(size),
    nextPageToken: token,
  };
}

export function isFiltered({ service, startDate, endDate, finishedDate, id, search }: JobSearch): boolean {
  return [service, startDate, endDate, finishedDate, id, search].some((value) => value !== undefined);
}

export const detailTabs = ['document', 'data'] as const;
export type DetailTab = (typeof detailTabs)[number];

/** State of the details of one processed file: the opened job of its batch, and the tab. */
export interface OneSearch {
  readonly job?: string;
  readonly tab?: DetailTab;
}

export function parseOneSearch(search: Record<string, unknown>): OneSearch {
  const tab = readOneOf(search, 'tab', detailTabs);
  return present({ job: readText(search, 'job', 64), tab: tab === detailTabs[0] ? undefined : tab });
}
