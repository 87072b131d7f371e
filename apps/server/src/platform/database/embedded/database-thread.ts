import { parentPort, workerData } from 'node:worker_threads';

import { PGlite } from '@electric-sql/pglite';

import { serveConnections } from './serve-connections.ts';
import type { ThreadInput, ThreadMessage } from './thread-messages.ts';

// In the process itself a query would block every request for its whole duration: so a thread, reached by socket.
const { folder, socketPath } = workerData as ThreadInput;

function tell(message: ThreadMessage): void {
  parentPort?.postMessage(message);
}

const database = await PGlite.create({
  dataDir: folder,
  startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'],
});
const server = await serveConnections(database, socketPath);

parentPort?.on('message', (message: 'stop') => {
  if (message !== 'stop') return;
  void server
    .stop()
    .then(() => database.close())
    .then(() => {
      tell('stopped');
      parentPort?.close();
    });
});
tell('ready');
