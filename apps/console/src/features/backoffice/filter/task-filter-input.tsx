import { taskFilterLength } from '@lavra/contract/constants';
import type { TaskOptions } from '@lavra/contract/model/backoffice';
import { faultSentence } from '@lavra/contract/task-filter/fault-sentence';
import { draftBefore, parseTaskFilter } from '@lavra/contract/task-filter/parse-task-filter';
import { type KeyboardEvent, useId, useRef, useState } from 'react';

import { getLocale } from '../../../i18n/locale.ts';
import { m } from '../../../i18n/messages.ts';
import { PaintedFilter } from './painted-filter.tsx';
import { type Suggestion, suggestionsAt } from './suggestions.ts';
import classes from './task-filter-input.module.css';

interface TaskFilterInputProps {
  /** The filter in effect. */
  readonly value: string | undefined;
  readonly options: TaskOptions | undefined;
  readonly onCommit: (filter: string | undefined) => void;
}

interface SuggestionListProps {
  /** Id of the input. */
  readonly id: string;
  readonly suggestions: readonly Suggestion[];
  readonly active: number;
  readonly onTake: (suggestion: Suggestion) => void;
}

function SuggestionList({ id, suggestions, active, onTake }: SuggestionListProps) {
  return (
    <div
      className={classes.list}
      id={`${id}-list`}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- entries have notes beside them
      role="listbox"
      aria-label={m.backoffice_suggestions()}
    >
      {suggestions.map((suggestion, at) => (
        // The input keeps the focus and handles the keys.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
        <div
          key={suggestion.text}
          id={`${id}-${at}`}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as the list
          role="option"
          tabIndex={-1}
          aria-selected={at === active}
          className={classes.option}
          // A plain mouse down would take the focus from the input, and with it the list.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onTake(suggestion)}
        >
          <code>{suggestion.text}</code>
          {suggestion.note !== '' && <span>{suggestion.note}</span>}
        </div>
      ))}
    </div>
  );
}

/** Input for the filter language: suggestions at the caret, an error marked at its character. */
export function TaskFilterInput({ value = '', options, onCommit }: TaskFilterInputProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(value);
  const [seen, setSeen] = useState(value);
  const [caret, setCaret] = useState(value.length);
  const [isOpen, setOpen] = useState(false);
  /** Enter was pressed or the field lost focus: from then on an incomplete end counts as an error. */
  const [isDone, setDone] = useState(true);
  const [active, setActive] = useState(-1);
  const [scrolled, setScrolled] = useState(0);
  if (seen !== value) {
    setSeen(value);
    setTyped(value);
  }
  const { fault } = parseTaskFilter(typed);
  // What is still being typed is not an error yet.
  const typedFrom = isDone ? Number.POSITIVE_INFINITY : (draftBefore(typed, caret)?.from ?? caret);
  const shownFault = fault !== undefined && fault.at < typedFrom ? fault : undefined;
  const suggestions = isOpen ? suggestionsAt(typed, caret, options) : [];

  const change = (text: string, at: number) => {
    setTyped(text);
    setCaret(at);
    setOpen(true);
    setDone(false);
    setActive(-1);
  };
  const commit = (text = typed) => {
    setDone(true);
    setOpen(false);
    if (parseTaskFilter(text).fault === undefined && text.trim() !== value)
      onCommit(text.trim() || undefined);
  };
  const take = ({ from, text }: Suggestion) => {
    const next = typed.slice(0, from) + text + typed.slice(caret);
    const at = from + text.length;
    change(next, at);
    // After React has rendered the new text.
    requestAnimationFrame(() => {
      input.current?.focus();
      input.current?.setSelectionRange(at, at);
    });
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const chosen = suggestions[active];
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && suggestions.length > 0) {
      event.preventDefault();
      // One extra place, before the first and after the last, where nothing is chosen.
      const places = suggestions.length + 1;
      setActive(((active + 1 + step + places) % places) - 1);
    } else if (step !== undefined) setOpen(true);
    else if ((event.key === 'Enter' || event.key === 'Tab') && chosen !== undefined) {
      event.preventDefault();
      take(chosen);
    } else if (event.key === 'Enter') commit();
    else if (event.key === 'Escape' && isOpen) {
      event.stopPropagation();
      setOpen(false);
      setActive(-1);
    }
  };
  return (
    <div className={classes.root}>
      <label className={classes.label} htmlFor={id}>
        {m.backoffice_filter()}
      </label>
      <div className={classes.field} data-faulty={shownFault !== undefined || undefined}>
        <PaintedFilter text={typed} faultAt={shownFault?.at} scrolled={scrolled} />
        <input
          ref={input}
          id={id}
          className={classes.input}
          data-filter-focus
          role="combobox"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={taskFilterLength}
          placeholder={m.backoffice_filter_hint()}
          value={typed}
          aria-expanded={suggestions.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={active === -1 ? undefined : `${id}-${active}`}
          aria-invalid={shownFault !== undefined}
          aria-describedby={shownFault === undefined ? undefined : `${id}-fault`}
          onChange={({ currentTarget }) =>
            change(currentTarget.value, currentTarget.selectionStart ?? currentTarget.value.length)
          }
          onSelect={({ currentTarget }) => setCaret(currentTarget.selectionStart ?? 0)}
          onScroll={({ currentTarget }) => setScrolled(currentTarget.scrollLeft)}
          onFocus={() => setOpen(true)}
          onClick={() => setOpen(true)}
          onBlur={() => commit()}
          onKeyDown={press}
        />
        {suggestions.length > 0 && (
          <SuggestionList id={id} suggestions={suggestions} active={active} onTake={take} />
        )}
      </div>
      {shownFault !== undefined && (
        <p className={classes.fault} id={`${id}-fault`} role="alert">
          {m.backoffice_fault({ place: shownFault.at + 1, sentence: faultSentence(shownFault, getLocale()) })}
        </p>
      )}
    </div>
  );
}
