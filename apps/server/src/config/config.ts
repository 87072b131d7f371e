import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';

import { OperatorError } from './operator-error.ts';
import { type Environment, variables } from './variables.ts';

/** Invalid settings, one line each with the variable and what it must be. */
export class ConfigError extends OperatorError {
  readonly errors: readonly string[];

  constructor(errors: readonly string[]) {
    super(`The settings cannot be used:\n${errors.map((error) => `  - ${error}`).join('\n')}`);
    this.name = 'ConfigError';
    this.errors = errors;
  }
}

export type Config = ReturnType<typeof group>;

/** Environment variables that the reading processes need; none is a secret. */
const readersNeed = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'TESSDATA_PREFIX', 'NODE_ENV'];

export type Source = Readonly<Record<string, string | undefined>>;

/** Parses the settings, or throws a ConfigError that explains every wrong one at once. */
export function loadConfig(source: Source = process.env, cwd: string = process.cwd()): Config {
  const { environment, errors } = parse(source);
  if (errors.length > 0) throw new ConfigError(errors);
  const config = group(environment, cwd, source);
  const contradictions = contradictionsOf(config);
  if (contradictions.length > 0) throw new ConfigError(contradictions);
  return config;
}

function parse(source: Source): { environment: Environment; errors: string[] } {
  const values: Record<string, unknown> = {};
  const errors: string[] = [];
  for (const [name, variable] of Object.entries(variables)) {
    const written = source[name] === '' ? undefined : source[name];
    const raw = written ?? ('fallback' in variable ? variable.fallback : undefined);
    if (raw === undefined) continue;
    const parsed = variable.schema.safeParse(raw);
    if (parsed.success) values[name] = parsed.data;
    else errors.push(`${name}: ${parsed.error.issues[0]?.message ?? 'is not valid'}. ${variable.sentence}`);
  }
  // Each value was parsed by its own schema, under its own name.
  return { environment: values as Environment, errors };
}

