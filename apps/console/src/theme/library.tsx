import './mantine-styles.ts';

import { MantineProvider } from '@mantine/core';
import { createContext, type ReactNode, useContext } from 'react';

import { sharedSchemeManager } from './mantine-scheme.ts';
import { mantineTheme, mantineVariables } from './mantine-theme.ts';

const Within = createContext(false);
const schemeManager = sharedSchemeManager();

/**
 * What draws with the component library stands in here: inputs, dialogs, the drawer. The frame and the lists do
 * not, so the library is fetched with the first screen or dialog that needs it.
 */
export function Library({ children }: { readonly children: ReactNode }) {
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
