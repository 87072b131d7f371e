import { readFile } from 'node:fs/promises';

import type pg from 'pg';

/**
 * Processor milliseconds that the connections to a database have used, except the observer's own: fields 14 and 15 of
 * `/proc/<pid>/stat`, in ticks of 10 ms. Zero without `/proc`.
 */
export async function postgresProcessorMs(
  observer: Pick<pg.Client, 'query'>,
  database: string,
): Promise<number> {
  const { rows } = await observer.query<{ pid: number }>(
    'select pid from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()',
    [database],
  );
  const times = await Promise.all(
    rows.map(async ({ pid }) => {
      const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
      const [user = 0, system = 0] = stat.split(' ').slice(13, 15).map(Number);
      return (user + system) * 10;
    }),
  );
  return times.reduce((sum, ms) => sum + ms, 0);
}
