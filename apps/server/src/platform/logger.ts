import { type DestinationStream, type Logger, pino } from 'pino';

export type { Logger } from 'pino';

interface LoggerOptions {
  readonly level: string;
  readonly isPretty: boolean;
}

/** Logs never hold bodies, tokens, codes, document text or personal numbers; these paths are the net under that rule. */
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

export function createLogger(options: LoggerOptions, destination?: DestinationStream): Logger {
  const settings = {
    level: options.level,
    base: undefined,
    redact: { paths: [...redacted, 'req.headers', '*["set-cookie"]'], censor: '[removed]' },
    timestamp: pino.stdTimeFunctions.isoTime,
  };
  if (destination) return pino(settings, destination);
  if (!options.isPretty) return pino(settings);
  return pino({ ...settings, transport: { target: 'pino-pretty', options: { singleLine: true } } });
}
