import { providerEndpoints } from '@lavra/contract/endpoints/provider';
import { ContractError } from '@lavra/contract/errors';

import { dayOf, daysOfMonth } from '../../platform/day-range.ts';
import { cutPage, pageLimit, readPageToken } from '../../platform/page-token.ts';
import { type VerbCall, verb } from '../../platform/verb.ts';
import { type CompanyFilter, listCompanyRows } from './company-list.store.ts';
import { presentCompany } from './company.presenter.ts';

type Call = VerbCall<typeof providerEndpoints.listCompanies>;

const documentLengths = { cpf: 11, cnpj: 14, both: undefined } as const;

/** Every company of the provider that matches the filter, newest first. */
export const listCompanies = verb(providerEndpoints.listCompanies, findCompanies);

/** The same list, because every company can be invoiced. */
export const listBillingCompanies = verb(providerEndpoints.listBillingCompanies, findCompanies);

export const getCompany = verb(providerEndpoints.getCompany, async ({ ctx, params }) => {
  const [row] = await listCompanyRows(
    ctx.db,
    { id: params.companyId },
    { ...momentOf(ctx), limit: 1, after: undefined },
  );
  if (!row) throw new ContractError('not_found');
  return presentCompany(row);
});

async function findCompanies({ ctx, query }: Call) {
  // The field's selector asks for all of them at once.
  const limit = pageLimit(query.limit, { usual: 1000, most: 1000 });
  const filter: CompanyFilter = {
    text: query.name,
    documentLength: documentLengths[query.document ?? 'both'],
    isAdmin: readChoice(query.admin),
    isDeactivated: readChoice(query.deactivated),
  };
  const page = { ...momentOf(ctx), limit: limit + 1, after: readPageToken(query.nextPageToken) };
  const { shown, next } = cutPage(await listCompanyRows(ctx.db, filter, page), limit);
  return { clients: shown.map(presentCompany), ...next };
}

function momentOf({ clock }: Call['ctx']) {
  const now = clock.now();
  return { now, month: daysOfMonth(dayOf(now).slice(0, 7)) };
}

function readChoice(choice: 'true' | 'false' | undefined): boolean | undefined {
  return choice === undefined ? undefined : choice === 'true';
}
