import type { Box } from '@lavra/contract/model/result';
import { type KeyboardEvent, useMemo, useRef } from 'react';

import { m } from '../../../i18n/messages.ts';
import { snackbar } from '../../../lib/snackbar.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { FileSwitch } from '../../../ui/result-viewer/file-switch.tsx';
import type { PageSource } from '../../../ui/result-viewer/pages/page-source.ts';
import { PageView } from '../../../ui/result-viewer/pages/page-view.tsx';
import { correctionsOf, type Desk } from './desk.ts';
import { DoubtList } from './doubt-list.tsx';
import classes from './review.module.css';
import { Summary } from './summary.tsx';
import { useReadings, useSecondLooks } from './use-readings.ts';
import type { Ending, OnDesk } from './use-review.ts';
import { useSteps } from './use-steps.ts';

type Way = 'pause' | 'postpone' | 'reject' | 'leave';

interface TaskDeskProps extends Pick<OnDesk, 'task' | 'desk' | 'isHeld'> {
  readonly sources: readonly PageSource[];
  readonly setDesk: (change: (desk: Desk) => Desk) => void;
  readonly isBusy: boolean;
  /** Resolves to whether the task is held; one shown ahead of its claim is claimed first. */
  readonly isHeldSoon: () => Promise<boolean>;
  readonly onEnd: (ending: Ending) => void;
  readonly onWay: (way: Way) => void;
  /** Takes back the last verdict, while that is possible. */
  readonly onUndoSent: () => void;
}

const ways: Readonly<Record<string, Way>> = {
  KeyP: 'pause',
  KeyL: 'postpone',
  KeyX: 'reject',
  KeyQ: 'leave',
};

/** Keys and what they do. */
const hints = [
  [['Enter'], m.review_hint_accept],
  [['Tab'], m.review_hint_next],
  [['Ctrl', 'Z'], m.review_hint_undo],
  [['Alt', '1–3'], m.review_hint_alternative],
  [['Alt', '↑'], m.review_hint_read],
  [['Alt', '⌫'], m.review_hint_remove],
  [['Ctrl', 'Enter'], m.review_hint_finish],
  [['Alt', 'L', 'X', 'P', 'Q'], m.review_hint_ways],
] as const;

function Hints() {
  return (
    <ul className={classes.hints}>
      {hints.map(([keys, words]) => (
        <li key={keys.join(' ')}>
          {keys.map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}{' '}
          {words()}
        </li>
      ))}
    </ul>
  );
}

/** A document beside its doubtful values; the keyboard alone is enough. */
export function TaskDesk(props: TaskDeskProps) {
  const { task, sources, desk, setDesk, isBusy, isHeld, isHeldSoon, onEnd, onWay, onUndoSent } = props;
  const steps = useSteps({ task, desk, setDesk, onUndoSent });
  const { doubts, active, view, selection } = steps;
  const reader = useReadings(task, isHeldSoon);
  const looks = useSecondLooks({ task, isHeld }, active);
  const side = useRef<HTMLElement>(null);
  const source = sources.find(({ name }) => name === steps.file) ?? sources[0];
  const onSource = useMemo(
    () => view.values.filter(({ place }) => place !== undefined && place.file === source?.name),
    [view, source?.name],
  );

  const submit = () => {
    const observation = desk.observation.trim();
    const corrections = correctionsOf(desk);
    onEnd({ kind: 'submit', body: { corrections, ...(observation === '' ? {} : { observation }) } });
  };
  const toggleWhole = () => setDesk((before) => ({ ...before, isWhole: !before.isWhole }));
  const onKeyDown = (event: KeyboardEvent) => {
    const hasControl = event.ctrlKey || event.metaKey;
    const way = event.altKey ? ways[event.code] : undefined;
    if (way !== undefined) onWay(way);
    else if (event.altKey && event.code === 'KeyA') toggleWhole();
    else if (event.key === 'Enter' && hasControl) steps.summarise();
    else if (event.key.toLowerCase() === 'z' && hasControl) steps.undo();
    else if (event.key === 'Escape') side.current?.focus();
    else return;
    event.preventDefault();
  };
  const readPart = (page: number, box: Box) => {
    if (active === undefined || source === undefined) return snackbar.info(m.review_choose_first());
    return void reader.read(active, { file: source.name, page, box });
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- listens to the keys of what stands inside
    <div className={classes.desk} data-task={task.job_id} onKeyDown={onKeyDown}>
      <section className={classes.page} aria-label={m.viewer_side_page()}>
        <FileSwitch sources={sources} shown={source} onSource={steps.setFile} />
        {source === undefined ? (
          <EmptyState icon="file" title={m.viewer_pages_none()} />
        ) : (
          <PageView
            key={source.name}
            source={source}
            readings={source.name === 'document' ? task.result.Pages : undefined}
            values={onSource}
            selection={selection}
            onRegion={readPart}
          />
        )}
      </section>
      {/* Esc moves the focus here, where single letters act as shortcuts. */}
      <section ref={side} className={classes.side} tabIndex={-1} aria-label={m.review_doubts()}>
        {steps.isSummary ? (
          <Summary
            doubts={doubts}
            desk={desk}
            isBusy={isBusy}
            onObservation={(observation) => setDesk((before) => ({ ...before, observation }))}
            onSubmit={submit}
            onBack={steps.leaveSummary}
            onUndo={steps.undo}
          />
        ) : (
          <DoubtList
            task={task}
            sources={sources}
            desk={desk}
            steps={steps}
            reader={reader}
            looks={looks}
            onWhole={toggleWhole}
          />
        )}
        <Hints />
      </section>
    </div>
  );
}
