// The receiver for webhooks.ts, in its own process and as cheap as possible: reports when each message arrived, on
// the clock that all processes of a machine share.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Asked = { readonly arrivalOf: string } | { readonly count: number } | 'processor';

const arrivals = new Map<string, number>();
const waiting = new Set<() => void>();

const server = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk: Buffer) => (body += chunk.toString('latin1')));
  request.on('end', () => {
    response.writeHead(204).end();
    const id = /"job_ksuid":"([^"]+)"/.exec(body)?.[1];
    if (id === undefined) return;
    arrivals.set(id, Number(process.hrtime.bigint()) / 1e6);
    for (const look of waiting) look();
  });
}).listen(0, '127.0.0.1');
await once(server, 'listening');
process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);

process.on('message', (asked: Asked) => {
  if (asked === 'processor') {
    const { user, system } = process.cpuUsage();
    process.send?.((user + system) / 1000);
    return;
  }
  const look = () => {
    const at =
      'arrivalOf' in asked
        ? arrivals.get(asked.arrivalOf)
        : arrivals.size >= asked.count
          ? arrivals.size
          : undefined;
    if (at === undefined) return;
    waiting.delete(look);
    process.send?.(at);
  };
  waiting.add(look);
  look();
});
process.on('disconnect', () => process.exit());
