import { once } from 'node:events';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A bucket in memory, as much of one as a document of one piece needs, that fails as it is told. */
export interface FailingBucket {
  readonly endpoint: string;
  /** `silent` takes a call and says nothing; `slowed` asks for fewer calls; `gone` breaks each connection. */
  mode: 'well' | 'silent' | 'slowed' | 'gone';
  close(): Promise<void>;
}

export async function startFailingBucket(): Promise<FailingBucket> {
  const objects = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    if (bucket.mode === 'silent') return;
    if (bucket.mode === 'gone') return void request.destroy();
    if (bucket.mode === 'slowed') {
      const body = '<Error><Code>SlowDown</Code><Message>Please reduce your request rate.</Message></Error>';
      return void response.writeHead(503, { 'content-type': 'application/xml' }).end(body);
    }
    void answer(objects, request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bucket: FailingBucket = {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mode: 'well',
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return bucket;
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
