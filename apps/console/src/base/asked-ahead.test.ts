import { afterEach, expect, it } from 'vitest';

import { fakeApi } from '../testing/fake-api.ts';
import { fetchAskedAhead } from './asked-ahead.ts';

afterEach(() => {
  delete window.lavraAsked;
});

it('What the page has asked for is taken once, then asked for again', async () => {
  const api = fakeApi();
  const early = new Response('{}');
  window.lavraAsked = { '/v2/identity/refresh': Promise.resolve(early) };
  expect(await fetchAskedAhead('', '/v2/identity/refresh', { method: 'POST' })).toBe(early);
  expect(api.calls).toHaveLength(0);
  await fetchAskedAhead('', '/v2/identity/refresh', { method: 'POST' });
  expect(api.calls).toHaveLength(1);
});
