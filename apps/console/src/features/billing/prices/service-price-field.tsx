import { maxTiers } from '@lavra/contract/model/price';
import { everyService } from '@lavra/contract/scopes';
import { serviceNames } from '@lavra/contract/services/all';
import { Select, TextInput } from '@mantine/core';

import { m } from '../../../i18n/messages.ts';
import { pricedName } from './priced-name.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Icon } from '../../../ui/controls/icon.tsx';
import { RowAction } from '../../../ui/controls/row-action.tsx';
import { type ServiceDraft, type TierDraft, isRising, newTier, readReais } from './price-draft.ts';
import classes from './price-lists.module.css';

interface ServicePriceFieldProps {
  /** Position in the list, from 1. */
  readonly number: number;
  readonly draft: ServiceDraft;
  /** Services that already have a price. */
  readonly taken: readonly string[];
  readonly onChange: (draft: ServiceDraft) => void;
  readonly onRemove: () => void;
}

/** The price of a request of one service, in monthly tiers. */
export function ServicePriceField({ number, draft, taken, onChange, onRemove }: ServicePriceFieldProps) {
  const { service, tiers } = draft;
  const choices = [everyService, ...serviceNames].filter((one) => !taken.includes(one));
  const setTier = (id: number, next: Partial<TierDraft>) =>
    onChange({ ...draft, tiers: tiers.map((one) => (one.id === id ? { ...one, ...next } : one)) });
  return (
    <fieldset className={classes.service}>
      <legend className={classes.hidden}>{m.prices_service_of({ number: String(number) })}</legend>
      <div className={classes.head}>
        <Select
          label={m.prices_service()}
          data={choices.map((value) => ({ value, label: pricedName(value) }))}
          value={service === '' ? null : service}
          onChange={(chosen) => onChange({ ...draft, service: chosen ?? '' })}
          allowDeselect={false}
          searchable
          nothingFoundMessage={m.nothing_found()}
        />
        <RowAction
          icon="trash"
          label={m.prices_remove_service({ name: service === '' ? String(number) : pricedName(service) })}
          onClick={onRemove}
        />
      </div>
      {tiers.map((tier, place) => {
        const isLast = place === tiers.length - 1;
        return (
          <div key={tier.id} className={classes.tier}>
            {isLast ? (
              <span className={classes.rest}>{tiers.length > 1 && m.prices_from()}</span>
            ) : (
              <TextInput
                label={m.prices_up_to()}
                value={tier.upTo}
                inputMode="numeric"
                autoComplete="off"
                error={tier.upTo === '' || isRising(draft, place) ? undefined : m.prices_up_to_invalid()}
                onChange={({ currentTarget }) => setTier(tier.id, { upTo: currentTarget.value })}
              />
            )}
            <TextInput
              label={m.prices_price()}
              value={tier.price}
              inputMode="decimal"
              autoComplete="off"
              error={
                tier.price === '' || readReais(tier.price) !== undefined ? undefined : m.prices_invalid()
              }
              onChange={({ currentTarget }) => setTier(tier.id, { price: currentTarget.value })}
            />
            {tiers.length > 1 && (
              <RowAction
                icon="close"
                label={`${m.prices_remove_tier()} ${place + 1}`}
                onClick={() => onChange({ ...draft, tiers: tiers.filter(({ id }) => id !== tier.id) })}
              />
            )}
          </div>
        );
      })}
      {tiers.length < maxTiers && (
        <Button
          variant="subtle"
          className={classes.add}
          leftSection={<Icon name="plus" size={16} />}
          onClick={() =>
            onChange({ ...draft, tiers: [...tiers.slice(0, -1), newTier(), ...tiers.slice(-1)] })
          }
        >
          {m.prices_add_tier()}
        </Button>
      )}
    </fieldset>
  );
}
