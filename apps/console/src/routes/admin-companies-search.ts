import { type CompaniesSearch, parseCompaniesSearch } from '../features/companies/companies-search.ts';
import { readOneOf } from '../lib/search-values.ts';

/** Tabs of the companies screen; the default one has no name in the URL. */
export const companyTabs = ['companies', 'rule', 'backoffice'] as const;

export interface AdminCompaniesSearch extends CompaniesSearch {
  readonly tab?: (typeof companyTabs)[number];
}

export function parseAdminCompaniesSearch(search: Record<string, unknown>): AdminCompaniesSearch {
  const tab = readOneOf(search, 'tab', companyTabs);
  if (tab !== undefined && tab !== companyTabs[0]) return { tab };
  return parseCompaniesSearch(search);
}
