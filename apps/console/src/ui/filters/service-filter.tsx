import { listedServices } from '@lavra/contract/services/all';

import { serviceName } from '../../lib/service-name.ts';
import { FilterChoice } from './filter-choice.tsx';

type ListedService = (typeof listedServices)[number];

interface ServiceFilterProps {
  readonly label: string;
  /** Shown while no service is chosen. */
  readonly hint: string;
  readonly value: ListedService | undefined;
  readonly onChange: (service: ListedService | undefined) => void;
  readonly isFirst?: boolean;
}

/** One of the services that a list can be filtered by. */
export function ServiceFilter(props: ServiceFilterProps) {
  return (
    <FilterChoice
      {...props}
      choices={listedServices.map((value) => ({ value, label: serviceName(value) }))}
    />
  );
}
