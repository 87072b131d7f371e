import type { Context } from '../../platform/context.ts';
import { listBackgrounds } from './backgrounds.store.ts';

/** Names of the background validations of rows, by id; a deleted one has none. */
export async function backgroundNames(
  ctx: Context,
  rows: readonly { readonly backgroundId: string | null }[],
): Promise<Map<string, string>> {
  const wanted = [...new Set(rows.map(({ backgroundId }) => backgroundId).filter((id) => id !== null))];
  if (wanted.length === 0) return new Map();
  return new Map((await listBackgrounds(ctx.db, wanted)).map(({ id, name }) => [id, name]));
}
