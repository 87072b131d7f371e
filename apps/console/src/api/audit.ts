import { callUrl } from '@lavra/contract/client';
import { auditEndpoints } from '@lavra/contract/endpoints/audit';
import { mutationOptions, queryOptions } from '@tanstack/react-query';

import { getLocale } from '../i18n/locale.ts';
import { saveBlob } from '../lib/save-file.ts';
import { managementClient } from './client/endpoint-clients.ts';

const audit = managementClient(auditEndpoints);

type AuditFilter = NonNullable<NonNullable<Parameters<typeof audit.listAuditEntries>[0]>['query']>;

/** The audit trail of the administrators, newest first; the server titles it in the language of the console. */
export function auditQuery(query: AuditFilter) {
  return queryOptions({
    queryKey: ['audit', 'entries', getLocale(), query],
    queryFn: async ({ signal }) => {
      const answer = await audit.listAuditEntries({ query }, signal);
      if (typeof answer === 'string') throw new TypeError('A page was asked for');
      return answer;
    },
    staleTime: 0,
    placeholderData: (before) => before,
  });
}

/** Path of the call behind `auditQuery`. */
export function auditUrl(query: AuditFilter): string {
  return callUrl(auditEndpoints.listAuditEntries, { query });
}

/** The companies, people and actions that the trail can be filtered by. */
export function auditFiltersQuery() {
  return queryOptions({
    queryKey: ['audit', 'filters', getLocale()],
    queryFn: ({ signal }) => audit.listAuditFilters({}, signal),
  });
}

/** Saves every entry that matches the filter. */
export function exportAuditMutation() {
  return mutationOptions({
    mutationFn: async (filter: AuditFilter) => {
      const csv = await audit.listAuditEntries({ query: { ...filter, format: 'csv' } });
      if (typeof csv !== 'string') throw new TypeError('CSV was asked for');
      // Reading a response as text drops the byte order mark by which spreadsheets recognise the encoding.
      saveBlob('audit.csv', new Blob(['\uFEFF', csv], { type: 'text/csv;charset=utf-8' }));
    },
  });
}
