import type { Check } from '@lavra/contract/model/result';
import { type ReactNode, useEffect, useRef } from 'react';

import { m } from '../../i18n/messages.ts';
import { CheckList } from './check-list.tsx';
import { Confidence } from './confidence.tsx';
import classes from './fields.module.css';
import { type LinkedSelection, useLit } from './linked-selection.ts';
import { markOf, type ValueView } from './result-view.ts';

/** Characters from which a value is a text to read, not a datum to spot. */
const longLength = 90;

/** What the list of fields needs to draw a value. */
export interface ValueTools {
  readonly selection: LinkedSelection;
  readonly checkSentence: (check: Check) => string;
  /** Draws the value itself, where it is more than text (the review workspace edits it). */
  readonly renderValue?: ((value: ValueView) => ReactNode) | undefined;
  /** Beside the value: copying it, for one. */
  readonly renderAction?: ((value: ValueView) => ReactNode) | undefined;
}

/** Whether a value is lit; scrolls it into view when it was pointed at on the page. */
export function useFollowPage<E extends HTMLElement>(id: string, selection: LinkedSelection) {
  const element = useRef<E>(null);
  const side = useLit(selection, id);
  const isPointedAt = side === 'page';
  useEffect(() => {
    if (isPointedAt) element.current?.scrollIntoView({ block: 'nearest' });
  }, [isPointedAt]);
  return { ref: element, isLit: side !== undefined };
}

/** The value as shown differs from the page by separators or a currency only. */
function isSaidAlready(printed: string | undefined, shown: string): boolean {
  const bare = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, '').toLowerCase();
  return printed === undefined || bare(shown).includes(bare(printed));
}

function Label({ value, selection }: { readonly value: ValueView; readonly selection: LinkedSelection }) {
  if (value.place === undefined) return <span className={classes.label}>{value.label}</span>;
  return (
    <button
      type="button"
      className={classes.label}
      data-locate={value.id}
      aria-label={m.viewer_locate({ label: value.label, page: value.place.page })}
      onClick={() => selection.locate(value.id)}
    >
      {value.label}
    </button>
  );
}

export function FieldRow({ value, tools }: { readonly value: ValueView; readonly tools: ValueTools }) {
  const { selection, checkSentence, renderValue, renderAction } = tools;
  const { ref, isLit } = useFollowPage<HTMLLIElement>(value.id, selection);
  const { field } = value;
  const printed = isSaidAlready(field.printed, value.shown) ? undefined : field.printed;
  return (
    // Pointing and focus only light what the buttons inside do.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      ref={ref}
      className={classes.row}
      data-field={value.id}
      data-lit={isLit || undefined}
      data-level={value.isUncertain ? markOf(value) : undefined}
      onPointerEnter={() => selection.light(value.id, 'fields')}
      onPointerLeave={selection.leave}
      onFocus={() => selection.light(value.id, 'fields')}
      onBlur={selection.leave}
    >
      <Label value={value} selection={selection} />
      <div className={classes.reading}>
        <div className={classes.value} data-long={value.shown.length > longLength || undefined}>
          {renderValue?.(value) ??
            (value.shown === '' ? (
              <span className={classes.nothing}>{m.viewer_value_empty()}</span>
            ) : (
              value.shown
            ))}
          {renderAction?.(value)}
        </div>
        {printed === undefined ? null : (
          <div className={classes.printed}>{m.viewer_printed({ printed })}</div>
        )}
        {field.checks === undefined || field.checks.length === 0 ? null : (
          <CheckList checks={field.checks} sentence={checkSentence} />
        )}
      </div>
      <Confidence field={field} level={value.level} />
    </li>
  );
}
