import { catalogueServices, serviceDefinition, services } from '@lavra/contract/services/all';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

import { appClientsQuery } from '../api/app-clients.ts';
import { processedFilesQuery } from '../api/jobs.ts';
import { chooseScheme } from '../base/color-scheme.ts';
import { signOut } from '../base/session.ts';
import { chooseLocale, getLocale } from '../i18n/locale.ts';
import { m } from '../i18n/messages.ts';
import { useCompanyId } from '../lib/acting-company.ts';
import { matchesText, plainText } from '../lib/match-text.ts';
import { serviceName } from '../lib/service-name.ts';
import { snackbar } from '../lib/snackbar.tsx';
import { Icon, type IconName } from '../ui/controls/icon.tsx';
import type { NavigationGroup } from './navigation.ts';
import classes from './palette.module.css';

interface PaletteProps {
  readonly groups: readonly NavigationGroup[];
  readonly onOpenKeys: () => void;
  readonly onClose: () => void;
}

interface Entry {
  readonly id: string;
  readonly group: string;
  readonly label: string;
  readonly note?: string;
  /** Words that find it beside its label. */
  readonly words?: string;
  readonly icon: IconName;
  readonly run: () => void;
}

/** The id of a job or a batch: a KSUID. */
const jobId = /^[0-9A-Za-z]{27}$/;
/** Documents that are listed under what was typed. */
const listedJobs = 6;
/** From so many letters on the documents are searched. */
const searchedFrom = 3;

function useEntries(query: string, { groups, onOpenKeys }: Omit<PaletteProps, 'onClose'>): Entry[] {
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
  const action = (id: string, label: string, icon: IconName, run: () => void): Entry => ({
    id,
    group: m.palette_actions(),
    label,
    icon,
    run,
  });
  const toJob = (id: string) => void navigate({ to: '/processed-files/$id', params: { id } });

  const screens = groups.flatMap(({ items }) =>
    items.map((item): Entry => ({
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
    .flatMap((service): Entry[] => [
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
  const found = (jobs.data?.jobs ?? []).slice(0, listedJobs).map((job): Entry => {
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
  const keys = (clients.data?.appclients ?? []).map(({ ClientId, ClientName }): Entry => ({
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

/** The label with what was typed of it marked by weight. */
function Marked({ label, query }: { readonly label: string; readonly query: string }) {
  const at = query === '' ? -1 : plainText(label).indexOf(plainText(query));
  if (at === -1) return label;
  const end = at + query.length;
  return (
    <>
      {label.slice(0, at)}
      <strong>{label.slice(at, end)}</strong>
      {label.slice(end)}
    </>
  );
}

/** Screens, services, documents, credentials and actions by name; what is chosen runs at Enter. */
export function Palette({ onClose, ...of }: PaletteProps) {
  const [query, setQuery] = useState('');
  const [at, setAt] = useState(0);
  const entries = useEntries(query, of);
  const chosen = Math.min(at, entries.length - 1);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- both change which entry is selected
  }, [chosen, query]);

  function run(entry: Entry | undefined) {
    if (entry === undefined) return;
    onClose();
    entry.run();
  }
  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) setAt((chosen + step + entries.length) % Math.max(entries.length, 1));
    else if (event.key === 'Enter') run(entries[chosen]);
    else if (event.key === 'Escape') onClose();
    // The list is walked by the arrows: the focus stays where one types.
    else if (event.key !== 'Tab') return;
    event.preventDefault();
  }
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the key is Escape
    <div
      className={classes.scrim}
      onClick={({ target, currentTarget }) => target === currentTarget && onClose()}
    >
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the element would hide the snackbars under it */}
      <div role="dialog" aria-modal="true" aria-label={m.palette_open()} className={classes.root}>
        <label className={classes.search}>
          <Icon name="search" size={18} />
          <input
            // A palette is opened to be typed into.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
            role="combobox"
            aria-expanded="true"
            aria-controls="palette-list"
            aria-activedescendant={entries[chosen] === undefined ? undefined : `palette-${chosen}`}
            aria-label={m.palette_placeholder()}
            placeholder={m.palette_placeholder()}
            value={query}
            onChange={({ currentTarget }) => {
              setQuery(currentTarget.value);
              setAt(0);
            }}
            onKeyDown={onKeyDown}
          />
          <kbd>Esc</kbd>
        </label>
        <div
          ref={list}
          id="palette-list"
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- entries have icons and groups
          role="listbox"
          aria-label={m.palette_open()}
          className={classes.list}
        >
          {entries.map(({ id, group, label, note, icon }, i) => (
            <div key={id} role="presentation">
              {group !== entries[i - 1]?.group && (
                <div role="presentation" className={classes.group}>
                  {group}
                </div>
              )}
              {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- Enter in the field above */}
              <div
                id={`palette-${i}`}
                // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as the list
                role="option"
                tabIndex={-1}
                aria-selected={i === chosen}
                className={classes.entry}
                onClick={() => run(entries[i])}
                onPointerMove={() => setAt(i)}
              >
                <Icon name={icon} size={18} />
                <span className={classes.label}>
                  <Marked label={label} query={query.trim()} />
                </span>
                {note !== undefined && <span className={classes.note}>{note}</span>}
                {i === chosen && <kbd aria-hidden="true">↵</kbd>}
              </div>
            </div>
          ))}
        </div>
        {entries.length === 0 && <p className={classes.nothing}>{m.palette_nothing()}</p>}
      </div>
    </div>
  );
}
