import type { Clock } from './clock.ts';
import type { Db } from './database/database.ts';
import type { SecretBox } from './secret-box.ts';
import { hourMs } from './times.ts';

/** A row with sealed secrets; its id is the context of both. */
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

/** Seals every secret of a store again, under the newest key. Returns how many rows it read; may be repeated. */
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

/** The columns of a row whose secret is replaced: the previous secret stays valid for the hours of overlap. */
export function rotateSealed(
  { secrets, clock }: { secrets: SecretBox; clock: Clock },
  row: SealedRow,
  { secret, overlapHours }: { secret: string; overlapHours: number },
) {
  const now = clock.now();
  const isOverlapping = overlapHours > 0;
  return {
    secretSealed: secrets.seal(secret, row.id),
    previousSecretSealed: isOverlapping ? row.secretSealed : null,
    previousSecretUntil: isOverlapping ? new Date(now.getTime() + overlapHours * hourMs) : null,
    updatedAt: now,
  };
}

/** The secrets of a row that are valid now, newest first. */
export function openSecrets(
  { secrets, clock }: { secrets: SecretBox; clock: Clock },
  row: SealedRow & { readonly previousSecretUntil: Date | null },
): string[] {
  const { id, secretSealed, previousSecretSealed, previousSecretUntil } = row;
  const isOverlapping = previousSecretUntil !== null && previousSecretUntil > clock.now();
  const sealed =
    isOverlapping && previousSecretSealed !== null ? [secretSealed, previousSecretSealed] : [secretSealed];
  return sealed.map((each) => secrets.open(each, id));
}
