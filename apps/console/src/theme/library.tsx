import './mantine-styles.ts';

import { MantineProvider } from '@mantine/core';
import { createContext, type ReactNode, useContext, useEffect } from 'react';

import { useLocale } from '../i18n/locale.ts';
import { m } from '../i18n/messages.ts';
import { sharedSchemeManager } from './mantine-scheme.ts';
import { choicesPlace, mantineTheme, mantineVariables } from './mantine-theme.ts';

const Within = createContext(false);
const schemeManager = sharedSchemeManager();

/** The choices of an open list have a landmark of their own: they stand outside the screen, where nothing cuts them. */
function useNamedChoices() {
  useLocale();
  const name = m.choices_place();
  useEffect(() => {
    choicesPlace.ariaLabel = name;
    if (!choicesPlace.isConnected) document.body.append(choicesPlace);
  }, [name]);
}

/**
 * What draws with the component library stands in here: inputs, dialogs, the drawer. The frame and the lists do
 * not, so the library is fetched with the first screen or dialog that needs it.
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
