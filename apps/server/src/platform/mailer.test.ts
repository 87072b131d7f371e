import { mkdtemp, readFile, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import PostalMime from 'postal-mime';
import type { SMTPServerOptions } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { startSmtpServer } from '../testing/smtp-server.ts';
import { systemClock } from './clock.ts';
import { createIds } from './ids.ts';
import { createLogger } from './logger.ts';
import { createMailer } from './mailer.ts';
import { createMetrics } from './metrics.ts';

const mail = {
  to: 'ana@empresa.example',
  subject: 'Código de confirmação',
  text: 'Olá, o código é 123456.\n',
  attachments: [{ filename: 'fatura.pdf', content: Buffer.from('%PDF-'), contentType: 'application/pdf' }],
};

describe('mail', () => {
  let folder = '';
  const closing: (() => Promise<void>)[] = [];
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lavra-mail-'));
  });
  afterEach(async () => {
    for (const close of closing.splice(0)) await close();
    await rm(folder, { recursive: true });
  });

  const open = (smtpUrl?: string) => {
    const printed: string[] = [];
    const metrics = createMetrics();
    const mailer = createMailer({
      config: { smtpUrl, from: 'Lavra <no-reply@lavra.example>', outboxFolder: join(folder, 'outbox') },
      ids: createIds(systemClock),
      logger: createLogger({ level: 'silent', isPretty: false }),
      metrics,
      print: (text) => printed.push(text),
    });
    const outcomes = async () =>
      (await metrics.mails.get()).values.map(({ labels, value }) => [labels['outcome'], value]);
    return { mailer, metrics, printed, outcomes };
  };

  const listen = async (options?: SMTPServerOptions) => {
    const server = await startSmtpServer(options);
    closing.push(server.stop);
    return server;
  };

  it('goes to the mail server with its text, sender and attachment whole', async () => {
    const { received, port } = await listen();
    const { mailer, outcomes, printed } = open(`smtp://127.0.0.1:${port}`);
    await mailer.send(mail);
    expect(received.map(({ to }) => to)).toEqual([['ana@empresa.example']]);
    expect(received[0]?.mail).toMatchObject({
      from: { name: 'Lavra', address: 'no-reply@lavra.example' },
      subject: mail.subject,
      text: expect.stringContaining('Olá, o código é 123456.'),
      attachments: [{ filename: 'fatura.pdf', mimeType: 'application/pdf' }],
    });
    expect(await outcomes()).toEqual([['sent', 1]]);
    expect(printed).toEqual([]);
  });

  it('signs in to the mail server with what the address holds', async () => {
    const seen: unknown[] = [];
    const { port } = await listen({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth({ username, password }, _session, done) {
        seen.push([username, password]);
        done(null, { user: username });
      },
    });
    await open(`smtp://robot:p%40ss@127.0.0.1:${port}`).mailer.send(mail);
    expect(seen).toEqual([['robot', 'p@ss']]);
  });

  it('fails aloud, and is counted, when the server refuses it or is not there', async () => {
    const { port } = await listen({
      onRcptTo: (_address, _session, done) => done(new Error('no such person')),
    });
    const refused = open(`smtp://127.0.0.1:${port}`);
    await expect(refused.mailer.send(mail)).rejects.toThrow('no such person');
    expect(await refused.outcomes()).toEqual([['failed', 1]]);
    expect((await refused.metrics.mailFailing.get()).values).toMatchObject([{ value: 1 }]);
    await expect(open('smtp://127.0.0.1:1').mailer.send(mail)).rejects.toThrow('ECONNREFUSED');
  });

  it('cannot be given further receivers or headers through a subject or an address', async () => {
    const { received, port } = await listen();
    const subject = 'Olá\r\nBcc: mallory@empresa.example';
    await open(`smtp://127.0.0.1:${port}`).mailer.send({ ...mail, subject });
    expect(received[0]?.to).toEqual(['ana@empresa.example']);
    expect(received[0]?.mail.subject).toContain('mallory');
    expect(received[0]?.mail.bcc ?? []).toEqual([]);
  });

  it('is a file for its owner alone, and printed, where no mail server is configured', async () => {
    const { mailer, printed } = open();
    await mailer.send(mail);
    const [name = ''] = await readdir(join(folder, 'outbox'));
    const path = join(folder, 'outbox', name);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    const written = await PostalMime.parse(await readFile(path));
    expect(written).toMatchObject({
      subject: mail.subject,
      text: expect.stringContaining('Olá, o código é 123456.'),
    });
    expect(printed.join('')).toContain('123456');
  });
});
