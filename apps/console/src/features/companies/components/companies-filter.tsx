import type { ReactNode } from 'react';

import { searchLength } from '@lavra/contract/constants';
import { m } from '../../../i18n/messages.ts';
import { FilterBar } from '../../../ui/filters/filter-bar.tsx';
import { FilterFlag } from '../../../ui/filters/filter-flag.tsx';
import { FilterChoice } from '../../../ui/filters/filter-choice.tsx';
import { FilterText } from '../../../ui/filters/filter-text.tsx';
import { type CompaniesSearch, companyStatuses, documentKinds, isFiltered } from '../companies-search.ts';
import classes from './companies-filter.module.css';

interface CompaniesFilterProps {
  readonly search: CompaniesSearch;
  readonly onChange: (change: {
    readonly [K in keyof CompaniesSearch]: CompaniesSearch[K] | undefined;
  }) => void;
  readonly onClear: () => void;
  readonly onRefresh: () => void;
  readonly more: ReactNode;
}

export function CompaniesFilter({ search, onChange, onClear, onRefresh, more }: CompaniesFilterProps) {
  const documents = { cpf: 'CPF', cnpj: 'CNPJ' };
  const statuses = { active: m.admin_companies_active(), disabled: m.admin_companies_disabled() };
  return (
    <FilterBar onRefresh={onRefresh} onClear={isFiltered(search) ? onClear : undefined} more={more} isOneLine>
      <div className={classes.text}>
        <FilterText
          label={m.admin_companies_filter_name()}
          hint={m.admin_companies_filter_name_hint()}
          value={search.name}
          maxLength={searchLength}
          onCommit={(name) => onChange({ name: name.trim() === '' ? undefined : name.trim() })}
          isFirst
        />
      </div>
      <div className={classes.choice}>
        <FilterChoice
          label={m.admin_companies_filter_document()}
          hint={m.admin_companies_filter_both()}
          choices={documentKinds.map((value) => ({ value, label: documents[value] }))}
          value={search.document}
          onChange={(document) => onChange({ document })}
        />
      </div>
      <div className={classes.choice}>
        <FilterChoice
          label={m.admin_companies_filter_status()}
          hint={m.admin_companies_filter_all()}
          choices={companyStatuses.map((value) => ({ value, label: statuses[value] }))}
          value={search.status}
          onChange={(status) => onChange({ status })}
        />
      </div>
      <FilterFlag
        label={m.admin_companies_filter_admin()}
        isOn={search.admin === true}
        isSwitch
        onChange={(isOn) => onChange({ admin: isOn || undefined })}
      />
    </FilterBar>
  );
}