function group(e: Environment, cwd: string, source: Source) {
  const dataDir = resolve(cwd, e.DATA_DIR);
  return {
    dataDir,
    http: {
      port: e.PORT,
      host: e.HOST,
      publicUrl: (
        e.PUBLIC_URL ?? `http://${e.HOST.includes(':') ? `[${e.HOST}]` : e.HOST}:${e.PORT}`
      ).replace(/\/+$/, ''),
      trustProxy: e.TRUST_PROXY,
      allowedOrigins: e.ALLOWED_ORIGINS,
      callsPerMinute: e.RATE_LIMIT_PER_MINUTE,
      maxConnections: e.MAX_CONNECTIONS,
      bodyTimeoutMs: e.BODY_TIMEOUT_MS,
    },
    database: e.DATABASE_URL
      ? ({
          kind: 'postgres',
          url: e.DATABASE_URL,
          poolSize: e.DATABASE_POOL_SIZE,
          timeoutMs: e.DATABASE_TIMEOUT_MS,
        } as const)
      : ({
          kind: 'embedded',
          folder: resolve(dataDir, 'postgres'),
          searchPath: source['PATH'],
          timeoutMs: e.DATABASE_TIMEOUT_MS,
        } as const),
    objects: e.S3_BUCKET
      ? ({
          kind: 's3',
          bucket: e.S3_BUCKET,
          endpoint: e.S3_ENDPOINT,
          region: e.S3_REGION,
          accessKeyId: e.S3_ACCESS_KEY_ID,
          secretAccessKey: e.S3_SECRET_ACCESS_KEY,
          forcePathStyle: e.S3_FORCE_PATH_STYLE,
        } as const)
      : ({ kind: 'disk', folder: resolve(dataDir, 'files') } as const),
    mail: { smtpUrl: e.SMTP_URL, from: e.MAIL_FROM, outboxFolder: resolve(dataDir, 'outbox') },
    links: {
      documentation: e.DOCUMENTATION_URL,
      help: e.HELP_URL,
      support: e.SUPPORT_URL,
      addressLookup: e.ADDRESS_LOOKUP_URL,
    },
    /** Lines of text, the name first. */
    billing: { issuer: e.INVOICE_ISSUER },
    security: {
      secretsKey: e.SECRETS_KEY,
      secretsKeyFile: resolve(dataDir, 'secrets.key'),
      hideUnknownAccounts: e.HIDE_UNKNOWN_ACCOUNTS,
      businessEmailOnly: e.BUSINESS_EMAIL_ONLY,
      freeEmailDomains: e.FREE_EMAIL_DOMAINS,
      webhookAllowLoopback: e.WEBHOOK_ALLOW_LOOPBACK,
      metricsToken: e.METRICS_TOKEN,
      auditKeptMs: e.AUDIT_KEPT_DAYS * 86_400_000,
    },
    limits: {
      documentBytes: e.MAX_DOCUMENT_BYTES,
      archiveBytes: e.MAX_ARCHIVE_BYTES,
      archiveFiles: e.MAX_ARCHIVE_FILES,
      archiveRatio: e.MAX_ARCHIVE_RATIO,
      pages: e.MAX_PAGES,
      pagePixels: e.MAX_PAGE_PIXELS,
      companyWaitingJobs: e.MAX_COMPANY_WAITING_JOBS,
      companyStoredBytes: e.MAX_COMPANY_STORED_BYTES,
      companyTrainingFiles: e.MAX_COMPANY_TRAINING_FILES,
      uploadLinkMs: e.UPLOAD_LINK_MINUTES * 60_000,
    },
    engine: {
      workers: e.ENGINE_WORKERS ?? availableParallelism(),
      timeoutMs: e.ENGINE_TIMEOUT_MS,
      pageTimeoutMs: e.ENGINE_PAGE_TIMEOUT_MS,
      memoryBytes: e.ENGINE_MEMORY_BYTES,
      tesseractPath: e.TESSERACT_PATH,
      environment: Object.fromEntries(readersNeed.map((name) => [name, source[name]])),
    },
    checks: {
      tokenUrl: e.SERPRO_TOKEN_URL,
      timeoutMs: e.CHECK_TIMEOUT_MS,
      patienceMs: e.CHECK_PATIENCE_MS,
      pauseMs: e.CHECK_PAUSE_MS,
      services: {
        serpro_cpf: serviceOf(e.SERPRO_CPF_URL, e.SERPRO_CPF_KEY, e.SERPRO_CPF_SECRET),
        serpro_nfe: serviceOf(e.SERPRO_NFE_URL, e.SERPRO_NFE_KEY, e.SERPRO_NFE_SECRET),
        serpro_data_valid: serviceOf(
          e.SERPRO_DATAVALID_URL,
          e.SERPRO_DATAVALID_KEY,
          e.SERPRO_DATAVALID_SECRET,
        ),
      },
    },
    running: {
      logLevel: e.LOG_LEVEL,
      isLogPretty: e.LOG_PRETTY,
      isDemo: e.DEMO,
      shutdownDelayMs: e.SHUTDOWN_DELAY_MS,
      shutdownGraceMs: e.SHUTDOWN_GRACE_MS,
    },
  };
}

/** The service of an outside check, with the key and secret of its contract where there is one. */
function serviceOf(url: string, key: string | undefined, secret: string | undefined) {
  return { url: url.replace(/\/+$/, ''), key, secret };
}

function contradictionsOf(config: Config): string[] {
  const errors: string[] = [];
  for (const [name, { key, secret }] of Object.entries(config.checks.services)) {
    if (!key === !secret) continue;
    const prefix = name === 'serpro_data_valid' ? 'SERPRO_DATAVALID' : name.toUpperCase();
    errors.push(`${prefix}_KEY and ${prefix}_SECRET: must be set together.`);
  }
  if (config.running.isDemo && !isLoopbackHost(config.http.host)) {
    errors.push(
      'HOST: must be 127.0.0.1, ::1 or localhost while DEMO is on, for its accounts have known passwords.',
    );
  }
  if (config.objects.kind === 's3' && !config.objects.accessKeyId !== !config.objects.secretAccessKey) {
    errors.push('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY: must be set together.');
  }
  return errors;
}

function isLoopbackHost(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);
}
