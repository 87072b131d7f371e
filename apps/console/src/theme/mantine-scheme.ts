import type { MantineColorSchemeManager } from '@mantine/core';

import { chooseScheme, onSchemeChange, schemeChoice } from '../base/color-scheme.ts';

/** Mantine follows the choice that both programs share. */
export function sharedSchemeManager(): MantineColorSchemeManager {
  let leave: (() => void) | undefined;
  return {
    get: () => schemeChoice(),
    set: chooseScheme,
    subscribe: (onUpdate) => {
      leave = onSchemeChange(() => onUpdate(schemeChoice()));
    },
    unsubscribe: () => leave?.(),
    clear: () => chooseScheme('auto'),
  };
}
