import type { BillingMonth } from '@lavra/contract/model/invoice';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';

import { billingMonthsQuery } from '../../../api/billing.ts';
import { m } from '../../../i18n/messages.ts';
import { today } from '../../../lib/days.ts';
import { formatMoney, formatMonth, formatNumber } from '../../../lib/formats.ts';
import { Skeleton } from '../../../ui/controls/skeleton.tsx';
import { FailureState } from '../../../ui/feedback/failure-state.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { parseAdminBillingSearch } from '../admin-billing-search.ts';
import classes from './billing-months.module.css';
import { MonthCompanies } from './month-companies.tsx';

/** A year of months at the side, and the companies of the chosen month. */
export function BillingMonths() {
  const months = useQuery(billingMonthsQuery());
  const search = parseAdminBillingSearch(useSearch({ strict: false }));
  const navigate = useNavigate({ from: '/admin/billing' });
  if (months.data === undefined && months.error !== null)
    return (
      <Panel>
        <FailureState error={months.error} onRetry={() => void months.refetch()} />
      </Panel>
    );
  const now = today().slice(0, 7);
  const shown = months.data?.filter(
    ({ month, companies, invoiced }) => month === now || companies + invoiced > 0,
  );
  // The default is the last month that is over: the one to be invoiced.
  const chosen = search.month ?? shown?.find(({ month }) => month < now)?.month ?? shown?.[0]?.month;
  return (
    <div className={classes.root}>
      <nav className={classes.rail} aria-label={m.billing_months()}>
        {shown === undefined ? (
          <Skeleton height={560} radius={12} aria-label={m.loading()} />
        ) : (
          shown.map((one) => (
            <MonthButton
              key={one.month}
              month={one}
              isChosen={one.month === chosen}
              onChoose={() =>
                void navigate({
                  to: '/admin/billing',
                  search: parseAdminBillingSearch({ month: one.month }),
                  resetScroll: false,
                })
              }
            />
          ))
        )}
      </nav>
      {chosen !== undefined && <MonthCompanies key={chosen} month={chosen} />}
    </div>
  );
}

interface MonthButtonProps {
  readonly month: BillingMonth;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function MonthButton({ month, isChosen, onChoose }: MonthButtonProps) {
  const { billed, total, companies, invoiced } = month;
  const isOpen = month.month === today().slice(0, 7);
  return (
    <button
      type="button"
      className={classes.month}
      {...(isChosen ? { 'aria-current': 'true' as const } : {})}
      onClick={onChoose}
    >
      <span className={classes.name}>{formatMonth(month.month)}</span>
      {billed !== null && <span className={classes.total}>{formatMoney(billed)}</span>}
      <span className={billed === null ? classes.total : classes.note}>
        {m.billing_month_requests({ count: formatNumber(total) })}
      </span>
      <span className={classes.note}>
        {isOpen
          ? m.billing_month_open()
          : m.billing_month_done({
              made: formatNumber(invoiced),
              all: formatNumber(Math.max(companies, invoiced)),
            })}
      </span>
    </button>
  );
}
