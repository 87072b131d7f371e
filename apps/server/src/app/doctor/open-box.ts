import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';

import type { Config } from '../../config/config.ts';
import { OperatorError } from '../../config/operator-error.ts';
import type { Database } from '../../platform/database/database.ts';
import { type SecretBox, createSecretBox } from '../../platform/secret-box.ts';

/** The box that opens the sealed secrets, once it has opened some. Undefined when there is neither a key nor a sealed secret. */
export async function openBox(
  { security }: Config,
  database: Database | undefined,
): Promise<SecretBox | undefined> {
  const sealed = database ? await listSealed(database) : [];
  const isFile = existsSync(security.secretsKeyFile);
  if (security.secretsKey === undefined && !isFile) {
    if (sealed.length === 0) return undefined;
    throw new OperatorError(
      `stored secrets are there and ${security.secretsKeyFile} is not: put it back from its copy before the next start, which would make another.`,
    );
  }
  const box = createSecretBox(
    security.secretsKey ?? (await readFile(security.secretsKeyFile, 'utf8')).trim(),
  );
  for (const { id, text } of sealed) {
    try {
      box.open(text, id);
    } catch {
      throw new OperatorError(
        `it does not open the secrets sealed under ${text.split('.')[0]}: add that key to SECRETS_KEY (docs/OPERATIONS.md, "Keys").`,
      );
    }
  }
  if (box.open(box.seal('probe', 'doctor'), 'doctor') !== 'probe')
    throw new Error('It does not open what it seals');
  return box;
}

/** One sealed secret of each key; none before the tables exist. */
async function listSealed({ pool }: Database): Promise<{ id: string; text: string }[]> {
  const tables = await pool.query<{ are: boolean }>(
    "select to_regclass('app_clients') is not null and to_regclass('webhooks') is not null as are",
  );
  if (!tables.rows[0]?.are) return [];
  const { rows } = await pool.query<{ id: string; text: string }>(
    `select distinct on (split_part(text, '.', 1)) id, text from (
       select id, secret_sealed as text from app_clients union all select id, secret_sealed from webhooks
     ) as sealed`,
  );
  return rows;
}
