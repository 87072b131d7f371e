import type { ReactNode } from 'react';

import { m } from '../../../i18n/messages.ts';
import { config } from '../../../base/config.ts';
import classes from '../../../ui/dialogs/confirm-dialog.module.css';
import { Icon } from '../../../ui/controls/icon.tsx';
import { Button, buttonLook } from '../../../ui/controls/button.tsx';
import { Modal } from '../../../ui/dialogs/modal.tsx';

interface SupportDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title?: string;
  readonly text?: ReactNode;
}

/** For what only the support can do: a sentence, a way to the support portal, and close. */
export function SupportDialog({ isOpen, onClose, title, text }: SupportDialogProps) {
  return (
    <Modal opened={isOpen} onClose={onClose} title={title ?? m.support_title()} size={440}>
      <p className={classes.text}>{text ?? m.support_text()}</p>
      <div className={classes.actions}>
        <Button variant="default" onClick={onClose}>
          {m.action_close()}
        </Button>
        {config().supportUrl !== '' && (
          <a {...buttonLook()} href={config().supportUrl} target="_blank" rel="noreferrer" data-autofocus>
            {m.support_open()}
            <Icon name="external" size={16} />
          </a>
        )}
      </div>
    </Modal>
  );
}
