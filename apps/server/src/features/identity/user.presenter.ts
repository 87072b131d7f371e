import type { User } from '@lavra/contract/model/user';

import type { UserRow } from './users.store.ts';

/** The profile as the contract has it. */
export function presentUser(
  person: UserRow,
  place: Pick<User, 'companyId' | 'companies' | 'invitations'>,
): User {
  return {
    id: person.id,
    ...place,
    email: person.email,
    emailVerified: person.emailVerifiedAt !== null,
    name: person.name,
    phoneNumber: person.phoneNumber,
    phoneNumberVerified: person.phoneVerifiedAt !== null,
    address: person.address,
    cpfCnpj: person.cpfCnpj,
    isAdmin: person.isAdmin,
    hasReport: person.hasReport,
    hasBackoffice: person.hasBackoffice,
  };
}

/** `maria@example.com` → `m***@e***`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}***@${email.slice(at + 1, at + 2)}***`;
}

/** The form in which e-mails are stored and compared. */
export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase();
}
