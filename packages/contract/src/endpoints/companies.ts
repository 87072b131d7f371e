import * as z from 'zod/mini';

import { endpoints } from '../kernel.ts';
import { CompanyData, CompanyDataChoice, PurgeRecord } from '../model/company.ts';
import { Id, Timestamp } from '../model/primitives.ts';
import { constrained } from '../model/constrained.ts';
import { zipCodeConstraint } from '../constraints.ts';
import { created_at, retention } from '../reference/example-values.ts';
import { said } from '../model/schema.ts';

const company = z.object({ companyId: Id });

export const companyEndpoints = endpoints({
  getCreationTime: {
    method: 'GET',
    path: '/v2/companies/:companyId/creation-time',
    access: 'user',
    summary: 'When the company was created, which is when it accepted the terms',
    params: company,
    answer: z.object({ creation_time: Timestamp }),
    errors: ['not_found'],
  },
  getRetention: {
    method: 'GET',
    path: '/v2/companies/:companyId/data',
    access: 'user',
    summary: 'How long the company’s data is kept, and what goes to human review',
    params: company,
    answer: CompanyData,
    errors: ['not_found'],
  },
  updateRetention: {
    method: 'PUT',
    path: '/v2/companies/:companyId/data',
    access: 'user',
    summary: 'Choose how long data is kept; what goes to human review, as an administrator',
    params: company,
    body: CompanyDataChoice,
    answer: CompanyData,
    errors: ['not_found', 'invalid_input'],
  },
  listPurges: {
    method: 'GET',
    path: '/v2/companies/:companyId/purges',
    access: 'user',
    summary: 'What was purged and when, newest first',
    params: company,
    answer: z.object({ purges: said(z.array(PurgeRecord), 'Os expurgos.', 'The purges.') }),
    errors: ['not_found'],
  },
  lookUpZipCode: {
    method: 'GET',
    path: '/v2/zip-codes/:zipCode',
    access: 'user',
    summary: 'Street, district, city and state of a zip code, from the configured public address service',
    params: z.object({ zipCode: constrained(zipCodeConstraint) }),
    answer: z.object({ street: z.string(), district: z.string(), city: z.string(), state: z.string() }),
    errors: ['zip_code_unknown', 'address_lookup_failed', 'invalid_input'],
    callsPerMinute: 30,
  },
}).described({
  getCreationTime: {
    group: 'companies',
    pt: 'Quando a empresa foi criada e aceitou os termos',
    answer: { creation_time: created_at },
  },
  getRetention: {
    group: 'companies',
    pt: 'Por quanto tempo os dados da empresa são guardados, e o que vai à revisão humana',
    answer: { ...retention, custom_flow: [], updated_at: null },
  },
  updateRetention: {
    group: 'companies',
    pt: 'Escolher por quanto tempo guardar; o que vai à revisão humana, como administrador',
    body: retention,
    answer: { ...retention, custom_flow: [], updated_at: created_at },
  },
  listPurges: {
    group: 'companies',
    pt: 'O que foi expurgado e quando',
    answer: {
      purges: [
        {
          id: '3AkksRoz6NdiFuQRjHGwlu6bafh',
          purged_at: '2026-12-02T06:00:00Z',
          kind: 'data',
          jobs: 41,
          files: 82,
          created_until: created_at,
        },
      ],
    },
  },
  lookUpZipCode: {
    group: 'companies',
    pt: 'Rua, bairro, cidade e UF de um CEP',
    answer: { street: 'Avenida Paulista', district: 'Bela Vista', city: 'São Paulo', state: 'SP' },
  },
});
