import { secretOverlapHours } from '@lavra/contract/constants';
import { Select } from '@mantine/core';
import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { m } from '../../i18n/messages.ts';
import { snackbar } from '../../lib/snackbar.tsx';
import { Dialog, DialogActions, DialogCancel } from '../dialogs/dialog.tsx';
import { Button } from '../controls/button.tsx';

const { min, max } = secretOverlapHours;
const offered = [min, 1, 4, 12, max];

interface RotateSecretDialogProps<Rotated> {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  /** Message shown on success. */
  readonly done: string;
  /** Takes the hours for which the replaced secret stays valid. */
  readonly mutation: UseMutationOptions<Rotated, Error, number>;
  readonly onRotated: (rotated: Rotated) => void;
  readonly onClose: () => void;
}

/** Rotates a secret, and asks how long the old one stays valid while callers change over. */
export function RotateSecretDialog<Rotated>(props: RotateSecretDialogProps<Rotated>) {
  const { title, text, action, done, mutation, onRotated, onClose } = props;
  const rotate = useMutation({
    ...mutation,
    onSuccess: (rotated) => {
      onRotated(rotated);
      snackbar.success(done);
    },
  });
  const [hours, setHours] = useState<number>(max);
  return (
    <Dialog isOpen onClose={onClose} maxWidth={480} title={title}>
      <p>{text}</p>
      <Select
        label={m.overlap_label()}
        description={m.overlap_text()}
        data={offered.map((value) => ({
          value: String(value),
          label: value === 0 ? m.overlap_none() : m.overlap_hours({ count: value }),
        }))}
        value={String(hours)}
        onChange={(value) => setHours(Number(value ?? max))}
        allowDeselect={false}
      />
      <DialogActions>
        <DialogCancel />
        <Button onClick={() => rotate.mutate(hours)} loading={rotate.isPending}>
          {action}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
