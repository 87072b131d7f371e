// Runs the server from source, restarted on change, behind Vite, which listens on PORT and serves the console with
// hot reload. The address is the same as for the built product, and the only one that is printed.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

import { createServer } from 'vite';

import { freePort } from './free-port.mjs';
import { bin, root } from './run.mjs';

process.chdir(root);
const port = Number(process.env.PORT ?? 4280);
const origin = `http://127.0.0.1:${port}`;
const serverPort = await freePort();
const serverOrigin = `http://127.0.0.1:${serverPort}`;

const vite = await createServer({
  configFile: 'apps/console/vite.config.ts',
  server: {
    host: '127.0.0.1',
    port,
    strictPort: true,
    proxy: { '^/(?!web/)|^/web/config\\.json': serverOrigin },
  },
});
try {
  await vite.listen();
} catch (error) {
  process.stderr.write(`${error.message}. Choose another: PORT=4281 npm run dev\n`);
  process.exit(1);
}

const server = spawn(bin('tsx'), ['watch', '--clear-screen=false', 'apps/server/src/main/all.ts'], {
  env: { DEMO: 'true', PUBLIC_URL: origin, ...process.env, PORT: String(serverPort) },
  stdio: ['inherit', 'pipe', 'inherit'],
});
createInterface({ input: server.stdout }).on('line', (line) =>
  process.stdout.write(`${line.replaceAll(serverOrigin, origin)}\n`),
);

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', async (code) => {
  await vite.close();
  process.exit(code ?? 0);
});
