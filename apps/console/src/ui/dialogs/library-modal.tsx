import { Modal as MantineModal, type ModalProps } from '@mantine/core';

import { m } from '../../i18n/messages.ts';
import { Library } from '../../theme/library.tsx';

export type { ModalProps } from '@mantine/core';

/** The dialog of the component library, fetched when a dialog is first opened. */
export function LibraryModal(props: ModalProps) {
  return (
    <Library>
      <MantineModal
        {...props}
        // Its head would be a second banner of the page.
        attributes={{ header: { role: 'presentation' } }}
        closeButtonProps={{ 'aria-label': m.action_close() }}
      />
    </Library>
  );
}
