// Starts the whole product with demo data on loopback: builds what is missing, then runs the server in this process.
import { build } from './build.mjs';
import { root } from './run.mjs';

await build();
process.chdir(root);
process.env.DEMO ??= 'true';
await import('../apps/server/dist/all.js');
