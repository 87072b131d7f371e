import type { ChildProcess } from 'node:child_process';
import { availableParallelism } from 'node:os';
import type { EngineOptions } from '../engine-options.ts';
import type { Refused } from '../outcome.ts';
import { defaultLimits } from '../pages/limits.ts';
import { type FamilyUse, familyUse } from './family-use.ts';
import { captureFault } from './fault-of.ts';
import { forkChild } from './fork-child.ts';
import { watchIdle } from './idle-watch.ts';
import { killGroup } from './process-group.ts';
import type { AnyOutcome, FromChild, Job, OutcomeOf, Settings, ToChild } from './protocol.ts';

const minuteMs = 60_000;
/** Interval between two checks of a child's resources: a hostile document takes a gigabyte in a second. */
const watchMs = 100;

interface Pending {
  readonly job: Job;
  readonly resolve: (outcome: AnyOutcome) => void;
  readonly reject: (reason: unknown) => void;
  readonly signal: AbortSignal | undefined;
  /** Called when the signal aborts; replaced once a child has the job. */
  onAbort: () => void;
}

interface Slot {
  child: ChildProcess | undefined;
  jobs: number;
  isBusy: boolean;
}

/** Runs jobs in forked children, one at a time in each, and owns the life and death of those children. */
export interface Pool {
  run<J extends Job>(job: J, signal?: AbortSignal): Promise<OutcomeOf[J['kind']]>;
  close(): Promise<void>;
  /** Process ids of the children alive now. */
  pids(): number[];
}

/** Limits of the pool's children; throws a RangeError for one that is not above zero. */
function boundsOf(options: EngineOptions) {
  const bounds = {
    children: options.children ?? availableParallelism(),
    pageTimeoutMs: options.pageTimeoutMs ?? minuteMs,
    jobTimeoutMs: options.jobTimeoutMs ?? 10 * minuteMs,
    idleTimeoutMs: options.idleTimeoutMs ?? minuteMs,
    memoryBytes: options.memoryBytes ?? 768 * 1024 * 1024,
    recycleAfterJobs: options.recycleAfterJobs ?? 1000,
    recycleAboveBytes: options.recycleAboveBytes ?? 600 * 1024 * 1024,
  };
  for (const value of Object.values(bounds))
    if (!(value > 0)) throw new RangeError(`An engine option must be above zero, not ${value}`);
  return bounds;
}

/** The children alive, each until it and its programs have ended. */
function createFamilies(options: EngineOptions, settings: Settings) {
  const exits = new Map<ChildProcess, Promise<void>>();
  const faults = new WeakMap<ChildProcess, () => string>();
  return {
    start(onGone: (child: ChildProcess) => void): ChildProcess {
      const child = forkChild(options);
      faults.set(child, captureFault(child));
      exits.set(
        child,
        new Promise((resolve) => {
          // 'exit' never comes for a program that could not be spawned.
          const gone = () => {
            exits.delete(child);
            // A crashed child may have left its program running.
            endFamily(child);
            onGone(child);
            resolve();
          };
          child.once('exit', gone);
          child.once('error', gone);
        }),
      );
      send(child, { type: 'settings', settings });
      return child;
    },
    faultOf: (child: ChildProcess) => faults.get(child)?.() ?? '',
    pids: () => [...exits.keys()].flatMap((child) => child.pid ?? []),
    async end(): Promise<void> {
      for (const child of exits.keys()) endFamily(child);
      await Promise.all(exits.values());
    },
  };
}

