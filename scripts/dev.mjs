// The server from source, restarted on change, and the console with hot reload. The page's policy needs the built
// console, so while developing open the address that Vite prints.
import { spawn } from 'node:child_process';

import { bin, root } from './run.mjs';

const env = { ...process.env, DEMO: process.env.DEMO ?? 'true' };
const start = (command, args) => spawn(bin(command), args, { cwd: root, env, stdio: 'inherit' });
const children = [
  start('tsx', ['watch', '--clear-screen=false', 'apps/server/src/main/all.ts']),
  start('vite', ['--config', 'apps/console/vite.config.ts']),
];

for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => children.forEach((child) => child.kill(signal)));
for (const child of children) child.on('exit', () => children.forEach((other) => other.kill()));
