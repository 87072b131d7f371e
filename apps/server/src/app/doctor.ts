import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, readdir, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { unescape } from 'node:querystring';
import { buffer } from 'node:stream/consumers';

import { describeRecogniser, engineVersion } from '@lavra/engine';

import manifest from '../../package.json' with { type: 'json' };
import { type Config, type Source, loadConfig } from '../config/config.ts';
import { OperatorError } from '../config/operator-error.ts';
import { systemClock } from '../platform/clock.ts';
import { type Database, openDatabase } from '../platform/database/database.ts';
import { describeMigrations } from '../platform/database/migrate.ts';
import { refusalOfKey } from '../features/outside-checks/index.ts';
import { reasonOf } from '../platform/error-record.ts';
import { createLogger } from '../platform/logger.ts';
import { createOutboundHttp } from '../platform/outbound-http.ts';
import { greetMailServer } from '../platform/mailer.ts';
import { type SecretBox, createSecretBox } from '../platform/secret-box.ts';
import { openObjects } from './dependencies.ts';

/** One thing that is looked at. Answers what was found to be well; throws what is not. */
interface Check {
  readonly subject: string;
  /** What to do when it throws anything but an OperatorError, which says so itself. */
  readonly advice: string;
  readonly look: () => Promise<string>;
}

interface Diagnosis {
  /** A line for each thing: fine, or what to do. */
  readonly text: string;
  readonly isWell: boolean;
}

const checkMs = 10_000;
/** A database that was killed replays its log before it answers. */
const openingMs = 40_000;
const leastFreeBytes = 1_073_741_824;
const longestDriftMs = 2000;
const oldestNode = [20, 19] as const;
const oldestPostgres = 150_000;

/** Looks at everything that the server stands on, and changes nothing of it. */
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

function machineChecks({ dataDir, engine }: Config): Check[] {
  return [
    {
      subject: 'versions',
      advice: 'Install Node 20.19 or newer.',
      async look() {
        const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
        if (major < oldestNode[0] || (major === oldestNode[0] && minor < oldestNode[1]))
          throw new OperatorError(
            `Node ${process.versions.node} is too old: install ${oldestNode.join('.')} or newer.`,
          );
        return `Lavra ${manifest.version}, engine ${engineVersion}, Node ${process.versions.node}`;
      },
    },
    {
      subject: 'character recognition',
      advice: 'Install tesseract 4 or newer, or leave TESSERACT_PATH unset.',
      look: () => describeRecogniser(engine.tesseractPath),
    },
    {
      subject: 'DATA_DIR',
      advice: `Give the user of the server ${dataDir} for its own, or set another DATA_DIR.`,
      look: () => lookAtDataDir(dataDir),
    },
    {
      subject: 'disk',
      advice: `Make sure that the disk of ${dataDir} is there.`,
      async look() {
        if (!existsSync(dataDir)) return 'nothing lies on it yet';
        const { bavail, bsize, files, ffree } = await statfs(dataDir);
        const free = `${((bavail * bsize) / 1_073_741_824).toFixed(1)} GiB are free`;
        if (bavail * bsize < leastFreeBytes)
          throw new OperatorError(
            `only ${free} for ${dataDir}: free some, at least 1 GiB, or enlarge the disk.`,
          );
        // File systems without a fixed number of files say 0 of 0.
        if (files > 0 && ffree < 1000)
          throw new OperatorError(
            `its file system has no room for more files (inodes): delete files, or enlarge it.`,
          );
        return free;
      },
    },
  ];
}

