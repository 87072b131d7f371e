import type { MantineColorSchemeManager } from '@mantine/core';

import { chooseScheme, onSchemeChange, schemeChoice } from '../base/color-scheme.ts';

/** Lets Mantine follow the colour scheme that both programs share. */
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
