import * as z from 'zod/mini';

import { endpoints } from '../kernel.ts';
import { AuditPage } from '../model/audit.ts';
import { Day, PageToken, QueryNumber, text } from '../model/primitives.ts';
import { company, companyId, created_at, retention } from '../reference/example-values.ts';
import { said } from '../model/schema.ts';

/** The audit trail: changes made by administrators, listed for administrators. */
export const auditEndpoints = endpoints({
  listAuditEntries: {
    method: 'GET',
    path: '/v2/audit',
    access: 'admin',
    summary: 'Changes by administrators, newest first; `format=csv` answers a CSV file',
    query: z.object({
      company: z.optional(text(64)),
      actor: z.optional(text(64)),
      action: z.optional(text(64)),
      startDate: z.optional(Day),
      endDate: z.optional(Day),
      limit: z.optional(QueryNumber),
      nextPageToken: z.optional(PageToken),
      format: z.optional(z.enum(['csv'])),
    }),
    answer: z.union([AuditPage, z.string()]),
    errors: ['date_range_invalid', 'page_token_invalid'],
  },
  listAuditFilters: {
    method: 'GET',
    path: '/v2/audit/filters',
    access: 'admin',
    summary: 'Who and what the trail can be searched by',
    answer: z.object({
      actors: said(z.array(z.object({ id: z.string(), name: z.string() })), 'As pessoas.', 'The people.'),
      actions: said(
        z.array(z.object({ action: z.string(), action_title: z.string() })),
        'As ações.',
        'The actions.',
      ),
    }),
  },
}).described({
  listAuditEntries: {
    group: 'administration',
    pt: 'Mudanças feitas por administradores, as mais novas primeiro; `format=csv` responde um CSV',
    answer: {
      entries: [
        {
          id: '3AkksRoz6NdiFuQRjHGwlu6bafh',
          created_at,
          actor_id: '5f0c4c39-9a55-4f4b-8a1d-2c600f7a1c1e',
          actor_name: 'Marta Lins',
          actor_email: 'marta@provedor.com.br',
          company_id: companyId,
          company_name: company.name,
          action: 'updateRetention',
          action_title: 'Choose how long data is kept',
          target: {},
          input: { ...retention, expires: 7 },
          before: retention,
          after: { ...retention, expires: 7 },
          address: '203.0.113.7',
          request_id: '5f0c4c39-9a55-4f4b-8a1d-2c600f7a1c1e',
        },
      ],
    },
  },
  listAuditFilters: {
    group: 'administration',
    pt: 'Por quem e por que ação a trilha pode ser pesquisada',
    answer: {
      actors: [{ id: '5f0c4c39-9a55-4f4b-8a1d-2c600f7a1c1e', name: 'Marta Lins' }],
      actions: [{ action: 'updateRetention', action_title: 'Choose how long data is kept' }],
    },
  },
});
