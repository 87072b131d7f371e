import { useEffect, useState } from 'react';

/**
 * Focuses the filter of the topmost dialog or screen; returns false if it has none, so that the key stays available to
 * its own parts.
 */
function focusFilter(): boolean {
  const modal = [...document.querySelectorAll('[aria-modal=true], dialog[open]')].at(-1);
  const filter = (modal ?? document).querySelector<HTMLElement>('[data-filter-focus]');
  filter?.focus();
  return filter !== null;
}

function isTyping({ target }: KeyboardEvent): boolean {
  return (
    target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null
  );
}

/** The keys that work on every screen, and the state of what they open. */
export function useFrameKeys({ hasPicker }: { readonly hasPicker: boolean }) {
  const [isKeyListOpen, setKeyListOpen] = useState(false);
  const [isPaletteOpen, setPaletteOpen] = useState(false);
  const [isPickerOpen, setPickerOpen] = useState(false);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isPalette = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k';
      if (isPalette && event.shiftKey && hasPicker) setPickerOpen((isOpen) => !isOpen);
      else if (isPalette) setPaletteOpen((isOpen) => !isOpen);
      else if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return;
      else if (event.key === '?') setKeyListOpen(true);
      else if (event.key !== '/' || !focusFilter()) return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [hasPicker]);

  return {
    isPaletteOpen,
    openPalette: () => setPaletteOpen(true),
    closePalette: () => setPaletteOpen(false),
    isPickerOpen,
    openPicker: () => setPickerOpen(true),
    closePicker: () => setPickerOpen(false),
    isKeyListOpen,
    openKeyList: () => setKeyListOpen(true),
    closeKeyList: () => setKeyListOpen(false),
  };
}
