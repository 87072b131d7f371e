import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { unescape } from 'node:querystring';
import { buffer } from 'node:stream/consumers';

import { type Config, type Source, loadConfig } from '../../config/config.ts';
import { OperatorError } from '../../config/operator-error.ts';
import { refusalOfKey } from '../../features/outside-checks/index.ts';
import { systemClock } from '../../platform/clock.ts';
import { type Database, openDatabase } from '../../platform/database/database.ts';
import { reasonOf } from '../../platform/error-record.ts';
import { createLogger } from '../../platform/logger.ts';
import { greetMailServer } from '../../platform/mailer.ts';
import { createOutboundHttp } from '../../platform/outbound-http.ts';
import { type SecretBox, createSecretBox } from '../../platform/secret-box.ts';
import { openObjects } from '../dependencies.ts';
import type { Check } from './check.ts';
import { databaseChecks } from './database-checks.ts';
import { machineChecks } from './machine-checks.ts';
import { openBox } from './open-box.ts';

interface Diagnosis {
  /** One line per check: fine, or what to do. */
  readonly text: string;
  readonly isWell: boolean;
}

const checkMs = 10_000;
/** A database that was killed replays its log before it answers. */
const openingMs = 40_000;

/** Checks everything that the server depends on, and changes none of it. */
export const doctor = {
  name: 'doctor',
  usage: '',
  summary: 'Look at all that the server stands on: each line is fine, or says what to do',
  async run(source?: Source): Promise<Diagnosis> {
    let config: Config;
    try {
      config = loadConfig(source);
    } catch (error) {
      return { text: `wrong  settings: ${reasonOf(error)}`, isWell: false };
    }
    const findings = [
      ...(await examine([...machineChecks(config), mailCheck(config), outsideChecksCheck(config)])),
      ...(await examineStores(config)),
    ];
    const isWell = findings.every((finding) => finding.isFine);
    const text = findings.map(({ isFine, line }) => `${isFine ? 'fine ' : 'wrong'}  ${line}`).join('\n');
    return { text: withoutSecrets(text, config), isWell };
  },
};

interface Finding {
  readonly isFine: boolean;
  readonly line: string;
}

async function examine(checks: readonly Check[]): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { subject, advice, look } of checks) {
    try {
      findings.push({ isFine: true, line: `${subject}: ${await inTime(look(), checkMs)}` });
    } catch (error) {
      const said = error instanceof OperatorError ? error.message : `${reasonOf(error)}. ${advice}`;
      findings.push({ isFine: false, line: `${subject}: ${said}` });
    }
  }
  return findings;
}

