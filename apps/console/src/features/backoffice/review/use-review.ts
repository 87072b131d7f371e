import { ApiError } from '@lavra/contract/api-error';
import { reviewLease, type ReviewTask } from '@lavra/contract/model/task';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import {
  claimTask,
  nextTaskQuery,
  pauseTask,
  postponeTask,
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
import { snackbar } from '../../../lib/snackbar.tsx';
import { type Desk, emptyDesk } from './desk.ts';

/** What lies on the desk. */
export interface OnDesk {
  readonly task: ReviewTask;
  /** False for the moment in which it is shown already and its claim is on the way. */
  readonly isHeld: boolean;
  readonly isPaused: boolean;
  readonly desk: Desk;
}

/** What ends the work at a task. */
export type Ending =
  | { readonly kind: 'submit'; readonly body: TaskDecision }
  | { readonly kind: 'reject'; readonly body: TaskRejection }
  | { readonly kind: 'postpone'; readonly body: TaskDelay }
  | { readonly kind: 'release' };

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
  snackbar.success(words[ending.kind]({ id: task.job_id.slice(-6) }), { id: 'review' });
}

function onDesk(task: ReviewTask, isHeld: boolean, desk: Desk = emptyDesk): OnDesk {
  return { task, isHeld, isPaused: task.is_paused, desk };
}

function isLost(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'task_not_held';
}

/** The work of a reviewer: one task on the desk, the next one beside it, nothing that is waited for between them. */
export function useReview(choice: TaskChoice) {
  const queryClient = useQueryClient();
  const [current, setCurrent] = useState<OnDesk>();
  const [isBusy, setBusy] = useState(false);
  /** Whether the queue had nothing the last time it was asked. */
  const [isDry, setDry] = useState(false);
  const held = current?.isHeld === true ? current.task : undefined;
  const next = useQuery({ ...nextTaskQuery(choice, held?.job_id ?? ''), enabled: held !== undefined });
  const isBeating = held !== undefined && current?.isPaused === false;

  const look = () => void queryClient.invalidateQueries(reviewQueueQuery);

  /** Back to the queue: what was decided is gone with the task. */
  const lose = (error: unknown) => {
    setCurrent(undefined);
    look();
    if (isLost(error)) snackbar.warning(m.review_lost());
    else snackbar.failure(error);
  };

  const heldId = held?.job_id;
  const heldCompany = held?.company_id;
  useEffect(() => {
    if (!isBeating || heldId === undefined || heldCompany === undefined) return undefined;
    const beat = () => {
      renewTask({ job_id: heldId, company_id: heldCompany }).catch((error: unknown) => {
        // A connection that is away for a moment loses nothing: the lease outlives two signs of life.
        if (!isLost(error)) return;
        setCurrent((on) => (on?.task.job_id === heldId ? undefined : on));
        snackbar.warning(m.review_lost());
      });
    };
    const timer = setInterval(beat, reviewLease.heartbeatS * 1000);
    return () => clearInterval(timer);
  }, [isBeating, heldId, heldCompany]);

  const take = async (wanted?: string) => {
    const task = await claimTask(choice, wanted);
    setDry(task === null);
    setCurrent((on) =>
      task === null ? undefined : onDesk(task, true, on?.task.job_id === task.job_id ? on.desk : undefined),
    );
    if (task === null) look();
  };

  const start = async () => {
    setBusy(true);
    try {
      await take();
    } catch (error) {
      snackbar.failure(error);
    } finally {
      setBusy(false);
    }
  };

  /** The next task stands at once; it is put away again when the one before does not end. */
  const finish = async (ending: Ending, isLast = false) => {
    if (current === undefined || !current.isHeld || isBusy) return;
    const ended = current;
    const following = isLast ? null : (next.data ?? null);
    setBusy(true);
    setCurrent(following === null ? ended : onDesk(following, false));
    try {
      await end(ended.task, ending);
    } catch (error) {
      setBusy(false);
      if (isLost(error)) return lose(error);
      setCurrent(ended);
      return snackbar.failure(error);
    }
    saySuccess(ending, ended.task);
    try {
      if (isLast) setCurrent(undefined);
      else await take(following?.job_id);
    } catch (error) {
      lose(error);
    } finally {
      setBusy(false);
      look();
    }
    return undefined;
  };

  /** A sign of life ends a pause. */
  const setPaused = async (isPaused: boolean) => {
    if (held === undefined || isBusy) return;
    setBusy(true);
    try {
      await (isPaused ? pauseTask(held) : renewTask(held));
      setCurrent((on) => on && { ...on, isPaused });
    } catch (error) {
      lose(error);
    } finally {
      setBusy(false);
    }
  };

  return {
    current,
    next: held === undefined ? undefined : (next.data ?? undefined),
    isBusy,
    isDry,
    start,
    finish,
    setPaused,
    setDesk: (change: (desk: Desk) => Desk) => setCurrent((on) => on && { ...on, desk: change(on.desk) }),
  };
}
