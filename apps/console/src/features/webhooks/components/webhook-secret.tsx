import type { Webhook } from '@lavra/contract/model/webhook';

import { m } from '../../../i18n/messages.ts';
import { CopyButton } from '../../../ui/controls/copy-button.tsx';
import { DetailList } from '../../../ui/layout/detail-list.tsx';
import { Dialog, DialogActions } from '../../../ui/dialogs/dialog.tsx';
import { Icon } from '../../../ui/controls/icon.tsx';
import { SecretOnce } from '../../../ui/secrets/secret-once.tsx';
import classes from './webhook-secret.module.css';
import { Alert } from '../../../ui/controls/alert.tsx';
import { Button } from '../../../ui/controls/button.tsx';

interface WebhookSecretProps {
  readonly webhook: Webhook;
  readonly isNew: boolean;
  readonly onClose: () => void;
}

function Copied({ value, name }: { readonly value: string; readonly name: string }) {
  return (
    <>
      <code>{value}</code> <CopyButton value={value} name={name} />
    </>
  );
}

/** The answer to a creation or a rotation: the only place where the secret is ever shown. */
export function WebhookSecret({ webhook, isNew, onClose }: WebhookSecretProps) {
  const { endpoint_name, endpoint_url, webhook_id, subscription_arn, verbose, ClientSecret } = webhook;
  const title = isNew ? m.webhooks_created_title() : m.webhooks_secret_title();
  return (
    <Dialog isOpen onClose={onClose} maxWidth={680} title={title}>
      <div className={classes.root}>
        {isNew && (
          <Alert color="secondary" icon={<Icon name="webhook" />}>
            {m.webhooks_pending_info()}
          </Alert>
        )}
        <DetailList
          details={[
            { name: m.webhooks_name(), value: endpoint_name },
            {
              name: m.webhooks_verbose(),
              value: verbose ? m.webhooks_verbose_on() : m.webhooks_verbose_off(),
            },
            { name: m.webhooks_url(), value: endpoint_url, isWide: true },
            {
              name: m.webhooks_id(),
              value: <Copied value={webhook_id} name={m.webhooks_id()} />,
              isWide: true,
            },
            {
              name: m.webhooks_arn(),
              value: <Copied value={subscription_arn} name={m.webhooks_arn()} />,
              isWide: true,
            },
          ]}
        />
        {ClientSecret !== undefined && (
          <SecretOnce
            fileName={`${endpoint_name}.json`}
            warning={m.webhooks_secret_info()}
            values={[{ name: m.webhooks_secret(), key: 'ClientSecret', value: ClientSecret }]}
          />
        )}
      </div>
      <DialogActions>
        <Button onClick={onClose}>{m.action_close()}</Button>
      </DialogActions>
    </Dialog>
  );
}
