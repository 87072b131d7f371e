import { isCnpj } from '@lavra/brazil/cnpj';
import { isCpf } from '@lavra/brazil/cpf';

import { checkEmail } from './email-rule.ts';
import type { RuleKey } from './rule-sentences.ts';

// Apart, so that a page which only signs in does not carry the other rules.
export { checkEmail };
export { ruleSentences, type RuleKey } from './rule-sentences.ts';

/** Null when the rule holds, else the key of its sentence. */
type Verdict = RuleKey | null;

/** Public mail providers whose addresses are not corporate; a provider may replace the list by configuration. */
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

export function checkCorporateEmail(
  email: string,
  publicDomains: readonly string[] = publicMailDomains,
): Verdict {
  const shape = checkEmail(email);
  if (shape !== null) return shape;
  const domain = email
    .trim()
    .toLowerCase()
    .slice(email.trim().lastIndexOf('@') + 1);
  return publicDomains.includes(domain) ? 'email_not_corporate' : null;
}

export function checkName(name: string): Verdict {
  return name.trim() === '' ? 'name_required' : null;
}

/** More than 7 and at most 128 characters, with a digit, a lowercase, an uppercase and a special character. */
export function checkPassword(password: string): Verdict {
  if (password === '') return 'password_required';
  if (password.length <= 7) return 'password_short';
  if (password.length > 128) return 'password_long';
  const holds =
    /\d/.test(password) &&
    /\p{Ll}/u.test(password) &&
    /\p{Lu}/u.test(password) &&
    /[^\p{L}\d\s]/u.test(password);
  return holds ? null : 'password_format';
}

export function checkPasswordConfirmation(password: string, confirmation: string): Verdict {
  return password === confirmation ? null : 'password_mismatch';
}

export function checkCode(code: string): Verdict {
  return code.trim() === '' ? 'code_required' : null;
}

/** CPF or CNPJ, punctuation allowed; a CNPJ may hold letters. Null when it holds, else the key of its sentence. */
export function checkTaxId(document: string): Verdict {
  if (document.trim() === '') return 'document_required';
  return isCpf(document) || isCnpj(document) ? null : 'document_invalid';
}

/** A valid 14-character document identifies a company. */
export function isLegalEntity(document: string): boolean {
  return isCnpj(document);
}

/** Sign-up: digits only; sent with a leading plus. */
export function checkSignUpPhone(phone: string): Verdict {
  if (phone.trim() === '') return 'phone_required';
  return /^\d+$/.test(phone) ? null : 'phone_digits';
}

/** Account: `+55 12 12345 1234`, spaces optional. */
export function checkAccountPhone(phone: string): Verdict {
  return /^\+\d{2} ?\d{2} ?\d{5} ?\d{4}$/.test(phone) ? null : 'phone_format';
}

/** `#####-###`, the hyphen optional. */
export function checkZipCode(zipCode: string): Verdict {
  return /^\d{5}-?\d{3}$/.test(zipCode) ? null : 'zip_invalid';
}

/** Letters of any language, digits, spaces, hyphen and underscore. */
export function checkPlainName(name: string): Verdict {
  if (name.trim() === '') return 'required';
  return /^[\p{L}\p{N} _-]+$/u.test(name) ? null : 'special_characters';
}

export function checkWebhookUrl(url: string): Verdict {
  if (url.trim() === '') return 'required';
  return URL.canParse(url) && new URL(url).protocol === 'https:' ? null : 'url_https';
}
