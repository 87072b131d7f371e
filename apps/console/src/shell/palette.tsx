import { Spotlight, spotlight, type SpotlightActionGroupData } from '@mantine/spotlight';
import '@mantine/spotlight/styles.layer.css';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

import { chooseLocale, getLocale } from '../i18n/locale.ts';
import { m } from '../i18n/messages.ts';
import { signOut } from '../base/session.ts';
import { snackbar } from '../lib/snackbar.tsx';
import { chooseScheme } from '../base/color-scheme.ts';
import { Icon, type IconName } from '../ui/controls/icon.tsx';
import type { NavigationGroup } from './navigation.ts';

interface PaletteProps {
  readonly groups: readonly NavigationGroup[];
  readonly onOpenKeys: () => void;
}

/** The id of a job or a batch: a KSUID. */
const jobId = /^[0-9A-Za-z]{27}$/;

const action = (id: string, label: string, icon: IconName, onClick: () => void) => ({
  id,
  label,
  leftSection: <Icon name={icon} />,
  onClick,
});

/** Screens and actions by name; opens as it is mounted. */
export function Palette({ groups, onOpenKeys }: PaletteProps) {
  const navigate = useNavigate();
  const [query, setQuery] = useState('');
  useEffect(() => spotlight.open(), []);

  const screens: SpotlightActionGroupData[] = groups.map(({ label, items }) => ({
    group: label,
    actions: items.map((item) =>
      action(item.to, item.label, item.icon, () => {
        if (item.isExternal === true) window.open(item.to, '_blank', 'noreferrer');
        else void navigate({ to: item.to });
      }),
    ),
  }));
  const other = getLocale() === 'pt' ? 'en' : 'pt';
  const actions: SpotlightActionGroupData = {
    group: m.palette_actions(),
    actions: [
      action('language', m.palette_other_language(), 'book', () => chooseLocale(other)),
      action('light', m.scheme_light(), 'sun', () => chooseScheme('light')),
      action('dark', m.scheme_dark(), 'moon', () => chooseScheme('dark')),
      action('auto', m.scheme_auto(), 'monitor', () => chooseScheme('auto')),
      action('keys', m.keys_title(), 'code', onOpenKeys),
      action(
        'logout',
        m.logout(),
        'logout',
        () => void signOut().catch((error: unknown) => snackbar.failure(error)),
      ),
    ],
  };
  const id = query.trim();
  const processed: SpotlightActionGroupData[] = jobId.test(id)
    ? [
        {
          group: m.nav_processed_files(),
          actions: [
            action('processed-file', m.palette_open_job({ id }), 'file', () => {
              void navigate({ to: '/processed-files/$id', params: { id } });
            }),
          ],
        },
      ]
    : [];
  return (
    <Spotlight
      actions={[...processed, ...screens, actions]}
      query={query}
      onQueryChange={setQuery}
      scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}
      shortcut={null}
      nothingFound={m.palette_nothing()}
      highlightQuery
      scrollable
      maxHeight={440}
      searchProps={{
        leftSection: <Icon name="search" />,
        placeholder: m.palette_placeholder(),
        'aria-label': m.palette_placeholder(),
      }}
    />
  );
}
