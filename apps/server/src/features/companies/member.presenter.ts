import type { Member } from '@lavra/contract/model/company';

import type { Person } from './companies.store.ts';

/** The people of a company, its owner first. */
export function presentMembers(owner: Person, added: readonly Person[]): { members: Member[] } {
  const people = [owner, ...added];
  return {
    members: people.map(({ id, name, email }) => ({ user_uuid: id, user_name: name, user_email: email })),
  };
}
