import type { Company } from '@lavra/contract/model/company';
import type { User } from '@lavra/contract/model/user';

import type { ActingCompany } from '../lib/acting-company.ts';

/** A company as administrators see it. */
export function makeCompany(given: Partial<Company> = {}): Company {
  return {
    company_id: 'company-1',
    name: 'Papelaria Aurora',
    email: 'fiscal@cliente.example',
    document: '11222333000181',
    admin: false,
    status: 'active',
    created_at: '2026-01-10T12:00:00Z',
    deactivated_at: null,
    members: 2,
    requests: 812,
    errors: 9,
    last_used: '2026-11-20',
    app_clients: 3,
    sessions: 4,
    ...given,
  };
}

/** A client that an administrator acts for. */
export function makeActing(companyId: string, name: string): ActingCompany {
  return { companyId, name, email: 'fiscal@cliente.example', document: '11222333000181' };
}

export function makeUser(given: Partial<User> = {}): User {
  return {
    id: 'user-1',
    companyId: 'user-1',
    companies: [{ companyId: 'user-1', name: 'Ana Souza' }],
    invitations: 0,
    email: 'ana@oficina.com.br',
    emailVerified: true,
    name: 'Ana Souza',
    phoneNumber: '+5511987654321',
    phoneNumberVerified: false,
    address: null,
    cpfCnpj: '11222333000181',
    isAdmin: false,
    hasReport: false,
    hasBackoffice: false,
    ...given,
  };
}
