import { createHmac, timingSafeEqual } from 'node:crypto';

import type { Context } from '../../platform/context.ts';
import type { AppClientRow } from './app-clients.store.ts';

/** Whether this is the client's secret, or the one before it inside its overlap. */
export function isSecretOf(ctx: Context, client: AppClientRow, secret: string): boolean {
  return secretsOf(ctx, client).some((each) => isSame(each, secret));
}

/** Whether this is base64 of HMAC-SHA256 over e-mail and client id, keyed with one of the client's secrets. */
export function isSecretHashOf(
  ctx: Context,
  client: AppClientRow,
  { email, hash }: { email: string; hash: string },
): boolean {
  const hashOf = (secret: string) =>
    createHmac('sha256', secret).update(`${email}${client.id}`).digest('base64');
  return secretsOf(ctx, client).some((each) => isSame(hashOf(each), hash));
}

function secretsOf(ctx: Context, client: AppClientRow): string[] {
  const { secretSealed, previousSecretSealed, previousSecretUntil } = client;
  const isOverlapping = previousSecretUntil !== null && previousSecretUntil > ctx.clock.now();
  const sealed =
    isOverlapping && previousSecretSealed !== null ? [secretSealed, previousSecretSealed] : [secretSealed];
  return sealed.map((each) => ctx.secrets.open(each, client.id));
}

function isSame(expected: string, given: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
}
