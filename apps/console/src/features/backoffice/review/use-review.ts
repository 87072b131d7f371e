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

/** What lies on the desk. */
export interface OnDesk {
  readonly task: ReviewTask;
  /** False for the moment in which it is shown already and its claim is on the way. */
  readonly isHeld: boolean;
  readonly isPaused: boolean;
  readonly desk: Desk;
}

/** What ends the job of a task: nobody can call that back once it has left. */
type Verdict =
  | { readonly kind: 'submit'; readonly body: TaskDecision }
  | { readonly kind: 'reject'; readonly body: TaskRejection };

/** What ends the work at a task. */
export type Ending =
  | Verdict
  | { readonly kind: 'postpone'; readonly body: TaskDelay }
  | { readonly kind: 'release' };

/** A verdict that can still be taken back. */
interface Leaving {
  readonly ended: OnDesk;
  readonly verdict: Verdict;
}

/** Milliseconds in which a verdict can be taken back. */
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

/** For as long as it can be taken back. */
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

/** A sign of life at intervals for what is held. */
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
        // A connection that is away for a moment loses nothing: the lease outlives two signs of life.
        if (isLost(error)) lost.current(jobId);
      });
    };
    const timer = setInterval(beat, reviewLease.heartbeatS * 1000);
    return () => clearInterval(timer);
  }, [jobId, companyId]);
}

/** One thing at a time: what is asked for meanwhile is not done. */
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

/** A verdict leaves after a moment, or with whoever hides or leaves the screen; a key takes it back until then. */
function useLeaving(leaving: Leaving | undefined, waysToLeave: WaysToLeave): () => void {
  const latest = useRef({ leaving, ...waysToLeave });
  useEffect(() => {
    latest.current = { leaving, ...waysToLeave };
  });
  // Whoever goes to another screen has decided.
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
 * What comes after what is on the desk, as soon as that is held. Asked for again with each sign of life: it is kept for
 * whoever asks, and somebody else may have taken it.
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

/** The work of a reviewer: one task on the desk, the next one beside it, nothing that is waited for between them. */
export function useReview(choice: TaskChoice) {
  const queryClient = useQueryClient();
  const [current, setCurrent] = useState<OnDesk>();
  const { isBusy, busily } = useBusy();
  /** Whether the queue had nothing the last time it was asked. */
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

  /** Back to the queue: what was decided is gone with the task. */
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

  /** Sends a verdict, and claims what stands on the desk; a verdict that is refused lies there again. */
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

  /** What can still be taken back leaves now. Answers what is claimed after it. */
  const settle = (): Promise<ReviewTask | null> => {
    if (leaving !== undefined) {
      setLeaving(undefined);
      claiming.current = send(leaving);
    }
    return claiming.current;
  };

  /** Whether what stands on the desk is held, as soon as that is known. */
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

  /** The next task stands at once; the verdict on the one before leaves a moment later. */
  const decide = async (ended: OnDesk, verdict: Verdict) => {
    const following = await queryClient
      .fetchQuery(nextTaskQuery(choice, ended.task.job_id))
      // Without it the work goes on: the next is asked for once the verdict has left.
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

  /** A sign of life ends a pause. */
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
    // Whoever decides on the next one has left the one before.
    setDesk: (change: (desk: Desk) => Desk) => {
      setCurrent((on) => on && { ...on, desk: change(on.desk) });
      void settle();
    },
  };
}
