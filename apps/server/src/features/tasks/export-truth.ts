import { createWriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

import { parseFieldKey } from '@lavra/contract/model/field-keys';
import { isService } from '@lavra/contract/services/all';
import { columnOf, findField } from '@lavra/contract/services/fields';

import type { Context } from '../../platform/context.ts';
import { filesOf } from '../uploads/index.ts';
import { type ReviewedValues, listReviewed } from './tasks.store.ts';

/** Jobs read at a time. */
const atOnce = 100;
/** Documents are personal: only the user of this process may read them. */
const onlyOwner = { mode: 0o600 } as const;

/**
 * Writes reviewed documents into a folder, as a set of truth that `bench/truth.ts` reads: the files, and the right values. Only
 * from companies that agreed to training, and only what is still stored. Returns the number of documents.
 */
export async function exportTruth(ctx: Context, folder: string): Promise<number> {
  let count = 0;
  let after = '';
  for (;;) {
    const reviewed = await listReviewed(ctx.db, { after, now: ctx.clock.now(), limit: atOnce });
    for (const one of reviewed) if (await writeTruth(ctx, one, folder)) count += 1;
    const last = reviewed.at(-1);
    if (!last) return count;
    after = last.jobId;
  }
}

/** False when the file no longer exists. */
async function writeTruth(ctx: Context, reviewed: ReviewedValues, folder: string): Promise<boolean> {
  const file = (await filesOf(ctx, reviewed.jobId)).find(({ name }) => name === 'document');
  const bytes = file && (await ctx.objects.get(file.objectKey));
  if (!bytes) return false;
  const place = join(folder, reviewed.service, 'reviewed', reviewed.jobId);
  await mkdir(place, { recursive: true, mode: 0o700 });
  await pipeline(bytes, createWriteStream(join(place, 'document'), onlyOwner));
  await writeFile(join(place, 'truth.json'), JSON.stringify(truthOf(reviewed), null, 2), onlyOwner);
  return true;
}

/** The values of the first document, in the form of the set; a second file is not on its pages. */
function truthOf({ service, pages, values }: ReviewedValues) {
  const fields: Record<string, { value: string; printed: string }> = {};
  const items: Record<string, Record<string, string>[]> = {};
  for (const [key, value] of Object.entries(values)) {
    const parts = parseFieldKey(key);
    if (!parts || parts.document !== 0 || !isService(service)) continue;
    const { name, row, column } = parts;
    if (row === undefined || column === undefined) {
      if (findField(service, name)) fields[name] = { value, printed: value };
      continue;
    }
    if (!columnOf(service, name, column)) continue;
    const rows = (items[name] ??= []);
    while (rows.length <= row) rows.push({});
    rows[row] = { ...rows[row], [column]: value };
  }
  return { service, turn: 0, pages: pages ?? 1, fields, items };
}
