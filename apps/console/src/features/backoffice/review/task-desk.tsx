import { checkSentence } from '@lavra/contract/fields/checks';
import type { Box, Check } from '@lavra/contract/model/result';
import type { ReviewTask } from '@lavra/contract/model/task';
import { type KeyboardEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';

import { readRegion } from '../../../api/review.ts';
import { useLocale } from '../../../i18n/locale.ts';
import { m } from '../../../i18n/messages.ts';
import { snackbar } from '../../../lib/snackbar.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ValidationPart } from '../../../ui/job-viewer/validation-part.tsx';
import { defaultThreshold } from '../../../ui/result-viewer/certainty.ts';
import { fieldNames } from '../../../ui/result-viewer/field-names.ts';
import { FileSwitch } from '../../../ui/result-viewer/file-switch.tsx';
import { useChosenId, useLinkedSelection } from '../../../ui/result-viewer/linked-selection.ts';
import { PageCrop } from '../../../ui/result-viewer/page-crop.tsx';
import type { PageSource } from '../../../ui/result-viewer/page-source.ts';
import { PageView } from '../../../ui/result-viewer/page-view.tsx';
import { resultView } from '../../../ui/result-viewer/result-view.ts';
import { alternativesOf, shownAs } from './alternatives.ts';
import { correctionsOf, type Desk, type Edit, undone, withEdit, withField } from './desk.ts';
import { DoubtCard, type Reading } from './doubt-card.tsx';
import { type Doubt, doubtsOf, missingFields } from './doubts.ts';
import classes from './review.module.css';
import { Summary } from './summary.tsx';
import type { Ending } from './use-review.ts';

/** Of the box on every side, as a share of its height: each further reading looks wider. */
const wider = 0.4;

interface TaskDeskProps {
  readonly task: ReviewTask;
  readonly sources: readonly PageSource[];
  readonly desk: Desk;
  readonly setDesk: (change: (desk: Desk) => Desk) => void;
  readonly isBusy: boolean;
  /** False while it stands here ahead of its claim. */
  readonly isHeld: boolean;
  /** A task that stands here ahead of its claim is claimed first. */
  readonly isHeldSoon: () => Promise<boolean>;
  readonly onEnd: (ending: Ending) => void;
  readonly onWay: (way: 'pause' | 'postpone' | 'reject' | 'leave') => void;
  /** Takes back what was sent last, while that can be. */
  readonly onUndoSent: () => void;
}

const ways: Readonly<Record<string, 'pause' | 'postpone' | 'reject' | 'leave'>> = {
  KeyP: 'pause',
  KeyL: 'postpone',
  KeyX: 'reject',
  KeyQ: 'leave',
};

/** Of the box on every side, as a share of its height: letters at the edge of a picture are read badly. */
const lookMargin = 0.15;
/** A second look below this says nothing. */
const believable = 50;

type Place = NonNullable<NonNullable<Doubt['value']>['place']>;

function widened({ box }: Place, share: number): Box {
  const room = box[3] * share;
  const [left, top] = [Math.max(0, box[0] - room), Math.max(0, box[1] - room)];
  const right = Math.min(1, box[0] + box[2] + room);
  const bottom = Math.min(1, box[1] + box[3] + room);
  return [left, top, right - left, bottom - top];
}

/** What the engine reads when it looks a second time at each value whose turn comes, by key. */
function useSecondLooks({ task, isHeld }: Pick<TaskDeskProps, 'task' | 'isHeld'>, active: Doubt | undefined) {
  const [looks, setLooks] = useState<ReadonlyMap<string, string>>(new Map());
  const looked = useRef(new Set<string>());
  const place = active?.value?.place;
  const key = active?.key;
  // A text layer says the same however often it is read.
  const isSeen =
    place?.file !== 'document' ||
    task.result.Pages?.find(({ page }) => page === place.page)?.source === 'ocr';
  useEffect(() => {
    if (!isHeld || !isSeen || key === undefined || place === undefined || looked.current.has(key)) return;
    looked.current.add(key);
    readRegion(task, { file: place.file, page: place.page, box: widened(place, lookMargin), key }).then(
      ({ value, conf = 0 }) => {
        if (value !== '' && conf >= believable) setLooks((before) => new Map(before).set(key, value));
      },
      // Nobody asked for it: the value is decided as well without.
      () => undefined,
    );
  }, [task, isHeld, isSeen, key, place]);
  return looks;
}

/** Reads a part of a page again for one value at a time; what comes late for another is dropped. */
function useReadings({ task, isHeldSoon }: Pick<TaskDeskProps, 'task' | 'isHeldSoon'>) {
  const [readings, setReadings] = useState<ReadonlyMap<string, Reading>>(new Map());
  const [readingKey, setReadingKey] = useState<string>();
  const tries = useRef(new Map<string, number>());

  const read = useCallback(
    async (doubt: Doubt, spot: Reading['spot']) => {
      setReadingKey(doubt.key);
      try {
        if (!(await isHeldSoon())) return;
        const { value } = await readRegion(task, { ...spot, key: doubt.key });
        if (value === '') snackbar.info(m.review_read_nothing(), { id: 'review-read' });
        else setReadings((before) => new Map(before).set(doubt.key, { value, spot }));
      } catch (error) {
        snackbar.failure(error);
      } finally {
        setReadingKey((key) => (key === doubt.key ? undefined : key));
      }
    },
    [task, isHeldSoon],
  );
  const readAgain = useCallback(
    (doubt: Doubt) => {
      const place = doubt.value?.place;
      if (place === undefined) return;
      const times = (tries.current.get(doubt.key) ?? 0) + 1;
      tries.current.set(doubt.key, times);
      void read(doubt, { file: place.file, page: place.page, box: widened(place, wider * times) });
    },
    [read],
  );
  return { readings, readingKey, read, readAgain };
}

/** A document beside what is doubtful about it. The hands need no mouse. */
export function TaskDesk(props: TaskDeskProps) {
  const { task, sources, desk, setDesk, isBusy, isHeld, isHeldSoon, onEnd, onWay, onUndoSent } = props;
  const locale = useLocale();
  const selection = useLinkedSelection();
  const names = useMemo(() => fieldNames(task.service, locale), [task.service, locale]);
  const view = useMemo(() => resultView(task.result, names, defaultThreshold), [task.result, names]);
  const doubts = useMemo(
    () => doubtsOf(view, { doubts: task.doubts, names }, desk),
    [view, task.doubts, names, desk],
  );
  const [activeKey, setActiveKey] = useState(() => doubts.find(({ key }) => !desk.edits.has(key))?.key);
  // What was sent and is taken back lies open where it was sent.
  const [isSummary, setSummary] = useState(desk.isFinished);
  const [sourceName, setSourceName] = useState(sources[0]?.name);
  const { readings, readingKey, read, readAgain } = useReadings({ task, isHeldSoon });
  const list = useRef<HTMLElement>(null);
  const source = sources.find(({ name }) => name === sourceName) ?? sources[0];
  const active = doubts.find(({ key }) => key === activeKey);
  const looks = useSecondLooks({ task, isHeld }, active);
  const sentence = useCallback(({ check, ok }: Check) => checkSentence(check, ok, locale), [locale]);
  const missing = useMemo(
    () => missingFields(task.service, view, desk.added),
    [task.service, view, desk.added],
  );
  const onSource = useMemo(
    () => view.values.filter(({ place }) => place !== undefined && place.file === source?.name),
    [view, source?.name],
  );

  const activate = useCallback(
    (doubt: Doubt) => {
      setActiveKey(doubt.key);
      const { value } = doubt;
      if (value?.place === undefined) return;
      setSourceName(value.place.file);
      if (selection.chosenId() !== value.id) selection.show(value.id, 'pan');
    },
    [selection],
  );
  // The view goes to what the desk begins with.
  useEffect(() => {
    if (active?.value?.place !== undefined) selection.show(active.value.id, 'pan');
    // Only once: afterwards each step shows its own place.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  // What is chosen on the page is what is decided next.
  const chosenId = useChosenId(selection);
  const [followed, setFollowed] = useState(chosenId);
  if (chosenId !== followed) {
    setFollowed(chosenId);
    const chosen = doubts.find(({ value }) => value?.id === chosenId);
    if (chosen !== undefined) setActiveKey(chosen.key);
  }

  const goOn = (edits: Desk['edits'], from: Doubt) => {
    const at = doubts.indexOf(from);
    const left = [...doubts.slice(at + 1), ...doubts.slice(0, at)].find(({ key }) => !edits.has(key));
    if (left === undefined) {
      setActiveKey(undefined);
      setSummary(true);
    } else activate(left);
  };
  const decide = (doubt: Doubt, edit: Edit) => {
    const next = withEdit(desk, doubt.key, edit);
    setDesk(() => next);
    goOn(next.edits, doubt);
  };
  const undo = () => {
    const before = undone(desk);
    if (before === desk) return onUndoSent();
    setDesk(() => before);
    setSummary(false);
    const back = doubts.find(({ key }) => desk.edits.get(key) !== before.edits.get(key));
    if (back !== undefined) activate(back);
  };
  const submit = () => {
    const observation = desk.observation.trim();
    const corrections = correctionsOf(desk);
    onEnd({ kind: 'submit', body: { corrections, ...(observation === '' ? {} : { observation }) } });
  };
  const leaveSummary = () => {
    setSummary(false);
    const last = doubts.at(-1);
    if (last !== undefined) activate(last);
  };
  const toggleWhole = () => setDesk((before) => ({ ...before, isWhole: !before.isWhole }));
  const onKeyDown = (event: KeyboardEvent) => {
    const hasControl = event.ctrlKey || event.metaKey;
    const way = event.altKey ? ways[event.code] : undefined;
    if (way !== undefined) onWay(way);
    else if (event.altKey && event.code === 'KeyA') toggleWhole();
    else if (event.key === 'Enter' && hasControl) setSummary(true);
    else if (event.key.toLowerCase() === 'z' && hasControl) undo();
    else if (event.key === 'Escape') list.current?.focus();
    else return;
    event.preventDefault();
  };
  const readPart = (page: number, box: Box) => {
    if (active === undefined || source === undefined) return snackbar.info(m.review_choose_first());
    return void read(active, { file: source.name, page, box });
  };
  const shownLook = (key: string) => {
    const look = looks.get(key);
    return look === undefined ? undefined : shownAs(task.service, key, look, names);
  };
  const decided = doubts.filter(({ key }) => desk.edits.has(key)).length;

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- listens to the keys of what stands inside
    <div className={classes.desk} data-task={task.job_id} onKeyDown={onKeyDown}>
      <section className={classes.page} aria-label={m.viewer_side_page()}>
        <FileSwitch sources={sources} shown={source} onSource={setSourceName} />
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
      {/* Where Esc leads: from here single letters are keys of the page. */}
      <section ref={list} className={classes.side} tabIndex={-1} aria-label={m.review_doubts()}>
        {isSummary ? (
          <Summary
            doubts={doubts}
            desk={desk}
            isBusy={isBusy}
            onObservation={(observation) => setDesk((before) => ({ ...before, observation }))}
            onSubmit={submit}
            onBack={leaveSummary}
            onUndo={undo}
          />
        ) : (
          <>
            <div className={classes.sideHead}>
              <b>{m.review_progress({ decided, count: doubts.length })}</b>
              <Button variant="subtle" size="xs" aria-pressed={desk.isWhole} onClick={toggleWhole}>
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
                  isActive={doubt.key === activeKey}
                  reading={readings.get(doubt.key)}
                  isReading={readingKey === doubt.key}
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
                  onActive={() => activate(doubt)}
                  onDecide={(edit) => decide(doubt, edit)}
                  onUndo={undo}
                  onReadAgain={doubt.value?.place === undefined ? undefined : () => readAgain(doubt)}
                />
              ))}
            </ol>
            <div className={classes.sideFoot}>
              {missing.length === 0 ? null : (
                <select
                  aria-label={m.review_add()}
                  value=""
                  onChange={({ currentTarget }) => {
                    const { value: key } = currentTarget;
                    setDesk((before) => withField(before, key));
                    setActiveKey(key);
                  }}
                >
                  <option value="">{m.review_add()}</option>
                  {missing.map((name) => (
                    <option key={name} value={name}>
                      {names.label(name)}
                    </option>
                  ))}
                </select>
              )}
              <Button size="sm" onClick={() => setSummary(true)} aria-keyshortcuts="Control+Enter">
                {m.review_finish()}
              </Button>
            </div>
          </>
        )}
        <p className={classes.hints}>
          <kbd>Enter</kbd> {m.review_hint_accept()} <kbd>Tab</kbd> {m.review_hint_next()} <kbd>Ctrl</kbd>
          <kbd>Z</kbd> {m.review_hint_undo()} <kbd>Alt</kbd>
          <kbd>1–3</kbd> {m.review_hint_alternative()} <kbd>Alt</kbd>
          <kbd>↑</kbd> {m.review_hint_read()} <kbd>Alt</kbd>
          <kbd>⌫</kbd> {m.review_hint_remove()} <kbd>Ctrl</kbd>
          <kbd>Enter</kbd> {m.review_hint_finish()} <kbd>Alt</kbd>
          <kbd>L</kbd>
          <kbd>X</kbd>
          <kbd>P</kbd>
          <kbd>Q</kbd> {m.review_hint_ways()}
        </p>
      </section>
    </div>
  );
}
