import { createHmac } from 'node:crypto';

export const secretPrefix = 'whsec_';

export interface SignedMessage {
  readonly id: string;
  readonly sentAt: Date;
  readonly body: string;
  /** Each `whsec_` and base64; more than one while a secret rotates. */
  readonly secrets: readonly string[];
}

/** Headers of a message signed to Standard Webhooks: HMAC-SHA256 over `id.timestamp.body` with each secret. */
export function signatureHeaders({ id, sentAt, body, secrets }: SignedMessage): Record<string, string> {
  const timestamp = Math.floor(sentAt.getTime() / 1000);
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(secretPrefix.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  });
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatures.join(' '),
  };
}
