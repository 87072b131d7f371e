import { isAccessKey, normaliseAccessKey } from '@lavra/brazil/access-key';
import { isBoletoLine } from '@lavra/brazil/boleto';
import { isCep, normaliseCep } from '@lavra/brazil/cep';
import { isMatricula } from '@lavra/brazil/civil-registry';
import { isCmc7 } from '@lavra/brazil/cmc7';
import { isCnh } from '@lavra/brazil/cnh';
import { isCnpj, normaliseCnpj } from '@lavra/brazil/cnpj';
import { isCns } from '@lavra/brazil/cns';
import { isCollectionLine } from '@lavra/brazil/collection-slip';
import { isCpf, normaliseCpf } from '@lavra/brazil/cpf';
import { isIsoDate, parseDate } from '@lavra/brazil/dates';
import { isMoney, parseMoney } from '@lavra/brazil/money';
import { isNfseKey } from '@lavra/brazil/nfse-key';
import { isPhone } from '@lavra/brazil/phone';
import { isPis } from '@lavra/brazil/pis';
import { isPlate } from '@lavra/brazil/plate';
import { isRenavam } from '@lavra/brazil/renavam';
import { hasVinCheckDigit } from '@lavra/brazil/vin';
import { isVoterCard } from '@lavra/brazil/voter-card';

import { emailConstraint } from '../email-constraint.ts';
import type { Check } from '../model/result.ts';
import { type CheckKey, isCheckKey } from './checks.ts';
import type { FieldKind } from './field-definition.ts';

/** A number as it goes on the wire. */
const isDecimal = (value: string): boolean => /^-?\d+(?:\.\d+)?$/.test(value);

const isNumber = (value: string): boolean => isMoney(value) || isDecimal(value);

/** What can be said of a value by itself, by the name that the engine gives the check; `several` is said of more. */
const checksOfValue: Readonly<Record<CheckKey, ((value: string) => boolean) | 'several'>> = {
  cpf_digits: isCpf,
  cnpj_digits: isCnpj,
  key_digits: (value) => isAccessKey(value),
  nfse_key_digits: isNfseKey,
  renavam_digits: isRenavam,
  cnh_digits: isCnh,
  cns_digits: isCns,
  pis_digits: isPis,
  voter_card_digits: isVoterCard,
  matricula_digits: isMatricula,
  vin_digit: hasVinCheckDigit,
  plate_format: isPlate,
  phone_format: isPhone,
  email_format: (value) => emailConstraint.check(value) === null,
  cep_range: (value) => isCep(value),
  amount_format: isNumber,
  date_format: isIsoDate,
  slip_digits: (value) => isBoletoLine(value) || isCollectionLine(value),
  cmc7_digits: isCmc7,
  key_matches_printed: 'several',
  key_cnpj_matches_issuer: 'several',
  key_number_matches: 'several',
  key_series_matches: 'several',
  key_month_matches: 'several',
  key_uf_matches: 'several',
  items_sum: 'several',
  item_product: 'several',
  totals_sum: 'several',
  departure_after_issue: 'several',
  cep_matches_uf: 'several',
  words_match: 'several',
  mrz_digits: 'several',
};

interface Kind {
  readonly check: CheckKey;
  /** As it is written on the wire; what is no such value stays as it was typed. */
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
  /** As it goes on the wire. */
  readonly value: string;
  readonly checks: readonly Check[];
}

/**
 * A value that a person types, with the checks that can be made on it alone: those of its kind, and again those that
 * the engine `made` on what it had read. What is said of several values together is not made again.
 */
export function checkValue(
  kind: FieldKind | 'table' | undefined,
  typed: string,
  made: readonly Check[] = [],
): CheckedValue {
  const known = kind === undefined || kind === 'table' ? undefined : kinds[kind];
  const trimmed = typed.trim();
  const value = known?.written?.(trimmed) ?? trimmed;
  // A service's key of 50 figures has digits of its own.
  const ofKind = known?.check === 'key_digits' && value.length === 50 ? 'nfse_key_digits' : known?.check;
  const again = made.filter(({ against }) => against === undefined).map(({ check }) => check);
  const names = new Set([...(ofKind === undefined ? [] : [ofKind]), ...again]);
  return {
    value,
    checks: [...names].flatMap((check): Check[] => {
      const holds = isCheckKey(check) ? checksOfValue[check] : 'several';
      return holds === 'several' ? [] : [{ check, ok: holds(value) }];
    }),
  };
}
