import type { ReactNode } from 'react';

import { m } from '../../i18n/messages.ts';
import { clearComplaints } from '../../lib/snackbar.tsx';
import classes from './confirm-dialog.module.css';
import { Button } from '../controls/button.tsx';
import { Modal } from './modal.tsx';
import { OnBehalf } from './on-behalf.tsx';

interface ConfirmDialogProps {
  readonly isOpen: boolean;
  /** The question, with the name of the object: "Excluir o webhook Faturas?" */
  readonly title: string;
  readonly text?: ReactNode;
  /** An option that belongs to the action. */
  readonly children?: ReactNode;
  /** The verb of the button that confirms. */
  readonly action: string;
  readonly cancel?: string;
  readonly isBusy?: boolean;
  /** False if the action is for another company than the acting one, which the dialog then names itself. */
  readonly isForClient?: boolean;
  /** Something that must be typed or chosen first is missing. */
  readonly isBlocked?: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before something that cannot be undone; the focus starts on the button that cancels. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    isOpen,
    title,
    text = m.confirm_final(),
    action,
    cancel = m.action_cancel(),
    isBusy = false,
    isForClient = true,
    isBlocked = false,
  } = props;
  const leave = () => {
    clearComplaints();
    props.onClose();
  };
  return (
    <Modal opened={isOpen} onClose={props.onClose} title={title} size={440}>
      <p className={classes.text}>{text}</p>
      <div className={classes.choice}>{props.children}</div>
      <div className={classes.actions}>
        {isForClient && <OnBehalf />}
        <Button variant="default" data-autofocus onClick={leave}>
          {cancel}
        </Button>
        <Button color="error" loading={isBusy} disabled={isBlocked} onClick={props.onConfirm}>
          {action}
        </Button>
      </div>
    </Modal>
  );
}
