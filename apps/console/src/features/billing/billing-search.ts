import { present, readOneOf } from '../../lib/search-values.ts';

export const invoiceTabs = ['services', 'days', 'details'] as const;
export type InvoiceTab = (typeof invoiceTabs)[number];

/** Which breakdown of an invoice is shown. */
export interface InvoiceSearch {
  readonly tab?: InvoiceTab;
}

export function parseInvoiceSearch(search: Record<string, unknown>): InvoiceSearch {
  const tab = readOneOf(search, 'tab', invoiceTabs);
  return present({ tab: tab === invoiceTabs[0] ? undefined : tab });
}

/** Stands for an invoice's id: the month that is not over yet. */
export const openMonth = 'open';
