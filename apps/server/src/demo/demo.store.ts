import { sql } from 'drizzle-orm';

import type { Db } from '../platform/database/database.ts';

/** Whether nobody has an account. */
export async function isEmpty(db: Db): Promise<boolean> {
  const { rows } = await db.execute<{ is: boolean }>(sql`select not exists (select from users) as is`);
  return rows[0]?.is === true;
}

/** Whether a job or batch of this id is there. */
export async function isSown(db: Db, batchId: string): Promise<boolean> {
  const { rows } = await db.execute<{ is: boolean }>(
    sql`select exists (select from batches where id = ${batchId}) as is`,
  );
  return rows[0]?.is === true;
}

interface Background {
  readonly id: string;
  readonly name: string;
  readonly hasSerproCpf: boolean;
  readonly hasSerproNfe: boolean;
  readonly hasSerproDataValid: boolean;
}

/** Rules and background validations are the provider's to set, and no verb of the customers' release sets them. */
export async function insertBackground(db: Db, { id, name, ...flags }: Background, at: Date): Promise<void> {
  await db.execute(sql`
    insert into backgrounds
      (id, name, has_serpro_cpf, has_serpro_nfe, has_serpro_data_valid, created_at, updated_at)
    values (${id}, ${name}, ${flags.hasSerproCpf}, ${flags.hasSerproNfe}, ${flags.hasSerproDataValid},
            ${at.toISOString()}, ${at.toISOString()})`);
}

interface Rule {
  readonly companyId: string;
  readonly scopes: readonly string[];
  readonly validations: readonly string[];
}

export async function insertRule(db: Db, { companyId, scopes, validations }: Rule, at: Date): Promise<void> {
  await db.execute(sql`
    insert into company_rules (company_id, scopes, validations, updated_at)
    values (${companyId}, ${sql.param([...scopes])}::text[], ${sql.param([...validations])}::text[],
            ${at.toISOString()})`);
}
