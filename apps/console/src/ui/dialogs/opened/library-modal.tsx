import { Modal as MantineModal, type ModalRootProps } from '@mantine/core';
import type { ReactNode } from 'react';

import { m } from '../../../i18n/messages.ts';
import { clearComplaints } from '../../../lib/snackbar.tsx';
import { Library } from '../../../theme/library.tsx';
import { SnackbarPlace } from '../snackbar-place.tsx';
import classes from '../dialog-head.module.css';

export interface ModalProps extends ModalRootProps {
  readonly title: ReactNode;
}

/** The dialog of the component library, loaded when a dialog first opens. */
export function LibraryModal({ title, children, onClose, ...props }: ModalProps) {
  const leave = () => {
    clearComplaints();
    onClose();
  };
  return (
    <Library>
      <MantineModal.Root centered {...props} onClose={leave}>
        <MantineModal.Overlay className={classes.scrim} />
        <MantineModal.Content>
          {/* A `header` element would be a second banner of the page. */}
          <MantineModal.Header role="presentation" className={classes.head}>
            <MantineModal.Title className={classes.title}>{title}</MantineModal.Title>
            <MantineModal.CloseButton aria-label={m.action_close()} />
            {props.opened && <SnackbarPlace />}
          </MantineModal.Header>
          <MantineModal.Body>{children}</MantineModal.Body>
        </MantineModal.Content>
      </MantineModal.Root>
    </Library>
  );
}
