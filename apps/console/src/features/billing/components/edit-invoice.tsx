import { observationMaxLength } from '@lavra/contract/constants';
import type { Invoice } from '@lavra/contract/model/invoice';
import { Textarea } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { updateInvoiceMutation } from '../../../api/billing.ts';
import { m } from '../../../i18n/messages.ts';
import { snackbar } from '../../../lib/snackbar.tsx';
import { Dialog, DialogActions, DialogCancel } from '../../../ui/dialogs/dialog.tsx';
import { Button } from '../../../ui/controls/button.tsx';

interface EditInvoiceProps {
  readonly companyId: string;
  readonly invoice: Invoice;
  readonly onClose: () => void;
}

/** Only the note on an invoice can be changed, not its counts. */
export function EditInvoice({ companyId, invoice, onClose }: EditInvoiceProps) {
  const [observation, setObservation] = useState(invoice.observation);
  const update = useMutation({
    ...updateInvoiceMutation(companyId),
    onSuccess: () => {
      onClose();
      snackbar.success(m.billing_updated());
    },
  });
  const isDirty = observation !== invoice.observation;
  return (
    <Dialog isOpen onClose={onClose} isDirty={isDirty} title={m.billing_edit_of({ id: invoice.id })}>
      <Textarea
        label={m.billing_observation()}
        value={observation}
        maxLength={observationMaxLength}
        rows={3}
        data-autofocus
        onChange={({ currentTarget }) => setObservation(currentTarget.value)}
      />
      <DialogActions>
        <DialogCancel />
        <Button
          disabled={!isDirty}
          loading={update.isPending}
          onClick={() => update.mutate({ invoice_id: invoice.id, observation })}
        >
          {m.action_save()}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
