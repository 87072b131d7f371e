import type { Context } from '../../platform/context.ts';
import { resealStore } from '../../platform/sealed-secrets.ts';
import { listSealed, replaceSealed } from './app-clients.store.ts';

/** Seals the secrets of every app client under the newest key. Only for the command line. */
export function resealClientSecrets(ctx: Context): Promise<number> {
  return resealStore(ctx, { listSealed, replaceSealed });
}
