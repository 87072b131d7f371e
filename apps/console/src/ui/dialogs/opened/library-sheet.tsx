import '@mantine/core/styles/Drawer.layer.css';

import { Drawer } from '@mantine/core';
import type { KeyboardEvent, ReactNode } from 'react';

import { m } from '../../../i18n/messages.ts';
import { clearComplaints } from '../../../lib/snackbar.tsx';
import { Library } from '../../../theme/library.tsx';
import { ActionIcon } from '../../controls/button.tsx';
import { Icon } from '../../controls/icon.tsx';
import head from '../dialog-head.module.css';
import { SnackbarPlace } from '../snackbar-place.tsx';
import classes from './library-sheet.module.css';

/** Steps to the previous and next item of the list; absent at its ends. */
export interface SheetSteps {
  readonly onPrevious: (() => void) | undefined;
  readonly onNext: (() => void) | undefined;
}

export interface LibrarySheetProps {
  readonly title: ReactNode;
  readonly onClose: () => void;
  /** Pixels, or a CSS length; never wider than the window. */
  readonly width: number | string;
  readonly steps: SheetSteps | undefined;
  readonly children: ReactNode;
}

/** Two buttons, one of which gets the focus when the sheet opens; the arrow keys do the same. */
function Steps({ steps: { onPrevious, onNext } }: { readonly steps: SheetSteps }) {
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowUp: onPrevious, ArrowDown: onNext }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    step();
  };
  return (
    <span className={classes.steps}>
      <ActionIcon
        variant="subtle"
        size={36}
        aria-label={m.sheet_previous()}
        aria-disabled={onPrevious === undefined}
        onClick={onPrevious}
        onKeyDown={onKeyDown}
      >
        <Icon name="chevronUp" size={18} />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        size={36}
        // The first enabled button gets the focus.
        data-autofocus={onPrevious === undefined || undefined}
        aria-label={m.sheet_next()}
        aria-disabled={onNext === undefined}
        onClick={onNext}
        onKeyDown={onKeyDown}
      >
        <Icon name="chevronDown" size={18} />
      </ActionIcon>
    </span>
  );
}

/** The drawer of the component library, loaded when a sheet first opens. */
export function LibrarySheet({ title, onClose, width, steps, children }: LibrarySheetProps) {
  const leave = () => {
    clearComplaints();
    onClose();
  };
  return (
    <Library>
      <Drawer.Root opened onClose={leave} position="right" size={width}>
        <Drawer.Overlay className={head.scrim} />
        <Drawer.Content className={classes.content}>
          {/* A `header` element would be a second banner of the page. */}
          <Drawer.Header role="presentation" className={head.head}>
            <Drawer.Title className={head.title}>{title}</Drawer.Title>
            {steps !== undefined && <Steps steps={steps} />}
            <Drawer.CloseButton aria-label={m.action_close()} />
            <SnackbarPlace />
          </Drawer.Header>
          <Drawer.Body className={classes.body}>{children}</Drawer.Body>
        </Drawer.Content>
      </Drawer.Root>
    </Library>
  );
}