async function inTime<T>(work: Promise<T>, limitMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${limitMs / 1000} s`)), limitMs);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

function mailCheck({ mail }: Config): Check {
  return {
    subject: 'mail',
    advice: 'Check SMTP_URL (host, port, name, password) and that this machine may reach it.',
    async look() {
      if (mail.smtpUrl === undefined)
        return `no SMTP_URL is set: messages are written to ${mail.outboxFolder} and reach nobody`;
      await greetMailServer(mail.smtpUrl);
      return `${new URL(mail.smtpUrl).host} greets`;
    },
  };
}

/** Requests a token, which costs nothing; reading a document would be charged. */
function outsideChecksCheck({ checks, security }: Config): Check {
  return {
    subject: 'outside checks',
    advice: 'Check SERPRO_TOKEN_URL and that this machine may reach it.',
    async look() {
      const outbound = createOutboundHttp({ allowsLoopback: security.webhookAllowLoopback });
      try {
        const findings: string[] = [];
        for (const [name, { key, secret }] of Object.entries(checks.services)) {
          const contract = key === undefined || secret === undefined ? undefined : { key, secret };
          const refusal = contract && (await refusalOfKey(outbound, checks, contract));
          if (refusal !== undefined)
            throw new OperatorError(
              `the key of ${name} is given no token (${refusal}): docs/OPERATIONS.md, "Outside checks".`,
            );
          findings.push(`${name} ${contract ? 'has its token' : 'is not configured'}`);
        }
        return findings.join(', ');
      } finally {
        await outbound.close();
      }
    },
  };
}

/** Checks key, files and database; the first two are also judged by what the other stores hold. */
async function examineStores(config: Config): Promise<Finding[]> {
  const isUnmade =
    config.database.kind === 'embedded' && !existsSync(join(config.database.folder, 'PG_VERSION'));
  let database: Database | undefined;
  const findings: Finding[] = [];
  if (isUnmade) {
    findings.push({
      isFine: true,
      line: 'database: the embedded one is not there yet: the first start makes it',
    });
  } else {
    try {
      const logger = createLogger({ level: 'silent', isPretty: false });
      database = await inTime(
        openDatabase({ config: config.database, logger, joinsRunning: true }),
        openingMs,
      );
    } catch (error) {
      const advice = error instanceof OperatorError ? '' : '. Is PostgreSQL running, and DATABASE_URL right?';
      findings.push({ isFine: false, line: `database: ${reasonOf(error)}${advice}` });
    }
  }
  try {
    if (database) findings.push(...(await examine(databaseChecks(database))));
    let box: SecretBox | undefined;
    const look = async () => {
      box = await openBox(config, database);
      return database
        ? 'it opens the stored secrets'
        : box
          ? 'it is well formed'
          : 'it is not there yet: the first start makes it';
    };
    const advice = 'Put back SECRETS_KEY, or secrets.key, from its copy.';
    findings.push(...(await examine([{ subject: 'key', advice, look }])));
    findings.push(...(await examine([filesCheck(config, box)])));
  } finally {
    await database?.close();
  }
  return findings;
}

function filesCheck(config: Config, box: SecretBox | undefined): Check {
  const { objects } = config;
  const isBucket = objects.kind === 's3';
  return {
    subject: isBucket ? 'bucket' : 'files',
    advice: isBucket
      ? 'Check the settings that begin with S3_, and that the key may read, write, list and delete in the bucket.'
      : `Check that the disk of ${config.dataDir} is there, has room and lets this user write.`,
    async look() {
      if (objects.kind === 'disk' && !existsSync(config.dataDir)) return 'there are none yet';
      // No URL is presigned here, so any key will do where the server has none of its own.
      const secrets = box ?? createSecretBox(`probe:${Buffer.alloc(32).toString('base64')}`);
      const store = await openObjects(config, { secrets, clock: systemClock });
      const prefix = `doctor-${randomUUID()}`;
      const probe = Buffer.from(prefix);
      try {
        await store.put(`${prefix}/probe`, probe);
        const read = await store.get(`${prefix}/probe`);
        if (!read || !probe.equals(await buffer(read)))
          throw new Error('What was written was not read again');
      } finally {
        await store.deletePrefix(prefix);
      }
      return 'a file was written, read and deleted';
    },
  };
}

/** Removes secrets: the error of another server may quote what it was sent. */
function withoutSecrets(text: string, { database, mail, objects, security, checks }: Config): string {
  const urls = [database.kind === 'postgres' ? database.url : '', mail.smtpUrl ?? ''];
  const passwords = urls.map((url) => /^\w+:\/\/[^/@]*?:([^/@]+)@/.exec(url)?.[1] ?? '');
  const keys = (security.secretsKey ?? '').split(',').map((key) => key.split(':')[1] ?? '');
  const secrets = [
    ...passwords,
    ...passwords.map(unescape),
    ...keys,
    (objects.kind === 's3' && objects.secretAccessKey) || '',
    ...Object.values(checks.services).flatMap(({ key = '', secret = '' }) => [key, secret]),
  ];
  return secrets
    .filter((secret) => secret !== '')
    .reduce((clean, secret) => clean.replaceAll(secret, '[removed]'), text);
}
