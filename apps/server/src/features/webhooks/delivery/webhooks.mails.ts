import type { Mail } from '../../../platform/mailer.ts';
import type { WebhookRow } from '../webhooks.store.ts';

interface DisabledMail {
  readonly to: string;
  readonly webhook: Pick<WebhookRow, 'name' | 'url' | 'disabledReason'>;
  readonly publicUrl: string;
}

/** Tells the owner that a webhook was disabled, in both languages because the owner's is not known. */
export function disabledMail({ to, webhook, publicUrl }: DisabledMail): Mail {
  const isGone = webhook.disabledReason === 'gone';
  const host = new URL(webhook.url).host;
  return {
    to,
    subject: `Webhook desativado / Webhook disabled: ${webhook.name}`,
    text: [
      `O webhook "${webhook.name}" (${host}) foi desativado.`,
      isGone ? 'O endereço respondeu 410 (não existe mais).' : 'Todas as tentativas de entrega falharam.',
      `Veja cada tentativa e envie um evento de teste para reativá-lo: ${publicUrl}/web/api-clients`,
      '',
      `The webhook "${webhook.name}" (${host}) has been disabled.`,
      isGone ? 'The address answered 410 (gone).' : 'Every attempt to deliver failed.',
      `See each attempt, and send a test event to activate it again: ${publicUrl}/web/api-clients`,
      '',
    ].join('\n'),
  };
}
