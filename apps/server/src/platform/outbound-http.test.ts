import { once } from 'node:events';
import { type Server, createServer } from 'node:http';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createOutboundHttp } from './outbound-http.ts';

/** A resolver that answers from a script and repeats its last answer: DNS under a customer's control. */
function scriptedLookup(...answers: readonly (readonly string[])[]) {
  let asked = 0;
  return {
    get asked() {
      return asked;
    },
    lookup: ((_host, _options, callback) => {
      const addresses = answers[Math.min(asked, answers.length - 1)] ?? [];
      asked += 1;
      callback(
        null,
        addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      );
    }) satisfies Parameters<typeof createOutboundHttp>[0]['lookup'],
  };
}

describe('outgoing calls', () => {
  const seen: string[] = [];
  let server: Server;
  let port: number;
  beforeAll(async () => {
    server = createServer((request, response) => {
      seen.push(request.url ?? '');
      if (request.url === '/away') response.writeHead(302, { location: `http://127.0.0.1:${port}/inside` });
      response.end('x'.repeat(100));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    port = typeof address === 'object' && address !== null ? address.port : 0;
  });
  afterAll(() => void server.close());

  it.each([
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://10.1.2.3/',
    'https://172.16.0.1/',
    'https://192.168.1.1/',
    'https://169.254.169.254/latest/meta-data/',
    'https://100.64.0.1/',
    'https://[fe80::1]/',
    'https://[fd00::1]/',
    'https://0.0.0.0/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://localhost/',
    'https://api.localhost/',
    'https://localhost./',
    'https://metadata.google.internal/',
    'https://db/',
    'https://[::7f00:1]/',
    'https://168.63.129.16/',
    'https://hooks.example:22/',
    'https://hooks.example:25/',
    'https://hooks.example:5432/',
    'https://hooks.example:6379/',
  ])('refuse %s before anything is sent', async (url) => {
    const outbound = createOutboundHttp({ allowsLoopback: false });
    await expect(outbound.fetch(url)).rejects.toMatchObject({
      name: 'OutboundRefusedError',
      reason: 'address',
    });
  });

  it.each([
    ['http://example.com/', 'scheme'],
    ['ftp://example.com/', 'scheme'],
    ['https://user:secret@example.com/', 'url'],
    ['example.com', 'url'],
  ])('refuse %s for its %s', (url, reason) => {
    const outbound = createOutboundHttp({ allowsLoopback: false });
    expect(() => outbound.assertAllowed(url)).toThrow(expect.objectContaining({ reason }));
  });

  it.each([[['127.0.0.1']], [['203.0.113.7', '10.0.0.1']], [['fd00::1']]])(
    'refuse a name that resolves to %j',
    async (addresses) => {
      const { lookup } = scriptedLookup(addresses);
      const outbound = createOutboundHttp({ allowsLoopback: false, lookup });
      await expect(outbound.fetch('https://hooks.example.com/')).rejects.toMatchObject({ reason: 'address' });
    },
  );

  it('look a name up again for every connection, and refuse it when its answer has changed to a private one', async () => {
    const dns = scriptedLookup([], ['127.0.0.1']);
    const outbound = createOutboundHttp({ allowsLoopback: false, lookup: dns.lookup });
    const url = `https://hooks.example.com:${port}/`;
    expect(() => outbound.assertAllowed(url)).not.toThrow();
    expect(dns.asked).toBe(0);
    await expect(outbound.fetch(url)).rejects.toThrow('has no address');
    await expect(outbound.fetch(url)).rejects.toMatchObject({ reason: 'address' });
    expect(dns.asked).toBe(2);
    expect(seen).toEqual([]);
  });

  it('answer a redirect instead of following it', async () => {
    const outbound = createOutboundHttp({ allowsLoopback: true });
    const answer = await outbound.fetch(`http://127.0.0.1:${port}/away`);
    expect(answer.status).toBe(302);
    expect(seen).toEqual(['/away']);
    await outbound.close();
  });

  it('read no more of an answer than was asked for', async () => {
    const outbound = createOutboundHttp({ allowsLoopback: true });
    const answer = await outbound.fetch(`http://127.0.0.1:${port}/`, { maxAnswerBytes: 10 });
    expect(answer).toMatchObject({ body: 'x'.repeat(10), isTruncated: true });
    await outbound.close();
  });
});
