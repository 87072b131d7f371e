import type { AppClient } from '@lavra/contract/model/app-client';
import { everyService } from '@lavra/contract/scopes';
import { Pill } from '@mantine/core';

import { m } from '../../../i18n/messages.ts';
import { formatDateTime, formatNumber } from '../../../lib/formats.ts';
import { CopyButton } from '../../../ui/controls/copy-button.tsx';
import { DetailList } from '../../../ui/layout/detail-list.tsx';
import { DialogActions } from '../../../ui/dialogs/dialog.tsx';
import { scopeLabel } from '../scope-choices.ts';
import { Button } from '../../../ui/controls/button.tsx';

interface ClientDetailsProps {
  readonly client: AppClient;
  readonly onClose: () => void;
}

export function ClientDetails({ client, onClose }: ClientDetailsProps) {
  const {
    ClientId,
    ClientName,
    CreationDate,
    CreatedBy,
    LastUsedDate,
    CallsLast30Days,
    PreviousSecretUntil,
  } = client;
  return (
    <>
      <DetailList
        details={[
          { name: m.app_clients_name(), value: ClientName },
          { name: m.app_clients_created_at(), value: formatDateTime(CreationDate) },
          { name: m.app_clients_created_by(), value: CreatedBy?.user_name ?? '—' },
          {
            name: m.app_clients_id(),
            isWide: true,
            value: (
              <>
                <code>{ClientId}</code> <CopyButton value={ClientId} name={m.app_clients_id()} />
              </>
            ),
          },
          {
            name: m.app_clients_last_used(),
            value: LastUsedDate === null ? m.app_clients_never_used() : formatDateTime(LastUsedDate),
          },
          { name: m.app_clients_calls(), value: formatNumber(CallsLast30Days) },
          ...(PreviousSecretUntil === null
            ? []
            : [{ name: m.app_clients_old_secret_until(), value: formatDateTime(PreviousSecretUntil) }]),
          {
            name: m.app_clients_scopes(),
            isWide: true,
            value: (
              <Pill.Group>
                {(client.AllowedOAuthScopes.length === 0 ? [everyService] : client.AllowedOAuthScopes).map(
                  (scope) => (
                    <Pill key={scope}>{scopeLabel(scope)}</Pill>
                  ),
                )}
              </Pill.Group>
            ),
          },
        ]}
      />
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {m.action_close()}
        </Button>
      </DialogActions>
    </>
  );
}
