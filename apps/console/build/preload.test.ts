import { identityEndpoints } from '@lavra/contract/endpoints/identity';
import { expect, it } from 'vitest';

import { refreshPath } from './preload.ts';

it('The page asks for the session where the program would', () => {
  expect(refreshPath).toBe(identityEndpoints.refresh.path);
});
