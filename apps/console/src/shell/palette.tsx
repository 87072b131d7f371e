import { catalogueServices, serviceDefinition, services } from '@lavra/contract/services/all';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';

import { appClientsQuery } from '../api/app-clients.ts';
import { processedFilesQuery } from '../api/jobs.ts';
import { chooseScheme } from '../base/color-scheme.ts';
import { signOut } from '../base/session.ts';
import { chooseLocale, getLocale } from '../i18n/locale.ts';
import { m } from '../i18n/messages.ts';
import { useCompanyId } from '../lib/acting-company.ts';
import { matchesText } from '../lib/match-text.ts';
import { serviceName } from '../lib/service-name.ts';
import { snackbar } from '../lib/snackbar.tsx';
import type { IconName } from '../ui/controls/icon.tsx';
import { PaletteDialog, type PaletteEntry } from '../ui/palette/palette-dialog.tsx';
import type { NavigationGroup } from './navigation.ts';

interface PaletteProps {
  readonly groups: readonly NavigationGroup[];
  readonly onOpenKeys: () => void;
  readonly onClose: () => void;
}

/** The id of a job or a batch: a KSUID. */
const jobId = /^[0-9A-Za-z]{27}$/;
/** Documents that are listed under what was typed. */
const listedJobs = 6;
/** From so many letters on the documents are searched. */
const searchedFrom = 3;

function useEntries(query: string, { groups, onOpenKeys }: Omit<PaletteProps, 'onClose'>): PaletteEntry[] {
  const navigate = useNavigate();
  const companyId = useCompanyId();
  const text = query.trim();
  const isSearching = text.length >= searchedFrom;
  const jobs = useQuery({
    ...processedFilesQuery(companyId, {
      limit: String(listedJobs),
      ...(isSearching ? { search: text } : {}),
    }),
    enabled: text === '' || isSearching,
    meta: { quiet: true },
  });
  const clients = useQuery({ ...appClientsQuery(companyId), enabled: isSearching, meta: { quiet: true } });
  const action = (id: string, label: string, icon: IconName, run: () => void): PaletteEntry => ({
    id,
    group: m.palette_actions(),
    label,
    icon,
    run,
  });
  const toJob = (id: string) => void navigate({ to: '/processed-files/$id', params: { id } });

  const screens = groups.flatMap(({ items }) =>
    items.map((item): PaletteEntry => ({
      id: item.to,
      group: m.palette_screens(),
      label: item.label,
      icon: item.icon,
      run: () => {
        if (item.isExternal === true) window.open(item.to, '_blank', 'noreferrer');
        else void navigate({ to: item.to });
      },
    })),
  );
  const documents = catalogueServices
    .filter((service) => serviceDefinition(service).demo)
    .flatMap((service): PaletteEntry[] => [
      {
        id: `test-${service}`,
        group: m.palette_services(),
        label: serviceName(service),
        note: m.palette_try(),
        words: `${service} ${services[service].pt} ${services[service].en}`,
        icon: 'file',
        run: () => void navigate({ to: '/demo/$id', params: { id: service } }),
      },
      {
        id: `integrate-${service}`,
        group: m.palette_services(),
        label: serviceName(service),
        note: m.palette_integrate(),
        words: `${service} API`,
        icon: 'code',
        run: () => void navigate({ to: '/demo/$id', params: { id: service }, search: { tab: 'integrate' } }),
      },
    ]);
  const found = (jobs.data?.jobs ?? []).slice(0, listedJobs).map((job): PaletteEntry => {
    const id = job.job_ksuid ?? job.batch_ksuid;
    return {
      id: `job-${id}`,
      group: text === '' ? m.palette_recent() : m.nav_processed_files(),
      label: job.filename === null || job.filename === '' ? id : job.filename,
      note: serviceName(job.service),
      // The server found it, in its id or its client data perhaps.
      words: text,
      icon: 'files',
      run: () => toJob(id),
    };
  });
  const keys = (clients.data?.appclients ?? []).map(({ ClientId, ClientName }): PaletteEntry => ({
    id: `client-${ClientId}`,
    group: m.palette_clients(),
    label: ClientName,
    words: ClientId,
    icon: 'key',
    run: () => void navigate({ to: '/api-clients' }),
  }));
  const other = getLocale() === 'pt' ? 'en' : 'pt';
  const actions = [
    action('language', m.palette_other_language(), 'book', () => chooseLocale(other)),
    action('light', m.scheme_light(), 'sun', () => chooseScheme('light')),
    action('dark', m.scheme_dark(), 'moon', () => chooseScheme('dark')),
    action('auto', m.scheme_auto(), 'monitor', () => chooseScheme('auto')),
    action('keys', m.keys_title(), 'code', onOpenKeys),
    action('logout', m.logout(), 'logout', () => void signOut().catch(snackbar.failure)),
  ];
  if (jobId.test(text))
    return [
      {
        id: 'job',
        group: m.nav_processed_files(),
        label: m.palette_open_job({ id: text }),
        icon: 'file',
        run: () => toJob(text),
      },
    ];
  if (text === '') return [...found, ...screens, ...actions];
  return [...screens, ...documents, ...found, ...keys, ...actions].filter(({ label, words = '' }) =>
    matchesText([label, words], text),
  );
}

/** Screens, services, documents, credentials and actions by name. */
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
