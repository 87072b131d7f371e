import { useEffect, useRef, useState } from 'react';

/**
 * What a button opens beside itself; a click or focus elsewhere closes it, and `giveBack` closes it and returns the
 * focus to the button.
 */
export function useDisclosure() {
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
  const giveBack = () => {
    setOpen(false);
    button.current?.focus();
  };
  return { isOpen, setOpen, giveBack, root, button };
}
