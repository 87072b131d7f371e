import * as z from 'zod/mini';

import { endpoints } from '../kernel.ts';
import { AuditPage } from '../model/audit.ts';
import { PageToken, QueryNumber, text } from '../model/primitives.ts';

/** What administrators changed, for other administrators. */
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
      startDate: z.optional(text(10)),
      endDate: z.optional(text(10)),
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
      actors: z.array(z.object({ id: z.string(), name: z.string() })),
      actions: z.array(z.object({ action: z.string(), action_title: z.string() })),
    }),
  },
});
