import { reviewObservationLength } from '@lavra/contract/constants';
import { postponeMinutes, rejectReasons } from '@lavra/contract/model/task';
import { type FormEvent, useId, useState } from 'react';

import { m } from '../../../i18n/messages.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialogs/dialog.tsx';
import classes from './review.module.css';
import type { Ending } from './use-review.ts';

const reasonWords: Readonly<Record<(typeof rejectReasons)[number], () => string>> = {
  illegible: m.review_reason_illegible,
  wrong_document: m.review_reason_wrong_document,
  incomplete: m.review_reason_incomplete,
  suspicious: m.review_reason_suspicious,
  other: m.review_reason_other,
};

const delayWords: Readonly<Record<(typeof postponeMinutes)[number], () => string>> = {
  15: m.review_later_15,
  60: m.review_later_60,
  240: m.review_later_240,
  1440: m.review_later_1440,
};

interface ChoicesProps<Value extends string | number> {
  readonly legend: string;
  readonly values: readonly Value[];
  readonly word: (value: Value) => string;
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
}

function Choices<Value extends string | number>(props: ChoicesProps<Value>) {
  const { legend, values, word, chosen, onChoose } = props;
  const name = useId();
  return (
    <fieldset className={classes.choices}>
      <legend>{legend}</legend>
      {values.map((value) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            data-autofocus={value === chosen || undefined}
            checked={value === chosen}
            onChange={() => onChoose(value)}
          />
          {word(value)}
        </label>
      ))}
    </fieldset>
  );
}

interface LeaveDialogProps {
  readonly kind: 'reject' | 'postpone';
  readonly onLeave: (ending: Ending) => void;
  readonly onClose: () => void;
}

/** Rejects the document with a reason, or postpones it. */
export function LeaveDialog({ kind, onLeave, onClose }: LeaveDialogProps) {
  const [reason, setReason] = useState<(typeof rejectReasons)[number]>(rejectReasons[0]);
  const [minutes, setMinutes] = useState<(typeof postponeMinutes)[number]>(postponeMinutes[0]);
  const [observation, setObservation] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const note = observation.trim() === '' ? {} : { observation: observation.trim() };
    onLeave(kind === 'reject' ? { kind, body: { reason, ...note } } : { kind, body: { minutes, ...note } });
  };
  return (
    <Dialog
      isOpen
      title={kind === 'reject' ? m.review_reject_title() : m.review_later_title()}
      onClose={onClose}
    >
      <form onSubmit={submit}>
        {kind === 'reject' ? (
          <Choices
            legend={m.review_reason()}
            values={rejectReasons}
            word={(value) => reasonWords[value]()}
            chosen={reason}
            onChoose={setReason}
          />
        ) : (
          <Choices
            legend={m.review_later_for()}
            values={postponeMinutes}
            word={(value) => delayWords[value]()}
            chosen={minutes}
            onChoose={setMinutes}
          />
        )}
        <label className={classes.observation}>
          {m.review_observation()}
          <textarea
            rows={2}
            maxLength={reviewObservationLength}
            value={observation}
            onChange={({ currentTarget }) => setObservation(currentTarget.value)}
          />
        </label>
        <DialogActions>
          <Button type="submit" {...(kind === 'reject' ? { color: 'error' } : {})}>
            {kind === 'reject' ? m.review_reject() : m.review_later()}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
