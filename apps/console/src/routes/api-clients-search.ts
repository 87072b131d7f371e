import { present, readOneOf } from '../lib/search-values.ts';

export const apiTabs = ['clients', 'webhooks'] as const;
export type ApiTab = (typeof apiTabs)[number];

export function parseApiSearch(search: Record<string, unknown>): { readonly tab?: ApiTab } {
  const tab = readOneOf(search, 'tab', apiTabs);
  return present({ tab: tab === apiTabs[0] ? undefined : tab });
}
