import { type Service, services } from '@lavra/contract/services/all';
import { getRouteApi } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';

import { inTime } from '../../base/in-time.ts';
import { useLocale } from '../../i18n/locale.ts';
import { m } from '../../i18n/messages.ts';
import { Skeleton } from '../../ui/controls/skeleton.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { ServiceChoice } from './trial/service-choice.tsx';
import { TestPanel } from './trial/test-panel.tsx';
import { type DemoTab, demoTabs, parseDemoSearch } from './demo-search.ts';
import classes from './demo-screen.module.css';
import { Tab, TabList, TabPanel, Tabs } from '../../ui/controls/tabs.tsx';
import { Library } from '../../theme/library.tsx';

const IntegratePanel = lazy(
  inTime(() =>
    import('./integrate/integrate-panel.tsx').then((module) => ({ default: module.IntegratePanel })),
  ),
);
const StatisticsPanel = lazy(
  inTime(() =>
    import('./statistics/statistics-panel.tsx').then((module) => ({ default: module.StatisticsPanel })),
  ),
);

const route = getRouteApi('/signed-in/demo/$id');

const tabNames: Record<DemoTab, () => string> = {
  test: m.demo_tab_test,
  integrate: m.demo_tab_integrate,
  statistics: m.demo_tab_statistics,
};

/** One service: try it, call it from a program, see how much it is used. */
export function DemoScreen() {
  const locale = useLocale();
  // The route only lets in services of the demo.
  const service = route.useParams().id as Service;
  const { tab = 'test', job, sample } = route.useSearch();
  const navigate = route.useNavigate();
  const name = services[service][locale];
  return (
    <Library>
      <ServiceChoice
        service={service}
        onService={(id) => void navigate({ params: { id }, search: parseDemoSearch({ tab }), replace: true })}
      />
      <PageHeader title={name} text={m.demo_text()} />
      <Tabs
        value={tab}

        onChange={(next) => void navigate({ search: parseDemoSearch({ tab: next, job }), replace: true })}
      >
        <TabList>
          {demoTabs.map((each) => (
            <Tab key={each} value={each}>
              {tabNames[each]()}
            </Tab>
          ))}
        </TabList>
        <TabPanel value="test" isKept className={classes.panel}>
          <TestPanel
            service={service}
            jobId={job}
            sample={sample}
            onSampleTaken={() => void navigate({ search: {}, replace: true })}
            onService={(next) => void navigate({ params: { id: next }, search: {}, replace: true })}
            onJob={(next) => void navigate({ search: next === undefined ? {} : { job: next } })}
          />
        </TabPanel>
        <TabPanel value="integrate" className={classes.panel}>
          <Suspense fallback={<Skeleton height={360} radius={12} aria-label={m.loading()} />}>
            <IntegratePanel service={service} />
          </Suspense>
        </TabPanel>
        <TabPanel value="statistics" className={classes.panel}>
          <Suspense fallback={<Skeleton height={360} radius={12} aria-label={m.loading()} />}>
            <StatisticsPanel service={service} />
          </Suspense>
        </TabPanel>
      </Tabs>
    </Library>
  );
}
