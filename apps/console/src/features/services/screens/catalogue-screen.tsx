import { type Service, services } from '@lavra/contract/services/all';
import { getRouteApi } from '@tanstack/react-router';
import { type KeyboardEvent, lazy, Suspense, useState } from 'react';

import { useLocale } from '../../../i18n/locale.ts';
import { m } from '../../../i18n/messages.ts';
import { matchesText } from '../../../lib/match-text.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Icon } from '../../../ui/controls/icon.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { PageDrop } from '../../../ui/file-drop/page-drop.tsx';
import { inTime } from '../../../base/in-time.ts';
import { handFile } from '../../../lib/handed-file.ts';
import { pickFile } from '../../../lib/pick-file.ts';
import { acceptedShownDocuments } from '../../../lib/sending/accepted-files.ts';
import { FirstSteps } from '../components/first-steps.tsx';
import { SupportDialog } from '../components/support-dialog.tsx';
import {
  type CatalogueSearch,
  type CatalogueTab,
  sectionsOf,
  servicesOf,
  tabs,
  trialOf,
} from '../catalogue.ts';
import { ServiceCard } from '../components/service-card.tsx';
import { descriptions } from '../descriptions.ts';
import classes from './catalogue-screen.module.css';
import { Button } from '../../../ui/controls/button.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../../../ui/controls/tabs.tsx';

const KindGuess = lazy(
  inTime(() => import('../components/kind-guess.tsx').then((module) => ({ default: module.KindGuess }))),
);

const route = getRouteApi('/signed-in/test');

function tabName(tab: CatalogueTab): string {
  return {
    all: m.services_tab_all,
    personal: m.services_tab_personal,
    business: m.services_tab_business,
    tax: m.services_tab_tax,
    vehicles: m.services_tab_vehicles,
    other: m.services_tab_other,
  }[tab]();
}

/** Arrow keys move through the cards in reading order. */
function walkCards(event: KeyboardEvent<HTMLElement>) {
  const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
  const step = steps[event.key];
  const cards = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-card]')];
  const at = cards.findIndex((card) => card === document.activeElement);
  if (step === undefined || at === -1) return;
  event.preventDefault();
  cards[at + step]?.focus();
}

function Cards({
  list,
  onSupport,
}: {
  readonly list: readonly Service[];
  readonly onSupport: (service: Service) => void;
}) {
  return (
    <ul className={classes.grid}>
      {list.map((service) => (
        <li key={service}>
          <ServiceCard service={service} onSupport={onSupport} />
        </li>
      ))}
    </ul>
  );
}

/** Every kind of document that can be tried, by category. */
export function CatalogueScreen() {
  const locale = useLocale();
  const { tab = 'all', q = '' } = route.useSearch();
  const navigate = route.useNavigate();
  const [wanted, setWanted] = useState<Service>();
  const [given, setGiven] = useState<File>();
  const change = (next: CatalogueSearch) =>
    void navigate({ search: next, replace: true, resetScroll: false });
  const words = (value: string) => (value === '' ? {} : { q: value });

  // An invoice is also accepted as XML.
  const accepted = acceptedShownDocuments('nfe');
  const found = servicesOf(tab).filter((service) =>
    matchesText([services[service].pt, services[service].en, service, descriptions[service]()], q),
  );
  const sections = sectionsOf(found);

  return (
    <>
      <PageHeader
        title={m.services_title()}
        text={m.services_text()}
        actions={
          <label className={classes.search}>
            <Icon name="search" size={18} />
            <input
              type="search"
              value={q}
              data-filter-focus
              aria-label={m.services_search()}
              placeholder={m.services_search()}
              onChange={(event) =>
                change({ ...(tab === 'all' ? {} : { tab }), ...words(event.currentTarget.value) })
              }
            />
            <kbd className={classes.key}>/</kbd>
          </label>
        }
      />
      <PageDrop accepted={accepted} onFile={setGiven} />
      <FirstSteps onChoose={() => pickFile(accepted, setGiven)} />
      {given === undefined ? null : (
        <Suspense>
          <KindGuess
            file={given}
            onClose={() => setGiven(undefined)}
            onKind={(kind) => {
              const service = trialOf(kind);
              handFile(given, service !== undefined);
              setGiven(undefined);
              void navigate({ to: '/demo/$id', params: { id: service ?? 'ocr' }, search: {} });
            }}
          />
        </Suspense>
      )}
      <Tabs
        value={tab}
        onChange={(next) => change({ ...(next === 'all' ? {} : { tab: next as CatalogueTab }), ...words(q) })}
      >
        <TabList className={classes.tabs}>
          {tabs.map((name) => (
            <Tab key={name} value={name}>
              {tabName(name)} <span className={classes.count}>{servicesOf(name).length}</span>
            </Tab>
          ))}
        </TabList>
        <TabPanel value={tab} className={classes.panel} onKeyDown={walkCards}>
          {found.length === 0 ? (
            <EmptyState
              icon="search"
              title={m.services_none({ q })}
              text={m.services_none_text()}
              action={
                <Button variant="default" onClick={() => change(tab === 'all' ? {} : words(q))}>
                  {tab === 'all' ? m.services_clear() : m.services_search_all()}
                </Button>
              }
            />
          ) : tab === 'all' ? (
            sections.map((section) => (
              <section key={section.category} className={classes.section}>
                <h2 className={classes.heading}>{tabName(section.category)}</h2>
                <Cards list={section.services} onSupport={setWanted} />
              </section>
            ))
          ) : (
            <Cards list={found} onSupport={setWanted} />
          )}
        </TabPanel>
      </Tabs>
      <SupportDialog
        isOpen={wanted !== undefined}
        onClose={() => setWanted(undefined)}
        title={wanted === undefined ? '' : services[wanted][locale]}
        text={m.services_closed_text()}
      />
    </>
  );
}
