import { createHash, randomUUID } from 'node:crypto';
import { access, lstat, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';

/**
 * Folder of the Portuguese data (`por.traineddata.gz`), the integer `best` LSTM. It reads English as well: adding `eng`
 * gained nothing where it was measured.
 */
export function languageDataFolder(): string {
  const resolve = createRequire(import.meta.url).resolve;
  return dirname(resolve('@tesseract.js-data/por/4.0.0_best_int/por.traineddata.gz'));
}

export const language = 'por';

const packedData = join(languageDataFolder(), `${language}.traineddata.gz`);
let edition: Promise<string> | undefined;

/**
 * Folder of the package's data, unpacked once for all processes of this user and kept: a process that is killed leaves
 * nothing behind. Called before every reading, because systems clear old files from their temporary folder.
 */
export async function unpackLanguageData(): Promise<string> {
  const uid = process.getuid?.();
  const folder = join(
    tmpdir(),
    `lavra-tessdata-${uid ?? 'user'}-${await (edition ??= editionOf(packedData))}`,
  );
  const unpacked = join(folder, `${language}.traineddata`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const found = await lstat(folder);
  // Anyone may write to the temporary folder, and the program trusts what it reads there.
  if (!found.isDirectory() || (uid !== undefined && found.uid !== uid))
    throw new Error(`${folder} belongs to another user`);
  if (await exists(unpacked)) return folder;
  const partial = `${unpacked}.${randomUUID()}`;
  await writeFile(partial, await promisify(gunzip)(await readFile(packedData)));
  await rename(partial, unpacked);
  return folder;
}

async function editionOf(path: string): Promise<string> {
  return createHash('sha256')
    .update(await readFile(path))
    .digest('hex')
    .slice(0, 16);
}

async function exists(path: string): Promise<boolean> {
  try {
    await access(path);
    return true;
  } catch {
    return false;
  }
}
