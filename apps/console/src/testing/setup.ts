import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';

import { clearSnackbars } from '../lib/snackbar.tsx';

// A machine that does other work too is slow; a test that waits for something is none the slower.
configure({ asyncUtilTimeout: 20_000 });

beforeEach(() => {
  vi.spyOn(console, 'error');
});

afterEach(() => {
  cleanup();
  // Snackbars live beside the tree: those of one test would hold back those of the next.
  clearSnackbars();
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
  // React says here what is wrong with the markup, the keys or the state of a screen.
  const said = vi.mocked(console.error).mock.calls;
  vi.restoreAllMocks();
  if (said.length > 0)
    throw new Error(`The console was told of ${said.length} errors: ${String(said[0]?.[0])}`);
});

// Files share their modules: a part that was still being loaded when a file ends would be broken for all after it.
afterAll(() => vi.dynamicImportSettled());
