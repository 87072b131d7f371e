import type { User } from '@lavra/contract/model/user';
import { personNameRule } from '@lavra/contract/rules';
import { TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { updateMeMutation } from '../../../api/account.ts';
import { ruleSentence } from '../../../base/rules.ts';
import { m } from '../../../i18n/messages.ts';
import { config } from '../../../base/config.ts';
import { formatDocument } from '../../../lib/document.ts';
import { leaveTo } from '../../../lib/leave-to.ts';
import { updateSessionUser } from '../../../base/session.ts';
import { snackbar } from '../../../lib/snackbar.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { UnsavedGuard } from '../../../ui/dialogs/unsaved-guard.tsx';
import { CopyButton } from '../../../ui/controls/copy-button.tsx';
import { Icon } from '../../../ui/controls/icon.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { changesOf, draftOf, errorsOf, type ProfileDraft } from '../profile-draft.ts';
import { AddressFields } from './address-fields.tsx';
import classes from './profile-panel.module.css';
import { Button, buttonLook } from '../../../ui/controls/button.tsx';
import { Tooltip } from '../../../ui/controls/tooltip.tsx';

interface FixedFieldProps {
  readonly label: string;
  readonly value: string;
  readonly hint?: string;
}

/** What nobody changes here; the tooltip says who can. */
function FixedField({ label, value, hint }: FixedFieldProps) {
  const field = (
    <TextInput
      label={label}
      value={value}
      readOnly
      variant="filled"
      rightSection={<CopyButton value={value} name={label} />}
    />
  );
  return hint === undefined ? field : <Tooltip label={hint}>{field}</Tooltip>;
}

function Identity({ user }: { readonly user: User }) {
  const { companyId, email, cpfCnpj } = user;
  const document = formatDocument(cpfCnpj);
  return (
    <div className={classes.group}>
      <FixedField label={m.account_company_id()} value={companyId} />
      <FixedField label={m.account_email()} value={email} hint={m.account_email_hint()} />
      <FixedField label={m.account_document()} value={document} hint={m.account_document_hint()} />
    </div>
  );
}

/** The person's profile, to be read until they choose to edit it. */
export function ProfilePanel({ user }: { readonly user: User }) {
  const [isEditing, setEditing] = useState(false);
  const [isResetting, setResetting] = useState(false);
  const before = draftOf(user);
  const form = useForm<ProfileDraft>({
    initialValues: before,
    validateInputOnBlur: ['name', 'phoneNumber'],
    validate: (draft) =>
      Object.fromEntries(
        Object.entries(errorsOf(draft, before)).map(([path, broken]) => [path, ruleSentence(broken)]),
      ),
  });
  const save = useMutation({
    ...updateMeMutation(),
    onSuccess: (changed) => {
      updateSessionUser(changed);
      form.setInitialValues(draftOf(changed));
      form.setValues(draftOf(changed));
      setEditing(false);
      snackbar.success(m.account_saved());
    },
  });
  const submit = (draft: ProfileDraft) => {
    if (Object.keys(changesOf(draft, before)).length === 0) snackbar.error(m.account_nothing_changed());
    else save.mutate(changesOf(draft, before));
  };
  const cancel = () => {
    form.setValues(before);
    form.clearErrors();
    setEditing(false);
  };
  const isChanged = isEditing && Object.keys(changesOf(form.values, before)).length > 0;
  return (
    <Panel
      title={m.account_profile()}
      actions={
        isEditing ? undefined : (
          <Button
            variant="default"
            leftSection={<Icon name="pencil" size={16} />}
            onClick={() => setEditing(true)}
          >
            {m.account_edit()}
          </Button>
        )
      }
    >
      <Identity user={user} />
      <form onSubmit={form.onSubmit(submit)} noValidate>
        <div className={classes.group}>
          <TextInput
            label={m.account_name()}
            maxLength={personNameRule.maxLength}
            withAsterisk={isEditing}
            disabled={!isEditing}
            autoComplete="name"
            {...form.getInputProps('name')}
          />
          <TextInput
            label={m.account_phone()}
            description={isEditing ? m.account_phone_hint() : undefined}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            type="tel"
            disabled={!isEditing}
            autoComplete="tel"
            {...form.getInputProps('phoneNumber')}
          />
        </div>
        <AddressFields form={form} isDisabled={!isEditing} />
        {isEditing && (
          <div className={classes.actions}>
            <Button variant="default" onClick={cancel}>
              {m.action_cancel()}
            </Button>
            <Button type="submit" loading={save.isPending}>
              {m.action_save()}
            </Button>
          </div>
        )}
      </form>
      <div className={classes.links}>
        <Button
          variant="subtle"
          leftSection={<Icon name="key" size={16} />}
          onClick={() => setResetting(true)}
        >
          {m.account_reset_password()}
        </Button>
        <ConfirmDialog
          isOpen={isResetting}
          title={m.account_reset_title()}
          text={m.account_reset_text({ email: user.email })}
          action={m.account_reset_action()}
          onClose={() => setResetting(false)}
          onConfirm={() => void leaveTo('/reset-password', { email: user.email })}
        />
        {config().supportUrl !== '' && (
          <a
            {...buttonLook({ variant: 'subtle' })}
            href={config().supportUrl}
            target="_blank"
            rel="noreferrer"
          >
            <Icon name="help" size={16} />
            {m.account_support()}
          </a>
        )}
        <span className={classes.note}>{m.account_delete_hint()}</span>
      </div>
      <UnsavedGuard isDirty={isChanged && !save.isPending} />
    </Panel>
  );
}
