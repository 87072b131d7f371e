import type { Webhook } from '@lavra/contract/model/webhook';
import { useMutation } from '@tanstack/react-query';

import { rotateWebhookSecretMutation } from '../../../api/webhooks.ts';
import { m } from '../../../i18n/messages.ts';
import { snackbar } from '../../../lib/snackbar.tsx';
import { RotateSecretDialog } from '../../../ui/dialogs/rotate-secret-dialog.tsx';

interface RotateWebhookSecretProps {
  readonly companyId: string;
  readonly webhook: Webhook;
  readonly onRotated: (webhook: Webhook) => void;
  readonly onClose: () => void;
}

export function RotateWebhookSecret({ companyId, webhook, onRotated, onClose }: RotateWebhookSecretProps) {
  const rotate = useMutation({
    ...rotateWebhookSecretMutation({ companyId, webhookId: webhook.webhook_id }),
    onSuccess: (rotated) => {
      onRotated(rotated);
      snackbar.success(m.webhooks_rotated());
    },
  });
  return (
    <RotateSecretDialog
      title={m.webhooks_rotate_of({ name: webhook.endpoint_name })}
      text={m.webhooks_rotate_text()}
      action={m.webhooks_rotate()}
      isBusy={rotate.isPending}
      onRotate={(hours) => rotate.mutate(hours)}
      onClose={onClose}
    />
  );
}
