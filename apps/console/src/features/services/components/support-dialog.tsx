import type { ReactNode } from 'react';

import { m } from '../../../i18n/messages.ts';
import classes from '../../../ui/dialogs/confirm-dialog.module.css';
import { Button } from '../../../ui/controls/button.tsx';
import { SupportLink } from '../../../ui/controls/support-link.tsx';
import { Modal } from '../../../ui/dialogs/modal.tsx';

interface SupportDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title?: string;
  readonly text?: ReactNode;
}

/** For what only support can do: a sentence, a link to the support portal, and close. */
export function SupportDialog({ isOpen, onClose, title, text }: SupportDialogProps) {
  return (
    <Modal opened={isOpen} onClose={onClose} title={title ?? m.support_title()} size={440}>
      <p className={classes.text}>{text ?? m.support_text()}</p>
      <div className={classes.actions}>
        <Button variant="default" onClick={onClose}>
          {m.action_close()}
        </Button>
        <SupportLink isFirst />
      </div>
    </Modal>
  );
}
