import type { User } from '@lavra/contract/model/user';

import { m } from '../i18n/messages.ts';
import { docsPage, helpPage } from '../lib/docs-page.ts';
import type { IconName } from '../ui/controls/icon.tsx';
import { groups, listedScreens, type Screen } from './screens.ts';

export interface NavigationItem {
  readonly label: string;
  readonly icon: IconName;
  /** A screen under `/web`, or the address of another site, opened in a new tab. */
  readonly to: string;
  readonly isExternal?: true;
}

export interface NavigationGroup {
  readonly label: string;
  readonly items: readonly NavigationItem[];
}

const groupNames: Record<(typeof groups)[number], () => string> = {
  administration: m.nav_group_administration,
  documents: m.nav_group_documents,
  usage: m.nav_group_usage,
  integration: m.nav_group_integration,
  account: m.nav_group_account,
};

/** Links to other sites, as far as the provider has set them. */
function externalItems(): NavigationItem[] {
  return [
    { label: m.nav_documentation(), icon: 'book', to: docsPage(''), isExternal: true } as const,
    { label: m.nav_help(), icon: 'help', to: helpPage(), isExternal: true } as const,
  ].filter(({ to }) => to !== '');
}

/** The user's sidebar: only screens that they may see, without empty groups. */
export function navigationOf(user: User, screens: readonly Screen[]): NavigationGroup[] {
  const listed = listedScreens(user, screens);
  return groups
    .map((group) => ({
      label: groupNames[group](),
      items: [
        ...listed.flatMap(({ path, item }) =>
          item?.group === group ? [{ label: item.label(), icon: item.icon, to: path }] : [],
        ),
        ...(group === 'integration' ? externalItems() : []),
      ],
    }))
    .filter(({ items }) => items.length > 0);
}
