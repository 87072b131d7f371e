import { randomInt } from 'node:crypto';

import { completeCnpj } from '@lavra/brazil/cnpj';
import { completeCpf } from '@lavra/brazil/cpf';

import { acceptInvitation, addMember, listInvitations } from '../features/companies/index.ts';
import { activateAccount, signUp } from '../features/identity/index.ts';
import type { Context } from '../platform/context.ts';
import { asUser } from './principals.ts';
import type { TestKit } from './test-kit.ts';

export interface TestAccount {
  readonly userId: string;
  readonly email: string;
  readonly password: string;
  /** Context of its owner, signed in. */
  readonly ctx: Context;
}

const password = 'Trilho#41-verde';

export function anyCpf(): string {
  return completeCpf(String(randomInt(1_000_000_000)).padStart(9, '0'));
}

function anyCnpj(): string {
  return completeCnpj(`${String(randomInt(100_000_000)).padStart(8, '0')}0001`);
}

/** The input of a sign-up, with a unique e-mail and document. */
export function anySignUp(changes: Partial<Parameters<typeof signUp>[0]['body']> = {}) {
  return {
    name: 'Marta Lins',
    email: `marta.${crypto.randomUUID()}@empresa.example`,
    cpfCnpj: anyCnpj(),
    phone: '5511987654321',
    password,
    acceptedTerms: true as const,
    ...changes,
  };
}

/** Opens and confirms an account: a new person, with their company and the demo's app client. */
export async function openAccount(
  kit: TestKit,
  changes: Parameters<typeof anySignUp>[0] = {},
): Promise<TestAccount> {
  const input = anySignUp(changes);
  const { userId } = await signUp({ ctx: kit.ctx(), body: input });
  await activateAccount(kit.ctx(), input);
  return {
    userId,
    email: input.email,
    password: input.password,
    ctx: kit.ctx({ principal: asUser({ userId }) }),
  };
}

/** Makes a user a member of another's company, through invitation and acceptance. */
export async function joinCompany(owner: TestAccount, person: TestAccount): Promise<void> {
  await addMember({ ctx: owner.ctx, params: { companyId: owner.userId, memberId: person.email } });
  const { invitations } = await listInvitations({ ctx: person.ctx });
  for (const { id } of invitations) await acceptInvitation({ ctx: person.ctx, params: { invitationId: id } });
}
