import { observationMaxLength } from '@lavra/contract/constants';
import { Select, Textarea } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { generateInvoiceMutation } from '../../../api/billing.ts';
import { m } from '../../../i18n/messages.ts';
import { shiftMonth, today } from '../../../lib/days.ts';
import { formatMonth } from '../../../lib/formats.ts';
import { snackbar } from '../../../lib/snackbar.tsx';
import { Dialog, DialogActions, DialogCancel } from '../../../ui/dialogs/dialog.tsx';
import { Alert } from '../../../ui/controls/alert.tsx';
import { Icon } from '../../../ui/controls/icon.tsx';
import classes from './generate-invoice.module.css';
import { Button } from '../../../ui/controls/button.tsx';

/** Months offered, this one first. */
const offeredMonths = 24;

interface GenerateInvoiceProps {
  readonly companyId: string;
  /** Months that already have an invoice. */
  readonly made: readonly string[];
  readonly onClose: () => void;
}

/** Requests the invoice of a company's month; an existing one is replaced, after a warning. */
export function GenerateInvoice({ companyId, made, onClose }: GenerateInvoiceProps) {
  const [month, setMonth] = useState<string | null>(null);
  const [observation, setObservation] = useState('');
  const generate = useMutation({
    ...generateInvoiceMutation(companyId),
    onSuccess: () => {
      onClose();
      snackbar.success(m.billing_requested());
    },
  });
  const send = (chosen: string) =>
    // Without a new observation, a regenerated invoice keeps its own.
    generate.mutate({ month: chosen, ...(observation.trim() === '' ? {} : { observation }) });
  const now = today().slice(0, 7);
  const isReplaced = month !== null && made.includes(month);
  const months = Array.from({ length: offeredMonths }, (_, i) => shiftMonth(now, -i));
  return (
    <Dialog isOpen onClose={onClose} isDirty={observation !== ''} title={m.billing_generate()}>
      <div className={classes.fields}>
        <Select
          label={m.billing_month()}
          placeholder={m.billing_month_choose()}
          data={months.map((value) => ({ value, label: formatMonth(value) }))}
          value={month}
          onChange={setMonth}
          withAsterisk
          searchable
          nothingFoundMessage={m.nothing_found()}
        />
        {isReplaced && (
          <Alert color="warning" icon={<Icon name="alert" size={18} />}>
            {m.billing_replaces({ month: formatMonth(month) })}
          </Alert>
        )}
        <Textarea
          label={m.billing_observation()}
          value={observation}
          maxLength={observationMaxLength}
          rows={3}
          onChange={({ currentTarget }) => setObservation(currentTarget.value)}
        />
      </div>
      <DialogActions>
        <DialogCancel />
        <Button
          disabled={month === null}
          loading={generate.isPending}
          onClick={() => month !== null && send(month)}
        >
          {isReplaced ? m.billing_generate_again() : m.billing_generate()}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
