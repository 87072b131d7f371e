import { useQuery } from '@tanstack/react-query';

import { openMonthQuery } from '../../../api/billing.ts';
import { m } from '../../../i18n/messages.ts';
import { today } from '../../../lib/days.ts';
import { formatMonth, formatNumber } from '../../../lib/formats.ts';
import { FailureState } from '../../../ui/feedback/failure-state.tsx';
import { Figures } from '../../../ui/layout/figures.tsx';
import { Icon } from '../../../ui/controls/icon.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Button } from '../../../ui/controls/button.tsx';

interface OpenMonthPanelProps {
  readonly companyId: string;
  readonly onOpen: () => void;
}

/** The counts of the current month so far; its invoice is generated when the month is over. */
export function OpenMonthPanel({ companyId, onOpen }: OpenMonthPanelProps) {
  const { data, error, refetch } = useQuery(openMonthQuery(companyId));
  const shown = (of: 'total' | 'error' | 'read') => {
    if (data === undefined) return undefined;
    const { total, error: errors } = data.counts;
    return formatNumber({ total, error: errors, read: total - errors }[of]);
  };
  return (
    <Panel
      title={m.billing_open_title()}
      text={m.billing_open_text({ month: formatMonth(today().slice(0, 7)) })}
      actions={
        <Button
          variant="default"
          leftSection={<Icon name="eye" size={16} />}
          disabled={data === undefined}
          onClick={onOpen}
        >
          {m.billing_open_details()}
        </Button>
      }
    >
      {data === undefined && error !== null ? (
        <FailureState error={error} onRetry={() => void refetch()} />
      ) : (
        <Figures
          figures={[
            { name: m.billing_sent(), value: shown('total') },
            { name: m.billing_errors(), value: shown('error') },
            { name: m.billing_total(), value: shown('read'), note: m.billing_total_note() },
          ]}
        />
      )}
    </Panel>
  );
}
