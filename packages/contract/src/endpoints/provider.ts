import * as z from 'zod/mini';

import { searchLength } from '../constants.ts';
import { endpoints } from '../kernel.ts';
import { Company } from '../model/company.ts';
import { Id, PageToken, QueryNumber, text } from '../model/primitives.ts';
import * as example from '../reference/example-values.ts';
import { said } from '../model/schema.ts';

const choice = z.optional(z.enum(['true', 'false']));

const filter = z.object({
  /** Part of a name or an e-mail, or the prefix of a document. */
  name: z.optional(text(searchLength)),
  document: z.optional(z.enum(['both', 'cpf', 'cnpj'])),
  admin: choice,
  deactivated: choice,
  limit: z.optional(QueryNumber),
  nextPageToken: z.optional(PageToken),
});
const page = z.object({
  clients: said(z.array(Company), 'As empresas.', 'The companies.'),
  nextPageToken: z.optional(z.string()),
});
const company = z.object({ companyId: Id });

/** Calls by which the provider's administrators look at all companies. */
export const providerEndpoints = endpoints({
  listCompanies: {
    method: 'GET',
    path: '/v2/companies',
    access: 'admin',
    summary: 'Companies of the provider, newest first',
    query: filter,
    answer: page,
    errors: ['page_token_invalid'],
  },
  listBillingCompanies: {
    method: 'GET',
    path: '/v2/billing/companies',
    access: 'admin',
    summary: 'Companies that can be invoiced: the same list',
    query: filter,
    answer: page,
    errors: ['page_token_invalid'],
  },
  getCompany: {
    method: 'GET',
    path: '/v2/companies/:companyId',
    access: 'admin',
    summary: 'One company',
    params: company,
    answer: Company,
    errors: ['not_found'],
  },
  deactivateCompany: {
    method: 'DELETE',
    path: '/v2/companies/:companyId/deactivate',
    access: 'admin',
    summary: 'Deactivate a company: its people and programs stop within a second, its data stays',
    params: company,
    answer: Company,
    errors: ['not_found', 'own_company_kept'],
  },
  reactivateCompany: {
    method: 'POST',
    path: '/v2/companies/:companyId/reactivate',
    access: 'admin',
    summary: 'Let a deactivated company work again',
    params: company,
    answer: Company,
    errors: ['not_found'],
  },
}).described({
  listCompanies: {
    group: 'administration',
    pt: 'Empresas do provedor, as mais novas primeiro',
    answer: { clients: [example.company] },
  },
  listBillingCompanies: {
    group: 'administration',
    pt: 'Empresas que podem ser faturadas: a mesma lista',
    answer: { clients: [example.company] },
  },
  getCompany: { group: 'administration', pt: 'Uma empresa', answer: example.company },
  deactivateCompany: {
    group: 'administration',
    pt: 'Desativar uma empresa: as suas pessoas e programas param em um segundo, os seus dados ficam',
    answer: { ...example.company, status: 'disabled', deactivated_at: example.created_at },
  },
  reactivateCompany: {
    group: 'administration',
    pt: 'Reativar uma empresa desativada',
    answer: example.company,
  },
});
