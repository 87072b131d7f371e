import type { Db } from './database/database.ts';
import type { SecretBox } from './secret-box.ts';

/** A row with sealed secrets, its id the context of both. */
export interface SealedRow {
  readonly id: string;
  readonly secretSealed: string;
  readonly previousSecretSealed: string | null;
}

/** The two statements of a store that keeps sealed secrets. */
export interface SealedStore {
  listSealed(db: Db, afterId: string, limit: number): Promise<SealedRow[]>;
  replaceSealed(db: Db, before: SealedRow, after: SealedRow): Promise<void>;
}

const pageSize = 500;

/** Seals every secret of a store again, under the newest key. Answers how many rows it read; may be run again. */
export async function resealStore(
  { db, secrets }: { db: Db; secrets: SecretBox },
  { listSealed, replaceSealed }: SealedStore,
): Promise<number> {
  let rows = 0;
  let afterId = '';
  for (;;) {
    const page = await listSealed(db, afterId, pageSize);
    for (const row of page) await replaceSealed(db, row, resealRow(secrets, row));
    rows += page.length;
    const last = page.at(-1);
    if (!last) return rows;
    afterId = last.id;
  }
}

function resealRow(secrets: SecretBox, { id, secretSealed, previousSecretSealed }: SealedRow): SealedRow {
  const again = (sealed: string) => secrets.seal(secrets.open(sealed, id), id);
  return {
    id,
    secretSealed: again(secretSealed),
    previousSecretSealed: previousSecretSealed === null ? null : again(previousSecretSealed),
  };
}
