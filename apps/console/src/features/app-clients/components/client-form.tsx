import { plainNameConstraint } from '@lavra/contract/constraints';
import { everyService } from '@lavra/contract/scopes';
import { TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';

import { constraintSentence } from '../../../base/constraints.ts';
import { m } from '../../../i18n/messages.ts';
import { ChipsBox } from '../../../ui/inputs/chips-box.tsx';
import { scopeChoices } from '../scope-choices.ts';

export interface ClientDraft {
  readonly name: string;
  /** Names as shown: `all` or a service. */
  readonly scopes: string[];
}

/** Name and scopes of an app client; the name's constraint is shown when the field loses focus. */
export function useClientForm(initialValues: ClientDraft) {
  return useForm<ClientDraft>({
    initialValues,
    validateInputOnBlur: ['name'],
    validate: {
      name: (name) => constraintSentence(plainNameConstraint.check(name)),
    },
  });
}

/** Whether the name is valid, at least one scope is chosen, and every scope is allowed to the company. */
export function isSendable({ name, scopes }: ClientDraft, allowed: readonly string[]): boolean {
  const isAllowed = (scope: string) => scope === everyService || allowed.includes(scope);
  return plainNameConstraint.check(name) === null && scopes.length > 0 && scopes.every(isAllowed);
}

interface ClientFieldsProps {
  readonly form: ReturnType<typeof useClientForm>;
  readonly allowed: readonly string[];
}

export function ClientFields({ form, allowed }: ClientFieldsProps) {
  return (
    <>
      <TextInput
        label={m.app_clients_name()}
        maxLength={plainNameConstraint.maxLength}
        withAsterisk
        autoComplete="off"
        {...form.getInputProps('name')}
      />
      <ChipsBox
        label={m.app_clients_scopes()}
        choices={scopeChoices(allowed)}
        value={form.values.scopes}
        onChange={(scopes) => form.setFieldValue('scopes', scopes)}
        placeholder={m.app_clients_scopes_choose()}
        isRequired
      />
    </>
  );
}
