import { listedServices } from '@lavra/contract/services/all';
import { Select } from '@mantine/core';

import { m } from '../../i18n/messages.ts';
import { serviceName } from '../../lib/service-name.ts';

type ListedService = (typeof listedServices)[number];

interface ServiceFilterProps {
  readonly label: string;
  /** Said while no service is chosen. */
  readonly hint: string;
  readonly value: string | undefined;
  readonly onChange: (service: ListedService | undefined) => void;
  readonly isFirst?: boolean;
}

/** One service of those that a list may be filtered by. */
export function ServiceFilter({ label, hint, value, onChange, isFirst = false }: ServiceFilterProps) {
  return (
    <Select
      label={label}
      placeholder={hint}
      data={listedServices.map((name) => ({ value: name, label: serviceName(name) }))}
      value={value ?? null}
      onChange={(service) => onChange(listedServices.find((name) => name === service))}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': m.action_clear() }}
      nothingFoundMessage={m.nothing_found()}
      {...(isFirst ? { 'data-filter-focus': true } : {})}
    />
  );
}
