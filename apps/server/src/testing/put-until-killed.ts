import { randomBytes } from 'node:crypto';
import { writeSync } from 'node:fs';

import { systemClock } from '../platform/clock.ts';
import { createDiskStore } from '../platform/object-store/disk-store.ts';
import { createSecretBox } from '../platform/secret-box.ts';

// Puts objects for ever and prints the name of each acknowledged one, until the test kills it.
const folder = process.argv[2] ?? '';
const secrets = createSecretBox(`k1:${Buffer.alloc(32).toString('base64')}`);
const store = createDiskStore({ folder, publicUrl: 'http://lavra.test', secrets, clock: systemClock });
for (;;) {
  const name = randomBytes(13).toString('hex');
  await store.put(`k/${name}`, randomBytes(100_000));
  writeSync(1, `${name}\n`);
}
