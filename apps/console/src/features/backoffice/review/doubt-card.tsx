import type { Check } from '@lavra/contract/model/result';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';

import { m } from '../../../i18n/messages.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { CheckList } from '../../../ui/result-viewer/fields/check-list.tsx';
import { shownConfidence } from '../../../ui/result-viewer/fields/certainty.ts';
import type { Edit, Spot } from './desk.ts';
import classes from './doubt-card.module.css';
import { type Doubt, typeable, typedValue } from './doubts.ts';

/** Values of more than this many characters are edited in several lines. */
const longLength = 60;

/** The text read again at a place that the reviewer pointed at. */
export interface Reading {
  readonly value: string;
  readonly spot: Spot;
}

interface DoubtCardProps {
  readonly doubt: Doubt;
  readonly service: string;
  readonly edit: Edit | undefined;
  readonly isActive: boolean;
  /** The new reading; it replaces the typed text when it arrives. */
  readonly reading: Reading | undefined;
  readonly isReading: boolean;
  /** The value of the engine's second pass, in wire form. */
  readonly look: string | undefined;
  /** Other candidates for the value, as they are shown. */
  readonly alternatives: readonly string[];
  readonly crop: ReactNode;
  readonly checkSentence: (check: Check) => string;
  readonly onActive: () => void;
  readonly onDecide: (edit: Edit) => void;
  readonly onUndo: () => void;
  /** Reads the place of the value again, with a wider margin; absent if it has no place. */
  readonly onReadAgain: (() => void) | undefined;
}

const marks = { accepted: 'check', corrected: 'pencil', removed: 'trash' } as const;

/** The decision in one line. */
function Folded({
  doubt,
  edit,
  onActive,
}: Pick<DoubtCardProps, 'doubt' | 'onActive'> & { readonly edit: Edit }) {
  const value = edit.state === 'removed' ? m.review_is_absent() : edit.value;
  return (
    <button
      type="button"
      className={classes.folded}
      data-state={edit.state}
      onFocus={onActive}
      onClick={onActive}
    >
      <Icon name={marks[edit.state]} size={14} />
      <span>{doubt.label}</span>
      <b>{value}</b>
    </button>
  );
}

/** One value to decide: its crop of the page, what was read, and what it is. */
export function DoubtCard(props: DoubtCardProps) {
  const { doubt, edit, isActive, onActive } = props;
  if (edit !== undefined && !isActive)
    return (
      <li>
        <Folded doubt={doubt} edit={edit} onActive={onActive} />
      </li>
    );
  return (
    <li className={classes.card} data-active={isActive || undefined}>
      <OpenCard {...props} />
    </li>
  );
}

function OpenCard(props: DoubtCardProps) {
  const { doubt, service, edit, isActive, reading, isReading, look, alternatives, crop, checkSentence } =
    props;
  const { onActive, onDecide, onUndo, onReadAgain } = props;
  const begun = edit?.value ?? (doubt.value === undefined ? '' : typeable(service, doubt.value));
  const [typed, setTyped] = useState(begun);
  const input = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const id = useId();

  const [taken, setTaken] = useState(reading);
  if (reading !== taken) {
    setTaken(reading);
    if (reading !== undefined) setTyped(reading.value);
  }
  useEffect(() => {
    if (!isActive) return;
    input.current?.focus({ preventScroll: true });
    input.current?.closest('li')?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);

  const { value, checks } = typedValue(service, doubt, typed);
  const isAsRead = doubt.value !== undefined && value === doubt.value.field.value;
  const read = doubt.value?.shown;
  const conf = doubt.value?.field.conf;

  const remove = () => onDecide({ state: 'removed', value: '' });
  const decide = () => {
    if (value === '') return remove();
    const state = isAsRead ? 'accepted' : 'corrected';
    return onDecide({ state, value: typed.trim(), spot: taken?.spot });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const hasControl = event.ctrlKey || event.metaKey;
    const alternative = event.altKey
      ? alternatives[Number(/^Digit(\d)$/.exec(event.code)?.[1]) - 1]
      : undefined;
    if (alternative !== undefined) setTyped(alternative);
    else if (event.key === 'Enter' && !hasControl && !event.shiftKey) decide();
    else if (event.key === 'Backspace' && event.altKey) remove();
    else if (event.key === 'ArrowUp' && event.altKey && onReadAgain !== undefined) onReadAgain();
    else if (event.key.toLowerCase() === 'z' && hasControl && typed === begun) onUndo();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const field = {
    ref: input,
    id,
    value: typed,
    autoComplete: 'off',
    spellCheck: false,
    'aria-describedby': `${id}-more`,
    onFocus: onActive,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => setTyped(currentTarget.value),
    onKeyDown,
  };
  return (
    <>
      <div className={classes.cardHead}>
        <label htmlFor={id}>{doubt.label}</label>
        {conf === undefined ? null : (
          <span className={classes.conf}>{m.review_confidence({ value: shownConfidence(conf) })}</span>
        )}
      </div>
      {crop}
      {typed.length > longLength || typed.includes('\n') ? (
        <textarea {...field} className={classes.input} rows={4} />
      ) : (
        <input {...field} className={classes.input} />
      )}
      <div id={`${id}-more`} className={classes.more} aria-live="polite">
        {isReading ? <span>{m.review_reading()}</span> : null}
        {isAsRead && look === value ? <span>{m.review_read_twice()}</span> : null}
        {doubt.value === undefined && typed === '' ? <span>{m.review_not_read()}</span> : null}
        <CheckList checks={checks} sentence={checkSentence} />
      </div>
      {alternatives.length === 0 ? null : (
        <ul className={classes.alternatives} aria-label={m.review_alternatives()}>
          {alternatives.map((alternative, index) => (
            <li key={alternative}>
              <button
                type="button"
                tabIndex={-1}
                aria-keyshortcuts={`Alt+${index + 1}`}
                data-chosen={alternative === typed || undefined}
                onClick={() => setTyped(alternative)}
              >
                <kbd>{index + 1}</kbd> {alternative}
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className={classes.chips}>
        {read !== undefined && !isAsRead ? (
          <button type="button" tabIndex={-1} onClick={() => setTyped(read)}>
            {m.review_as_read({ value: read })}
          </button>
        ) : null}
        {onReadAgain === undefined ? null : (
          <button type="button" tabIndex={-1} onClick={onReadAgain}>
            {m.review_read_again()}
          </button>
        )}
        {doubt.value === undefined ? null : (
          <button type="button" tabIndex={-1} onClick={remove}>
            {m.review_remove()}
          </button>
        )}
        <button type="button" tabIndex={-1} data-main onClick={decide}>
          {isAsRead ? m.review_accept() : m.review_correct()}
        </button>
      </div>
    </>
  );
}
