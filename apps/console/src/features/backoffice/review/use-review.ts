import { ApiError } from '@lavra/contract/api-error';
import { reviewLease, type ReviewTask } from '@lavra/contract/model/task';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

import {
  claimTask,
  nextTaskQuery,
  pauseTask,
  postponeTask,
  queueEveryMs,
  rejectTask,
  releaseTask,
  renewTask,
  reviewQueueQuery,
  submitTask,
  type TaskChoice,
  type TaskDecision,
  type TaskDelay,
  type TaskRejection,
} from '../../../api/review.ts';
import { m } from '../../../i18n/messages.ts';
import { hideSnackbar, snackbar } from '../../../lib/snackbar.tsx';
import { type Desk, emptyDesk } from './desk.ts';

/** The task on the desk. */
export interface OnDesk {
  readonly task: ReviewTask;
  /** False while the task is already shown but its claim is in flight. */
  readonly isHeld: boolean;
  readonly isPaused: boolean;
  readonly desk: Desk;
}

/** A decision that ends the task's job: once sent it cannot be taken back. */
type Verdict =
  | { readonly kind: 'submit'; readonly body: TaskDecision }
  | { readonly kind: 'reject'; readonly body: TaskRejection };

/** How the work on a task ends. */
export type Ending =
  | Verdict
  | { readonly kind: 'postpone'; readonly body: TaskDelay }
  | { readonly kind: 'release' };

/** A verdict that can still be undone. */
interface Leaving {
  readonly ended: OnDesk;
  readonly verdict: Verdict;
}

/** Milliseconds in which a verdict can be undone. */
const undoMs = 6_000;

const snackbarId = 'review';

function end(task: ReviewTask, ending: Ending): Promise<unknown> {
  switch (ending.kind) {
    case 'submit':
      return submitTask(task, ending.body);
    case 'reject':
      return rejectTask(task, ending.body);
    case 'postpone':
      return postponeTask(task, ending.body);
    case 'release':
      return releaseTask(task);
  }
}

function saySuccess(ending: Ending, task: ReviewTask) {
  const words = {
    submit: m.review_submitted,
    reject: m.review_rejected,
    postpone: m.review_postponed,
    release: m.review_released,
  };
  snackbar.success(words[ending.kind]({ id: task.job_id.slice(-6) }), { id: snackbarId });
}

/** Shown for as long as the verdict can be undone. */
function sayLeaving({ kind }: Verdict, task: ReviewTask, undo: () => void) {
  const words = kind === 'submit' ? m.review_submitting : m.review_rejecting;
  snackbar.success(words({ id: task.job_id.slice(-6) }), { id: snackbarId, stayMs: undoMs, undo });
}

function onDesk(task: ReviewTask, isHeld: boolean, desk: Desk = emptyDesk): OnDesk {
  return { task, isHeld, isPaused: task.is_paused, desk };
}

function isLost(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'task_not_held';
}

/** Sends heartbeats for the held task. */
function useHeartbeat(held: ReviewTask | undefined, onLost: (jobId: string) => void) {
  const lost = useRef(onLost);
  useEffect(() => {
    lost.current = onLost;
  });
  const jobId = held?.job_id;
  const companyId = held?.company_id;
  useEffect(() => {
    if (jobId === undefined || companyId === undefined) return undefined;
    const beat = () => {
      renewTask({ job_id: jobId, company_id: companyId }).catch((error: unknown) => {
        // A brief loss of connection does no harm: the lease outlives two heartbeats.
        if (isLost(error)) lost.current(jobId);
      });
    };
    const timer = setInterval(beat, reviewLease.heartbeatS * 1000);
    return () => clearInterval(timer);
  }, [jobId, companyId]);
}

/** Runs one action at a time; actions requested meanwhile are ignored. */
function useBusy() {
  const [isBusy, setBusy] = useState(false);
  const busily = async (work: () => Promise<unknown>, failed: (error: unknown) => void) => {
    if (isBusy) return;
    setBusy(true);
    try {
      await work();
    } catch (error) {
      failed(error);
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, busily };
}

interface WaysToLeave {
  readonly settle: () => Promise<unknown>;
  readonly undo: () => void;
}

/** A verdict is sent after a delay, or when the user hides or leaves the screen; until then a key undoes it. */
function useLeaving(leaving: Leaving | undefined, waysToLeave: WaysToLeave): () => void {
  const latest = useRef({ leaving, ...waysToLeave });
  useEffect(() => {
    latest.current = { leaving, ...waysToLeave };
  });
  // Leaving for another screen sends the verdict.
  useEffect(
    () => () => {
      const { leaving: last } = latest.current;
      if (last !== undefined) end(last.ended.task, last.verdict).catch(snackbar.failure);
    },
    [],
  );
  useEffect(() => {
    if (leaving === undefined) return undefined;
    const settleNow = () => void latest.current.settle();
    const whenHidden = () => document.visibilityState === 'hidden' && settleNow();
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey) || event.defaultPrevented)
        return;
      event.preventDefault();
      latest.current.undo();
    };
    const timer = setTimeout(settleNow, undoMs);
    document.addEventListener('visibilitychange', whenHidden);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', whenHidden);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [leaving]);
  return () => latest.current.undo();
}

/**
 * The task after the one on the desk, fetched once that one is held. Fetched again with each heartbeat: nobody has
 * claimed it yet, and another reviewer may take it.
 */
