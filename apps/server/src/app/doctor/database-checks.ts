import { OperatorError } from '../../config/operator-error.ts';
import type { Database } from '../../platform/database/database.ts';
import { describeMigrations } from '../../platform/database/migrate.ts';
import type { Check } from './check.ts';

const longestDriftMs = 2000;
const oldestPostgres = 150_000;

/** Checks of the connected database: its version, tables, rights and clock. */
export function databaseChecks({ pool, kind }: Database): Check[] {
  const advice = 'Look at the log of PostgreSQL.';
  return [
    {
      subject: 'database',
      advice,
      async look() {
        const { rows } = await pool.query<{ version: string; number: number }>(
          "select current_setting('server_version') as version, current_setting('server_version_num')::int as number",
        );
        const [found = { version: '', number: 0 }] = rows;
        if (found.number < oldestPostgres)
          throw new OperatorError(`PostgreSQL ${found.version} is too old: bring it to 15 or newer.`);
        return `PostgreSQL ${found.version}, ${kind === 'embedded' ? 'embedded' : 'of your own'}, answers`;
      },
    },
    {
      subject: 'tables',
      advice,
      async look() {
        const { missing, unknown } = await describeMigrations(pool);
        if (unknown > 0)
          throw new OperatorError(
            `${unknown} migrations of a newer version were applied: run that version, or restore a backup of this one.`,
          );
        if (missing > 0)
          throw new OperatorError(
            `${missing} migrations are not applied: run cli.js migrate, or start the server.`,
          );
        return 'up to date';
      },
    },
    {
      subject: 'rights and extensions',
      advice,
      async look() {
        const { missingGrants, lackingExtensions } = await describeMigrations(pool);
        if (missingGrants.length > 0)
          throw new OperatorError(
            `ask whoever administers the database to run, in it: ${missingGrants.join(' ')}`,
          );
        if (lackingExtensions.length > 0)
          throw new OperatorError(
            `the search is slow without extensions: ask whoever administers the database to run, in it: ${lackingExtensions
              .map((name) => `create extension ${name};`)
              .join(' ')} Then start again.`,
          );
        return 'all there';
      },
    },
    {
      subject: 'clock',
      advice,
      async look() {
        const before = Date.now();
        const { rows } = await pool.query<{ ms: number }>(
          'select extract(epoch from clock_timestamp())::float8 * 1000 as ms',
        );
        const after = Date.now();
        // PostgreSQL read its clock between `before` and `after`.
        const driftMs = Math.max(before - (rows[0]?.ms ?? 0), (rows[0]?.ms ?? 0) - after, 0);
        if (driftMs > longestDriftMs)
          throw new OperatorError(
            `it is ${Math.round(driftMs / 1000)} s away from that of PostgreSQL: let both machines keep the time by NTP.`,
          );
        return 'it agrees with that of PostgreSQL';
      },
    },
  ];
}
