import type { AppClient } from '@lavra/contract/model/app-client';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { rotateAppClientSecretMutation } from '../../../api/app-clients.ts';
import { m } from '../../../i18n/messages.ts';
import { snackbar } from '../../../lib/snackbar.tsx';
import { Dialog, DialogActions } from '../../../ui/dialogs/dialog.tsx';
import { OverlapSelect, defaultOverlapHours } from '../../../ui/controls/overlap-select.tsx';

interface RotateSecretProps {
  readonly companyId: string;
  readonly client: AppClient;
  readonly onRotated: (client: AppClient) => void;
  readonly onClose: () => void;
}

export function RotateSecret({ companyId, client, onRotated, onClose }: RotateSecretProps) {
  const [hours, setHours] = useState(defaultOverlapHours);
  const rotate = useMutation({
    ...rotateAppClientSecretMutation({ companyId, clientId: client.ClientId }),
    onSuccess: (rotated) => {
      onRotated(rotated);
      snackbar.success(m.app_clients_rotated());
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
        <Button onClick={() => rotate.mutate(hours)} loading={rotate.isPending}>
          {m.app_clients_rotate()}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
