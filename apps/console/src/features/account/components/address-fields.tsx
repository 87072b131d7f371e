import { states } from '@lavra/brazil/states';
import { addressMaxLengths } from '@lavra/contract/constants';
import type { Address } from '@lavra/contract/model/user';
import { Select, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';

import { zipCodeMutation } from '../../../api/companies.ts';
import { m } from '../../../i18n/messages.ts';
import { ApiError } from '@lavra/contract/api-error';
import { errorSentence } from '../../../base/error-sentence.ts';
import { isWholeZipCode, maskZipCode, type ProfileDraft } from '../profile-draft.ts';
import classes from './profile-panel.module.css';
import { Loader } from '../../../ui/controls/skeleton.tsx';

const stateOptions = [
  { value: '', label: '–' },
  ...states.map(({ uf }) => ({ value: uf, label: uf })).toSorted((a, b) => a.value.localeCompare(b.value)),
];

/** Fills in the address that the public service knows for a ZIP code; when the service is down nothing typed is lost. */
function useZipCodeLookUp(form: UseFormReturnType<ProfileDraft>) {
  return useMutation({
    ...zipCodeMutation(),
    onSuccess: (found) => {
      for (const key of ['street', 'district', 'city', 'state'] as const) {
        if (found[key] !== '') form.setFieldValue(`address.${key}`, found[key]);
      }
    },
    onError: (error) =>
      // Shown at the field, where the next key press clears it. Only for a ZIP code that does not exist does the server
      // give a specific reason.
      form.setFieldError(
        'address.zipCode',
        error instanceof ApiError && error.code === 'zip_code_unknown'
          ? errorSentence(error)
          : m.account_zip_failed(),
      ),
    meta: { quiet: true },
  });
}

interface AddressFieldsProps {
  readonly form: UseFormReturnType<ProfileDraft>;
}

export function AddressFields({ form }: AddressFieldsProps) {
  const lookUp = useZipCodeLookUp(form);
  const field = (key: keyof Address) => ({
    autoComplete: 'off',
    ...form.getInputProps(`address.${key}`),
  });
  const line = (key: Exclude<keyof Address, 'zipCode' | 'state'>) => ({
    maxLength: addressMaxLengths[key],
    ...field(key),
  });
  const { zipCode } = form.values.address;
  return (
    <fieldset className={classes.group}>
      <legend>{m.account_address()}</legend>
      <TextInput
        label={m.account_zip_code()}
        placeholder="00000-000"
        inputMode="numeric"
        rightSection={lookUp.isPending ? <Loader size={16} /> : undefined}
        {...field('zipCode')}
        onChange={(event) => form.setFieldValue('address.zipCode', maskZipCode(event.currentTarget.value))}
        onBlur={() => {
          form.validateField('address.zipCode');
          if (isWholeZipCode(zipCode) && form.isDirty('address.zipCode')) lookUp.mutate(zipCode);
        }}
      />
      <TextInput label={m.account_street()} className={classes.wide} {...line('street')} />
      <TextInput label={m.account_number()} {...line('number')} />
      <TextInput label={m.account_complement()} {...line('complement')} />
      <TextInput label={m.account_district()} {...line('district')} />
      <TextInput label={m.account_city()} {...line('city')} />
      <Select
        label={m.account_state()}
        data={stateOptions}
        searchable
        allowDeselect={false}
        {...field('state')}
      />
    </fieldset>
  );
}
