import { Button, Modal } from '@mantine/core';
import type { ReactNode } from 'react';

import { m } from '../../../i18n/messages.ts';
import { config } from '../../../base/config.ts';
import classes from '../../../ui/dialogs/confirm-dialog.module.css';
import { Icon } from '../../../ui/controls/icon.tsx';

interface SupportDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title?: string;
  readonly text?: ReactNode;
}

/** For what only the support can do: a sentence, a way to the support portal, and close. */
export function SupportDialog({ isOpen, onClose, title, text }: SupportDialogProps) {
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={title ?? m.support_title()}
      size={440}
      closeButtonProps={{ 'aria-label': m.action_close() }}
    >
      <p className={classes.text}>{text ?? m.support_text()}</p>
      <div className={classes.actions}>
        <Button variant="default" onClick={onClose}>
          {m.action_close()}
        </Button>
        {config().supportUrl !== '' && (
          <Button
            component="a"
            href={config().supportUrl}
            target="_blank"
            rel="noreferrer"
            rightSection={<Icon name="external" size={16} />}
            data-autofocus
          >
            {m.support_open()}
          </Button>
        )}
      </div>
    </Modal>
  );
}
