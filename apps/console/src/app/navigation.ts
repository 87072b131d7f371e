import type { User } from '@lavra/contract/model/user';

import { m } from '../i18n/messages.ts';
import { config } from '../lib/config.ts';
import type { IconName } from '../ui/icon.tsx';
import { findScreen, maySee } from './areas.ts';

export interface NavigationItem {
  readonly label: string;
  readonly icon: IconName;
  /** A screen under `/web`, or an address of another site, opened in a new tab. */
  readonly to: string;
  readonly isExternal?: true;
}

export interface NavigationGroup {
  readonly label: string;
  readonly items: readonly NavigationItem[];
}

/** Screens of everybody that administrators see under `/admin`. */
function common(prefix: '' | '/admin'): NavigationGroup[] {
  const twin = (path: string) => (findScreen(`${prefix}${path}`) === undefined ? path : `${prefix}${path}`);
  return [
    {
      label: m.nav_group_documents(),
      items: [
        { label: m.nav_test(), icon: 'search', to: '/test' },
        { label: m.nav_processed_files(), icon: 'files', to: twin('/processed-files') },
        { label: m.nav_validations(), icon: 'shield', to: twin('/background-validations') },
      ],
    },
    {
      label: m.nav_group_usage(),
      items: [
        { label: m.nav_dashboard(), icon: 'dashboard', to: twin('/dashboard') },
        { label: m.nav_billing(), icon: 'billing', to: twin('/billing') },
        ...(prefix === ''
          ? [{ label: m.nav_report(), icon: 'report', to: '/customer-report' } as const]
          : []),
        ...(prefix === '' ? [{ label: m.nav_backoffice(), icon: 'review', to: '/backoffice' } as const] : []),
      ],
    },
    {
      label: m.nav_group_integration(),
      items: [
        { label: m.nav_api_clients(), icon: 'key', to: '/api-clients' },
        { label: m.nav_documentation(), icon: 'book', to: config().documentationUrl, isExternal: true },
        { label: m.nav_help(), icon: 'help', to: config().helpUrl, isExternal: true },
      ],
    },
    {
      label: m.nav_group_account(),
      items: [
        { label: m.nav_account(), icon: 'user', to: '/account' },
        { label: m.nav_terms(), icon: 'terms', to: '/terms' },
      ],
    },
  ];
}

function administration(): NavigationGroup {
  return {
    label: m.nav_group_administration(),
    items: [
      { label: m.nav_companies(), icon: 'building', to: '/admin/companies' },
      { label: m.nav_backoffice(), icon: 'review', to: '/admin/backoffice' },
      { label: m.nav_company_report(), icon: 'report', to: '/admin/company-report' },
    ],
  };
}

/** The sidebar of a person: only screens that exist and that they may see, groups without items left out. */
export function navigationOf(user: User): NavigationGroup[] {
  const groups = user.isAdmin ? [administration(), ...common('/admin')] : common('');
  const isShown = ({ to, isExternal }: NavigationItem) => {
    if (isExternal === true) return to !== '';
    const screen = findScreen(to);
    return screen !== undefined && maySee(screen, user);
  };
  return groups
    .map(({ label, items }) => ({ label, items: items.filter(isShown) }))
    .filter(({ items }) => items.length > 0);
}
