import { listedServices } from '@lavra/contract/services/all';
import { useQuery } from '@tanstack/react-query';

import { providerCompaniesQuery } from '../../../api/provider.ts';
import { m } from '../../../i18n/messages.ts';
import { serviceName } from '../../../lib/service-name.ts';
import { ChipsBox } from '../../../ui/inputs/chips-box.tsx';
import { FilterBar } from '../../../ui/filters/filter-bar.tsx';
import { type ProviderSearch, readList } from '../provider-search.ts';
import classes from './general-filter.module.css';
import { PeriodFields } from './period-fields.tsx';

interface GeneralFilterProps {
  readonly search: ProviderSearch;
  readonly onChange: (change: {
    readonly [K in keyof ProviderSearch]: ProviderSearch[K] | undefined;
  }) => void;
  readonly onClear: () => void;
  readonly onRefresh: () => void;
}

/** Filters by companies (by e-mail), services and days. */
export function GeneralFilter({ search, onChange, onClear, onRefresh }: GeneralFilterProps) {
  const companies = useQuery(providerCompaniesQuery({ limit: '500' }));
  const { tab: _, ...chosen } = search;
  return (
    <FilterBar onRefresh={onRefresh} onClear={Object.keys(chosen).length === 0 ? undefined : onClear}>
      <div className={classes.several}>
        <ChipsBox
          label={m.provider_usage_companies()}
          placeholder={m.provider_usage_all_companies()}
          choices={(companies.data?.clients ?? []).map(({ company_id, email }) => ({
            value: company_id,
            label: email,
          }))}
          value={readList(search.companies)}
          onChange={(ids) => onChange({ companies: ids.join(',') || undefined })}
        />
      </div>
      <div className={classes.several}>
        <ChipsBox
          label={m.provider_usage_services()}
          placeholder={m.usage_all_services()}
          choices={listedServices.map((value) => ({ value, label: serviceName(value) }))}
          value={readList(search.services)}
          onChange={(names) => onChange({ services: names.join(',') || undefined })}
        />
      </div>
      <PeriodFields search={search} onChange={onChange} />
    </FilterBar>
  );
}
