import type { Webhook } from '@lavra/contract/model/webhook';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { rotateWebhookSecretMutation } from '../../../api/webhooks.ts';
import { m } from '../../../i18n/messages.ts';
import { snackbar } from '../../../lib/snackbar.tsx';
import { Dialog, DialogActions } from '../../../ui/dialogs/dialog.tsx';
import { OverlapSelect, defaultOverlapHours } from '../../../ui/controls/overlap-select.tsx';

interface RotateWebhookSecretProps {
  readonly companyId: string;
  readonly webhook: Webhook;
  readonly onRotated: (webhook: Webhook) => void;
  readonly onClose: () => void;
}

export function RotateWebhookSecret({ companyId, webhook, onRotated, onClose }: RotateWebhookSecretProps) {
  const [hours, setHours] = useState(defaultOverlapHours);
  const rotate = useMutation({
    ...rotateWebhookSecretMutation({ companyId, webhookId: webhook.webhook_id }),
    onSuccess: (rotated) => {
      onRotated(rotated);
      snackbar.success(m.webhooks_rotated());
    },
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      maxWidth={480}
      title={m.webhooks_rotate_of({ name: webhook.endpoint_name })}
    >
      <p>{m.webhooks_rotate_text()}</p>
      <OverlapSelect hours={hours} onChange={setHours} />
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {m.action_cancel()}
        </Button>
        <Button onClick={() => rotate.mutate(hours)} loading={rotate.isPending}>
          {m.webhooks_rotate()}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
