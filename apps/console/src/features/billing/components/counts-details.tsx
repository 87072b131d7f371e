import { useNavigate } from '@tanstack/react-router';

import { type MonthCounts } from '../../../api/billing.ts';
import { m } from '../../../i18n/messages.ts';
import { formatNumber } from '../../../lib/formats.ts';
import { filesOfDay } from '../../../lib/files-of-day.ts';
import { DayChart } from '../../../ui/charts/day-chart.tsx';
import { Figures } from '../../../ui/layout/figures.tsx';
import { type InvoiceTab, invoiceTabs } from '../billing-search.ts';
import { invoiceLines, invoiceSeries } from '../invoice-lines.ts';
import { BillingTable } from './billing-table.tsx';
import classes from './counts-details.module.css';
import { Tab, TabList, TabPanel, Tabs } from '../../../ui/controls/tabs.tsx';

interface CountsDetailsProps extends MonthCounts {
  readonly tab: InvoiceTab;
  readonly onTab: (tab: InvoiceTab) => void;
}

/** The counts of a month: by service, by day, and by both. */
export function CountsDetails({ month, counts, tab, onTab }: CountsDetailsProps) {
  const navigate = useNavigate();
  const lines = invoiceLines(counts.services);
  const { days, series } = invoiceSeries(lines, month);
  const words = { services: m.billing_by_service(), days: m.billing_by_day(), details: m.billing_detailed() };
  return (
    <div className={classes.root}>
      <Figures
        figures={[
          { name: m.billing_sent(), value: formatNumber(counts.total) },
          { name: m.billing_errors(), value: formatNumber(counts.error) },
          {
            name: m.billing_total(),
            value: formatNumber(counts.total - counts.error),
            note: m.billing_total_note(),
          },
        ]}
      />
      <Tabs
        value={tab}

        onChange={(chosen) => onTab(invoiceTabs.find((one) => one === chosen) ?? invoiceTabs[0])}
      >
        <TabList>
          {invoiceTabs.map((one) => (
            <Tab key={one} value={one}>
              {words[one]}
            </Tab>
          ))}
        </TabList>
        <TabPanel value="services">
          <BillingTable label={words.services} month={month} lines={lines.byService} />
        </TabPanel>
        <TabPanel value="days">
          <BillingTable label={words.days} month={month} lines={lines.byDay} />
        </TabPanel>
        <TabPanel value="details" className={classes.details}>
          {series.length > 0 && (
            <DayChart
              title={m.billing_chart()}
              days={days}
              series={series}
              onDay={(day, service) =>
                void navigate({ to: '/processed-files', search: filesOfDay(day, service) })
              }
            />
          )}
          <BillingTable label={words.details} month={month} lines={lines.detailed} />
        </TabPanel>
      </Tabs>
    </div>
  );
}
