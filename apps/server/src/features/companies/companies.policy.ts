import { ContractError } from '@lavra/contract/errors';
import { isLegalEntity } from '@lavra/contract/constraints';

import { isAdmin } from '../../platform/access.ts';
import type { Context } from '../../platform/context.ts';
import { type Company, type Person, findCompany, findOwner } from './companies.store.ts';

/** Throws not_found when there is no such company. */
export async function companyOf({ db }: Context, id: string): Promise<Company> {
  const company = await findCompany(db, id);
  if (!company) throw new ContractError('not_found');
  return company;
}

/** The user who owns a company; throws not_found when there is no such company. */
export async function ownerOf({ db }: Context, companyId: string): Promise<Person> {
  const owner = await findOwner(db, companyId);
  if (!owner) throw new ContractError('not_found');
  return owner;
}

/** Throws unless the caller owns the company of a legal entity, or is an administrator. */
export function allowSeeMembers({ principal }: Context, owner: Person): void {
  if (isAdmin(principal)) return;
  const isOwner = principal.kind === 'user' && principal.userId === owner.id;
  if (!isOwner || !isLegalEntity(owner.cpfCnpj)) throw new ContractError('members_only_for_legal_entity');
}

/** Only a legal entity can have members, even when an administrator adds them. */
export function allowAddMember(ctx: Context, owner: Person): void {
  allowSeeMembers(ctx, owner);
  if (!isLegalEntity(owner.cpfCnpj)) throw new ContractError('members_only_for_legal_entity');
}
