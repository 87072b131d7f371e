import type { Context } from '../../platform/context.ts';
import { resealStore } from '../../platform/sealed-secrets.ts';
import { listSealed, replaceSealed } from './webhooks.store.ts';

/** Seals the secrets of every webhook under the newest key. Only for the command line. */
export function resealWebhookSecrets(ctx: Context): Promise<number> {
  return resealStore(ctx, { listSealed, replaceSealed });
}
