import { Modal } from '@mantine/core';
import { type ReactNode, useState } from 'react';

import { m } from '../../i18n/messages.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import classes from './dialog.module.css';

interface DialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  /** Pixels; the dialog is never wider than the window. */
  readonly maxWidth?: number;
  /** Something was typed and not saved: closing asks first. */
  readonly isDirty?: boolean;
  readonly children: ReactNode;
}

/** What the specification calls a dialog. What stands in it is drawn anew each time it opens. */
export function Dialog({ isOpen, onClose, title, maxWidth = 600, isDirty = false, children }: DialogProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Modal
        opened={isOpen}
        onClose={() => (isDirty ? setAsking(true) : onClose())}
        title={title}
        size={maxWidth}
        closeButtonProps={{ 'aria-label': m.action_close() }}
      >
        {children}
      </Modal>
      <ConfirmDialog
        isOpen={isOpen && isAsking}
        title={m.unsaved_title()}
        text={m.unsaved_text()}
        action={m.unsaved_discard()}
        cancel={m.unsaved_stay()}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          onClose();
        }}
      />
    </>
  );
}

/** The buttons at the end of a dialog, the one that does it last. */
export function DialogActions({ children }: { readonly children: ReactNode }) {
  return <div className={classes.actions}>{children}</div>;
}
