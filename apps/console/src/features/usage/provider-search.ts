import type { GeneralUsageFilter } from '@lavra/contract/model/usage';
import { listedServices } from '@lavra/contract/services/all';

import { present, readOneOf } from '../../lib/search-values.ts';
import { parseUsageSearch, type UsageSearch } from './usage-search.ts';
import { rangeOf } from '../../lib/days.ts';

export const providerTabs = ['client', 'general'] as const;
export const requesterPageSizes = [5, 10, 20, 30, 50] as const;
export const defaultRequesterPageSize = 10;

/**
 * State of the administrators' dashboard, kept in the URL: the customers' one, plus lists of companies and
 * services.
 */
export interface ProviderSearch extends UsageSearch {
  readonly tab?: 'general';
  /** Services, separated by commas; all when absent. */
  readonly services?: string;
  /** Ids of companies, separated by commas; all when absent. */
  readonly companies?: string;
}

const companyId = /^[\w-]{1,64}$/;

export function parseProviderSearch(search: Record<string, unknown>): ProviderSearch {
  const tab = readOneOf(search, 'tab', providerTabs);
  const services = readList(search['services']).filter((name) => listedServices.some((one) => one === name));
  const companies = readList(search['companies']).filter((id) => companyId.test(id));
  return present({
    ...parseUsageSearch(search),
    tab: tab === 'general' ? tab : undefined,
    services: services.length === 0 ? undefined : services.join(','),
    companies: companies.length === 0 ? undefined : companies.join(','),
  });
}

export function readList(value: unknown): string[] {
  return typeof value === 'string' && value !== '' ? value.split(',') : [];
}

/** The request body of the general dashboard. */
export function generalFilterOf(search: ProviderSearch): GeneralUsageFilter {
  const { startDate, endDate } = rangeOf(search);
  return {
    start: startDate,
    end: endDate,
    services: readList(search.services),
    companies: readList(search.companies),
    detailed: search.detailed === true,
  };
}
