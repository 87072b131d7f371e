import type { AppClient } from '@lavra/contract/model/app-client';
import { useMutation } from '@tanstack/react-query';

import { rotateAppClientSecretMutation } from '../../../api/app-clients.ts';
import { m } from '../../../i18n/messages.ts';
import { snackbar } from '../../../lib/snackbar.tsx';
import { RotateSecretDialog } from '../../../ui/dialogs/rotate-secret-dialog.tsx';

interface RotateSecretProps {
  readonly companyId: string;
  readonly client: AppClient;
  readonly onRotated: (client: AppClient) => void;
  readonly onClose: () => void;
}

export function RotateSecret({ companyId, client, onRotated, onClose }: RotateSecretProps) {
  const rotate = useMutation({
    ...rotateAppClientSecretMutation({ companyId, clientId: client.ClientId }),
    onSuccess: (rotated) => {
      onRotated(rotated);
      snackbar.success(m.app_clients_rotated());
    },
  });
  return (
    <RotateSecretDialog
      title={m.app_clients_rotate_of({ name: client.ClientName })}
      text={m.app_clients_rotate_text()}
      action={m.app_clients_rotate()}
      isBusy={rotate.isPending}
      onRotate={(hours) => rotate.mutate(hours)}
      onClose={onClose}
    />
  );
}
