import { memberEndpoints } from '@lavra/contract/endpoints/members';
import { ContractError } from '@lavra/contract/errors';
import { emailConstraint, constraintSentences } from '@lavra/contract/constraints';

import type { Context } from '../../../platform/context.ts';
import { transaction } from '../../../platform/database/transaction.ts';
import { invalidInput } from '../../../platform/invalid-input.ts';
import { verb } from '../../../platform/verb.ts';
import { allowAddMember, ownerOf } from '../companies.policy.ts';
import { type Person, hasAccount, isMember, lockCompany } from '../companies.store.ts';
import { invitationMail } from './companies.mails.ts';
import {
  type Invitation,
  countInvitations,
  findInvitation,
  insertInvitation,
  markInvitationUnsent,
} from './invitations.store.ts';
import { firstLivingAt, maxPending, resendAfterMs } from './invitation-rules.ts';
import { membersOf } from './members-of.ts';
import { listMembers } from './list-members.ts';

/**
 * Invites a person, who becomes a member by accepting. Only the invited mailbox learns whether the e-mail has an account. Throws
 * member_exists, member_unknown, invitation_limit, invitation_too_soon, mail_failed.
 */
export const addMember = verb(
  memberEndpoints.addMember,
  async ({ ctx, params }) => {
    const owner = await ownerOf(ctx, params.companyId);
    allowAddMember(ctx, owner);

    const email = await invitedEmail(ctx, params);
    const invitation = await transaction(ctx, async (ctx) => {
      // One at a time per company, so that the limit holds for simultaneous invitations.
      await lockCompany(ctx.db, owner.id);
      if (email === owner.email || (await isMember(ctx.db, owner.id, email)))
        throw new ContractError('member_exists');
      return invite(ctx, owner.id, email);
    });
    await mailInvitation(ctx, owner, invitation);
    return { members: await membersOf(ctx, owner) };
  },
  { state: listMembers },
);

/** The e-mail in its compared form; for the id of an invitation, that invitation's e-mail. */
async function invitedEmail(
  ctx: Context,
  { companyId, memberId }: { companyId: string; memberId: string },
): Promise<string> {
  if (!memberId.includes('@')) {
    const invitation = await findInvitation(ctx.db, companyId, memberId);
    if (!invitation) throw new ContractError('member_unknown');
    return invitation.email;
  }
  if (emailConstraint.check(memberId) === null) return memberId.toLowerCase();
  throw invalidInput('path.memberId', constraintSentences.email_invalid);
}

async function invite(ctx: Context, companyId: string, email: string): Promise<Invitation> {
  const now = ctx.clock.now();
  const pending = await countInvitations(ctx.db, companyId, { except: email, since: firstLivingAt(now) });
  if (pending >= maxPending) throw new ContractError('invitation_limit', { params: { limit: maxPending } });
  const row = { id: ctx.ids.uuid(), companyId, email, invitedAt: now, mailedAt: now };
  const invitation = await insertInvitation(ctx.db, row, new Date(now.getTime() - resendAfterMs));
  if (invitation) return invitation;
  const seconds = resendAfterMs / 1000;
  throw new ContractError('invitation_too_soon', { params: { seconds }, retryAfterS: seconds });
}

async function mailInvitation(ctx: Context, owner: Person, { id, email }: Invitation): Promise<void> {
  const hasOne = await hasAccount(ctx.db, email);
  const { publicUrl } = ctx.config.http;
  try {
    await ctx.mailer.send(
      invitationMail({ to: email, company: owner.name, hasAccount: hasOne, publicUrl, locale: ctx.locale }),
    );
  } catch (cause) {
    await markInvitationUnsent(ctx.db, id);
    throw new ContractError('mail_failed', { cause });
  }
}
