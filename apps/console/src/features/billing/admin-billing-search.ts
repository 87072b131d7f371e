import { monthPattern } from '@lavra/contract/constants';

import { present, readOneOf, readText } from '../../lib/search-values.ts';

export const billingTabs = ['months', 'client', 'prices'] as const;
export type BillingTab = (typeof billingTabs)[number];

/** State of the billing area of administrators, kept in the URL. */
export interface AdminBillingSearch {
  readonly view?: BillingTab;
  /** `YYYY-MM`. */
  readonly month?: string;
}

export function parseAdminBillingSearch(search: Record<string, unknown>): AdminBillingSearch {
  const view = readOneOf(search, 'view', billingTabs);
  const month = readText(search, 'month', 7);
  return present({
    view: view === billingTabs[0] ? undefined : view,
    month: month !== undefined && monthPattern.test(month) ? month : undefined,
  });
}
