/** Errors that only time or the operator can mend; the same call may succeed in a moment. */
const outageCodes = new Set(
  [
    // The disk is full, over quota, read-only or failing.
    'ENOSPC EDQUOT EROFS EIO',
    'ECONNREFUSED ECONNRESET ECONNABORTED EPIPE ETIMEDOUT EHOSTUNREACH ENETUNREACH ENOTFOUND EAI_AGAIN',
    'EMFILE ENFILE',
    // PostgreSQL is shutting down, starting, cancelling a statement for its time, short of connections, memory or disk, or a
    // standby.
    '57P01 57P02 57P03 57P05 57014 55P03 40P01 53000 53100 53200 53300 25006 58000 58030',
    '08000 08001 08003 08004 08006',
  ].flatMap((line) => line.split(' ')),
);

/** Whether the database, the disk or the object store is away, full or too slow; not a fault of the call itself. */
export function isUnavailable(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { cause, code, syscall, retryable } = error as {
    cause?: unknown;
    code?: unknown;
    syscall?: unknown;
    retryable?: unknown;
  };
  if (retryable === true) return true;
  if (typeof code === 'string' && outageCodes.has(code)) return true;
  // The socket of an embedded database that is restarting.
  if (code === 'ENOENT' && syscall === 'connect') return true;
  return cause !== undefined && isUnavailable(cause);
}
