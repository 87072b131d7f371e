import type { Member } from '@lavra/contract/model/company';

import type { Person } from './companies.store.ts';

export function presentMember({ id, name, email }: Person): Member {
  return { user_uuid: id, user_name: name, user_email: email };
}
