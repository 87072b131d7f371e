import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';

import { endSession } from '../base/session.ts';
import { chooseLocale, getLocale } from '../i18n/locale.ts';
import { takeFile } from '../lib/handed-file.ts';
import { clearSnackbars } from '../lib/snackbar.tsx';

// A busy machine is slow; a longer limit does not delay a test whose condition holds earlier.
configure({ asyncUtilTimeout: 20_000 });

beforeEach(() => {
  vi.spyOn(console, 'error');
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  // Files share their modules: what lives outside the tree would affect the next test, of another file too.
  clearSnackbars();
  endSession();
  takeFile();
  if (getLocale() !== 'pt') chooseLocale('pt');
  localStorage.clear();
  sessionStorage.clear();
  // React logs errors of markup, keys or state here.
  const said = vi.mocked(console.error).mock.calls;
  vi.restoreAllMocks();
  if (said.length > 0)
    throw new Error(`The console was told of ${said.length} errors: ${String(said[0]?.[0])}`);
});

// Files share their modules: an import still in flight when a file ends would be broken for all later files.
afterAll(() => vi.dynamicImportSettled());
