import { useMutation, useQuery } from '@tanstack/react-query';

import {
  type MonthCounts,
  drawCountsPdfMutation,
  invoiceQuery,
  openMonthQuery,
} from '../../../api/billing.ts';
import { m } from '../../../i18n/messages.ts';
import { formatMonth } from '../../../lib/formats.ts';
import { Dialog, DialogActions } from '../../../ui/dialogs/dialog.tsx';
import { FailureState } from '../../../ui/feedback/failure-state.tsx';
import { Icon } from '../../../ui/controls/icon.tsx';
import { type InvoiceTab, openMonth } from '../billing-search.ts';
import { CountsDetails } from './counts-details.tsx';
import classes from './counts-details.module.css';
import { type BilledClient, InvoicePaper } from './invoice-paper.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Skeleton } from '../../../ui/controls/skeleton.tsx';

interface InvoiceDialogProps {
  readonly client: BilledClient;
  /** Id of the invoice, or `open` for the open month. */
  readonly id: string;
  readonly isAdmin: boolean;
  readonly tab: InvoiceTab;
  readonly onTab: (tab: InvoiceTab) => void;
  readonly onClose: () => void;
}

interface DrawPdfButtonProps {
  readonly shown: MonthCounts;
  readonly client: BilledClient;
}

function DrawPdfButton({ shown, client: { name, email } }: DrawPdfButtonProps) {
  const draw = useMutation(drawCountsPdfMutation());
  return (
    <Button
      variant="default"
      leftSection={<Icon name="download" size={16} />}
      loading={draw.isPending}
      onClick={() => draw.mutate({ ...shown, client: { name, email } })}
    >
      {m.billing_draw_pdf()}
    </Button>
  );
}

/** One invoice, or the open month, in a dialog over the list it was opened from. */
export function InvoiceDialog({ client, id, isAdmin, tab, onTab, onClose }: InvoiceDialogProps) {
  const isOpenMonth = id === openMonth;
  const { companyId } = client;
  const shown = useQuery(isOpenMonth ? openMonthQuery(companyId) : invoiceQuery(companyId, id));
  return (
    <Dialog
      isOpen
      maxWidth={1100}
      onClose={onClose}
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
          <div className={classes.details}>
            {shown.data.invoice !== undefined && (
              <InvoicePaper client={client} invoice={shown.data.invoice} isEditable={isAdmin} />
            )}
            <CountsDetails {...shown.data} tab={tab} onTab={onTab} />
          </div>
          <DialogActions isForClient={false}>
            <DrawPdfButton shown={shown.data} client={client} />
            <Button onClick={onClose}>{m.action_close()}</Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  );
}
