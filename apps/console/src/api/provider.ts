import { providerEndpoints } from '@lavra/contract/endpoints/provider';
import { queryOptions } from '@tanstack/react-query';

import { managementClient } from './clients.ts';

const provider = managementClient(providerEndpoints);

const providerCompaniesKey = ['provider', 'companies'] as const;

interface CompanyFilter {
  /** Part of a name or e-mail, or how a document begins. */
  readonly name?: string | undefined;
  readonly document?: 'cpf' | 'cnpj' | undefined;
  readonly admin?: boolean | undefined;
  readonly deactivated?: boolean | undefined;
  readonly limit?: string | undefined;
  readonly nextPageToken?: string | undefined;
}

/** Companies of the provider, newest first; for administrators. */
export function providerCompaniesQuery({ admin, deactivated, ...rest }: CompanyFilter) {
  const flag = (value: boolean | undefined) =>
    value === undefined ? undefined : value ? ('true' as const) : ('false' as const);
  const query = { ...rest, admin: flag(admin), deactivated: flag(deactivated) };
  return queryOptions({
    queryKey: [...providerCompaniesKey, query],
    queryFn: ({ signal }) => provider.listCompanies({ query }, signal),
    placeholderData: (before) => before,
  });
}
