import '@mantine/core/styles/Drawer.layer.css';

import { Drawer } from '@mantine/core';
import type { KeyboardEvent, ReactNode } from 'react';

import { m } from '../../i18n/messages.ts';
import { Library } from '../../theme/library.tsx';
import { ActionIcon } from '../controls/button.tsx';
import { Icon } from '../controls/icon.tsx';
import classes from './library-sheet.module.css';
import type { SheetSteps } from './sheet.tsx';

interface LibrarySheetProps {
  readonly title: ReactNode;
  readonly onClose: () => void;
  readonly width: number | string;
  readonly steps: SheetSteps | undefined;
  readonly children: ReactNode;
}

/** The arrows of the keyboard step too, as long as nothing that has arrows of its own has the focus. */
function stepByKey(event: KeyboardEvent, steps: SheetSteps) {
  const step = { ArrowUp: steps.onPrevious, ArrowDown: steps.onNext }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  step();
}

function Steps({ steps: { onPrevious, onNext } }: { readonly steps: SheetSteps }) {
  return (
    <span className={classes.steps}>
      <ActionIcon
        variant="subtle"
        size={36}
        aria-label={m.sheet_previous()}
        aria-disabled={onPrevious === undefined}
        onClick={onPrevious}
      >
        <Icon name="chevronUp" size={18} />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        size={36}
        aria-label={m.sheet_next()}
        aria-disabled={onNext === undefined}
        onClick={onNext}
      >
        <Icon name="chevronDown" size={18} />
      </ActionIcon>
    </span>
  );
}

/** The drawer of the component library, fetched when a sheet is first opened. */
export function LibrarySheet({ title, onClose, width, steps, children }: LibrarySheetProps) {
  return (
    <Library>
      <Drawer.Root opened onClose={onClose} position="right" size={width}>
        <Drawer.Overlay backgroundOpacity={0.25} />
        <Drawer.Content
          onKeyDown={(event) => {
            const { target, currentTarget } = event;
            const isOwn =
              target === currentTarget ||
              (target instanceof Element && target.closest('[data-sheet-head]') !== null);
            if (steps !== undefined && isOwn) stepByKey(event, steps);
          }}
        >
          {/* A head of its kind would be a second banner of the page. */}
          <Drawer.Header role="presentation" data-sheet-head>
            <Drawer.Title className={classes.title}>{title}</Drawer.Title>
            {steps !== undefined && <Steps steps={steps} />}
            <Drawer.CloseButton aria-label={m.action_close()} />
          </Drawer.Header>
          <Drawer.Body>{children}</Drawer.Body>
        </Drawer.Content>
      </Drawer.Root>
    </Library>
  );
}
