// Builds the console into `dist`.
import { fileURLToPath } from 'node:url';

import { build } from 'vite';

await build({ configFile: fileURLToPath(new URL('../vite.config.ts', import.meta.url)) });
// Child processes of the plugins may still be running.
process.exit(0);
