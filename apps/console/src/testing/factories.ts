import type { User } from '@lavra/contract/model/user';

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
