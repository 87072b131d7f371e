import { callUrl } from '@lavra/contract/client';
import { providerEndpoints } from '@lavra/contract/endpoints/provider';
import { mutationOptions, queryOptions } from '@tanstack/react-query';

import { managementClient } from './client/endpoint-clients.ts';

const provider = managementClient(providerEndpoints);

export const providerCompaniesKey = ['provider', 'companies'] as const;

interface CompanyFilter {
  /** Part of a name or e-mail, or the beginning of a document number. */
  readonly name?: string | undefined;
  readonly document?: 'cpf' | 'cnpj' | undefined;
  readonly admin?: boolean | undefined;
  readonly deactivated?: boolean | undefined;
  readonly limit?: string | undefined;
  readonly nextPageToken?: string | undefined;
}

function asAsked({ admin, deactivated, ...rest }: CompanyFilter) {
  const flag = (value: boolean | undefined) =>
    value === undefined ? undefined : value ? ('true' as const) : ('false' as const);
  return { ...rest, admin: flag(admin), deactivated: flag(deactivated) };
}

/** All companies, newest first; for administrators. */
export function providerCompaniesQuery(filter: CompanyFilter) {
  const query = asAsked(filter);
  return queryOptions({
    queryKey: [...providerCompaniesKey, query],
    queryFn: ({ signal }) => provider.listCompanies({ query }, signal),
    placeholderData: (before) => before,
  });
}

/** Path of the call behind `providerCompaniesQuery`. */
export function providerCompaniesUrl(filter: CompanyFilter): string {
  return callUrl(providerEndpoints.listCompanies, { query: asAsked(filter) });
}

/** One company, as it appears in the list. */
export function providerCompanyQuery(companyId: string) {
  return queryOptions({
    queryKey: [...providerCompaniesKey, companyId],
    queryFn: ({ signal }) => provider.getCompany({ params: { companyId } }, signal),
  });
}

export function deactivateCompanyMutation(companyId: string) {
  return mutationOptions({
    mutationFn: () => provider.deactivateCompany({ params: { companyId } }),
    meta: { changes: providerCompaniesKey },
  });
}

export function reactivateCompanyMutation(companyId: string) {
  return mutationOptions({
    mutationFn: () => provider.reactivateCompany({ params: { companyId } }),
    meta: { changes: providerCompaniesKey },
  });
}
