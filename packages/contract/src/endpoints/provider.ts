import * as z from 'zod/mini';

import { endpoints } from '../kernel.ts';
import { Company } from '../model/company.ts';
import { Id, PageToken, QueryNumber, text } from '../model/primitives.ts';

const choice = z.optional(z.enum(['true', 'false']));

const list = {
  method: 'GET',
  access: 'admin',
  query: z.object({
    /** Part of a name or an e-mail, or the beginning of a document. */
    name: z.optional(text(120)),
    document: z.optional(z.enum(['both', 'cpf', 'cnpj'])),
    admin: choice,
    deactivated: choice,
    limit: z.optional(QueryNumber),
    nextPageToken: z.optional(PageToken),
  }),
  answer: z.object({ clients: z.array(Company), nextPageToken: z.optional(z.string()) }),
  errors: ['page_token_invalid'],
} as const;

/** What the provider's administrators ask of every company. */
export const providerEndpoints = endpoints({
  listCompanies: {
    ...list,
    path: '/v2/companies',
    summary: 'Companies of the provider, newest first',
  },
  listBillingCompanies: {
    ...list,
    path: '/v2/billing/companies',
    summary: 'Companies that can be invoiced: the same list',
  },
  getCompany: {
    method: 'GET',
    path: '/v2/companies/:companyId',
    access: 'admin',
    summary: 'One company',
    params: z.object({ companyId: Id }),
    answer: Company,
    errors: ['not_found'],
  },
});