/** Creates the pool of an engine; see `EngineOptions` for limits. */
export function createPool(options: EngineOptions): Pool {
  const bounds = boundsOf(options);
  const { pageTimeoutMs, jobTimeoutMs, idleTimeoutMs, memoryBytes, recycleAfterJobs, recycleAboveBytes } =
    bounds;
  const families = createFamilies(options, {
    limits: { ...defaultLimits, ...options.limits },
    readTimeoutMs: jobTimeoutMs,
    ...(options.nativeTesseract === undefined ? {} : { nativeTesseract: options.nativeTesseract }),
  });
  const slots = Array.from({ length: bounds.children }, (): Slot => {
    return { child: undefined, jobs: 0, isBusy: false };
  });
  const waiting: Pending[] = [];
  let isClosed = false;

  function start(slot: Slot): ChildProcess {
    slot.child = families.start((gone) => {
      if (slot.child === gone) slot.child = undefined;
    });
    slot.jobs = 0;
    return slot.child;
  }

  function discard(slot: Slot): void {
    if (slot.child !== undefined) endFamily(slot.child);
    slot.child = undefined;
  }

  function next(): void {
    const slot = slots.find((candidate) => !candidate.isBusy && candidate.child !== undefined);
    const free = slot ?? slots.find((candidate) => !candidate.isBusy);
    if (free === undefined) return;
    const pending = waiting.shift();
    if (pending === undefined) return;
    work(free, pending);
    next();
  }

  function work(slot: Slot, pending: Pending): void {
    const child = slot.child ?? start(slot);
    slot.isBusy = true;
    slot.jobs += 1;

    const finish = (settle: () => void, keepsChild: boolean) => {
      clearTimeout(jobTimer);
      clearInterval(watch);
      child.off('message', heard);
      child.off('exit', exited);
      child.off('error', exited);
      pending.onAbort = () => undefined;
      if (!keepsChild || slot.jobs >= recycleAfterJobs) discard(slot);
      slot.isBusy = false;
      settle();
      next();
    };
    const refuse = (code: Refused['code'], detail: string, retryable = false) =>
      finish(
        () => pending.resolve({ kind: 'refused', code, detail, ...(retryable && { retryable }) }),
        false,
      );
    const exited = (reason: unknown, signal?: string) => {
      if (isClosed) return finish(() => pending.reject(new Error('The engine is closed')), false);
      const fault = families.faultOf(child);
      refuse(
        'recognition_crashed',
        `The reading process ended (${String(signal ?? reason)})${fault && `: ${fault}`}`,
      );
    };
    const use = () => useOf(child);
    const begun = { atMs: performance.now(), use: use() };
    let pageBegunMs = begun.use.processorMs;
    const isIdle = watchIdle(idleTimeoutMs, begun.use.processorMs);
    const jobTooSlow = () => {
      const wallMs = performance.now() - begun.atMs;
      // The machine was busy or a disk hung: not the document's fault.
      const wasStarved = use().processorMs - begun.use.processorMs < wallMs / 2;
      refuse('recognition_timeout', `The document took more than ${jobTimeoutMs} ms`, wasStarved);
    };
    const look = () => {
      const now = use();
      if (now.memoryBytes > memoryBytes)
        refuse('document_too_complex', `The reading took more than ${memoryBytes} bytes`);
      else if (now.processorMs - pageBegunMs > pageTimeoutMs)
        refuse('recognition_timeout', `A page took more than ${pageTimeoutMs} ms of processor time`);
      else if (isIdle(now.processorMs))
        refuse('recognition_timeout', `The reading stood still for ${idleTimeoutMs} ms`, true);
    };
    const heard = (message: FromChild) => {
      if (message.type === 'page') pageBegunMs = use().processorMs;
      else finish(() => pending.resolve(message.outcome), message.rssBytes <= recycleAboveBytes);
    };

    const jobTimer = setTimeout(jobTooSlow, jobTimeoutMs);
    const watch = setInterval(look, watchMs);
    child.on('message', heard);
    child.once('exit', exited);
    child.once('error', exited);
    pending.onAbort = () => finish(() => pending.reject(pending.signal?.reason), false);
    send(child, { type: 'job', job: pending.job });
  }

  return {
    run: <J extends Job>(job: J, signal?: AbortSignal) =>
      new Promise<OutcomeOf[J['kind']]>((resolve, reject) => {
        if (isClosed) return reject(new Error('The engine is closed'));
        if (signal?.aborted === true) return reject(signal.reason);
        const abort = () => pending.onAbort();
        const settled = () => signal?.removeEventListener('abort', abort);
        const pending: Pending = {
          job,
          resolve: (outcome) => {
            settled();
            // The child answers a job with the outcome of its kind.
            resolve(outcome as OutcomeOf[J['kind']]);
          },
          reject: (reason) => {
            settled();
            reject(reason);
          },
          signal,
          onAbort: () => withdraw(waiting, pending),
        };
        signal?.addEventListener('abort', abort, { once: true });
        waiting.push(pending);
        next();
      }),
    close: async () => {
      isClosed = true;
      for (const pending of waiting.splice(0)) pending.reject(new Error('The engine is closed'));
      await families.end();
    },
    pids: families.pids,
  };
}

/** Without `/proc`, wall-clock time is measured instead and memory is not watched. */
function useOf({ pid }: ChildProcess): FamilyUse {
  const use = pid === undefined ? undefined : familyUse(pid);
  return use ?? { processorMs: performance.now(), memoryBytes: 0 };
}

function withdraw(waiting: Pending[], pending: Pending): void {
  const index = waiting.indexOf(pending);
  if (index < 0) return;
  waiting.splice(index, 1);
  pending.reject(pending.signal?.reason);
}

function endFamily(child: ChildProcess): void {
  if (child.pid !== undefined) killGroup(child.pid);
}

function send(child: ChildProcess, message: ToChild): void {
  // A child that died meanwhile is reported by its 'exit'; the failed send adds nothing.
  child.send(message, () => undefined);
}
