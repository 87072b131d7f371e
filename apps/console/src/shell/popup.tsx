import type { KeyboardEvent, ReactNode } from 'react';

import { Icon } from '../ui/controls/icon.tsx';
import { useDisclosure } from '../ui/controls/use-disclosure.ts';
import classes from './popup.module.css';

interface PopupProps {
  readonly label: string;
  /** What the button shows. */
  readonly face: ReactNode;
  readonly children: (close: () => void) => ReactNode;
}

/** A header button with a menu; Escape, or a click or focus elsewhere, closes it. */
export function Popup({ label, face, children }: PopupProps) {
  const { isOpen, setOpen, giveBack, root, button } = useDisclosure();

  function onKeyDown({ key }: KeyboardEvent) {
    if (key !== 'Escape' || !isOpen) return;
    giveBack();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears of the buttons inside
    <div ref={root} className={classes.root} onKeyDown={onKeyDown}>
      <button
        ref={button}
        type="button"
        className={classes.face}
        aria-expanded={isOpen}
        aria-label={label}
        onClick={() => setOpen(!isOpen)}
      >
        {face}
        <Icon name="chevronDown" size={16} />
      </button>
      {isOpen && <div className={classes.menu}>{children(() => setOpen(false))}</div>}
    </div>
  );
}
