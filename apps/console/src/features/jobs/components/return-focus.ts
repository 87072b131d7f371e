import { useEffect } from 'react';

/** Gives the focus back to what had it before, when a dialog with an address of its own is left. */
export function useReturnFocus() {
  useEffect(() => {
    const before = document.activeElement;
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
}
