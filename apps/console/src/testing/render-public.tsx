import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { PublicProgram } from '../public/program.tsx';

/** The public program at a path (`/login`), against the `fakeApi()` created before. */
export function renderPublic(path: string, handedOn: unknown = null) {
  window.history.replaceState(handedOn, '', `/web${path}`);
  return { ...render(<PublicProgram />), user: userEvent.setup() };
}
