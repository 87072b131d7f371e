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
  /** Something typed is not saved: closing asks first. */
  readonly isDirty?: boolean;
  readonly children: ReactNode;
}

/** A dialog of at least this width takes the whole window on a phone. */
const largeWidth = 800;

const CloseContext = createContext<() => void>(() => undefined);

/** The specification's dialog. Its content is mounted anew each time it opens. */
export function Dialog({ isOpen, onClose, title, maxWidth = 600, isDirty = false, children }: DialogProps) {
  const [isAsking, setAsking] = useState(false);
  // Waits until after the key press that closes: the question would take the same key as its answer.
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
  /** False if the action is for another company than the acting one, which the dialog then names itself. */
  readonly isForClient?: boolean;
}

/** The buttons at the end of a dialog, the confirming one last. */
export function DialogActions({ children, isForClient = true }: DialogActionsProps) {
  return (
    <div className={classes.actions}>
      {isForClient && <OnBehalf />}
      {children}
    </div>
  );
}

/** Closes the dialog, under the same rule as its close button and Escape. */
export function DialogCancel({ children = m.action_cancel() }: { readonly children?: ReactNode }) {
  const close = useContext(CloseContext);
  return (
    <Button variant="default" onClick={close}>
      {children}
    </Button>
  );
}
