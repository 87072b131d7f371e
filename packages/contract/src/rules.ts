// Apart, so that a page which only signs in does not carry what signing up needs.
export { checkEmail } from './email-rule.ts';
export { checkCorporateEmail, checkTaxId, isLegalEntity, publicMailDomains } from './sign-up-rules.ts';

/** Keys of the sentences that the rules of sign-up and sign-in speak; the wording is the specification's. */
export const ruleSentences = {
  login_invalid: { pt: 'E-mail ou Senha inválida.', en: 'Incorrect email or password.' },
  email_invalid: { pt: 'E-mail inválido.', en: 'Invalid e-mail.' },
  email_not_corporate: {
    pt: 'O e-mail deve ser um e-mail coorporativo.',
    en: 'The e-mail must be a corporate e-mail.',
  },
  name_required: { pt: 'Campo nome é obrigatório.', en: 'The name field is required.' },
  password_required: { pt: 'Campo senha é obrigatório.', en: 'The password field is required.' },
  password_short: {
    pt: 'A senha deve conter mais de 7 caracteres.',
    en: 'The password must have more than 7 characters.',
  },
  password_long: {
    pt: 'A senha deve conter até 128 caracteres.',
    en: 'The password must have at most 128 characters.',
  },
  password_format: {
    pt: 'A senha deve conter números, letras minúsculas, maiúsculas e um caractere especial.',
    en: 'The password must have digits, lowercase and uppercase letters and a special character.',
  },
  password_mismatch: { pt: 'A senha não confere.', en: 'The passwords do not match.' },
  code_required: { pt: 'O código é necessário.', en: 'The code is required.' },
  terms_required: { pt: 'Você precisa aceitar para continuar', en: 'You need to accept to continue' },
  document_required: { pt: 'Campo CPF/CNPJ é obrigatório.', en: 'The CPF/CNPJ field is required.' },
  document_invalid: { pt: 'O documento informado é inválido.', en: 'The document given is invalid.' },
  phone_required: { pt: 'Campo telefone é obrigatório.', en: 'The phone field is required.' },
  phone_digits: { pt: 'O telefone deve conter apenas números.', en: 'The phone must contain digits only.' },
  phone_format: { pt: 'Use o formato +55 12 12345 1234', en: 'Use the format +55 12 12345 1234' },
  zip_invalid: { pt: 'CEP inválido.', en: 'Invalid zip code.' },
  special_characters: { pt: 'Não use caracteres especiais.', en: 'Do not use special characters.' },
  required: { pt: 'Obrigatório.', en: 'Required.' },
  url_https: { pt: 'A URL deve ser https', en: 'Url must be https' },
} as const;

export type RuleKey = keyof typeof ruleSentences;

/** Null when the rule holds, else the key of its sentence. */
type Verdict = RuleKey | null;

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
