import { reviewLease, type ReviewTask } from '@lavra/contract/model/task';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useMemo, useRef, useState } from 'react';

import { reviewQueueQuery, type TaskChoice } from '../../../api/review.ts';
import { m } from '../../../i18n/messages.ts';
import { useActingCompany } from '../../../lib/acting-company.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { jobPageSources } from '../../../ui/job-viewer/job-page-sources.ts';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { pictureWidthPx, usePagePicture } from '../../../ui/result-viewer/pages/page-pictures.ts';
import type { PageSource } from '../../../ui/result-viewer/pages/page-source.ts';
import { DeskBar } from './desk-bar.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { QueueView } from './queue-view.tsx';
import classes from './review.module.css';
import { TaskDesk } from './task-desk.tsx';
import { type Ending, useReview } from './use-review.ts';

/** Keeps one source per task: a prefetched picture is reused only by the source it was fetched for. */
function useSources(tasks: readonly (ReviewTask | undefined)[]) {
  const known = useRef(new Map<string, readonly PageSource[]>());
  const ids = tasks.map((task) => task?.job_id ?? '').join(' ');
  return useMemo(() => {
    const found = new Map(
      tasks.flatMap((task) => {
        if (task === undefined) return [];
        const { job_id: jobId, company_id: companyId, files, result } = task;
        const sources =
          known.current.get(jobId) ??
          jobPageSources({ companyId, jobId, files, result, sentFile: undefined });
        return [[jobId, sources] as const];
      }),
    );
    known.current = found;
    return found;
    // The ids identify the tasks.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [ids]);
}

/** Prefetches the first page of the next task and keeps it once that task is shown, so that it is requested once. */
function Ahead({ source }: { readonly source: PageSource }) {
  usePagePicture(source, 1, pictureWidthPx);
  return null;
}

function Paused({ isBusy, onResume }: { readonly isBusy: boolean; readonly onResume: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <div className={classes.paused}>
      <EmptyState
        icon="review"
        title={m.review_paused()}
        text={m.review_paused_text({ minutes: reviewLease.pauseS / 60 })}
        action={
          <Button ref={button} loading={isBusy} onClick={onResume}>
            {m.review_resume()}
          </Button>
        }
      />
    </div>
  );
}

/** The reviewer's workplace: the queue, then one task after the other. */
export function ReviewScreen() {
  const acting = useActingCompany();
  const [choice, setChoice] = useState<TaskChoice>({
    company: acting?.companyId ?? '',
    service: '',
    minutes: 0,
  });
  const [dialog, setDialog] = useState<'postpone' | 'reject'>();
  /** The element that had the focus when the dialog opened; it gets it back afterwards. */
  const left = useRef<Element>(null);
  useEffect(() => {
    if (dialog === undefined && left.current instanceof HTMLElement) left.current.focus();
  }, [dialog]);
  const review = useReview(choice);
  const queue = useQuery(reviewQueueQuery);
  const navigate = useNavigate();
  const { current, next, isBusy } = review;
  const sources = useSources([current?.task, next]);
  const ahead = [current?.task, next].flatMap((task) => {
    const source = task && sources.get(task.job_id)?.[0];
    return source === undefined ? [] : [<Ahead key={task?.job_id} source={source} />];
  });

  if (current === undefined)
    return (
      <>
        {ahead}
        <PageHeader
          title={m.review_title()}
          text={m.review_text()}
          actions={
            <Button variant="default" onClick={() => void navigate({ to: '/backoffice' })}>
              {m.review_to_backoffice()}
            </Button>
          }
        />
        <QueueView
          choice={choice}
          onChoice={setChoice}
          isBusy={isBusy}
          isDry={review.isDry}
          onStart={() => void review.start()}
        />
      </>
    );

  const { task, isHeld, isPaused, desk } = current;
  const open = (queue.data?.lines ?? []).reduce(
    (sum, { available, claimed }) => sum + available + claimed,
    0,
  );
  const way = (chosen: 'pause' | 'postpone' | 'reject' | 'leave') => {
    if (isPaused || isBusy) return;
    if (chosen === 'pause') void review.setPaused(true);
    else if (chosen === 'leave') void review.finish({ kind: 'release' });
    else {
      left.current = document.activeElement;
      setDialog(chosen);
    }
  };
  const end = (ending: Ending) => {
    setDialog(undefined);
    void review.finish(ending);
  };
  return (
    <>
      {ahead}
      <div className={classes.root} data-bare>
        <DeskBar
          task={task}
          isRunning={isHeld && !isPaused}
          doneToday={queue.data?.done_today ?? 0}
          open={Math.max(open, 1)}
          isBusy={isPaused || isBusy}
          onPause={() => way('pause')}
          onLater={() => way('postpone')}
          onReject={() => way('reject')}
          onLeave={() => way('leave')}
        />
        {isPaused ? (
          <Paused isBusy={isBusy} onResume={() => void review.setPaused(false)} />
        ) : (
          <TaskDesk
            key={task.job_id}
            task={task}
            sources={sources.get(task.job_id) ?? []}
            desk={desk}
            setDesk={review.setDesk}
            isBusy={isBusy}
            isHeld={isHeld}
            isHeldSoon={review.isHeldSoon}
            onEnd={end}
            onWay={way}
            onUndoSent={review.undo}
          />
        )}
        {dialog === undefined ? null : (
          <LeaveDialog kind={dialog} onLeave={end} onClose={() => setDialog(undefined)} />
        )}
      </div>
    </>
  );
}