async function lookAtDataDir(dataDir: string): Promise<string> {
  if (!existsSync(dataDir)) return `${dataDir} is not there yet: the first start makes it`;
  const folder = await stat(dataDir);
  const uid = process.getuid?.();
  if (uid !== undefined && folder.uid !== uid)
    throw new OperatorError(
      `${dataDir} belongs to user ${folder.uid}, and this runs as user ${uid}: run it as the user of the server, or chown -R the folder.`,
    );
  const open: string[] = (folder.mode & 0o077) === 0 ? [] : [dataDir];
  for (const name of await readdir(dataDir)) {
    const path = join(dataDir, name);
    if (((await stat(path)).mode & 0o077) !== 0) open.push(path);
  }
  if (open.length > 0)
    throw new OperatorError(
      `other users of this machine may enter or read ${open.join(', ')}: run chmod -R go= ${dataDir}`,
    );
  return `${dataDir} is for its owner alone`;
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

/** A token costs nothing; a document would have to be paid for. */
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

/** Key, files and database: each of the first two is judged by what lies in the other ones too. */
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

function databaseChecks({ pool, kind }: Database): Check[] {
  const advice = 'Look at the log of PostgreSQL.';
  return [
    {
      subject: 'database',
      advice,
      async look() {
        const { rows } = await pool.query<{ version: string; number: number }>(
          "select current_setting('server_version') as version, current_setting('server_version_num')::int as number",
        );
        const [found = { version: '', number: 0 }] = rows;
        if (found.number < oldestPostgres)
          throw new OperatorError(`PostgreSQL ${found.version} is too old: bring it to 15 or newer.`);
        return `PostgreSQL ${found.version}, ${kind === 'embedded' ? 'embedded' : 'of your own'}, answers`;
      },
    },
    {
      subject: 'tables',
      advice,
      async look() {
        const { missing, unknown } = await describeMigrations(pool);
        if (unknown > 0)
          throw new OperatorError(
            `${unknown} migrations of a newer version were applied: run that version, or restore a backup of this one.`,
          );
        if (missing > 0)
          throw new OperatorError(
            `${missing} migrations are not applied: run cli.js migrate, or start the server.`,
          );
        return 'up to date';
      },
    },
    {
      subject: 'rights and extensions',
      advice,
      async look() {
        const { missingGrants, lackingExtensions } = await describeMigrations(pool);
        if (missingGrants.length > 0)
          throw new OperatorError(
            `ask whoever administers the database to run, in it: ${missingGrants.join(' ')}`,
          );
        if (lackingExtensions.length > 0)
          throw new OperatorError(
            `the search is slow without extensions: ask whoever administers the database to run, in it: ${lackingExtensions
              .map((name) => `create extension ${name};`)
              .join(' ')} Then start again.`,
          );
        return 'all there';
      },
    },
    {
      subject: 'clock',
      advice,
      async look() {
        const before = Date.now();
        const { rows } = await pool.query<{ ms: number }>(
          'select extract(epoch from clock_timestamp())::float8 * 1000 as ms',
        );
        const after = Date.now();
        // It was read between the two.
        const driftMs = Math.max(before - (rows[0]?.ms ?? 0), (rows[0]?.ms ?? 0) - after, 0);
        if (driftMs > longestDriftMs)
          throw new OperatorError(
            `it is ${Math.round(driftMs / 1000)} s away from that of PostgreSQL: let both machines keep the time by NTP.`,
          );
        return 'it agrees with that of PostgreSQL';
      },
    },
  ];
}

/** Undefined where there is no key yet, and nothing that is sealed. */
async function openBox({ security }: Config, database: Database | undefined): Promise<SecretBox | undefined> {
  const sealed = database ? await listSealed(database) : [];
  const isFile = existsSync(security.secretsKeyFile);
  if (security.secretsKey === undefined && !isFile) {
    if (sealed.length === 0) return undefined;
    throw new OperatorError(
      `stored secrets are there and ${security.secretsKeyFile} is not: put it back from its copy before the next start, which would make another.`,
    );
  }
  const box = createSecretBox(
    security.secretsKey ?? (await readFile(security.secretsKeyFile, 'utf8')).trim(),
  );
  for (const { id, text } of sealed) {
    try {
      box.open(text, id);
    } catch {
      throw new OperatorError(
        `it does not open the secrets sealed under ${text.split('.')[0]}: add that key to SECRETS_KEY (docs/OPERATIONS.md, "Keys").`,
      );
    }
  }
  if (box.open(box.seal('probe', 'doctor'), 'doctor') !== 'probe')
    throw new Error('It does not open what it seals');
  return box;
}

/** One of each key that seals, where there are tables already. */
async function listSealed({ pool }: Database): Promise<{ id: string; text: string }[]> {
  const tables = await pool.query<{ are: boolean }>(
    "select to_regclass('app_clients') is not null and to_regclass('webhooks') is not null as are",
  );
  if (!tables.rows[0]?.are) return [];
  const { rows } = await pool.query<{ id: string; text: string }>(
    `select distinct on (split_part(text, '.', 1)) id, text from (
       select id, secret_sealed as text from app_clients union all select id, secret_sealed from webhooks
     ) as sealed`,
  );
  return rows;
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
      // No link is made here: without a key of the server's own any will do.
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

/** What servers answer may quote what they were sent. */
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
