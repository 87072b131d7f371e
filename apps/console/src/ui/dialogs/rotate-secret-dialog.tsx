import { secretOverlapHours } from '@lavra/contract/constants';
import { Select } from '@mantine/core';
import { useState } from 'react';

import { m } from '../../i18n/messages.ts';
import { Dialog, DialogActions, DialogCancel } from './dialog.tsx';
import { Button } from '../controls/button.tsx';

const { min, max } = secretOverlapHours;
const offered = [min, 1, 4, 12, max];

interface RotateSecretDialogProps {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  readonly isBusy: boolean;
  /** With the hours that the replaced secret goes on working. */
  readonly onRotate: (overlapHours: number) => void;
  readonly onClose: () => void;
}

/** A new secret, and how long the old one works beside it while callers change over. */
export function RotateSecretDialog({
  title,
  text,
  action,
  isBusy,
  onRotate,
  onClose,
}: RotateSecretDialogProps) {
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
        <Button onClick={() => onRotate(hours)} loading={isBusy}>
          {action}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
