// Checks everything the server depends on, with the settings of this terminal; builds what is missing first.
import { build } from './build.mjs';
import { root } from './run.mjs';

await build();
process.chdir(root);
process.argv[2] = 'doctor';
await import('../apps/server/dist/cli.js');
