import type { ErrorCode } from '@lavra/contract/errors';

import type { Config } from '../../../config/config.ts';
import type { ArchiveEntry } from '../../../platform/archive/archive.ts';

type Limits = Config['limits'];

const gigabyte = 2 ** 30;

/** Files that file managers leave in archives beside the documents. */
export function isLitter({ path }: Pick<ArchiveEntry, 'path'>): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return path.startsWith('__MACOSX/') || name.startsWith('.') || /^(?:thumbs\.db|desktop\.ini)$/i.test(name);
}

/** Why an entry is not even unpacked; undefined when it is allowed. */
export function refusalOf(
  entry: ArchiveEntry,
  { documentBytes, archiveRatio }: Limits,
): ErrorCode | undefined {
  if (entry.isPathUnsafe) return 'file_name_refused';
  if (entry.isEncrypted) return 'file_encrypted';
  const isBomb = entry.sizeBytes > entry.packedBytes * archiveRatio;
  return entry.sizeBytes > documentBytes || isBomb ? 'file_too_large' : undefined;
}

interface Refusal {
  readonly code: ErrorCode;
  readonly params: { readonly limit: string | number };
}

/** The limit that an archive exceeds as a whole; undefined when there is none. */
export function brokenLimit(
  entries: readonly ArchiveEntry[],
  { archiveSizeBytes, limits }: { archiveSizeBytes: number; limits: Limits },
): Refusal | undefined {
  if (entries.length > limits.archiveFiles)
    return { code: 'archive_too_many_files', params: { limit: limits.archiveFiles } };
  const accepted = entries.filter((entry) => refusalOf(entry, limits) === undefined);
  const unpackedBytes = accepted.reduce((total, { sizeBytes }) => total + sizeBytes, 0);
  const maxUnpackedBytes = 2 * limits.archiveBytes;
  if (unpackedBytes > maxUnpackedBytes) return refused(`${Math.round(maxUnpackedBytes / gigabyte)} GB`);
  const packedBytes = entries.reduce((total, entry) => total + entry.packedBytes, 0);
  // Entries that share their bytes are the sign of a ZIP bomb.
  return packedBytes > archiveSizeBytes ? refused(`${archiveSizeBytes} bytes`) : undefined;
}

function refused(limit: string): Refusal {
  return { code: 'archive_refused', params: { limit } };
}
