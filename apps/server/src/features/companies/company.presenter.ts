import type { Company } from '@lavra/contract/model/company';

import { presentTime, presentTimeOrNull } from '../../platform/times.ts';
import type { CompanyRow } from './company-list.store.ts';

export function presentCompany(row: CompanyRow): Company {
  return {
    company_id: row.id,
    name: row.name,
    email: row.email,
    document: row.cpfCnpj,
    admin: row.isAdmin,
    status: row.deactivatedAt === null ? 'active' : 'disabled',
    created_at: presentTime(row.createdAt),
    deactivated_at: presentTimeOrNull(row.deactivatedAt),
    members: row.members,
    requests: row.requests,
    errors: row.errors,
    last_used: row.lastUsed,
    app_clients: row.appClients,
    sessions: row.sessions,
  };
}
