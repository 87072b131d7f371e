import { reviewObservationLength } from '@lavra/contract/constants';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';

import { m } from '../../../i18n/messages.ts';
import { Button } from '../../../ui/controls/button.tsx';
import type { Desk } from './desk.ts';
import type { Doubt } from './doubts.ts';
import classes from './review.module.css';

interface SummaryProps {
  readonly doubts: readonly Doubt[];
  readonly desk: Desk;
  readonly isBusy: boolean;
  readonly onObservation: (observation: string) => void;
  readonly onSubmit: () => void;
  readonly onBack: () => void;
  readonly onUndo: () => void;
}

/** Shown before sending: every value that differs from what was read. */
export function Summary(props: SummaryProps) {
  const { doubts, desk, isBusy, onObservation, onSubmit, onBack, onUndo } = props;
  const { observation } = desk;
  const send = useRef<HTMLButtonElement>(null);
  const id = useId();
  useEffect(() => send.current?.focus(), []);
  const changed = doubts.filter(({ key }) => (desk.edits.get(key)?.state ?? 'accepted') !== 'accepted');
  const open = doubts.filter(({ key }) => !desk.edits.has(key)).length;
  const onKeyDown = (event: KeyboardEvent) => {
    const hasControl = event.ctrlKey || event.metaKey;
    if (event.key === 'Enter' && hasControl) onSubmit();
    else if (event.key === 'Escape') onBack();
    else if (event.key.toLowerCase() === 'z' && hasControl && observation === '') onUndo();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of what stands inside
    <section className={classes.summary} aria-labelledby={`${id}-title`} onKeyDown={onKeyDown}>
      <h2 id={`${id}-title`}>{m.review_summary()}</h2>
      {changed.length === 0 ? (
        <p className={classes.note}>{m.review_summary_none()}</p>
      ) : (
        <table className={classes.diff}>
          <thead>
            <tr>
              <th scope="col">{m.review_column_field()}</th>
              <th scope="col">{m.review_column_read()}</th>
              <th scope="col">{m.review_column_decided()}</th>
            </tr>
          </thead>
          <tbody>
            {changed.map(({ key, label, value }) => {
              const edit = desk.edits.get(key);
              return (
                <tr key={key}>
                  <th scope="row">{label}</th>
                  <td>{value === undefined ? m.review_nothing() : <del>{value.shown}</del>}</td>
                  <td>{edit?.state === 'removed' ? m.review_is_absent() : <ins>{edit?.value}</ins>}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
      {open > 0 ? <p className={classes.note}>{m.review_summary_open({ count: open })}</p> : null}
      <label className={classes.observation} htmlFor={`${id}-observation`}>
        {m.review_observation()}
        <textarea
          id={`${id}-observation`}
          rows={2}
          maxLength={reviewObservationLength}
          value={observation}
          onChange={({ currentTarget }) => onObservation(currentTarget.value)}
        />
      </label>
      <div className={classes.actions}>
        <Button variant="default" onClick={onBack}>
          {m.review_back()}
        </Button>
        <Button ref={send} loading={isBusy} onClick={onSubmit}>
          {m.review_send()}
        </Button>
      </div>
    </section>
  );
}
