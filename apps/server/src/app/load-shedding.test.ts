import type { Endpoints } from '@lavra/contract/kernel';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';

import { routeGroup } from '../platform/http/route-group.ts';
import { describeOnDatabase } from '../testing/database.ts';
import { callsAtOnce } from './load-shedding.ts';

const group = {
  wait: { method: 'GET', path: '/v2/wait', access: 'public', summary: 'Wait', answer: z.object({}) },
  put: {
    method: 'PUT',
    path: '/v2/put',
    access: 'public',
    summary: 'Put',
    body: 'bytes',
    answer: z.object({}),
  },
} as const satisfies Endpoints;

describeOnDatabase('a server with too much to do', (kit) => {
  it('refuses calls at once, says when to come again, still tells how it is, and recovers', async () => {
    let isFull = () => {};
    const full = new Promise<void>((resolve) => (isFull = resolve));
    let letGo = () => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    let begun = 0;
    const routes = routeGroup(group, {
      wait: async () => {
        if ((begun += 1) === callsAtOnce) isFull();
        await held;
        return {};
      },
      // Outside load shedding: how long the bytes take depends on the sender.
      put: async () => {
        await held;
        return {};
      },
    });
    const app = await kit().http({ routes });
    const uploads = [1, 2].map(() => app.inject({ method: 'PUT', url: '/v2/put', payload: 'x' }));
    const calls = Array.from({ length: callsAtOnce }, () => app.inject('/v2/wait'));
    await full;
    const refused = await app.inject('/v2/wait');
    expect([refused.statusCode, refused.headers['retry-after'], refused.json()]).toMatchObject([
      503,
      '2',
      { code: 'unavailable', message: 'O serviço está ocupado. Tente novamente em 2 s.' },
    ]);
    expect((await app.inject({ method: 'PUT', url: '/v2/put', payload: 'x' })).statusCode).toBe(503);
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    letGo();
    const answers = await Promise.all([...uploads, ...calls]);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect((await app.inject('/v2/wait')).statusCode).toBe(200);
  });
});
