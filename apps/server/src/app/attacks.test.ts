import { once } from 'node:events';
import { type AddressInfo, type Socket, connect } from 'node:net';
import { text } from 'node:stream/consumers';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { loadConfig } from '../config/config.ts';
import { describeOnDatabase } from '../testing/database.ts';
import { createHttpApplication } from './http-application.ts';
import * as features from './features.ts';

describeOnDatabase('the HTTP side against callers of ill will', (kit) => {
  let app: Awaited<ReturnType<typeof createHttpApplication>>;
  let isStopping = false;
  beforeAll(async () => {
    const { dependencies, database } = kit();
    const { http } = loadConfig({ BODY_TIMEOUT_MS: '100', MAX_CONNECTIONS: '10' });
    const config = { ...dependencies.config, http };
    app = await createHttpApplication({
      dependencies: { ...dependencies, config },
      database,
      ...features,
      isStopping: () => isStopping,
    });
    await app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(() => app.close());

  const open = () => connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  const exchange = async (said: string) => {
    const socket = open();
    socket.write(said);
    return text(socket);
  };

  it('ends the connection of a body that drips', async () => {
    const socket = open();
    socket.write('POST /v2/token HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n\r\n{');
    socket.on('error', () => undefined).resume();
    await once(socket, 'close');
    expect(socket.bytesWritten).toBeLessThan(100);
  });

  it('refuses a body that says it is too large before it comes', async () => {
    const answer = await exchange(
      'POST /v2/token HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: 90000000\r\n\r\n{',
    );
    expect(answer).toMatch(/^HTTP\/1.1 413 /);
  });

  it('refuses two names of the host, and what cannot be read, with the headers of every answer', async () => {
    const twice = await exchange('GET /healthz HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n');
    const unreadable = await exchange('GET /%E0%A4%A HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
    for (const answer of [twice, unreadable]) {
      expect(answer).toMatch(/^HTTP\/1.1 400 /);
      expect(answer).toContain('x-content-type-options: nosniff');
      expect(answer).toContain('x-frame-options: DENY');
      expect(answer).toContain('cache-control: no-store');
    }
  });

  it('answers what is no request, or one with too large a head, and says that the connection ends', async () => {
    const head = `GET /healthz HTTP/1.1\r\nHost: a\r\nX-Long: ${'x'.repeat(40_000)}\r\n`;
    for (const [said, status] of [
      ['no request\r\n\r\n', 400],
      [`${head}${head}`, 431],
    ] as const) {
      const answer = await exchange(said);
      expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
      expect(answer.match(/^HTTP/gm)).toHaveLength(1);
      expect(answer).toContain('\r\nconnection: close\r\n');
      expect(answer).toContain('x-content-type-options: nosniff');
      expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({ code: 'bad_request' });
    }
  });

  it('holds no more connections than it may', async () => {
    const sockets: Socket[] = Array.from({ length: 11 }, open);
    const closed = await Promise.race(
      sockets.map(async (socket) => {
        await once(socket.on('error', () => undefined).resume(), 'close');
        return true;
      }),
    );
    expect(closed).toBe(true);
    sockets.forEach((socket) => socket.destroy());
  });

  it('answers what it knows of someone to nobody else', async () => {
    const { headers } = await app.inject({ url: '/v2/identity/me' });
    expect(headers['cache-control']).toBe('no-store');
  });

  it('says before it stops that it is not ready, and ends each connection with its answer', async () => {
    expect((await app.inject({ url: '/readyz' })).statusCode).toBe(200);
    isStopping = true;
    const answer = await app.inject({ url: '/readyz' });
    expect(answer.statusCode).toBe(503);
    expect(answer.headers).toMatchObject({ connection: 'close', 'retry-after': '5' });
    expect(answer.json()).toMatchObject({ line: 'The server is stopping.' });
    isStopping = false;
  });
});
