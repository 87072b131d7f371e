import { formatAccessKey } from '@lavra/brazil/access-key';
import { formatCep } from '@lavra/brazil/cep';
import { formatCnpj } from '@lavra/brazil/cnpj';
import { formatCpf } from '@lavra/brazil/cpf';
import { formatDate, isIsoDate } from '@lavra/brazil/dates';
import { formatPhone } from '@lavra/brazil/phone';
import type { Locale } from '@lavra/contract/errors';
import type { FieldDefinition } from '@lavra/contract/fields/field-definition';
import { numberKind } from '@lavra/contract/fields/generic';
import { otherDocumentTypes } from '@lavra/contract/services/idtypification/fields';
import { isService, services } from '@lavra/contract/services/all';

const tags = { pt: 'pt-BR', en: 'en-GB' } as const;
const decimalText = /^-?\d+(\.\d+)?$/;

/** Keeps the document's number of decimals: cutting or adding some would change what was read. */
function showNumber(value: string, locale: Locale, prefix = ''): string {
  if (!decimalText.test(value)) return value;
  const [whole = '', decimals] = value.split('.');
  // BigInt keeps digits that a floating-point number would round.
  const grouped = BigInt(whole).toLocaleString(tags[locale]);
  const sign = whole.startsWith('-') && !grouped.startsWith('-') ? '-' : '';
  const mark = locale === 'pt' ? ',' : '.';
  return `${prefix}${sign}${grouped}${decimals === undefined ? '' : `${mark}${decimals}`}`;
}

const englishDays = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** In English the month is a word, because the order of day and month differs between countries. */
function showDate(value: string, locale: Locale): string {
  return locale === 'pt' || !isIsoDate(value) ? formatDate(value) : englishDays.format(new Date(value));
}

const booleans: Readonly<Record<string, Record<Locale, string>>> = {
  true: { pt: 'Sim', en: 'Yes' },
  false: { pt: 'Não', en: 'No' },
};

/** Direction of an invoice: whether goods came in or went out. */
const operations: Readonly<Record<string, Record<Locale, string>>> = {
  0: { pt: 'Entrada', en: 'In' },
  1: { pt: 'Saída', en: 'Out' },
};

function showDocumentType(value: string, locale: Locale): string {
  return isService(value) ? services[value][locale] : (otherDocumentTypes[value]?.[locale] ?? value);
}

/** A value as a person reads it; one that does not match the format of its kind stays as read. */
export function showValue(definition: FieldDefinition | undefined, value: string, locale: Locale): string {
  if (definition?.name === 'DocumentType') return showDocumentType(value, locale);
  if (definition?.name === 'Kind') return numberKind(value)?.[locale] ?? value;
  if (definition?.name === 'OperationType') return operations[value]?.[locale] ?? value;
  switch (definition?.kind) {
    case 'date':
      return showDate(value, locale);
    case 'money':
      return showNumber(value, locale, 'R$ ');
    case 'decimal':
      return showNumber(value, locale);
    case 'percent':
      return decimalText.test(value) ? `${showNumber(value, locale)}%` : value;
    case 'cnpj':
      return formatCnpj(value);
    case 'cpf':
      return formatCpf(value);
    case 'cep':
      return formatCep(value);
    case 'phone':
      return formatPhone(value);
    case 'boolean':
      return booleans[value]?.[locale] ?? value;
    case 'access-key':
      return formatAccessKey(value);
    default:
      return value;
  }
}
