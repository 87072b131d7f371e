import type { ErrorCode, Locale } from '@lavra/contract/errors';
import type { Principal } from '@lavra/contract/model/principal';
import type { Engine } from '@lavra/engine';
import type { Config } from '../config/config.ts';
import type { Clock } from './clock.ts';
import type { Db } from './database/database.ts';
import type { Statement } from './database/statement.ts';
import type { Ids } from './ids.ts';
import type { Logger } from './logger.ts';
import type { Mailer } from './mailer.ts';
import type { Metrics } from './metrics.ts';
import type { ObjectStore } from './object-store/object-store.ts';
import type { OutboundHttp } from './outbound-http.ts';
import type { ProcessState } from './process-state.ts';
import type { Queue, QueueDefinition } from './queue/queue.ts';
import type { SecretBox } from './secret-box.ts';

/** Who awaits files: a job its documents, a batch its archive; training files await nothing more. */
export interface FilesOwner {
  readonly companyId: string;
  readonly ownerKind: 'job' | 'batch' | 'training';
  readonly ownerId: string;
}

/** How an owner starts once its files are here. */
export interface Start {
  /**
   * Parts of a `with` statement, after one named `received` that names the owner by `owner_id`; their value `at` is the moment.
   */
  readonly going: Statement;
  /** The queue whose workers are woken afterwards. */
  readonly queue: Pick<QueueDefinition, 'name'>;
}

/** What a verb works with. Built once for the process, then for each request or message by `contextFor`. */
export interface Context extends ProcessState {
  readonly config: Config;
  /** The pool, or the transaction inside `transaction(ctx, …)`. */
  readonly db: Db;
  readonly objects: ObjectStore;
  readonly queue: Queue;
  readonly mailer: Mailer;
  readonly outbound: OutboundHttp;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly engine: Engine;
  readonly secrets: SecretBox;
  /** Creates something once for the whole process. */
  readonly once: Once;
  /** What starts when the last awaited file of an owner arrives; `app/features.ts` says which feature it belongs to. */
  readonly filesArrived: (ctx: Context, owner: FilesOwner) => Promise<Start | undefined>;
  /** Ends the owner of a file that was refused. */
  readonly fileRefused: (ctx: Context, owner: FilesOwner, code: ErrorCode) => Promise<void>;
  /** The error that an owner ended with; undefined while it has not ended. */
  readonly errorOf: (ctx: Context, owner: FilesOwner) => Promise<string | undefined>;
  /** Ends the human review of a job that was ended from elsewhere. */
  readonly reviewEnded: (ctx: Context, jobId: string, code: ErrorCode | null) => Promise<void>;
  readonly principal: Principal;
  /** Sent as `x-request-id`; for a queue message, the message's id. */
  readonly requestId: string;
  readonly locale: Locale;
  /** The caller's IP address, also behind a trusted proxy; undefined for queue messages and the command line. */
  readonly address?: string | undefined;
}

/** The part of a context that is the same for every caller. */
export type Dependencies = Omit<Context, 'principal' | 'requestId' | 'locale' | 'address'>;

export interface Caller {
  readonly principal: Principal;
  readonly requestId: string;
  readonly locale: Locale;
  readonly address?: string | undefined;
}

/** What `make` created when this process first asked for it: batches being collected, the pace of receivers. */
export type Once = <T>(make: (dependencies: Dependencies) => T) => T;

export function createOnce(dependencies: () => Dependencies): Once {
  const made = new Map<unknown, unknown>();
  return function once<T>(make: (dependencies: Dependencies) => T): T {
    if (!made.has(make)) made.set(make, make(dependencies()));
    // Stored under the function that made it, so its type is known.
    return made.get(make) as T;
  };
}

export const anonymous: Principal = { kind: 'anonymous' };

/** The context of one request or message; its log lines carry the caller and the request id. */
export function contextFor(dependencies: Dependencies, caller: Caller): Context {
  const { principal, requestId } = caller;
  const who =
    principal.kind === 'user'
      ? { userId: principal.userId, companyId: principal.companyId }
      : principal.kind === 'client'
        ? { clientId: principal.clientId, companyId: principal.companyId }
        : {};
  let logger: Logger | undefined;
  return {
    ...dependencies,
    ...caller,
    // Created on first use: most calls log nothing of their own.
    get logger() {
      return (logger ??= dependencies.logger.child({ requestId, ...who }));
    },
  };
}
