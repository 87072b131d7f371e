import '@mantine/core/styles/PasswordInput.layer.css';

import { PasswordInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';

import { m } from '../../../i18n/messages.ts';
import { snackbar } from '../../../lib/snackbar.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Dialog, DialogActions, DialogCancel } from '../../../ui/dialogs/dialog.tsx';

interface PasswordDialogProps {
  readonly error: string | undefined;
  readonly onClose: () => void;
  readonly onPassword: (password: string) => void;
}

/** Asks for the password once per visit, when the first document is about to be sent. */
export function PasswordDialog({ error, onClose, onPassword }: PasswordDialogProps) {
  const [password, setPassword] = useState('');
  const [refused, setRefused] = useState(error);
  function submit(event: FormEvent) {
    event.preventDefault();
    if (password === '') snackbar.warning(m.demo_fill_all());
    else onPassword(password);
  }
  return (
    <Dialog isOpen onClose={onClose} title={m.demo_password_title()} maxWidth={420}>
      <form onSubmit={submit} noValidate>
        <PasswordInput
          data-autofocus
          label={m.demo_password()}
          description={m.demo_password_hint()}
          autoComplete="current-password"
          value={password}
          error={refused}
          aria-invalid={refused === undefined ? undefined : true}
          visibilityToggleButtonProps={{ 'aria-label': m.demo_password_show() }}
          onChange={(event) => {
            setPassword(event.currentTarget.value);
            setRefused(undefined);
          }}
        />
        <DialogActions>
          <DialogCancel />
          <Button type="submit">{m.demo_password_send()}</Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
