import { plainNameConstraint } from '@lavra/contract/constraints';
import type { BackgroundValidation } from '@lavra/contract/model/company';
import { Checkbox, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';

import { saveBackgroundMutation } from '../../../api/backgrounds.ts';
import { constraintSentence } from '../../../base/constraints.ts';
import { m } from '../../../i18n/messages.ts';
import { checkName } from '../../../lib/check-name.ts';
import { snackbar } from '../../../lib/snackbar.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Dialog, DialogActions, DialogCancel } from '../../../ui/dialogs/dialog.tsx';
import classes from './edit-background.module.css';

interface Draft {
  readonly name: string;
  readonly serpro_cpf: boolean;
  readonly serpro_nfe: boolean;
  readonly serpro_data_valid: boolean;
}

interface EditBackgroundProps {
  /** Absent for a new one. */
  readonly background?: BackgroundValidation;
  readonly onClose: () => void;
}

export function EditBackground({ background, onClose }: EditBackgroundProps) {
  const form = useForm<Draft>({
    initialValues: {
      name: background?.background_name ?? '',
      serpro_cpf: background?.serpro_cpf ?? false,
      serpro_nfe: background?.serpro_nfe ?? false,
      serpro_data_valid: background?.serpro_data_valid ?? false,
    },
    validateInputOnBlur: ['name'],
    validate: { name: (name) => constraintSentence(plainNameConstraint.check(name)) },
  });
  const save = useMutation({
    ...saveBackgroundMutation(background?.id),
    onSuccess: () => {
      onClose();
      snackbar.success(background ? m.backgrounds_updated() : m.backgrounds_created());
    },
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isDirty={form.isDirty()}
      maxWidth={480}
      title={
        background
          ? m.backgrounds_edit_of({ name: background.background_name })
          : m.backgrounds_create_title()
      }
    >
      <form
        className={classes.root}
        onSubmit={form.onSubmit(({ name, ...validations }) =>
          save.mutate({ background_name: name.trim(), validations }),
        )}
      >
        <TextInput
          label={m.backgrounds_name()}
          maxLength={plainNameConstraint.maxLength}
          withAsterisk
          autoComplete="off"
          data-autofocus
          {...form.getInputProps('name')}
        />
        <fieldset className={classes.checks}>
          <legend className={classes.legend}>{m.backgrounds_checks()}</legend>
          <Checkbox
            label={checkName('serpro_cpf')}
            description={m.backgrounds_serpro_cpf_text()}
            {...form.getInputProps('serpro_cpf', { type: 'checkbox' })}
          />
          <Checkbox
            label={checkName('serpro_nfe')}
            description={m.backgrounds_serpro_nfe_text()}
            {...form.getInputProps('serpro_nfe', { type: 'checkbox' })}
          />
          <Checkbox
            label={checkName('serpro_data_valid')}
            description={m.backgrounds_serpro_data_valid_text()}
            {...form.getInputProps('serpro_data_valid', { type: 'checkbox' })}
          />
        </fieldset>
        <DialogActions isForClient={false}>
          <DialogCancel />
          <Button
            type="submit"
            disabled={plainNameConstraint.check(form.values.name) !== null || (background && !form.isDirty())}
            loading={save.isPending}
          >
            {background ? m.action_save() : m.backgrounds_create()}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
