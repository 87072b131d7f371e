import { companyEndpoints } from '@lavra/contract/endpoints/companies';
import { ContractError } from '@lavra/contract/errors';
import { isLegalEntity } from '@lavra/contract/rules';

import type { Context } from '../../platform/context.ts';
import { verb } from '../../platform/verb.ts';
import { allowAddMember, ownerOf } from './companies.policy.ts';
import { type Person, findPerson, insertMember, listAdded } from './companies.store.ts';
import { memberAddedMail } from './companies.mails.ts';
import { presentMembers } from './member.presenter.ts';

/** Lets a person act in a company; they are told by e-mail. Throws member_unknown, member_exists. */
export const addMember = verb(companyEndpoints.addMember, async ({ ctx, params }) => {
  const owner = await ownerOf(ctx, params.companyId);
  allowAddMember(ctx, owner);

  const person = await findPerson(ctx.db, params.memberId);
  if (!person?.emailVerifiedAt) throw new ContractError('member_unknown');
  // A company's own account cannot be drawn into another company: it would take its people's uploads with it.
  if (person.id === owner.id || isLegalEntity(person.cpfCnpj)) throw new ContractError('member_exists');
  const isAdded = await insertMember(ctx.db, {
    userId: person.id,
    companyId: owner.id,
    addedAt: ctx.clock.now(),
  });
  if (!isAdded) throw new ContractError('member_exists');

  await tellMember(ctx, { person, owner });
  return presentMembers(owner, await listAdded(ctx.db, owner.id));
});

// The person is a member by now, and the list shows it: the message only tells them.
async function tellMember(ctx: Context, { person, owner }: { person: Person; owner: Person }): Promise<void> {
  try {
    await ctx.mailer.send(
      memberAddedMail({ to: person.email, name: person.name, company: owner.name, locale: ctx.locale }),
    );
  } catch (error) {
    ctx.logger.warn({ err: error, userId: person.id }, 'the notice to a new member was not sent');
  }
}
