import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { PublicProgram } from '../public/program.tsx';

/** The public program at a path (`/login`), its server being the `fakeApi()` made before. */
export function renderPublic(path: string, handedOn: unknown = null) {
  window.history.replaceState(handedOn, '', `/web${path}`);
  return { ...render(<PublicProgram />), user: userEvent.setup() };
}
