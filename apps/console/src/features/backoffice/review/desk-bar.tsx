import type { ReviewTask } from '@lavra/contract/model/task';
import { useEffect, useState } from 'react';

import { m } from '../../../i18n/messages.ts';
import { formatDateTime } from '../../../lib/formats.ts';
import { serviceName } from '../../../lib/service-name.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { durationWords } from '../filter/filter-words.ts';
import classes from './review.module.css';

const secondMs = 1000;

/** Seconds since the component was first shown, counted while it runs. */
function useSeconds(isRunning: boolean): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setSeconds((before) => before + 1), secondMs);
    return () => clearInterval(timer);
  }, [isRunning]);
  return seconds;
}

function two(value: number): string {
  return String(value).padStart(2, '0');
}

function Clock({ from, isRunning }: { readonly from: number; readonly isRunning: boolean }) {
  const seconds = Math.floor(from) + useSeconds(isRunning);
  return (
    <span className={classes.clock} role="timer" aria-label={m.review_clock()}>
      {two(Math.floor(seconds / 60))}:{two(seconds % 60)}
    </span>
  );
}

/** Time left to the target time, shown before it has passed. */
function Target({ at }: { readonly at: string }) {
  // Updated every 30 s, apart from the clock beside it, so that its ticks do not render this again.
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30 * secondMs);
    return () => clearInterval(timer);
  }, []);
  const left = (Date.parse(at) - now) / secondMs;
  const state = left < 0 ? 'late' : left < 3600 ? 'soon' : 'fine';
  const time = durationWords(Math.max(60, Math.abs(left)));
  return (
    <span className={classes.target} data-state={state} title={formatDateTime(at)}>
      {left < 0 ? m.review_target_missed({ time }) : m.review_target_left({ time })}
    </span>
  );
}

const reasons: Readonly<Record<ReviewTask['reason'], () => string>> = {
  whole_flow: m.review_because_whole_flow,
  validation_failed: m.review_because_validation_failed,
  check_failed: m.review_because_check_failed,
  low_confidence: m.review_because_low_confidence,
  rule: m.review_because_rule,
};

interface DeskBarProps {
  readonly task: ReviewTask;
  readonly isRunning: boolean;
  readonly doneToday: number;
  /** Open tasks that match the choice, including this one. */
  readonly open: number;
  readonly isBusy: boolean;
  readonly onPause: () => void;
  readonly onLater: () => void;
  readonly onReject: () => void;
  readonly onLeave: () => void;
}

/** Which task is open, for which company and for how long, and the ways to leave it. */
export function DeskBar(props: DeskBarProps) {
  const { task, isRunning, doneToday, open, isBusy, onPause, onLater, onReject, onLeave } = props;
  return (
    <header className={classes.bar}>
      <h1 className={classes.title}>
        {serviceName(task.service)}
        <small>{task.company_name}</small>
      </h1>
      <span className={classes.place}>{m.review_place({ done: doneToday, open })}</span>
      <Clock key={task.job_id} from={task.work_time} isRunning={isRunning} />
      <Target key={`${task.job_id}-target`} at={task.target_at} />
      <span className={classes.because}>{reasons[task.reason]()}</span>
      <span className={classes.ways}>
        <Button variant="subtle" size="xs" disabled={isBusy} onClick={onPause} aria-keyshortcuts="Alt+P">
          {m.review_pause()}
        </Button>
        <Button variant="subtle" size="xs" disabled={isBusy} onClick={onLater} aria-keyshortcuts="Alt+L">
          {m.review_later()}
        </Button>
        <Button variant="subtle" size="xs" disabled={isBusy} onClick={onReject} aria-keyshortcuts="Alt+X">
          {m.review_reject()}
        </Button>
        <Button variant="default" size="xs" disabled={isBusy} onClick={onLeave} aria-keyshortcuts="Alt+Q">
          {m.review_leave()}
        </Button>
      </span>
    </header>
  );
}
