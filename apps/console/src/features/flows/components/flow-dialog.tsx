import { ApiError } from '@lavra/contract/api-error';
import { flowMax } from '@lavra/contract/constants';
import type { Flow } from '@lavra/contract/model/flow';
import { defaultTargetMinutes } from '@lavra/contract/model/task';
import { listedServices } from '@lavra/contract/services/all';
import { Switch } from '@mantine/core';
import { type ComponentProps, useState } from 'react';

import { m } from '../../../i18n/messages.ts';
import { serviceName } from '../../../lib/service-name.ts';
import { snackbar } from '../../../lib/snackbar.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Modal } from '../../../ui/dialogs/modal.tsx';
import { OnBehalf } from '../../../ui/dialogs/on-behalf.tsx';
import { FilterChoice } from '../../../ui/filters/filter-choice.tsx';
import { type FlowMode, withMode } from '../flow-modes.ts';
import classes from './flow-dialog.module.css';

interface FlowDialogProps {
  readonly flow: Flow;
  readonly isNew: boolean;
  readonly clients: readonly { readonly value: string; readonly label: string }[];
  readonly isBusy: boolean;
  /** The error of the last attempt to save. */
  readonly error: unknown;
  /** Service and app client are fixed: the flow exists already. */
  readonly isFixed?: boolean;
  readonly onSave: (flow: Flow) => void;
  readonly onClose: () => void;
}

interface FieldProps extends ComponentProps<'input'> {
  readonly label: string;
  readonly onType: (typed: string) => void;
}

function Field({ label, onType, ...input }: FieldProps) {
  return (
    <label className={classes.field}>
      <span>{label}</span>
      <input {...input} onChange={({ currentTarget }) => onType(currentTarget.value)} />
    </label>
  );
}

interface ConditionFieldProps {
  readonly value: string;
  /** The server's error for the condition of the flow. */
  readonly problem: string | undefined;
  readonly onType: (typed: string) => void;
}

function ConditionField({ value, problem, onType }: ConditionFieldProps) {
  return (
    <label className={classes.field}>
      <span>{m.flows_rule()}</span>
      <textarea
        rows={4}
        value={value}
        maxLength={flowMax.rule}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
      />
      {problem !== undefined && (
        <small role="alert" className={classes.problem}>
          {problem}
        </small>
      )}
      <small>{m.flows_rule_hint()}</small>
    </label>
  );
}

/** One flow; the project of an existing flow cannot be changed. */
export function FlowDialog({
  flow,
  isNew,
  clients,
  isBusy,
  error,
  isFixed = false,
  onSave,
  onClose,
}: FlowDialogProps) {
  const [draft, setDraft] = useState(flow);
  // Kept as typed: a number may be incomplete while it is being typed.
  const [target, setTarget] = useState(String(flow.target_minutes ?? defaultTargetMinutes));
  const [second, setSecond] = useState(String(flow.second_review_percent ?? 0));
  const mode = (name: FlowMode, label: string) => (
    <Switch
      label={label}
      checked={draft[name]}
      onChange={({ currentTarget }) => setDraft(withMode(draft, name, currentTarget.checked))}
    />
  );
  const save = () => {
    if (draft.scope === '' || draft.backoffice_id.trim() === '') snackbar.warning(m.flows_empty_fields());
    else
      onSave({
        ...draft,
        backoffice_id: draft.backoffice_id.trim(),
        project: draft.project.trim(),
        target_minutes: Number(target),
        second_review_percent: Number(second),
      });
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={isNew ? m.flows_create() : m.flows_configure({ name: serviceName(flow.scope) })}
      size={520}
    >
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        {!isFixed && (
          <>
            <FilterChoice
              label={m.flows_service()}
              hint={m.flows_choose()}
              choices={listedServices.map((value) => ({ value, label: serviceName(value) }))}
              value={listedServices.find((name) => name === draft.scope)}
              onChange={(scope) => setDraft({ ...draft, scope: scope ?? '' })}
            />
            <FilterChoice
              label={m.flows_client()}
              hint={m.flows_every_client()}
              choices={clients}
              value={draft.client_id === '' ? undefined : draft.client_id}
              onChange={(client) => setDraft({ ...draft, client_id: client ?? '' })}
            />
          </>
        )}
        <Field
          label={m.flows_backoffice_id()}
          value={draft.backoffice_id}
          maxLength={flowMax.name}
          onType={(typed) => setDraft({ ...draft, backoffice_id: typed })}
        />
        <Field
          label={m.flows_project()}
          value={draft.project}
          maxLength={flowMax.name}
          readOnly={!isNew}
          onType={(typed) => setDraft({ ...draft, project: typed })}
        />
        {mode('use_backoffice', m.flows_backoffice())}
        {mode('use_backoffice_validation', m.flows_validation())}
        <ConditionField
          value={draft.rule}
          problem={
            error instanceof ApiError
              ? error.details.find(({ path }) => path === 'body.rule')?.message
              : undefined
          }
          onType={(rule) => setDraft({ ...draft, rule })}
        />
        <div className={classes.pair}>
          <Field
            label={m.flows_target()}
            type="number"
            required
            min={1}
            max={flowMax.targetMinutes}
            value={target}
            onType={setTarget}
          />
          <Field
            label={m.flows_second()}
            type="number"
            required
            min={0}
            max={flowMax.secondReviewPercent}
            value={second}
            onType={setSecond}
          />
        </div>
        <p className={classes.note}>{m.flows_second_text()}</p>
        <div className={classes.actions}>
          <OnBehalf />
          <Button type="button" variant="default" onClick={onClose}>
            {m.action_cancel()}
          </Button>
          <Button type="submit" loading={isBusy}>
            {m.action_save()}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
