import { ContractError } from '@lavra/contract/errors';
import { isLegalEntity } from '@lavra/contract/constraints';

import { isAdmin } from '../../platform/access.ts';
import type { Context } from '../../platform/context.ts';
import { type Company, type Person, findCompany, findOwner } from './companies.store.ts';

/** Throws not_found where there is no such company. */
export async function companyOf({ db }: Context, id: string): Promise<Company> {
  const company = await findCompany(db, id);
  if (!company) throw new ContractError('not_found');
  return company;
}

/** The person who owns a company; throws not_found where there is no such company. */
export async function ownerOf({ db }: Context, companyId: string): Promise<Person> {
  const owner = await findOwner(db, companyId);
  if (!owner) throw new ContractError('not_found');
  return owner;
}

/** Members are the business of the owner of a legal-entity account, and of administrators. */
export function allowSeeMembers({ principal }: Context, owner: Person): void {
  if (isAdmin(principal)) return;
  const isOwner = principal.kind === 'user' && principal.userId === owner.id;
  if (!isOwner || !isLegalEntity(owner.cpfCnpj)) throw new ContractError('members_only_for_legal_entity');
}

/** Only a legal entity has members to add, whoever adds them. */
export function allowAddMember(ctx: Context, owner: Person): void {
  allowSeeMembers(ctx, owner);
  if (!isLegalEntity(owner.cpfCnpj)) throw new ContractError('members_only_for_legal_entity');
}
