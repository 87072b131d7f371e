import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Locale } from '@lavra/contract/errors';
import { createTransport } from 'nodemailer';

import type { Config } from '../config/config.ts';
import type { Ids } from './ids.ts';
import type { Logger } from './logger.ts';
import type { Metrics } from './metrics.ts';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  readonly attachments?: readonly {
    readonly filename: string;
    readonly content: Buffer;
    readonly contentType: string;
  }[];
}

interface Letter {
  readonly subject: string;
  readonly lines: readonly string[];
}

/** A message in the recipient's language. */
export function mailIn(locale: Locale, to: string, letters: Readonly<Record<Locale, Letter>>): Mail {
  const { subject, lines } = letters[locale];
  return { to, subject, text: `${lines.join('\n')}\n` };
}

export interface Mailer {
  /** Resolves when the mail server has accepted the message, or the outbox file is written. */
  send(mail: Mail): Promise<void>;
}

interface MailerParts {
  readonly config: Config['mail'];
  readonly ids: Ids;
  readonly logger: Logger;
  readonly metrics: Metrics;
  /** Where the outbox prints; the terminal when absent. */
  readonly print?: (text: string) => void;
}

/** SMTP where it is configured; otherwise a file in the outbox folder, also printed to the terminal. */
export function createMailer(parts: MailerParts): Mailer {
  const send = parts.config.smtpUrl
    ? smtpSender(parts.config.smtpUrl, parts.config.from)
    : outboxSender(parts);
  return {
    async send(mail) {
      try {
        await send(mail);
        parts.metrics.mails.inc({ outcome: 'sent' });
        parts.metrics.mailFailing.set(0);
      } catch (error) {
        parts.metrics.mails.inc({ outcome: 'failed' });
        parts.metrics.mailFailing.set(1);
        throw error;
      }
    },
  };
}

function smtpSender(url: string, from: string): Mailer['send'] {
  const transport = createTransport(withTimeLimits(url), { from });
  return async (mail) => {
    await transport.sendMail(toMessage(mail));
  };
}

/** Throws when the mail server does not greet, or refuses the user and password of its address; sends nothing. */
export async function greetMailServer(url: string): Promise<void> {
  const transport = createTransport(withTimeLimits(url));
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

/** Time limits as options of the address, where the library reads them; the operator's own are kept. */
function withTimeLimits(address: string): string {
  const url = new URL(address);
  for (const [name, ms] of [
    ['connectionTimeout', 5000],
    ['greetingTimeout', 5000],
    ['dnsTimeout', 5000],
    ['socketTimeout', 10_000],
  ] as const)
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(ms));
  return url.href;
}

function outboxSender({ config, ids, logger, print = printToTerminal }: MailerParts): Mailer['send'] {
  const transport = createTransport(
    { streamTransport: true, buffer: true, newline: 'unix' },
    { from: config.from },
  );
  return async (mail) => {
    const { message } = await transport.sendMail(toMessage(mail));
    await mkdir(config.outboxFolder, { recursive: true, mode: 0o700 });
    const path = join(config.outboxFolder, `${ids.ksuid()}.eml`);
    await writeFile(path, message as Buffer, { mode: 0o600 });
    logger.info({ path }, 'a message was written to the outbox');
    print(`\n--- E-mail to ${mail.to}: ${mail.subject}\n${mail.text}\n---\n`);
  };
}

function toMessage({ attachments, ...mail }: Mail) {
  return { ...mail, attachments: attachments?.map((each) => ({ ...each })) };
}

// Not to the log, where codes do not belong; a newcomer without a mail server must still be able to read one.
function printToTerminal(text: string): void {
  process.stdout.write(text);
}
