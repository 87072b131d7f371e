import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmdirSync } from 'node:fs';
import { appendFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Mounts a file system of so many megabytes on a folder; false where that is not allowed. */
export function mountSmallDisk(folder: string, megabytes: number): boolean {
  return spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]).status === 0;
}

export function unmountSmallDisk(folder: string): void {
  spawnSync('umount', ['-l', folder]);
}

/** Why a small disk is not possible here; undefined when it is. */
export function smallDiskMissing(): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'lavra-mount-'));
  const can = mountSmallDisk(folder, 1);
  if (can) unmountSmallDisk(folder);
  rmdirSync(folder);
  return can ? undefined : 'mounting needs root';
}

/** Fills it to its last block; returns a function that frees it again. */
export async function fillDisk(folder: string): Promise<() => Promise<void>> {
  const ballast = join(folder, 'ballast');
  for (const size of [1_048_576, 4096]) {
    const piece = Buffer.alloc(size);
    const grows = () =>
      appendFile(ballast, piece).then(
        () => true,
        () => false,
      );
    while (await grows());
  }
  return () => rm(ballast);
}
