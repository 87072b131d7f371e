import { useMutation, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';

import {
  type MonthCounts,
  drawCountsPdfMutation,
  invoiceQuery,
  openMonthQuery,
} from '../../../api/billing.ts';
import { m } from '../../../i18n/messages.ts';
import { useActingCompany, useCompanyId } from '../../../lib/acting-company.ts';
import { formatMonth } from '../../../lib/formats.ts';
import { useUser } from '../../../base/session.ts';
import { Dialog, DialogActions } from '../../../ui/dialogs/dialog.tsx';
import { FailureState } from '../../../ui/feedback/failure-state.tsx';
import { Icon } from '../../../ui/controls/icon.tsx';
import { type InvoiceTab, invoiceTabs, openMonth } from '../billing-search.ts';
import { CountsDetails } from '../components/counts-details.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Skeleton } from '../../../ui/controls/skeleton.tsx';

const route = getRouteApi('/signed-in/billing/$id');

function DrawPdfButton({ shown }: { readonly shown: MonthCounts }) {
  const user = useUser();
  const acting = useActingCompany();
  const client =
    acting === undefined
      ? { name: user?.name ?? '', email: user?.email ?? '' }
      : { name: acting.name, email: acting.email };
  const draw = useMutation(drawCountsPdfMutation());
  return (
    <Button
      variant="default"
      leftSection={<Icon name="download" size={16} />}
      loading={draw.isPending}
      onClick={() => draw.mutate({ ...shown, client })}
    >
      {m.billing_draw_pdf()}
    </Button>
  );
}

/** One invoice, or the open month, over the list it was opened from. */
export function InvoiceDetailsScreen() {
  const companyId = useCompanyId();
  const { id } = route.useParams();
  const { tab = invoiceTabs[0] } = route.useSearch();
  const navigate = route.useNavigate();
  const isOpenMonth = id === openMonth;
  const shown = useQuery(isOpenMonth ? openMonthQuery(companyId) : invoiceQuery(companyId, id));

  const close = () => void navigate({ to: '/billing', resetScroll: false });
  const choose = (chosen: InvoiceTab) =>
    void navigate({
      search: chosen === invoiceTabs[0] ? {} : { tab: chosen },
      replace: true,
      resetScroll: false,
    });
  return (
    <Dialog
      isOpen
      maxWidth={1100}
      onClose={close}
      title={
        isOpenMonth
          ? m.billing_open_title()
          : m.billing_invoice_title({ month: /^\d{4}-\d{2}$/.test(id) ? formatMonth(id) : id })
      }
    >
      {shown.data === undefined && shown.error !== null ? (
        <FailureState error={shown.error} onRetry={() => void shown.refetch()} />
      ) : shown.data === undefined ? (
        <output aria-label={m.loading()}>
          <Skeleton height={420} />
        </output>
      ) : (
        <>
          <CountsDetails {...shown.data} tab={tab} onTab={choose} />
          <DialogActions>
            <DrawPdfButton shown={shown.data} />
            <Button onClick={close}>{m.action_close()}</Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  );
}
