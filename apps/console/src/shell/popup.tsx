import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';

import { Icon } from '../ui/controls/icon.tsx';
import classes from './popup.module.css';

interface PopupProps {
  readonly label: string;
  /** What the button shows. */
  readonly face: ReactNode;
  readonly children: (close: () => void) => ReactNode;
}

/** A button of the header with choices under it; Escape, a click or the focus elsewhere closes them. */
export function Popup({ label, face, children }: PopupProps) {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isOpen) return undefined;
    const leave = ({ target }: Event) => {
      if (target instanceof Node && root.current?.contains(target) === false) setOpen(false);
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
    };
  }, [isOpen]);

  function onKeyDown({ key }: KeyboardEvent) {
    if (key !== 'Escape' || !isOpen) return;
    setOpen(false);
    button.current?.focus();
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
