import { createContext, type ReactNode, useContext, useState } from 'react';

import { m } from '../../i18n/messages.ts';
import { clearComplaints } from '../../lib/snackbar.tsx';
import classes from './dialog.module.css';
import { UnsavedGuard } from './unsaved-guard.tsx';
import { Button } from '../controls/button.tsx';
import { Modal } from './modal.tsx';
import { OnBehalf } from './on-behalf.tsx';

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

/** From here on a dialog shows much: on a phone it takes the whole window. */
const largeWidth = 800;

const CloseContext = createContext<() => void>(() => undefined);

/** What the specification calls a dialog. What stands in it is drawn anew each time it opens. */
export function Dialog({ isOpen, onClose, title, maxWidth = 600, isDirty = false, children }: DialogProps) {
  const [isAsking, setAsking] = useState(false);
  // After the key that asks to close: the question would take the same key as an answer.
  const close = () => {
    clearComplaints();
    if (isDirty) setTimeout(() => setAsking(true));
    else onClose();
  };
  return (
    <>
      <Modal
        opened={isOpen}
        onClose={close}
        title={title}
        size={maxWidth}
        closeOnEscape={!isAsking}
        classNames={
          maxWidth >= largeWidth ? { inner: classes.large ?? '', content: classes.sheet ?? '' } : {}
        }
      >
        <CloseContext value={close}>{children}</CloseContext>
      </Modal>
      <UnsavedGuard
        isDirty={isOpen && isDirty}
        isAsking={isOpen && isAsking}
        onStay={() => setAsking(false)}
        onLeave={() => {
          setAsking(false);
          onClose();
        }}
      />
    </>
  );
}

interface DialogActionsProps {
  readonly children: ReactNode;
  /** False where it is done for another company than the one that is acted for, and says so itself. */
  readonly isForClient?: boolean;
}

/** The buttons at the end of a dialog, the one that does it last. */
export function DialogActions({ children, isForClient = true }: DialogActionsProps) {
  return (
    <div className={classes.actions}>
      {isForClient && <OnBehalf />}
      {children}
    </div>
  );
}

/** The way out of a dialog, by the same rule as its cross and its key. */
export function DialogCancel({ children = m.action_cancel() }: { readonly children?: ReactNode }) {
  const close = useContext(CloseContext);
  return (
    <Button variant="default" onClick={close}>
      {children}
    </Button>
  );
}
