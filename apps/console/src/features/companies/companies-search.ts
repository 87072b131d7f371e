import { searchLength } from '@lavra/contract/constants';

import { present, readFlag, readNumberOf, readOneOf, readText } from '../../lib/search-values.ts';

export const documentKinds = ['cpf', 'cnpj'] as const;
export const companyStatuses = ['active', 'disabled'] as const;
export const companyPageSizes = [15, 30, 50] as const;
export const defaultCompanyPageSize = companyPageSizes[0];

/** Filter of the list of companies, kept in the URL. */
export interface CompaniesSearch {
  /** Part of a name or e-mail, or the beginning of a document number. */
  readonly name?: string;
  /** Both kinds when absent. */
  readonly document?: (typeof documentKinds)[number];
  readonly status?: (typeof companyStatuses)[number];
  /** Only the companies of the provider's administrators. */
  readonly admin?: true;
  readonly size?: (typeof companyPageSizes)[number];
}

export function parseCompaniesSearch(search: Record<string, unknown>): CompaniesSearch {
  const size = readNumberOf(search, 'size', companyPageSizes);
  return present({
    name: readText(search, 'name', searchLength),
    document: readOneOf(search, 'document', documentKinds),
    status: readOneOf(search, 'status', companyStatuses),
    admin: readFlag(search, 'admin'),
    size: size === defaultCompanyPageSize ? undefined : size,
  });
}

export const sheetParts = ['overview', 'members', 'rule', 'review', 'invoices', 'audit'] as const;
export type SheetPart = (typeof sheetParts)[number];

/** State of the sheet of one company. */
export interface SheetSearch {
  readonly part?: SheetPart;
}

export function parseSheetSearch(search: Record<string, unknown>): SheetSearch {
  const part = readOneOf(search, 'part', sheetParts);
  return present({ part: part === sheetParts[0] ? undefined : part });
}

/** The query of the request for the list. */
export function companiesQueryOf(
  { name, document, status, admin, size = defaultCompanyPageSize }: CompaniesSearch,
  token?: string,
) {
  const deactivated = status === undefined ? undefined : status === 'disabled';
  return { name, document, admin, deactivated, limit: String(size), nextPageToken: token };
}

export function isFiltered({ name, document, status, admin }: CompaniesSearch): boolean {
  return [name, document, status, admin].some((value) => value !== undefined);
}
