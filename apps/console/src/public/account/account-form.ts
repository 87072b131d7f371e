import {
  corporateEmailConstraint,
  personNameConstraint,
  newPasswordConstraint,
  checkPasswordConfirmation,
  signUpPhoneConstraint,
  taxIdConstraint,
} from '@lavra/contract/constraints';

import { type FieldErrors, errorsOf, textOf } from '../kit/field-errors.ts';

export interface AccountForm {
  readonly name: string;
  readonly email: string;
  readonly cpfCnpj: string;
  /** Digits. */
  readonly phone: string;
  readonly password: string;
  readonly confirmation: string;
  readonly terms: boolean;
}

export type AccountErrors = FieldErrors<keyof AccountForm>;

export function readAccount(values: FormData): AccountForm {
  return {
    name: textOf(values, 'name').trim(),
    email: textOf(values, 'email').trim(),
    cpfCnpj: textOf(values, 'cpfCnpj'),
    phone: textOf(values, 'phone').replace(/\s/g, ''),
    password: textOf(values, 'password'),
    confirmation: textOf(values, 'confirmation'),
    terms: values.get('terms') !== null,
  };
}

export function checkAccount(account: AccountForm): AccountErrors {
  return errorsOf({
    name: personNameConstraint.check(account.name),
    email: corporateEmailConstraint.check(account.email),
    cpfCnpj: taxIdConstraint.check(account.cpfCnpj),
    phone: signUpPhoneConstraint.check(account.phone),
    password: newPasswordConstraint.check(account.password),
    confirmation: checkPasswordConfirmation(account.password, account.confirmation),
    terms: account.terms ? null : 'terms_required',
  });
}

/** The document without separators, the phone number with its plus. */
export function toSignUp(account: AccountForm) {
  return {
    name: account.name,
    email: account.email,
    cpfCnpj: account.cpfCnpj.replace(/[^0-9A-Z]/g, ''),
    phone: `+${account.phone}`,
    password: account.password,
    acceptedTerms: true as const,
  };
}
