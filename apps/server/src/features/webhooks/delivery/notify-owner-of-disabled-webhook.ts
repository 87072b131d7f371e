import type { Context } from '../../../platform/context.ts';
import { contactOf } from '../../identity/index.ts';
import { disabledMail } from './webhooks.mails.ts';
import { findWebhook } from '../webhooks.store.ts';

/** Mails the owner of the company; does nothing when the webhook was deleted or is active again. */
export async function notifyOwnerOfDisabledWebhook(
  ctx: Context,
  { companyId, webhookId }: { companyId: string; webhookId: string },
): Promise<void> {
  const webhook = await findWebhook(ctx.db, companyId, webhookId);
  if (webhook?.status !== 'disabled') return;
  const owner = await contactOf(ctx, companyId);
  if (owner === undefined) return;
  await ctx.mailer.send(disabledMail({ to: owner.email, webhook, publicUrl: ctx.config.http.publicUrl }));
}