function useNextTask(choice: TaskChoice, current: OnDesk | undefined, isBeating: boolean) {
  const isAsked = current === undefined || current.isHeld;
  const { data } = useQuery({
    ...nextTaskQuery(choice, current?.task.job_id ?? ''),
    enabled: isAsked,
    refetchInterval: current === undefined ? queueEveryMs : isBeating && reviewLease.heartbeatS * 1000,
  });
  return isAsked ? (data ?? undefined) : undefined;
}

/** A reviewer's work: one task on the desk and the next one prefetched, without a wait between them. */
export function useReview(choice: TaskChoice) {
  const queryClient = useQueryClient();
  const [current, setCurrent] = useState<OnDesk>();
  const { isBusy, busily } = useBusy();
  /** Whether the queue was empty when it was last asked. */
  const [isDry, setDry] = useState(false);
  const [leaving, setLeaving] = useState<Leaving>();
  const claiming = useRef<Promise<ReviewTask | null>>(Promise.resolve(null));
  const held = current?.isHeld === true ? current.task : undefined;
  const isBeating = held !== undefined && current?.isPaused === false;
  const next = useNextTask(choice, current, isBeating);
  useHeartbeat(isBeating ? held : undefined, (jobId) => {
    setCurrent((on) => (on?.task.job_id === jobId ? undefined : on));
    snackbar.warning(m.review_lost());
  });

  const look = () => void queryClient.invalidateQueries(reviewQueueQuery);

  /** Returns to the queue: the decisions are lost with the task. */
  const lose = (error: unknown) => {
    setCurrent(undefined);
    look();
    if (isLost(error)) snackbar.warning(m.review_lost());
    else snackbar.failure(error);
  };

  const take = async (wanted?: string) => {
    const task = await claimTask(choice, wanted);
    setDry(task === null);
    setCurrent((on) =>
      task === null ? undefined : onDesk(task, true, on?.task.job_id === task.job_id ? on.desk : undefined),
    );
    if (task === null) look();
    return task;
  };

  /** Sends a verdict, then claims the task on the desk; a refused verdict returns to the desk. */
  const send = async ({ ended, verdict }: Leaving): Promise<ReviewTask | null> => {
    try {
      await end(ended.task, verdict);
    } catch (error) {
      if (isLost(error)) lose(error);
      else {
        setCurrent(ended);
        snackbar.failure(error);
      }
      return null;
    }
    saySuccess(verdict, ended.task);
    const shownId = current?.task.job_id;
    try {
      const task = await take(shownId);
      if (shownId !== undefined && task !== null && task.job_id !== shownId)
        snackbar.info(m.review_overtaken(), { id: snackbarId });
      return task;
    } catch (error) {
      lose(error);
      return null;
    } finally {
      look();
    }
  };

  /** Sends a verdict that could still be undone; resolves to the task claimed after it. */
  const settle = (): Promise<ReviewTask | null> => {
    if (leaving !== undefined) {
      setLeaving(undefined);
      claiming.current = send(leaving);
    }
    return claiming.current;
  };

  /** Resolves to whether the task on the desk is held, once that is known. */
  const isHeldSoon = async (): Promise<boolean> =>
    current !== undefined && (current.isHeld || (await settle())?.job_id === current.task.job_id);

  const undo = () => {
    if (leaving === undefined) return;
    hideSnackbar(snackbarId);
    setLeaving(undefined);
    const { ended, verdict } = leaving;
    setCurrent({ ...ended, desk: { ...ended.desk, isFinished: verdict.kind === 'submit' } });
  };

  const undoLatest = useLeaving(leaving, { settle, undo });

  const start = () =>
    busily(async () => {
      if (leaving === undefined) await take();
      else await settle();
    }, snackbar.failure);

  /** Shows the next task at once; the verdict on the previous one is sent later. */
  const decide = async (ended: OnDesk, verdict: Verdict) => {
    const following = await queryClient
      .fetchQuery(nextTaskQuery(choice, ended.task.job_id))
      // Work goes on without it: the next task is requested once the verdict was sent.
      .catch(() => null);
    setCurrent(following === null ? undefined : onDesk(following, false));
    setDry(following === null);
    setLeaving({ ended, verdict });
    sayLeaving(verdict, ended.task, undoLatest);
  };

  const finish = (ending: Ending) =>
    busily(async () => {
      if (current === undefined || !(await isHeldSoon())) return;
      const ended = { ...current, isHeld: true };
      if (ending.kind === 'submit' || ending.kind === 'reject') return decide(ended, ending);
      try {
        await end(ended.task, ending);
      } catch (error) {
        if (isLost(error)) lose(error);
        else snackbar.failure(error);
        return;
      }
      saySuccess(ending, ended.task);
      look();
      if (ending.kind === 'release') setCurrent(undefined);
      else await take(next?.job_id);
    }, lose);

  /** A heartbeat ends a pause. */
  const setPaused = (isPaused: boolean) =>
    busily(async () => {
      if (current === undefined || !(await isHeldSoon())) return;
      await (isPaused ? pauseTask(current.task) : renewTask(current.task));
      setCurrent((on) => on && { ...on, isPaused });
    }, lose);

  return {
    current,
    next,
    isBusy,
    isDry,
    start,
    finish,
    setPaused,
    isHeldSoon,
    undo,
    // A decision on the next task sends the verdict on the previous one.
    setDesk: (change: (desk: Desk) => Desk) => {
      setCurrent((on) => on && { ...on, desk: change(on.desk) });
      void settle();
    },
  };
}
