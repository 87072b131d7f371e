import { expect, it } from 'vitest';

import { describeOnDatabases } from '../testing/database.ts';
import { waitingAtMost } from './admission.ts';

describeOnDatabases('a server with too much to do', (kit) => {
  it('refuses calls at once, says when to come again, still tells how it is, and recovers', async () => {
    const app = await kit().http();
    const { pool } = kit().database;
    const call = () => app.inject({ method: 'POST', url: '/v2/identity/sign-in', payload: '{}' });
    const work = Array.from({ length: waitingAtMost + pool.options.max + 1 }, () => pool.query('select 1'));
    const refused = await call();
    expect([refused.statusCode, refused.headers['retry-after'], refused.json()]).toMatchObject([
      503,
      '2',
      { code: 'unavailable', message: 'O serviço está ocupado. Tente novamente em 2 s.' },
    ]);
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    await Promise.all(work);
    expect((await call()).statusCode).toBe(400);
  });
});
