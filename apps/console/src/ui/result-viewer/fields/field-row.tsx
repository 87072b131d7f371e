import type { Check } from '@lavra/contract/model/result';
import { memo, type ReactNode, useEffect, useRef } from 'react';

import { m } from '../../../i18n/messages.ts';
import { CheckList } from './check-list.tsx';
import { confidenceWords, DoubtMark } from './confidence.tsx';
import classes from './fields.module.css';
import { type LinkedSelection, useIsChosen, useLit } from '../linked-selection.ts';
import type { ValueView } from '../result-view.ts';

/** A value of more than this many characters is prose to read rather than a datum to spot. */
const longLength = 90;
/** A value of at most this many characters stays on one line, so that no figure is broken. */
const figureLength = 24;

/** What the list of fields needs to render a value. */
export interface ValueTools {
  readonly selection: LinkedSelection;
  readonly checkSentence: (check: Check) => string;
  /** Renders the value itself, where it is more than text (the review workplace edits it). */
  readonly renderValue?: ((value: ValueView) => ReactNode) | undefined;
  /** Renders the part of the page that the value was read from. */
  readonly renderCrop?: ((value: ValueView) => ReactNode) | undefined;
}

/**
 * A row's or cell's view of the selection. It scrolls into view when it is pointed at on the page; its button takes
 * the focus when the keys move to it.
 */
export function useFollow<E extends HTMLElement>(id: string, selection: LinkedSelection) {
  const element = useRef<E>(null);
  const side = useLit(selection, id);
  const isChosen = useIsChosen(selection, id);
  const isPointedAt = side === 'page';
  useEffect(() => {
    if (isPointedAt) element.current?.scrollIntoView({ block: 'nearest' });
  }, [isPointedAt]);
  useEffect(() => {
    if (isChosen && selection.takeFocus(id))
      element.current?.querySelector<HTMLElement>('[data-stop]')?.focus();
  }, [isChosen, id, selection]);
  return { ref: element, isLit: side !== undefined, isChosen };
}

const accessKeyLength = 44;

/**
 * Whether the printed text adds nothing: the shown value contains it, apart from separators, or it is the access key,
 * which contains the value and has a row of its own.
 */
function isSaidAlready(printed: string | undefined, shown: string): boolean {
  if (printed === undefined) return true;
  const bare = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, '').toLowerCase();
  return bare(shown).includes(bare(printed)) || bare(printed).length === accessKeyLength;
}

function ShownValue({ value, tools }: { readonly value: ValueView; readonly tools: ValueTools }) {
  const { shown } = value;
  return (
    <div
      className={classes.value}
      data-long={shown.length > longLength || undefined}
      data-figure={(shown.length <= figureLength && !shown.includes('\n')) || undefined}
    >
      {tools.renderValue?.(value) ??
        (shown === '' ? <span className={classes.nothing}>{m.viewer_value_empty()}</span> : shown)}
    </div>
  );
}

interface Props {
  readonly value: ValueView;
  readonly tools: ValueTools;
  /** The one Tab stop among the fields. */
  readonly isStop: boolean;
}

/** One row: label, value, and a mark if something is wrong. When chosen it shows everything known about the value. */
export const FieldRow = memo(function FieldRow({ value, tools, isStop }: Props) {
  const { selection, checkSentence, renderCrop } = tools;
  const { ref, isLit, isChosen } = useFollow<HTMLLIElement>(value.id, selection);
  const { field } = value;
  const checks = field.checks ?? [];
  const confidence = confidenceWords(field, value.level);
  const printed = isSaidAlready(field.printed, value.shown) ? undefined : field.printed;
  return (
    // A click beside the button acts like one on it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <li
      ref={ref}
      className={classes.row}
      data-field={value.id}
      data-lit={isLit || undefined}
      data-chosen={isChosen || undefined}
      title={[confidence, ...checks.map(checkSentence)].join(' · ')}
      onPointerEnter={() => selection.light(value.id, 'fields')}
      onPointerLeave={selection.leave}
      onClick={() => selection.show(value.id, 'turn')}
    >
      <button
        type="button"
        className={classes.label}
        data-stop={value.id}
        tabIndex={isStop || isChosen ? 0 : -1}
        aria-label={
          value.place === undefined
            ? undefined
            : m.viewer_locate({ label: value.label, page: value.place.page })
        }
        onFocus={() => selection.choose(value.id, 'fields')}
      >
        {value.label}
      </button>
      <div className={classes.said}>
        <ShownValue value={value} tools={tools} />
        <CheckList checks={isChosen ? checks : checks.filter(({ ok }) => !ok)} sentence={checkSentence} />
        {value.isUncertain ? renderCrop?.(value) : null}
        {isChosen ? (
          <p className={classes.more}>
            <span>{confidence}</span>
            {printed === undefined ? null : <span>{m.viewer_printed({ printed })}</span>}
          </p>
        ) : (
          <span className={classes.unseen}>{confidence}</span>
        )}
      </div>
      <span className={classes.marks} aria-hidden="true">
        <DoubtMark value={value} />
        {isLit ? <span className={classes.number}>{value.number}</span> : null}
      </span>
    </li>
  );
});
