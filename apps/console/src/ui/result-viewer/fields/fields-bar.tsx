import { useId, useRef } from 'react';

import { m } from '../../../i18n/messages.ts';
import { Icon } from '../../controls/icon.tsx';
import classes from './fields-bar.module.css';
import type { Choice } from './shown-values.ts';
import { useKeys } from '../use-keys.ts';

interface Props {
  readonly choice: Choice;
  readonly onChoice: (choice: Choice) => void;
  readonly values: number;
  readonly doubts: number;
  /** How many values are left. */
  readonly shown: number;
}

/** Shows all values or only the doubtful ones, and finds words: both hide the rest. */
export function FieldsBar({ choice, onChoice, values, doubts, shown }: Props) {
  const name = useId();
  const box = useRef<HTMLInputElement>(null);
  const root = useRef<HTMLDivElement>(null);
  useKeys(root, { '/': () => box.current?.focus() });
  const options = [
    { isDoubtsOnly: false, label: m.viewer_all(), count: values },
    { isDoubtsOnly: true, label: m.viewer_to_check(), count: doubts },
  ];
  return (
    <div ref={root} className={classes.root}>
      <fieldset className={classes.choice} aria-label={m.viewer_filter()}>
        {options.map(({ isDoubtsOnly, label, count }) => (
          <label key={label} data-doubts={(isDoubtsOnly && doubts > 0) || undefined}>
            <input
              type="radio"
              name={name}
              checked={choice.isDoubtsOnly === isDoubtsOnly}
              onChange={() => onChoice({ ...choice, isDoubtsOnly })}
            />
            <span>
              {label} <b>{count}</b>
            </span>
          </label>
        ))}
      </fieldset>
      <label className={classes.find}>
        <Icon name="search" size={16} />
        <input
          ref={box}
          type="search"
          value={choice.find}
          aria-label={m.viewer_find()}
          placeholder={m.viewer_find_short()}
          onChange={(event) => onChoice({ ...choice, find: event.currentTarget.value })}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || choice.find === '') return;
            // Esc empties the box before it closes a dialog around the viewer.
            event.stopPropagation();
            onChoice({ ...choice, find: '' });
          }}
        />
      </label>
      <output className={classes.said}>
        {choice.find === '' && !choice.isDoubtsOnly ? null : m.viewer_shown({ shown, count: values })}
      </output>
    </div>
  );
}
