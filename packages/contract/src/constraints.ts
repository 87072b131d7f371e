import { isCnpj } from '@lavra/brazil/cnpj';
import { isCpf } from '@lavra/brazil/cpf';

import { passwordMaxLength } from './constants.ts';
import { emailConstraint } from './email-constraint.ts';
import type { ConstraintKey } from './constraint-sentences.ts';
import { constraint } from './constraint.ts';

export { emailConstraint };
export { constraintSentences, type ConstraintKey } from './constraint-sentences.ts';

/** Public mail providers, whose addresses are not corporate; a provider may replace the list by configuration. */
export const publicMailDomains: readonly string[] = [
  'gmail.com',
  'googlemail.com',
  'hotmail.com',
  'hotmail.com.br',
  'outlook.com',
  'outlook.com.br',
  'live.com',
  'msn.com',
  'yahoo.com',
  'yahoo.com.br',
  'ymail.com',
  'icloud.com',
  'me.com',
  'mac.com',
  'aol.com',
  'proton.me',
  'protonmail.com',
  'gmx.com',
  'zoho.com',
  'mail.com',
  'bol.com.br',
  'uol.com.br',
  'terra.com.br',
  'ig.com.br',
  'globo.com',
  'globomail.com',
  'r7.com',
  'oi.com.br',
  'zipmail.com.br',
];

export const corporateEmailConstraint = constraint({
  ...emailConstraint,
  sentences: ['email_invalid', 'email_not_corporate'],
  check(email, { freeEmailDomains = publicMailDomains } = {}) {
    const broken = emailConstraint.check(email);
    if (broken !== null) return broken;
    const address = email.trim().toLowerCase();
    return freeEmailDomains.includes(address.slice(address.lastIndexOf('@') + 1))
      ? 'email_not_corporate'
      : null;
  },
});

export const personNameConstraint = constraint({
  maxLength: 120,
  minLength: 1,
  sentences: ['name_required'],
  check: (name) => (name.trim() === '' ? 'name_required' : null),
});

const passwordClasses = /^(?=.*\d)(?=.*\p{Ll})(?=.*\p{Lu})(?=.*[^\p{L}\d\s])/su;

/** More than 7 and at most 128 characters, with a digit, a lowercase, an uppercase and a special character. */
export const newPasswordConstraint = constraint({
  maxLength: passwordMaxLength,
  minLength: 8,
  pattern: passwordClasses,
  sentences: ['password_required', 'password_short', 'password_long', 'password_format'],
  check(password) {
    if (password === '') return 'password_required';
    if (password.length < 8) return 'password_short';
    if (password.length > passwordMaxLength) return 'password_long';
    return passwordClasses.test(password) ? null : 'password_format';
  },
});

export function checkPasswordConfirmation(password: string, confirmation: string): ConstraintKey | null {
  return password === confirmation ? null : 'password_mismatch';
}

/** A code from an e-mail. The server compares it with the one that was mailed and answers only that it is wrong. */
export const codeConstraint = constraint({
  maxLength: 12,
  sentences: ['code_required'],
  check: (code) => (code.trim() === '' ? 'code_required' : null),
});

/** CPF or CNPJ, punctuation allowed; a CNPJ may hold letters. */
export const taxIdConstraint = constraint({
  maxLength: 20,
  sentences: ['document_required', 'document_invalid'],
  check(document) {
    if (document.trim() === '') return 'document_required';
    return isCpf(document) || isCnpj(document) ? null : 'document_invalid';
  },
});

/** Whether the document is a valid CNPJ, which identifies a company. */
export function isLegalEntity(document: string): boolean {
  return isCnpj(document);
}

/** Phone at sign-up, where a person types digits only. */
export const signUpPhoneConstraint = constraint({
  maxLength: 20,
  pattern: /^\d+$/,
  sentences: ['phone_required', 'phone_digits'],
  check(phone) {
    if (phone.trim() === '') return 'phone_required';
    return /^\d+$/.test(phone) ? null : 'phone_digits';
  },
});

/** Phone as sent and stored: digits with a leading plus, which a program may omit. */
export const sentPhoneConstraint = constraint({
  ...signUpPhoneConstraint,
  pattern: /^\+?\d+$/,
  check: (phone) => signUpPhoneConstraint.check(phone.replace(/^\+/, '')),
});

const accountPhone = /^\+\d{2} ?\d{2} ?\d{5} ?\d{4}$/;

/** Phone in the account: `+55 12 12345 1234`, spaces optional. */
export const accountPhoneConstraint = constraint({
  maxLength: 24,
  pattern: accountPhone,
  sentences: ['phone_format'],
  check: (phone) => (accountPhone.test(phone) ? null : 'phone_format'),
});

const zipCode = /^\d{5}-?\d{3}$/;

/** `#####-###`, the hyphen optional. */
export const zipCodeConstraint = constraint({
  maxLength: 9,
  pattern: zipCode,
  sentences: ['zip_invalid'],
  check: (zip) => (zipCode.test(zip) ? null : 'zip_invalid'),
});

/** Like `zipCodeConstraint`, but the zip code may be empty. */
export const addressZipCodeConstraint = constraint({
  ...zipCodeConstraint,
  pattern: /^(\d{5}-?\d{3})?$/,
  check: (zip) => (zip === '' ? null : zipCodeConstraint.check(zip)),
});

const plainName = /^[\p{L}\p{N} _-]+$/u;

/** Name of an app client or a webhook: letters of any language, digits, spaces, hyphen and underscore. */
export const plainNameConstraint = constraint({
  maxLength: 60,
  pattern: plainName,
  sentences: ['required', 'special_characters'],
  check(name) {
    if (name.trim() === '') return 'required';
    return plainName.test(name) ? null : 'special_characters';
  },
});

/** At least one scope: an app client without scopes could send every service. */
export const scopesConstraint = constraint({
  maxLength: 64,
  minLength: 1,
  sentences: ['required'],
  check: (scopes: readonly string[]) => (scopes.length === 0 ? 'required' : null),
});

/** Only the form of the URL; the server also refuses private networks, with an error of its own. */
export const webhookUrlConstraint = constraint({
  maxLength: 2048,
  pattern: /^https:\/\//i,
  sentences: ['required', 'url_https'],
  check(url) {
    if (url.trim() === '') return 'required';
    return URL.canParse(url) && new URL(url).protocol === 'https:' ? null : 'url_https';
  },
});
