import { type DestinationStream, type Logger, type LoggerOptions as PinoOptions, pino } from 'pino';

import { recordOf } from './error-record.ts';

export type { Logger } from 'pino';

type LogHook = NonNullable<NonNullable<PinoOptions['hooks']>['logMethod']>;

interface LoggerOptions {
  readonly level: string;
  readonly isPretty: boolean;
}

/** Logs never contain bodies, tokens, codes, document text or personal numbers; these paths are the safety net. */
const redacted = [
  'password',
  'token',
  'secret',
  'authorization',
  'cookie',
  'code',
  'cpf',
  'cnpj',
  'cpfCnpj',
].flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);

/** Without this hook an error's message would become that of the line, past the serializer. */
const withoutMessageOfError: LogHook = function log(args, method) {
  const [first, said] = args as unknown[];
  const error = first instanceof Error ? first : (first as { err?: unknown } | undefined)?.err;
  if (!(error instanceof Error)) return method.apply(this, args);
  const fields = first instanceof Error ? { err: first } : (first as object);
  const isOwn = said === undefined || said === error.message;
  method.call(this, fields, isOwn ? 'an error' : String(said));
};

export function createLogger(options: LoggerOptions, destination?: DestinationStream): Logger {
  const settings = {
    level: options.level,
    base: undefined,
    serializers: { err: recordOf, error: recordOf },
    hooks: { logMethod: withoutMessageOfError },
    redact: { paths: [...redacted, 'req.headers', '*["set-cookie"]'], censor: '[removed]' },
    timestamp: pino.stdTimeFunctions.isoTime,
  };
  if (destination) return pino(settings, destination);
  if (!options.isPretty) return pino(settings);
  return pino({ ...settings, transport: { target: 'pino-pretty', options: { singleLine: true } } });
}
