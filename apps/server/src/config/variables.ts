import { isIP } from 'node:net';

import { publicMailDomains } from '@lavra/contract/constraints';
import ipaddr from 'ipaddr.js';
import { z } from 'zod';

import { checkVariables } from './check-variables.ts';
import { link, variable, whole } from './variable.ts';

const flag = z
  .enum(['true', 'false', '1', '0', 'yes', 'no'])
  .transform((value) => value === 'true' || value === '1' || value === 'yes');
/** Never every proxy: callers could then claim any address. */
const proxies = z.string().transform((value, issue) => {
  if (value === 'false' || value === '0' || value === 'no') return false;
  if (/^[1-9]$/.test(value)) return Number(value);
  const networks = value.split(',').map((network) => network.trim());
  if (networks.every((network) => isIP(network) > 0 || ipaddr.isValidCIDR(network))) return networks;
  issue.addIssue(
    'must be a number of proxies (1 to 9) or their networks (10.0.0.0/8,fd00::/8): `true` would believe whatever address a caller names',
  );
  return z.NEVER;
});
// The driver also reads `postgresql://user@/database?host=/folder` (a socket), which is not a URL for lack of a host.
const databaseUrl = z
  .string()
  .refine(
    (value) =>
      /^postgres(ql)?:\/\//.test(value) && URL.canParse(value.replace(/^(\w+:\/\/[^/?]*@)\//, '$1socket/')),
    'must be postgresql://user:password@host/database, or …@/database?host=/folder for a socket',
  );
const words = z.string().transform((value) =>
  value
    .split(',')
    .map((word) => word.trim().toLowerCase())
    .filter(Boolean),
);

const mebibyte = 1_048_576;

