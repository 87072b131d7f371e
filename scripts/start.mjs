// The whole product with demo data on loopback: builds what is missing, then becomes the server.
import { build } from './build.mjs';
import { root } from './run.mjs';

await build();
process.chdir(root);
process.env.DEMO ??= 'true';
await import('../apps/server/dist/all.js');
