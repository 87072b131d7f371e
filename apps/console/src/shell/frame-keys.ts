import { useDisclosure, useHotkeys } from '@mantine/hooks';
import { useState } from 'react';

function focusFilter() {
  document.querySelector<HTMLElement>('[data-filter-focus]')?.focus();
}

/** The keys that work on every screen, and the state of what they open. */
export function useFrameKeys() {
  const [isKeyListOpen, keyList] = useDisclosure(false);
  // The palette is fetched when it is first asked for; each request opens it anew.
  const [paletteRequests, setPaletteRequests] = useState(0);
  const openPalette = () => setPaletteRequests((count) => count + 1);

  useHotkeys([['mod+K', openPalette]], []);
  useHotkeys([
    ['shift+?', keyList.open, { usePhysicalKeys: false }],
    ['?', keyList.open],
    ['/', focusFilter],
  ]);

  return {
    paletteRequests,
    openPalette,
    isKeyListOpen,
    openKeyList: keyList.open,
    closeKeyList: keyList.close,
  };
}
