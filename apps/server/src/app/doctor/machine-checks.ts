import { existsSync } from 'node:fs';
import { readdir, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';

import { describeRecogniser, engineVersion } from '@lavra/engine';

import manifest from '../../../package.json' with { type: 'json' };
import type { Config } from '../../config/config.ts';
import { OperatorError } from '../../config/operator-error.ts';
import type { Check } from './check.ts';

const leastFreeBytes = 1_073_741_824;
const oldestNode = [20, 19] as const;

/** Checks of the machine, its disk and the server's folder. */
export function machineChecks({ dataDir, engine }: Config): Check[] {
  return [
    {
      subject: 'versions',
      advice: 'Install Node 20.19 or newer.',
      async look() {
        const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
        if (major < oldestNode[0] || (major === oldestNode[0] && minor < oldestNode[1]))
          throw new OperatorError(
            `Node ${process.versions.node} is too old: install ${oldestNode.join('.')} or newer.`,
          );
        return `Lavra ${manifest.version}, engine ${engineVersion}, Node ${process.versions.node}`;
      },
    },
    {
      subject: 'character recognition',
      advice: 'Install tesseract 4 or newer, or leave TESSERACT_PATH unset.',
      look: () => describeRecogniser(engine.tesseractPath),
    },
    {
      subject: 'DATA_DIR',
      advice: `Give the user of the server ${dataDir} for its own, or set another DATA_DIR.`,
      look: () => lookAtDataDir(dataDir),
    },
    {
      subject: 'disk',
      advice: `Make sure that the disk of ${dataDir} is there.`,
      async look() {
        if (!existsSync(dataDir)) return 'nothing lies on it yet';
        const { bavail, bsize, files, ffree } = await statfs(dataDir);
        const free = `${((bavail * bsize) / 1_073_741_824).toFixed(1)} GiB are free`;
        if (bavail * bsize < leastFreeBytes)
          throw new OperatorError(
            `only ${free} for ${dataDir}: free some, at least 1 GiB, or enlarge the disk.`,
          );
        // File systems without a fixed number of inodes report 0 of 0.
        if (files > 0 && ffree < 1000)
          throw new OperatorError(
            `its file system has no room for more files (inodes): delete files, or enlarge it.`,
          );
        return free;
      },
    },
  ];
}

async function lookAtDataDir(dataDir: string): Promise<string> {
  if (!existsSync(dataDir)) return `${dataDir} is not there yet: the first start makes it`;
  const folder = await stat(dataDir);
  const uid = process.getuid?.();
  if (uid !== undefined && folder.uid !== uid)
    throw new OperatorError(
      `${dataDir} belongs to user ${folder.uid}, and this runs as user ${uid}: run it as the user of the server, or chown -R the folder.`,
    );
  const open: string[] = (folder.mode & 0o077) === 0 ? [] : [dataDir];
  for (const name of await readdir(dataDir)) {
    const path = join(dataDir, name);
    if (((await stat(path)).mode & 0o077) !== 0) open.push(path);
  }
  if (open.length > 0)
    throw new OperatorError(
      `other users of this machine may enter or read ${open.join(', ')}: run chmod -R go= ${dataDir}`,
    );
  return `${dataDir} is for its owner alone`;
}
