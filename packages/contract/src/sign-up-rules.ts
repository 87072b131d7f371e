import { isCnpj } from '@lavra/brazil/cnpj';
import { isCpf } from '@lavra/brazil/cpf';

import { checkEmail } from './email-rule.ts';

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
): 'email_invalid' | 'email_not_corporate' | null {
  const shape = checkEmail(email);
  if (shape !== null) return shape;
  const domain = email
    .trim()
    .toLowerCase()
    .slice(email.trim().lastIndexOf('@') + 1);
  return publicDomains.includes(domain) ? 'email_not_corporate' : null;
}

/** CPF or CNPJ, punctuation allowed; a CNPJ may hold letters. Null when it holds, else the key of its sentence. */
export function checkTaxId(document: string): 'document_required' | 'document_invalid' | null {
  if (document.trim() === '') return 'document_required';
  return isCpf(document) || isCnpj(document) ? null : 'document_invalid';
}

/** A valid 14-character document identifies a company. */
export function isLegalEntity(document: string): boolean {
  return isCnpj(document);
}
