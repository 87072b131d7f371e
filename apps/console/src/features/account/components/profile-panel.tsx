import type { Address, User } from '@lavra/contract/model/user';
import { personNameConstraint } from '@lavra/contract/constraints';
import { TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { updateMeMutation } from '../../../api/account.ts';
import { constraintSentence } from '../../../base/constraints.ts';
import { m } from '../../../i18n/messages.ts';
import { formatDocument } from '../../../lib/document.ts';
import { updateSessionUser } from '../../../base/session.ts';
import { snackbar } from '../../../lib/snackbar.tsx';
import { leaveTo } from '../leave-to.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { UnsavedGuard } from '../../../ui/dialogs/unsaved-guard.tsx';
import { CopyButton } from '../../../ui/controls/copy-button.tsx';
import { Icon } from '../../../ui/controls/icon.tsx';
import { type Detail, DetailList } from '../../../ui/layout/detail-list.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { changesOf, draftOf, errorsOf, type ProfileDraft } from '../profile-draft.ts';
import { AddressFields } from './address-fields.tsx';
import classes from './profile-panel.module.css';
import { Button } from '../../../ui/controls/button.tsx';
import { SupportLink } from '../../../ui/controls/support-link.tsx';
import { Tooltip } from '../../../ui/controls/tooltip.tsx';

interface CopiedProps {
  readonly label: string;
  readonly value: string;
  /** Says who can change the detail, where the user cannot. */
  readonly hint?: string;
}

function Copied({ label, value, hint }: CopiedProps) {
  const text = <span className={classes.copied}>{value}</span>;
  return (
    <>
      {hint === undefined ? text : <Tooltip label={hint}>{text}</Tooltip>}
      {hint !== undefined && <span className={classes.unseen}>{hint}</span>}
      <CopyButton value={value} name={label} />
    </>
  );
}

/** Details that cannot be changed here; the tooltip says who can. */
function fixedDetails({ companyId, email, cpfCnpj }: User): Detail[] {
  const labels = { id: m.account_company_id(), email: m.account_email(), document: m.account_document() };
  return [
    { name: labels.id, value: <Copied label={labels.id} value={companyId} /> },
    {
      name: labels.email,
      value: <Copied label={labels.email} value={email} hint={m.account_email_hint()} />,
    },
    {
      name: labels.document,
      value: (
        <Copied label={labels.document} value={formatDocument(cpfCnpj)} hint={m.account_document_hint()} />
      ),
    },
  ];
}

/** `Avenida Paulista, 1000, sala 2 · Bela Vista · São Paulo, SP · 01310-100`, leaving out unknown parts. */
function addressLine({ street, number, complement, district, city, state, zipCode }: Address): string {
  const parts = [[street, number, complement], [district], [city, state], [zipCode]];
  return parts
    .map((part) => part.filter((word) => word !== '').join(', '))
    .filter((part) => part !== '')
    .join(' · ');
}

interface ShownProfileProps {
  readonly draft: ProfileDraft;
  readonly onEdit: () => void;
}

/** The profile, read-only. */
function ShownProfile({ draft, onEdit }: ShownProfileProps) {
  const address = addressLine(draft.address);
  return (
    <DetailList
      details={[
        { name: m.account_name(), value: draft.name },
        { name: m.account_phone(), value: draft.phoneNumber },
        {
          name: m.account_address(),
          isWide: true,
          value:
            address === '' ? (
              <Button
                variant="subtle"
                size="xs"
                leftSection={<Icon name="plus" size={16} />}
                onClick={onEdit}
              >
                {m.account_address_add()}
              </Button>
            ) : (
              address
            ),
        },
      ]}
    />
  );
}

/** The user's profile, read-only until they choose to edit it. */
export function ProfilePanel({ user }: { readonly user: User }) {
  const [isEditing, setEditing] = useState(false);
  const [isResetting, setResetting] = useState(false);
  const before = draftOf(user);
  const form = useForm<ProfileDraft>({
    initialValues: before,
    validateInputOnBlur: ['name', 'phoneNumber'],
    validate: (draft) =>
      Object.fromEntries(
        Object.entries(errorsOf(draft, before)).map(([path, broken]) => [path, constraintSentence(broken)]),
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
      <div className={classes.shown}>
        <DetailList details={fixedDetails(user)} />
        {isEditing ? null : <ShownProfile draft={before} onEdit={() => setEditing(true)} />}
      </div>
      {isEditing && (
        <form onSubmit={form.onSubmit(submit)} noValidate>
          <div className={classes.group}>
            <TextInput
              label={m.account_name()}
              maxLength={personNameConstraint.maxLength}
              withAsterisk
              autoComplete="name"
              {...form.getInputProps('name')}
            />
            <TextInput
              label={m.account_phone()}
              description={m.account_phone_hint()}
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              type="tel"
              autoComplete="tel"
              {...form.getInputProps('phoneNumber')}
            />
          </div>
          <AddressFields form={form} />
          <div className={classes.actions}>
            <Button variant="default" onClick={cancel}>
              {m.action_cancel()}
            </Button>
            <Button type="submit" loading={save.isPending}>
              {m.action_save()}
            </Button>
          </div>
        </form>
      )}
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
        <SupportLink variant="subtle" label={m.account_support()} />
        <span className={classes.note}>{m.account_delete_hint()}</span>
      </div>
      <UnsavedGuard isDirty={isChanged && !save.isPending} />
    </Panel>
  );
}
