import type { ErrorCode } from '@lavra/contract/errors';

import type { Config } from '../../../config/config.ts';
import type { ArchiveEntry } from '../../../platform/archive/archive.ts';

type Limits = Config['limits'];

const gigabyte = 2 ** 30;

/** What file managers leave in archives beside the documents. */
export function isLitter({ path }: Pick<ArchiveEntry, 'path'>): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return path.startsWith('__MACOSX/') || name.startsWith('.') || /^(?:thumbs\.db|desktop\.ini)$/i.test(name);
}

/** Why an entry is not even unpacked; undefined when it is. */
export function refusalOf(
  entry: ArchiveEntry,
  { documentBytes, archiveRatio }: Limits,
): ErrorCode | undefined {
  if (entry.isPathUnsafe) return 'file_name_refused';
  if (entry.isEncrypted) return 'file_encrypted';
  const isBomb = entry.sizeBytes > entry.packedBytes * archiveRatio;
  return entry.sizeBytes > documentBytes || isBomb ? 'file_too_large' : undefined;
}

/** The limit that an archive as a whole breaks, as its refusal names it; undefined for none. */
export function brokenLimit(
  entries: readonly ArchiveEntry[],
  { archiveSizeBytes, limits }: { archiveSizeBytes: number; limits: Limits },
): string | undefined {
  if (entries.length > limits.archiveFiles) return `${limits.archiveFiles} arquivos / files`;
  const accepted = entries.filter((entry) => refusalOf(entry, limits) === undefined);
  const unpackedBytes = accepted.reduce((total, { sizeBytes }) => total + sizeBytes, 0);
  const maxUnpackedBytes = 2 * limits.archiveBytes;
  if (unpackedBytes > maxUnpackedBytes) return `${Math.round(maxUnpackedBytes / gigabyte)} GB`;
  const packedBytes = entries.reduce((total, entry) => total + entry.packedBytes, 0);
  // Entries that share their bytes are a bomb's.
  return packedBytes > archiveSizeBytes ? `${archiveSizeBytes} bytes` : undefined;
}
