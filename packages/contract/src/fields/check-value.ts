import { normaliseAccessKey } from '@lavra/brazil/access-key';
import { normaliseCep } from '@lavra/brazil/cep';
import { normaliseCnpj } from '@lavra/brazil/cnpj';
import { normaliseCpf } from '@lavra/brazil/cpf';
import { parseDate } from '@lavra/brazil/dates';
import { parseMoney } from '@lavra/brazil/money';
import type { Check } from '../model/result.ts';
import { type CheckDefinition, type CheckKey, checks, isCheckKey, isDecimal } from './checks.ts';
import type { FieldKind } from './field-definition.ts';

interface Kind {
  readonly check: CheckKey;
  /** Normalises to the wire format; a value that is not of this kind stays as typed. */
  readonly written?: (value: string) => string;
}

const asNumber = (value: string): string => (isDecimal(value) ? value : (parseMoney(value) ?? value));

const kinds: Readonly<Partial<Record<FieldKind, Kind>>> = {
  cpf: { check: 'cpf_digits', written: normaliseCpf },
  cnpj: { check: 'cnpj_digits', written: normaliseCnpj },
  cep: { check: 'cep_range', written: normaliseCep },
  date: { check: 'date_format', written: (value) => parseDate(value) ?? value },
  money: { check: 'amount_format', written: asNumber },
  decimal: { check: 'amount_format', written: asNumber },
  percent: { check: 'amount_format', written: (value) => asNumber(value.replace(/\s*%$/, '')) },
  integer: { check: 'amount_format' },
  phone: { check: 'phone_format' },
  email: { check: 'email_format' },
  plate: { check: 'plate_format' },
  'access-key': { check: 'key_digits', written: normaliseAccessKey },
};

export interface CheckedValue {
  /** In the wire format. */
  readonly value: string;
  readonly checks: readonly Check[];
}

/**
 * Checks a value that a person typed, by itself: the check of its kind, and again the checks that the engine `made` on
 * the value it had read. Checks that compare several values are not repeated.
 */
export function checkValue(
  kind: FieldKind | 'table' | undefined,
  typed: string,
  made: readonly Check[] = [],
): CheckedValue {
  const known = kind === undefined || kind === 'table' ? undefined : kinds[kind];
  const trimmed = typed.trim();
  const value = known?.written?.(trimmed) ?? trimmed;
  // A 50-digit key is a service invoice's, with check digits of its own.
  const ofKind = known?.check === 'key_digits' && value.length === 50 ? 'nfse_key_digits' : known?.check;
  const again = made.filter(({ against }) => against === undefined).map(({ check }) => check);
  const names = new Set([...(ofKind === undefined ? [] : [ofKind]), ...again]);
  return {
    value,
    checks: [...names].flatMap((check): Check[] => {
      const definition: CheckDefinition | undefined = isCheckKey(check) ? checks[check] : undefined;
      return definition?.holds === undefined ? [] : [{ check, ok: definition.holds(value) }];
    }),
  };
}
