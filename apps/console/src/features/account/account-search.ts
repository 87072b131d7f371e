import { present, readOneOf } from '../../lib/search-values.ts';

export const accountTabs = ['account', 'settings'] as const;
export type AccountTab = (typeof accountTabs)[number];

export function parseAccountSearch(search: Record<string, unknown>): { readonly tab?: AccountTab } {
  const tab = readOneOf(search, 'tab', accountTabs);
  return present({ tab: tab === accountTabs[0] ? undefined : tab });
}
