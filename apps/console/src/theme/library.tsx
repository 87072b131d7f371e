import './mantine-styles.ts';

import { MantineProvider } from '@mantine/core';
import { createContext, type ReactNode, useContext, useEffect } from 'react';

import { useLocale } from '../i18n/locale.ts';
import { m } from '../i18n/messages.ts';
import { sharedSchemeManager } from './mantine-scheme.ts';
import { choicesPlace, mantineTheme, mantineVariables } from './mantine-theme.ts';

const Within = createContext(false);
const schemeManager = sharedSchemeManager();

/** Names the landmark of open lists, which stand outside the screen so that nothing clips them. */
function useNamedChoices() {
  useLocale();
  const name = m.choices_place();
  useEffect(() => {
    choicesPlace.ariaLabel = name;
    if (!choicesPlace.isConnected) document.body.append(choicesPlace);
  }, [name]);
}

/**
 * Provider of the component library, around inputs, dialogs and the drawer. The frame and the lists do without it, so
 * the library is fetched with the first screen or dialog that needs it.
 */
export function Library({ children }: { readonly children: ReactNode }) {
  useNamedChoices();
  if (useContext(Within)) return children;
  return (
    <MantineProvider
      theme={mantineTheme}
      cssVariablesResolver={mantineVariables}
      colorSchemeManager={schemeManager}
      defaultColorScheme="auto"
      withStaticClasses={false}
      withGlobalClasses={false}
      env={import.meta.env.MODE === 'test' ? 'test' : 'default'}
    >
      <Within value>{children}</Within>
    </MantineProvider>
  );
}
