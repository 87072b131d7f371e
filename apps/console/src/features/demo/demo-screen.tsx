import { type Service, serviceDefinition, services } from '@lavra/contract/services/all';
import { Tabs } from '@mantine/core';
import { getRouteApi, Link } from '@tanstack/react-router';

import { useLocale } from '../../i18n/locale.ts';
import { m } from '../../i18n/messages.ts';
import { Icon } from '../../ui/controls/icon.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { IntegratePanel } from './integrate/integrate-panel.tsx';
import { StatisticsPanel } from './statistics/statistics-panel.tsx';
import { TestPanel } from './trial/test-panel.tsx';
import { type DemoTab, demoTabs, parseDemoSearch } from './demo-search.ts';
import classes from './demo-screen.module.css';

const route = getRouteApi('/signed-in/demo/$id');

const tabNames: Record<DemoTab, () => string> = {
  test: m.demo_tab_test,
  integrate: m.demo_tab_integrate,
  statistics: m.demo_tab_statistics,
};

/** One service: try it, call it from a program, see how it is used. */
export function DemoScreen() {
  const locale = useLocale();
  // The route lets in services of the demo only.
  const service = route.useParams().id as Service;
  const { tab = 'test', job } = route.useSearch();
  const navigate = route.useNavigate();
  const name = services[service][locale];
  const isGeneric = serviceDefinition(service).reading === 'generic';
  return (
    <>
      <Link to="/test" className={classes.up}>
        <Icon name="chevronLeft" size={16} />
        {m.demo_all_services()}
      </Link>
      <PageHeader
        title={name}
        text={isGeneric ? `${m.demo_text()} ${m.reading_generic_text()}` : m.demo_text()}
      />
      <Tabs
        value={tab}
        keepMounted={false}
        onChange={(next) => void navigate({ search: parseDemoSearch({ tab: next, job }), replace: true })}
      >
        <Tabs.List>
          {demoTabs.map((each) => (
            <Tabs.Tab key={each} value={each}>
              {tabNames[each]()}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="test" keepMounted className={classes.panel}>
          <TestPanel
            service={service}
            jobId={job}
            onService={(next) => void navigate({ params: { id: next }, search: {}, replace: true })}
            onJob={(next) => void navigate({ search: next === undefined ? {} : { job: next } })}
          />
        </Tabs.Panel>
        <Tabs.Panel value="integrate" className={classes.panel}>
          <IntegratePanel service={service} />
        </Tabs.Panel>
        <Tabs.Panel value="statistics" className={classes.panel}>
          <StatisticsPanel service={service} />
        </Tabs.Panel>
      </Tabs>
    </>
  );
}
