import type { AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';

import { ContractError, type ErrorCode, errors } from '@lavra/contract/errors';
import type { Endpoint } from '@lavra/contract/kernel';
import type { Principal } from '@lavra/contract/model/principal';
import { SMTPServer } from 'smtp-server';
import { expect, it, onTestFinished, vi } from 'vitest';
import { z } from 'zod';

import { createBatch, createJob, unpackBatch } from '../features/jobs/index.ts';
import { recogniseDocument } from '../features/recognition/recognise-document.ts';
import { signUp } from '../features/identity/index.ts';
import { type Dependencies, contextFor } from '../platform/context.ts';
import { createLogger } from '../platform/logger.ts';
import { createMailer } from '../platform/mailer.ts';
import { createS3Store } from '../platform/object-store/s3-store.ts';
import { openQueue } from '../platform/queue/database-queue.ts';
import { anySignUp, openAccount } from '../testing/accounts.ts';
import { contractEndpoints } from '../testing/contract-endpoints.ts';
import { describeOnDatabase } from '../testing/database.ts';
import { startFailingBucket } from '../testing/failing-bucket.ts';
import { asClient, asUser } from '../testing/principals.ts';
import { aPdf, aSending, putTo, zipOf } from '../testing/sending.ts';
import type { TestKit } from '../testing/test-kit.ts';
import { createHttpApplication } from './http-application.ts';
import * as features from './features.ts';

/** Text that a document, a body or a person's data may contain. */
const canary = 'Maria-Canaria-52998224725';

/** The product, logging at the lowest level to where a test reads it. */
function listening(kit: TestKit) {
  const destination = new PassThrough();
  const logger = createLogger({ level: 'trace', isPretty: false }, destination);
  const dependencies: Dependencies = { ...kit.dependencies, logger };
  return {
    dependencies,
    ctx: (principal: Principal = asUser()) =>
      contextFor(dependencies, { principal, requestId: crypto.randomUUID(), locale: 'pt' }),
    async written() {
      destination.end();
      return text(destination);
    },
  };
}

const all: readonly Endpoint[] = contractEndpoints.map(({ endpoint }) => endpoint);

describeOnDatabase('a log', (kit) => {
  const tokenOf = (principal: Principal) => JSON.stringify(principal);
  const openHttp = async (dependencies: Dependencies) => {
    const app = await createHttpApplication({
      dependencies,
      database: kit().database,
      routes: features.routes,
      // A token is the principal as text; anything else is not a token.
      authenticate: async (_, token) => {
        if (!token.startsWith('{')) throw new ContractError('token_invalid');
        return JSON.parse(token) as Principal;
      },
    });
    onTestFinished(() => app.close());
    return app;
  };

  it('holds nothing of what any endpoint is given, wherever it stands', async () => {
    const { userId } = await openAccount(kit());
    const log = listening(kit());
    const app = await openHttp(log.dependencies);
    const owner = asUser({ userId, isAdmin: true, hasReport: true, hasBackoffice: true });
    const callers = [undefined, canary, tokenOf(owner), tokenOf(asClient({ companyId: userId }))];
    const bodies = [
      canary,
      `{"x": ${canary}`,
      JSON.stringify({ name: canary, password: canary, [canary]: 1 }),
    ];
    for (const { method, path } of all) {
      for (const [index, caller] of callers.entries()) {
        const url = path.replaceAll(/:(\w+)/g, (_, name) => (name === 'companyId' ? userId : canary));
        const answer = await app.inject({
          method,
          url: `${url}?${canary}=1&filename=${canary}&client-id=${canary}&text=${canary}&nextPageToken=${canary}`,
          headers: {
            cookie: `lavra_refresh=${canary}`,
            'idempotency-key': canary,
            'x-forwarded-for': canary,
            'user-agent': canary,
            ...(caller !== undefined && { authorization: `Bearer ${caller}` }),
          },
          ...(method !== 'GET' && { payload: bodies[index % bodies.length] ?? '' }),
        });
        expect(answer.statusCode, `${method} ${url}`).toBeLessThan(500);
      }
    }
    const written = await log.written();
    expect(written.split('"msg":"request"').length).toBeGreaterThan(callers.length * all.length);
    expect(written).not.toContain(canary);
  });

  it('tells from where a sign-in failed, and of which account without its name', async () => {
    const { email } = await openAccount(kit());
    const log = listening(kit());
    const app = await openHttp(log.dependencies);
    const payload = { email, password: canary, remember: false };
    for (const remoteAddress of ['203.0.113.77', '203.0.113.78'])
      await app.inject({ method: 'POST', url: '/v2/identity/sign-in', payload, remoteAddress });
    const written = await log.written();
    const told = written
      .split('\n')
      .filter((line) => line.includes('a sign-in failed'))
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    const account = expect.stringMatching(/^[0-9a-f]{64}$/);
    expect(told).toMatchObject([
      { reason: 'credentials_invalid', address: '203.0.113.77', account },
      { reason: 'credentials_invalid', address: '203.0.113.78', account: told[0]?.['account'] },
    ]);
    expect(written).not.toContain(email);
    expect(written).not.toContain(canary);
  });

  it.each(Object.keys(errors) as ErrorCode[])('holds nothing that the error %s quotes', async (code) => {
    const log = listening(kit());
    const names = [...JSON.stringify(errors[code]).matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    const params = Object.fromEntries(names.map((name) => [name, canary]));
    const details = [{ path: 'body.name', message: canary }];
    const thrown = new ContractError(code, { params, details, cause: new SyntaxError(canary) });
    log.dependencies.logger.error({ err: thrown }, 'a request failed');
    log.dependencies.logger.error(thrown);
    const written = await log.written();
    expect(written).toContain(code);
    expect(written).not.toContain(canary);
  });

  it('holds nothing of a document, its name or its archive, whatever becomes of them', async () => {
    const log = listening(kit());
    const { userId } = await openAccount(kit());
    const ctx = log.ctx(asClient({ companyId: userId, scopes: ['all'] }));
    const app = await openHttp(log.dependencies);
    const pdf = Buffer.concat([aPdf, Buffer.from(canary)]);
    const body = { client_data: { name: canary } };
    const sent = async () => {
      const { id, urls } = await createJob({ ctx, ...aSending({ filename: `${canary}.pdf`, body }) });
      expect((await putTo(app, urls['document'], pdf)).statusCode).toBe(200);
      return id;
    };
    const read = async (jobId: string) =>
      recogniseDocument(ctx, { jobId, signal: new AbortController().signal }).catch((error: unknown) =>
        ctx.logger.error({ err: error }, 'a message failed'),
      );
    for (const fail of [
      () => ({ kind: 'refused', code: 'file_corrupted', detail: canary }) as const,
      () => JSON.parse(canary) as never,
      () => z.literal('a').parse(canary) as never,
    ]) {
      kit().engine.answer = fail;
      await read(await sent());
    }
    await putTo(
      app,
      (await createJob({ ctx, ...aSending({ base64: true }) })).urls['document'],
      `#${canary}#`,
    );

    for (const archive of [
      outOfItself(await zipOf({ [`aa/${canary}.pdf`]: pdf, [`${canary}.pdf`]: pdf, [`${canary}.txt`]: pdf })),
      Buffer.concat([(await zipOf({ [`${canary}.pdf`]: pdf })).subarray(0, 60), Buffer.from(canary)]),
    ]) {
      const { id, urls } = await createBatch({ ctx, ...aSending({ filename: `${canary}.zip` }) });
      await putTo(app, urls['document'], archive);
      await unpackBatch(ctx, { batchId: id, signal: new AbortController().signal });
    }
    const put = () => Promise.reject(Object.assign(new Error('no room'), { code: 'ENOSPC' }));
    const full = { ...log.dependencies, objects: { ...log.dependencies.objects, put } };
    const job = await createJob({ ctx, ...aSending({ filename: canary }) });
    expect((await putTo(await openHttp(full), job.urls['document'], pdf)).statusCode).toBe(503);
    const written = await log.written();
    expect(written).toContain('a message failed');
    expect(written).not.toContain(canary);
  });

  it('holds nothing of a message of the queue, nor does its dead letter, beside its data', async () => {
    const log = listening(kit());
    const { database, dependencies } = kit();
    const queue = openQueue({ database, logger: log.dependencies.logger, metrics: dependencies.metrics });
    onTestFinished(() => queue.worker.stop(0));
    const schema = z.object({ name: z.string() });
    const definition = { name: `canary-${crypto.randomUUID()}`, schema, retries: 0 };
    await queue.worker.work(definition, {
      handle: async ({ data }) => void (await database.pool.query('select $1::uuid', [data.name])),
    });
    await queue.send(definition, { name: canary });
    const dead = await vi.waitFor(async () => {
      const { rows } = await database.pool.query<Record<string, unknown>>(
        'select * from queue_messages where queue = $1',
        [`${definition.name}.dead`],
      );
      expect(rows).toHaveLength(1);
      return rows[0];
    });
    expect(JSON.stringify({ ...dead, data: undefined })).not.toContain(canary);
    const written = await log.written();
    expect(written).toContain('a message failed');
    expect(written).not.toContain(canary);
  });

  it('holds nothing of what a mail server or a bucket quotes', async () => {
    const log = listening(kit());
    const { ids, metrics, logger } = log.dependencies;
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo: ({ address }, _session, done) => done(new Error(`${address} is nobody here`)),
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => new Promise<void>((resolve) => server.close(resolve)));
    const smtpUrl = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
    const config = { smtpUrl, from: 'Lavra <no-reply@lavra.example>', outboxFolder: '' };
    const mailer = createMailer({ config, ids, metrics, logger });
    const email = `${canary}@empresa.example`.toLowerCase();
    const failure = await signUp({ ctx: { ...log.ctx(), mailer }, body: anySignUp({ email }) }).catch(
      (error: unknown) => error,
    );
    expect(failure).toMatchObject({ code: 'mail_failed' });
    logger.error({ err: failure }, 'a code was not sent');

    const bucket = await startFailingBucket();
    onTestFinished(() => bucket.close());
    bucket.behave('slowed');
    const store = createS3Store({
      kind: 's3',
      bucket: 'files',
      endpoint: `${bucket.endpoint}/${canary}`,
      region: 'us-east-1',
      accessKeyId: 'key',
      secretAccessKey: canary,
      forcePathStyle: true,
    });
    const refused = await store.put('a/b', Buffer.from(canary)).catch((error: unknown) => error);
    logger.error({ err: refused }, 'a request failed');
    const written = await log.written();
    expect(written).toContain('S3ServiceException');
    expect(written.toLowerCase()).not.toContain(canary.toLowerCase());
  });
});

/** A path that leads upwards, which no packer writes. */
function outOfItself(archive: Buffer): Buffer {
  return Buffer.from(archive.toString('latin1').replaceAll('aa/', '../'), 'latin1');
}
