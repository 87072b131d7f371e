import { ksuidPattern } from '@lavra/contract/constants';
import { useState } from 'react';

import { chooseScheme } from '../../base/color-scheme.ts';
import { signOut } from '../../base/session.ts';
import { chooseLocale, getLocale } from '../../i18n/locale.ts';
import { m } from '../../i18n/messages.ts';
import { matchesText } from '../../lib/match-text.ts';
import { snackbar } from '../../lib/snackbar.tsx';
import type { IconName } from '../../ui/controls/icon.tsx';
import { PaletteDialog, type PaletteEntry } from '../../ui/palette/palette-dialog.tsx';
import type { NavigationGroup } from '../navigation.ts';
import { pageEntries, serviceEntries, useFoundEntries, useToScreen } from './palette-sources.ts';

interface PaletteProps {
  readonly groups: readonly NavigationGroup[];
  readonly isAdmin: boolean;
  readonly onOpenKeys: () => void;
  readonly onClose: () => void;
}

function useEntries(
  query: string,
  { groups, isAdmin, onOpenKeys }: Omit<PaletteProps, 'onClose'>,
): PaletteEntry[] {
  const text = query.trim();
  const toScreen = useToScreen();
  const found = useFoundEntries(toScreen, { text, isAdmin });
  const action = (id: string, label: string, icon: IconName, run: () => void): PaletteEntry => ({
    id,
    group: m.palette_actions(),
    label,
    icon,
    run,
  });

  const screens = groups.flatMap(({ items }) =>
    items.map((item): PaletteEntry => {
      const entry = { id: item.to, group: m.palette_screens(), label: item.label, icon: item.icon };
      if (item.isExternal !== true) return toScreen(entry, { to: item.to });
      return { ...entry, href: item.to, run: () => void window.open(item.to, '_blank', 'noreferrer') };
    }),
  );
  const other = getLocale() === 'pt' ? 'en' : 'pt';
  const actions = [
    action('language', m.palette_other_language(), 'book', () => chooseLocale(other)),
    action('light', m.scheme_light(), 'sun', () => chooseScheme('light')),
    action('dark', m.scheme_dark(), 'moon', () => chooseScheme('dark')),
    action('auto', m.scheme_auto(), 'monitor', () => chooseScheme('auto')),
    action('keys', m.keys_title(), 'code', onOpenKeys),
    action('logout', m.logout(), 'logout', () => void signOut().catch(snackbar.failure)),
  ];
  if (ksuidPattern.test(text))
    return [
      toScreen(
        {
          id: 'job',
          group: m.nav_processed_files(),
          label: m.palette_open_job({ id: text }),
          icon: 'file',
          copies: text,
        },
        { to: '/processed-files/$id', params: { id: text } },
      ),
    ];
  if (text === '') return [...found, ...screens, ...actions];
  return [...screens, ...serviceEntries(toScreen), ...pageEntries(toScreen), ...found, ...actions].filter(
    ({ label, words = '' }) => matchesText([label, words], text),
  );
}

/** Screens, settings, services, pages of the documentation, the company's data, and actions, searched by name. */
export function Palette({ onClose, ...of }: PaletteProps) {
  const [query, setQuery] = useState('');
  return (
    <PaletteDialog
      label={m.palette_open()}
      placeholder={m.palette_placeholder()}
      query={query}
      onQuery={setQuery}
      entries={useEntries(query, of)}
      nothing={m.palette_nothing()}
      onClose={onClose}
    />
  );
}
