import { identityEndpoints } from '@lavra/contract/endpoints/identity';
import { createBrowserHistory } from '@tanstack/react-router';
import { expect, it } from 'vitest';

import { makeUser } from '../../testing/factories.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { leaveTo } from './leave-to.ts';
import { beginSession, session } from '../../base/session.ts';

it('Leaving for a screen of the public program does not ask the router, which would send a signed-in person back', async () => {
  const history = createBrowserHistory();
  const asked: string[] = [];
  history.subscribe(({ location }) => asked.push(location.pathname));
  beginSession({ idToken: 'token-1', expiresIn: 3600, user: makeUser() });
  const api = fakeApi();
  api.on(identityEndpoints.signOut, () => ({}));
  await leaveTo('/reset-password');
  history.destroy();
  expect(window.location.pathname).toMatch(/\/reset-password$/);
  expect(asked).toEqual([]);
  expect(session()).toBeUndefined();
});
