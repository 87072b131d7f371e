import { checkSentence } from '@lavra/contract/fields/checks';
import type { Check } from '@lavra/contract/model/result';
import type { ReviewTask } from '@lavra/contract/model/task';
import { useCallback, useMemo } from 'react';

import { useLocale } from '../../../i18n/locale.ts';
import { m } from '../../../i18n/messages.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ValidationPart } from '../../../ui/job-viewer/validation-part.tsx';
import { PageCrop } from '../../../ui/result-viewer/pages/page-crop.tsx';
import type { PageSource } from '../../../ui/result-viewer/pages/page-source.ts';
import { alternativesOf, shownAs } from './alternatives.ts';
import type { Desk } from './desk.ts';
import { DoubtCard } from './doubt-card.tsx';
import { missingFields } from './doubts.ts';
import classes from './review.module.css';
import type { useReadings } from './use-readings.ts';
import type { useSteps } from './use-steps.ts';

interface DoubtListProps {
  readonly task: ReviewTask;
  readonly sources: readonly PageSource[];
  readonly desk: Desk;
  readonly steps: ReturnType<typeof useSteps>;
  readonly reader: ReturnType<typeof useReadings>;
  /** Second-pass values by key. */
  readonly looks: ReadonlyMap<string, string>;
  readonly onWhole: () => void;
}

/** The values to decide, one card each; fields that the engine did not read can be added below. */
export function DoubtList({ task, sources, desk, steps, reader, looks, onWhole }: DoubtListProps) {
  const locale = useLocale();
  const { doubts, names, view, active } = steps;
  const sentence = useCallback(({ check, ok }: Check) => checkSentence(check, ok, locale), [locale]);
  const missing = useMemo(
    () => missingFields(task.service, view, desk.added),
    [task.service, view, desk.added],
  );
  const shownLook = (key: string) => {
    const look = looks.get(key);
    return look === undefined ? undefined : shownAs(task.service, key, look, names);
  };
  const decided = doubts.filter(({ key }) => desk.edits.has(key)).length;
  return (
    <>
      <div className={classes.sideHead}>
        <b>{m.review_progress({ decided, count: doubts.length })}</b>
        <Button variant="subtle" size="xs" aria-pressed={desk.isWhole} onClick={onWhole}>
          {desk.isWhole ? m.review_doubts_only() : m.review_all_fields()}
        </Button>
      </div>
      {task.validation === null ? null : <ValidationPart validation={task.validation} />}
      {doubts.length === 0 ? (
        <EmptyState icon="check" title={m.review_no_doubts()} text={m.review_no_doubts_text()} />
      ) : null}
      <ol className={classes.cards}>
        {doubts.map((doubt) => (
          <DoubtCard
            key={doubt.key}
            doubt={doubt}
            service={task.service}
            edit={desk.edits.get(doubt.key)}
            isActive={doubt.key === active?.key}
            reading={reader.readings.get(doubt.key)}
            isReading={reader.readingKey === doubt.key}
            look={looks.get(doubt.key)}
            alternatives={alternativesOf(doubt, {
              service: task.service,
              values: view.values,
              look: shownLook(doubt.key),
            })}
            crop={
              doubt.value === undefined ? null : (
                <PageCrop value={doubt.value} sources={sources} readings={task.result.Pages} />
              )
            }
            checkSentence={sentence}
            onActive={() => steps.activate(doubt)}
            onDecide={(edit) => steps.decide(doubt, edit)}
            onUndo={steps.undo}
            onReadAgain={doubt.value?.place === undefined ? undefined : () => reader.readAgain(doubt)}
          />
        ))}
      </ol>
      <div className={classes.sideFoot}>
        {missing.length === 0 ? null : (
          <select
            aria-label={m.review_add()}
            value=""
            onChange={({ currentTarget }) => steps.add(currentTarget.value)}
          >
            <option value="">{m.review_add()}</option>
            {missing.map((name) => (
              <option key={name} value={name}>
                {names.label(name)}
              </option>
            ))}
          </select>
        )}
        <Button size="sm" onClick={steps.summarise} aria-keyshortcuts="Control+Enter">
          {m.review_finish()}
        </Button>
      </div>
    </>
  );
}
