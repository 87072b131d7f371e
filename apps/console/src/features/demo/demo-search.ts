import { present, readOneOf, readText } from '../../lib/search-values.ts';

export const demoTabs = ['test', 'integrate', 'statistics'] as const;
export type DemoTab = (typeof demoTabs)[number];

/**
 * `test`, the default tab, is left out of the URL; `job` is the job whose result is shown, `sample` the sample to
 * read at once.
 */
export function parseDemoSearch(search: Record<string, unknown>) {
  const tab = readOneOf(search, 'tab', demoTabs);
  return present({
    tab: tab === 'test' ? undefined : tab,
    job: readText(search, 'job', 64),
    sample: readText(search, 'sample', 40),
  });
}
