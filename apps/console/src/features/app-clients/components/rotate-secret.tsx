import type { AppClient } from '@lavra/contract/model/app-client';
import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { m } from '../../../i18n/messages.ts';
import { snackbar } from '../../../lib/snackbar.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { OverlapSelect, defaultOverlapHours } from '../../../ui/overlap-select.tsx';
import { appClientsApi, appClientsKey } from '../queries/app-clients.ts';

interface RotateSecretProps {
  readonly companyId: string;
  readonly client: AppClient;
  readonly onRotated: (client: AppClient) => void;
  readonly onClose: () => void;
}

export function RotateSecret({ companyId, client, onRotated, onClose }: RotateSecretProps) {
  const queryClient = useQueryClient();
  const [hours, setHours] = useState(defaultOverlapHours);
  const rotate = useMutation({
    mutationFn: () =>
      appClientsApi.rotateAppClientSecret({
        params: { companyId, clientId: client.ClientId },
        body: { overlap_hours: hours },
      }),
    onSuccess: (rotated) => {
      onRotated(rotated);
      snackbar.success(m.app_clients_rotated());
      return queryClient.invalidateQueries({ queryKey: appClientsKey(companyId) });
    },
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      maxWidth={480}
      title={m.app_clients_rotate_of({ name: client.ClientName })}
    >
      <p>{m.app_clients_rotate_text()}</p>
      <OverlapSelect hours={hours} onChange={setHours} />
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {m.action_cancel()}
        </Button>
        <Button onClick={() => rotate.mutate()} loading={rotate.isPending}>
          {m.app_clients_rotate()}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
