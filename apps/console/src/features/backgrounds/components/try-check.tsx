import { checkNumberLength } from '@lavra/contract/constants';
import { type CheckName, checkNames } from '@lavra/contract/model/validation';
import { Select, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { tryOutsideCheckMutation } from '../../../api/outside-checks.ts';
import { m } from '../../../i18n/messages.ts';
import { checkName } from '../../../lib/check-name.ts';
import { formatNumber } from '../../../lib/formats.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialogs/dialog.tsx';
import { ValidationPart } from '../../../ui/job-viewer/validation-part.tsx';
import classes from './edit-background.module.css';

/** Asks a service about one number and shows its answer: the only way to know before a customer does. */
export function TryCheck({ onClose }: { readonly onClose: () => void }) {
  const [check, setCheck] = useState<CheckName>(checkNames[0]);
  const [number, setNumber] = useState('');
  const attempt = useMutation(tryOutsideCheckMutation());
  const { data } = attempt;
  return (
    <Dialog isOpen onClose={onClose} maxWidth={480} title={m.backgrounds_try_title()}>
      <form
        className={classes.root}
        onSubmit={(event) => {
          event.preventDefault();
          if (number.trim() !== '') attempt.mutate({ check, number });
        }}
      >
        <Select
          label={m.backgrounds_try_check()}
          data={checkNames.map((name) => ({ value: name, label: checkName(name) }))}
          value={check}
          allowDeselect={false}
          onChange={(chosen) => {
            setCheck(checkNames.find((name) => name === chosen) ?? check);
            attempt.reset();
          }}
        />
        <TextInput
          label={check === 'serpro_nfe' ? m.backgrounds_try_key() : m.backgrounds_try_cpf()}
          description={m.backgrounds_try_text()}
          value={number}
          maxLength={checkNumberLength}
          autoComplete="off"
          data-autofocus
          onChange={({ currentTarget }) => {
            setNumber(currentTarget.value);
            attempt.reset();
          }}
        />
        {data !== undefined && (
          <div aria-live="polite">
            <ValidationPart validation={{ [data.check]: data.outcome }} />
            {data.ms !== null && <p>{m.backgrounds_try_ms({ ms: formatNumber(data.ms) })}</p>}
          </div>
        )}
        <DialogActions isForClient={false}>
          <Button variant="default" onClick={onClose}>
            {m.action_close()}
          </Button>
          <Button type="submit" disabled={number.trim() === ''} loading={attempt.isPending}>
            {m.backgrounds_try()}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
