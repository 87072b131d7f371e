import type { Webhook } from '@lavra/contract/model/webhook';
import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { m } from '../../../i18n/messages.ts';
import { snackbar } from '../../../lib/snackbar.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { OverlapSelect, defaultOverlapHours } from '../../../ui/overlap-select.tsx';
import { webhooksApi, webhooksKey } from '../queries/webhooks.ts';

interface RotateWebhookSecretProps {
  readonly companyId: string;
  readonly webhook: Webhook;
  readonly onRotated: (webhook: Webhook) => void;
  readonly onClose: () => void;
}

export function RotateWebhookSecret({ companyId, webhook, onRotated, onClose }: RotateWebhookSecretProps) {
  const queryClient = useQueryClient();
  const [hours, setHours] = useState(defaultOverlapHours);
  const rotate = useMutation({
    mutationFn: () =>
      webhooksApi.rotateWebhookSecret({
        params: { companyId, webhookId: webhook.webhook_id },
        body: { overlap_hours: hours },
      }),
    onSuccess: (rotated) => {
      onRotated(rotated);
      snackbar.success(m.webhooks_rotated());
      return queryClient.invalidateQueries({ queryKey: webhooksKey(companyId) });
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
        <Button onClick={() => rotate.mutate()} loading={rotate.isPending}>
          {m.webhooks_rotate()}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