/** Every environment variable that the server reads. A test compares `docs/OPERATIONS.md` with this table. */
export const variables = {
  PORT: variable({
    part: 'http',
    fallback: '4280',
    schema: whole(0, 65_535),
    sentence: 'Port that the server listens on; 0 takes a free one.',
  }),
  HOST: variable({
    part: 'http',
    fallback: '127.0.0.1',
    schema: z.string().min(1),
    sentence: 'Address that the server listens on.',
  }),
  PUBLIC_URL: variable({
    part: 'http',
    schema: link,
    sentence:
      'Origin that customers see, written into links and e-mails; made from HOST and PORT when unset.',
  }),
  TRUST_PROXY: variable({
    part: 'http',
    fallback: 'false',
    schema: proxies,
    sentence:
      'How many proxies stand in front, each adding who called it to `X-Forwarded-For`, or their networks, comma separated; `false` for none.',
  }),
  ALLOWED_ORIGINS: variable({
    part: 'http',
    fallback: '',
    schema: words,
    sentence: 'Other origins, comma separated, whose pages may call the API from a browser.',
  }),
  RATE_LIMIT_PER_MINUTE: variable({
    part: 'http',
    fallback: '6000',
    schema: whole(1, 10_000_000),
    sentence: 'Calls a minute that one caller may make on endpoints without a limit of their own.',
  }),
  MAX_CONNECTIONS: variable({
    part: 'http',
    fallback: '10000',
    schema: whole(10, 1_000_000),
    sentence: 'Connections that one process holds open; further ones are closed at once.',
  }),
  BODY_TIMEOUT_MS: variable({
    part: 'http',
    fallback: '30000',
    schema: whole(100, 600_000),
    sentence: 'Milliseconds in which a body that is no upload must have come.',
  }),

  DATA_DIR: variable({
    part: 'storage',
    fallback: '.data',
    schema: z.string().min(1),
    sentence: 'Folder of everything kept on this machine: embedded database, files, outbox, key.',
  }),
  DATABASE_URL: variable({
    part: 'storage',
    schema: databaseUrl,
    sentence: 'PostgreSQL 15 or newer; the embedded database in DATA_DIR when unset.',
  }),
  DATABASE_POOL_SIZE: variable({
    part: 'storage',
    fallback: '16',
    schema: whole(2, 500),
    sentence: 'Connections that one process opens to PostgreSQL.',
  }),
  DATABASE_TIMEOUT_MS: variable({
    part: 'storage',
    fallback: '5000',
    schema: whole(100, 600_000),
    sentence: 'Milliseconds that one statement may take, and the wait for a connection.',
  }),
  S3_BUCKET: variable({
    part: 'storage',
    schema: z.string().min(3),
    sentence: 'Bucket that holds the files; DATA_DIR holds them when unset.',
  }),
  S3_ENDPOINT: variable({
    part: 'storage',
    schema: link,
    sentence: 'Address of an S3-compatible store; that of AWS when unset.',
  }),
  S3_REGION: variable({
    part: 'storage',
    fallback: 'us-east-1',
    schema: z.string().min(1),
    sentence: 'Region of the bucket.',
  }),
  S3_ACCESS_KEY_ID: variable({
    part: 'storage',
    schema: z.string().min(1),
    sentence: "Access key; the machine's own AWS credentials when unset.",
  }),
  S3_SECRET_ACCESS_KEY: variable({
    part: 'storage',
    schema: z.string().min(1),
    sentence: 'Secret of the access key.',
  }),
  S3_FORCE_PATH_STYLE: variable({
    part: 'storage',
    fallback: 'false',
    schema: flag,
    sentence: 'Whether the bucket is named in the path instead of the host name.',
  }),

  SMTP_URL: variable({
    part: 'mail',
    schema: z.url({ protocol: /^smtps?$/ }),
    sentence:
      'Mail server; without it each message is written to DATA_DIR/outbox and printed on the terminal.',
  }),
  MAIL_FROM: variable({
    part: 'mail',
    fallback: 'Lavra <no-reply@localhost>',
    schema: z.string().min(3),
    sentence: 'Sender of every message.',
  }),

  DOCUMENTATION_URL: variable({
    part: 'links',
    fallback: '/docs',
    schema: z.string().min(1),
    sentence: "Where the console's documentation link leads.",
  }),
  INVOICE_ISSUER: variable({
    part: 'links',
    fallback: 'Lavra',
    schema: z.string().transform((value) =>
      value
        .split(';')
        .map((line) => line.trim())
        .filter(Boolean)
        .slice(0, 6),
    ),
    sentence:
      'Who the invoices are from, lines separated by semicolons: the name first, then number, address, how to pay.',
  }),
  HELP_URL: variable({
    part: 'links',
    fallback: '/docs/errors',
    schema: z.string().min(1),
    sentence: "Where the console's help link leads.",
  }),
  SUPPORT_URL: variable({
    part: 'links',
    fallback: 'mailto:support@localhost',
    schema: z.string().min(1),
    sentence: "Where the console's support link leads.",
  }),
  ADDRESS_LOOKUP_URL: variable({
    part: 'links',
    fallback: 'https://viacep.com.br/ws/{zip}/json/',
    schema: z.string().regex(/^https?:\/\/.*\{zip\}/, 'must be a URL with {zip} in it'),
    sentence: 'Address look-up in the shape of ViaCEP; `{zip}` stands for the eight digits.',
  }),

  SECRETS_KEY: variable({
    part: 'security',
    schema: z
      .string()
      .regex(
        /^[\w-]{1,16}:[A-Za-z0-9+/=_-]{43,44}(,[\w-]{1,16}:[A-Za-z0-9+/=_-]{43,44})*$/,
        'must be id:base64 of 32 bytes, comma separated; the first one seals',
      ),
    sentence:
      'Keys that encrypt stored secrets, `id:base64` comma separated, the first one seals; made in DATA_DIR on first start when unset.',
  }),
  HIDE_UNKNOWN_ACCOUNTS: variable({
    part: 'security',
    fallback: 'false',
    schema: flag,
    sentence: 'Whether password recovery answers alike for known and unknown e-mails.',
  }),
  BUSINESS_EMAIL_ONLY: variable({
    part: 'security',
    fallback: 'true',
    schema: flag,
    sentence: 'Whether sign-up refuses the e-mail domains of FREE_EMAIL_DOMAINS.',
  }),
  FREE_EMAIL_DOMAINS: variable({
    part: 'security',
    fallback: publicMailDomains.join(','),
    schema: words,
    sentence: "E-mail domains, comma separated, that do not count as a company's own.",
  }),
  WEBHOOK_ALLOW_LOOPBACK: variable({
    part: 'security',
    fallback: 'false',
    schema: flag,
    sentence: 'Development switch: webhooks may go to http and to this machine.',
  }),
  AUDIT_KEPT_DAYS: variable({
    part: 'security',
    fallback: '1826',
    schema: whole(30, 36_525),
    sentence: 'Days that the audit trail of the administrators is kept; five years.',
  }),
  METRICS_TOKEN: variable({
    part: 'security',
    schema: z.string().regex(/^[\w.~+/=-]{16,}$/, 'must be 16 or more letters, digits, or -._~+/='),
    sentence:
      'What `/metrics` wants as a bearer token from whoever does not call from this machine; without it they find nothing.',
  }),

  MAX_DOCUMENT_BYTES: variable({
    part: 'limits',
    fallback: String(50 * mebibyte),
    schema: whole(1, 2 ** 40),
    sentence: 'Bytes of one document.',
  }),
  MAX_ARCHIVE_BYTES: variable({
    part: 'limits',
    fallback: String(5120 * mebibyte),
    schema: whole(1, 2 ** 44),
    sentence: 'Bytes of one archive.',
  }),
  MAX_ARCHIVE_FILES: variable({
    part: 'limits',
    fallback: '1000',
    schema: whole(1, 100_000),
    sentence: 'Files in one archive.',
  }),
  MAX_ARCHIVE_RATIO: variable({
    part: 'limits',
    fallback: '100',
    schema: whole(1, 10_000),
    sentence: 'How many times larger than its packed form an archive entry may unpack.',
  }),
  MAX_PAGES: variable({
    part: 'limits',
    fallback: '50',
    schema: whole(1, 10_000),
    sentence: 'Pages of one document.',
  }),
  MAX_PAGE_PIXELS: variable({
    part: 'limits',
    fallback: '50000000',
    schema: whole(10_000, 1_000_000_000),
    sentence: 'Pixels of one page.',
  }),
  MAX_COMPANY_WAITING_JOBS: variable({
    part: 'limits',
    fallback: '100000',
    schema: whole(1, 100_000_000),
    sentence: 'Documents of one company that may wait for their files or their reading.',
  }),
  MAX_COMPANY_STORED_BYTES: variable({
    part: 'limits',
    schema: whole(1, 2 ** 50),
    sentence: 'Bytes of files that may be kept for one company; without limit when unset.',
  }),
  MAX_COMPANY_TRAINING_FILES: variable({
    part: 'limits',
    fallback: '10000',
    schema: whole(1, 100_000_000),
    sentence: 'Files for training that may be kept for one company.',
  }),
  UPLOAD_LINK_MINUTES: variable({
    part: 'limits',
    fallback: '60',
    schema: whole(15, 10_080),
    sentence: 'Minutes that an upload link lives.',
  }),

  ENGINE_WORKERS: variable({
    part: 'engine',
    schema: whole(1, 256),
    sentence: 'Documents read at the same time; one for each processor core when unset.',
  }),
  ENGINE_TIMEOUT_MS: variable({
    part: 'engine',
    fallback: '600000',
    schema: whole(1000, 3_600_000),
    sentence: 'Milliseconds that the reading of one document may take.',
  }),
  ENGINE_PAGE_TIMEOUT_MS: variable({
    part: 'engine',
    fallback: '60000',
    schema: whole(1000, 3_600_000),
    sentence: 'Milliseconds of processor time that the reading of one page may take.',
  }),
  ENGINE_MEMORY_BYTES: variable({
    part: 'engine',
    fallback: String(768 * mebibyte),
    schema: whole(256 * mebibyte, 2 ** 40),
    sentence: 'Memory that the reading of one document may take before it is ended.',
  }),
  TESSERACT_PATH: variable({
    part: 'engine',
    schema: z.string().min(1),
    sentence:
      'Program that reads in place of the installed library or the built-in character recognition; slower than the library.',
  }),

  ...checkVariables,

  LOG_LEVEL: variable({
    part: 'running',
    fallback: 'info',
    schema: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']),
    sentence: 'Least important log line that is written.',
  }),
  LOG_PRETTY: variable({
    part: 'running',
    fallback: 'false',
    schema: flag,
    sentence: 'Whether log lines are written for people instead of programs.',
  }),
  DEMO: variable({
    part: 'running',
    fallback: 'false',
    schema: flag,
    sentence: 'Demonstration with known accounts; refuses any HOST but this machine.',
  }),
  SHUTDOWN_DELAY_MS: variable({
    part: 'running',
    fallback: '1000',
    schema: whole(0, 600_000),
    sentence:
      'Milliseconds between a stop being asked for, when `/readyz` turns 503, and the closing of the port.',
  }),
  SHUTDOWN_GRACE_MS: variable({
    part: 'running',
    fallback: '10000',
    schema: whole(0, 600_000),
    sentence: 'Milliseconds that running work is given to end when the server is stopped.',
  }),
} as const;

type Variables = typeof variables;
type Optional<V> = V extends { readonly fallback: string } ? never : undefined;

/** The environment after parsing, under the variables' own names. */
export type Environment = {
  readonly [K in keyof Variables]: z.output<Variables[K]['schema']> | Optional<Variables[K]>;
};
