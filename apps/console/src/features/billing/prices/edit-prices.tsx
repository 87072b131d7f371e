import type { PriceList } from '@lavra/contract/model/price';
import { Select, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { putPriceListMutation } from '../../../api/prices.ts';
import { m } from '../../../i18n/messages.ts';
import { shiftMonth, today } from '../../../lib/days.ts';
import { formatMonth } from '../../../lib/formats.ts';
import { snackbar } from '../../../lib/snackbar.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Icon } from '../../../ui/controls/icon.tsx';
import { Dialog, DialogActions, DialogCancel } from '../../../ui/dialogs/dialog.tsx';
import {
  type PriceDraft,
  type ServiceDraft,
  choiceOf,
  draftOf,
  newService,
  readReais,
} from './price-draft.ts';
import classes from './price-lists.module.css';
import { ServicePriceField } from './service-price-field.tsx';

/** How many months before and after this one a price list may start with. */
const offered = { before: 12, after: 12 };

interface EditPricesProps {
  /** Undefined for the provider's own prices. */
  readonly companyId: string | undefined;
  /** Undefined for a new list. */
  readonly list: PriceList | undefined;
  /** Months that already have a list. */
  readonly taken: readonly string[];
  readonly onClose: () => void;
}

/** Prices from a month on: by service in tiers, and the minimum of a month. */
export function EditPrices({ companyId, list, taken, onClose }: EditPricesProps) {
  const [initial] = useState(() => draftOf(list));
  const [draft, setDraft] = useState<PriceDraft>(initial);
  const change = (next: Partial<PriceDraft>) => setDraft((before) => ({ ...before, ...next }));
  const setService = (changed: ServiceDraft) =>
    change({ services: draft.services.map((one) => (one.id === changed.id ? changed : one)) });
  const put = useMutation({
    ...putPriceListMutation(companyId),
    onSuccess: () => {
      onClose();
      snackbar.success(m.prices_saved());
    },
  });
  const { month, minimum, services } = draft;
  const choice = choiceOf(draft);
  const isMinimumRead = minimum.trim() === '' || readReais(minimum) !== undefined;
  return (
    <Dialog
      isOpen
      maxWidth={760}
      onClose={onClose}
      isDirty={draft !== initial}
      title={
        list === undefined ? m.prices_dialog_new() : m.prices_edit_of({ month: formatMonth(list.valid_from) })
      }
    >
      <div className={classes.form}>
        <div className={classes.pair}>
          <Select
            label={m.prices_month()}
            placeholder={m.prices_month_choose()}
            data={monthsOffered(list, taken)}
            value={month}
            onChange={(chosen) => change({ month: chosen })}
            disabled={list !== undefined}
            withAsterisk
            searchable
            nothingFoundMessage={m.nothing_found()}
          />
          <TextInput
            label={m.prices_minimum()}
            description={m.prices_minimum_hint()}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            value={minimum}
            inputMode="decimal"
            autoComplete="off"
            error={isMinimumRead ? undefined : m.prices_invalid()}
            onChange={({ currentTarget }) => change({ minimum: currentTarget.value })}
          />
        </div>
        {services.map((service, index) => (
          <ServicePriceField
            key={service.id}
            number={index + 1}
            draft={service}
            taken={services.filter(({ id }) => id !== service.id).map((one) => one.service)}
            onChange={setService}
            onRemove={() => change({ services: services.filter(({ id }) => id !== service.id) })}
          />
        ))}
        <Button
          variant="default"
          className={classes.add}
          leftSection={<Icon name="plus" size={16} />}
          onClick={() => change({ services: [...services, newService()] })}
        >
          {m.prices_add_service()}
        </Button>
        <p className={classes.note}>{m.prices_kept()}</p>
      </div>
      <DialogActions isForClient={companyId !== undefined}>
        <DialogCancel />
        <Button
          disabled={month === null || choice === undefined}
          loading={put.isPending}
          onClick={() => month !== null && choice !== undefined && put.mutate({ month, choice })}
        >
          {m.action_save()}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function monthsOffered(list: PriceList | undefined, taken: readonly string[]) {
  const now = today().slice(0, 7);
  const months = Array.from({ length: offered.before + offered.after + 1 }, (_, index) =>
    shiftMonth(now, offered.after - index),
  );
  const free = months.filter((month) => !taken.includes(month));
  return (list === undefined ? free : [list.valid_from]).map((value) => ({
    value,
    label: formatMonth(value),
  }));
}
