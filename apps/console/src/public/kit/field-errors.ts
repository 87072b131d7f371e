import type { ConstraintKey } from '@lavra/contract/constraint-sentences';
import { useState } from 'react';

/** The errors of a form by field; a valid field is absent. */
export type FieldErrors<Name extends string> = Partial<Record<Name, ConstraintKey>>;

export function errorsOf<Name extends string>(
  verdicts: Partial<Record<Name, ConstraintKey | null>>,
): FieldErrors<Name> {
  const errors: FieldErrors<Name> = {};
  for (const name of Object.keys(verdicts) as Name[]) {
    const verdict = verdicts[name];
    if (verdict !== null && verdict !== undefined) errors[name] = verdict;
  }
  return errors;
}

function hasErrors(errors: FieldErrors<string>): boolean {
  return Object.keys(errors).length > 0;
}

/** Validates on submit and again when a field loses focus; the first key in a field clears its error. */
export function useFieldErrors<Name extends string>(check: (values: FormData) => FieldErrors<Name>) {
  const [errors, setErrors] = useState<FieldErrors<Name>>({});
  const mark = (name: string, verdict: ConstraintKey | null | undefined) =>
    setErrors((before) => errorsOf({ ...before, [name]: verdict ?? null }) as FieldErrors<Name>);
  return {
    errors,
    /** Validates the whole form and marks the errors; true if there is none. */
    judge(values: FormData): boolean {
      const found = check(values);
      setErrors(found);
      return !hasErrors(found);
    },
    mark,
    judgeField: (name: string, values: FormData) => mark(name, check(values)[name as Name]),
  };
}

export function textOf(values: FormData, name: string): string {
  const value = values.get(name);
  return typeof value === 'string' ? value : '';
}

/** The digits of a mailed code, without the spaces typed between them. */
export function readCode(values: FormData): string {
  return textOf(values, 'code').replace(/\s/g, '');
}
