import '@mantine/core/styles/Drawer.layer.css';

import { Drawer, type DrawerProps } from '@mantine/core';

import { m } from '../../i18n/messages.ts';
import { Library } from '../../theme/library.tsx';

/** The drawer of the component library, fetched when a sheet is first opened. */
export function LibrarySheet(props: DrawerProps) {
  return (
    <Library>
      <Drawer
        {...props}
        position="right"
        // Its head would be a second banner of the page.
        attributes={{ header: { role: 'presentation' } }}
        closeButtonProps={{ 'aria-label': m.action_close() }}
      />
    </Library>
  );
}
