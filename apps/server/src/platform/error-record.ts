/** What a log may contain of an error: never a statement's parameters, a row, a body or text of a document. */
export interface ErrorRecord {
  readonly type: string;
  readonly message?: string;
  readonly errorCode?: string;
  readonly stack?: string;
  readonly cause?: ErrorRecord;
}

type Told = Error & Partial<Record<(typeof quoting)[number] | 'code', unknown>>;

/** Properties of errors whose message may quote data: of statements, PostgreSQL, the contract, mail servers, buckets. */
const quoting = ['query', 'params', 'severity', 'response', '$metadata'] as const;

const deepest = 4;

/** An error as it is logged, or written down anywhere else. */
export function recordOf(error: unknown, depth = 0): ErrorRecord {
  if (!(error instanceof Error)) return { type: typeof error };
  const { name, stack, cause, code } = error as Told;
  const message = safeMessage(error);
  // The stack begins with the message, which must not pass unchecked.
  const frames = stack?.split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.constructor.name || name,
    ...(message !== undefined && { message }),
    ...(typeof code === 'string' && /^\w{1,40}$/.test(code) && { errorCode: code }),
    ...(frames && { stack: frames.join('\n') }),
    ...(cause !== undefined && depth < deepest && { cause: recordOf(cause, depth + 1) }),
  };
}

/** The same in one line. */
export function reasonOf(error: unknown): string {
  const { type, message, errorCode, cause } = recordOf(error);
  const inner = cause?.errorCode ?? cause?.message;
  return [message ?? type, errorCode, inner].filter(Boolean).join(': ').replaceAll('\u0000', '');
}

/** Undefined where the message may quote what was being read or written. */
function safeMessage(error: Error): string | undefined {
  if (quoting.some((name) => (error as Told)[name] !== undefined)) return undefined;
  if (error instanceof SyntaxError || error.name === 'ZodError' || error.name === '$ZodError')
    return undefined;
  return error.message;
}
