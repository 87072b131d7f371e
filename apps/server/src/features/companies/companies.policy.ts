import { ContractError } from '@lavra/contract/errors';
import { isLegalEntity } from '@lavra/contract/rules';

import type { Context } from '../../platform/context.ts';
import type { Person } from './companies.store.ts';

/** Passes for the principal's own company, and for an administrator in any; another company is not found. */
export function allowCompany({ principal }: Context, companyId: string): void {
  if (principal.kind === 'user' && principal.isAdmin) return;
  if (principal.kind !== 'anonymous' && principal.companyId === companyId) return;
  throw new ContractError('not_found');
}

/** Members are the business of the owner of a legal-entity account, and of administrators. */
export function allowSeeMembers({ principal }: Context, owner: Person): void {
  if (principal.kind === 'user' && principal.isAdmin) return;
  const isOwner = principal.kind === 'user' && principal.userId === owner.id;
  if (!isOwner || !isLegalEntity(owner.cpfCnpj)) throw new ContractError('members_only_for_legal_entity');
}

/** Only a legal entity has members to add, whoever adds them. */
export function allowAddMember(ctx: Context, owner: Person): void {
  allowSeeMembers(ctx, owner);
  if (!isLegalEntity(owner.cpfCnpj)) throw new ContractError('members_only_for_legal_entity');
}
