import { ApiError } from '@lavra/contract/api-error';
import { plainNameConstraint, webhookUrlConstraint } from '@lavra/contract/constraints';
import type { Webhook } from '@lavra/contract/model/webhook';
import { TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';

import { createWebhookMutation } from '../../../api/webhooks.ts';
import { errorSentence } from '../../../base/error-sentence.ts';
import { constraintSentence } from '../../../base/constraints.ts';
import { m } from '../../../i18n/messages.ts';
import { snackbar } from '../../../lib/snackbar.tsx';
import { Icon } from '../../../ui/controls/icon.tsx';
import { UnsavedGuard } from '../../../ui/dialogs/unsaved-guard.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import classes from '../../../ui/layout/one-line-form.module.css';
import { Button } from '../../../ui/controls/button.tsx';

interface Draft {
  readonly name: string;
  readonly url: string;
}

interface CreateWebhookPanelProps {
  readonly companyId: string;
  /** Receives the webhook with its secret, which no other answer contains. */
  readonly onCreated: (webhook: Webhook) => void;
}

export function CreateWebhookPanel({ companyId, onCreated }: CreateWebhookPanelProps) {
  const form = useForm<Draft>({
    initialValues: { name: '', url: '' },
    validateInputOnBlur: true,
    validate: {
      name: (name) => constraintSentence(plainNameConstraint.check(name)),
      url: (url) => constraintSentence(webhookUrlConstraint.check(url)),
    },
  });
  const create = useMutation({
    ...createWebhookMutation(companyId),
    onSuccess: (webhook) => {
      form.reset();
      onCreated(webhook);
      snackbar.success(m.webhooks_created());
    },
    onError: (error) => {
      snackbar.error(m.webhooks_create_failed());
      // An error of the URL is shown at its field; the general handler shows any other.
      if (error instanceof ApiError && error.code === 'webhook_url_refused')
        form.setFieldError('url', errorSentence(error));
      else snackbar.failure(error);
    },
  });
  return (
    <Panel title={m.webhooks_create_title()} text={m.webhooks_create_text()}>
      <form
        className={classes.root}
        onSubmit={form.onSubmit((draft) =>
          create.mutate({ endpoint_name: draft.name.trim(), endpoint_url: draft.url.trim() }),
        )}
      >
        <UnsavedGuard isDirty={form.isDirty() && !create.isPending} />
        <TextInput
          label={m.webhooks_name()}
          maxLength={plainNameConstraint.maxLength}
          withAsterisk
          autoComplete="off"
          {...form.getInputProps('name')}
        />
        <TextInput
          label={m.webhooks_url()}
          type="url"
          placeholder="https://"
          maxLength={webhookUrlConstraint.maxLength}
          withAsterisk
          autoComplete="off"
          {...form.getInputProps('url')}
        />
        <Button
          type="submit"
          className={classes.submit}
          leftSection={<Icon name="plus" size={16} />}
          disabled={form.values.name.trim() === ''}
          loading={create.isPending}
        >
          {m.webhooks_create()}
        </Button>
      </form>
    </Panel>
  );
}
