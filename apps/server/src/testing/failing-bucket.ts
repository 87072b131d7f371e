import { once } from 'node:events';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** `silent` accepts a call and never answers; `slowed` asks for fewer calls; `gone` breaks each connection. */
type Mode = 'well' | 'silent' | 'slowed' | 'gone';

/** An in-memory bucket with just what a document in one piece needs, which fails on demand. */
export interface FailingBucket {
  readonly endpoint: string;
  behave(mode: Mode): void;
  close(): Promise<void>;
}

export async function startFailingBucket(): Promise<FailingBucket> {
  const objects = new Map<string, Buffer>();
  let mode: Mode = 'well';
  const server = createServer((request, response) => {
    if (mode === 'silent') return;
    if (mode === 'gone') return void request.destroy();
    if (mode === 'slowed') {
      const body = '<Error><Code>SlowDown</Code><Message>Please reduce your request rate.</Message></Error>';
      return void response.writeHead(503, { 'content-type': 'application/xml' }).end(body);
    }
    void answer(objects, request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    behave: (next) => void (mode = next),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function answer(objects: Map<string, Buffer>, request: IncomingMessage, response: ServerResponse) {
  const key = new URL(request.url ?? '', 'http://bucket').pathname.split('/').slice(2).join('/');
  const head = (body: Buffer) => ({ etag: '"an-etag"', 'content-length': String(body.length) });
  const found = objects.get(key);
  if (request.method === 'PUT') {
    objects.set(key, await buffer(request));
    return response.writeHead(200, { etag: '"an-etag"' }).end();
  }
  if (request.method === 'DELETE') return response.writeHead(204).end();
  if (key === '') return response.writeHead(200).end();
  if (!found) return response.writeHead(404).end();
  response.writeHead(200, head(found));
  return response.end(request.method === 'HEAD' ? undefined : found);
}
