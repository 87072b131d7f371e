import { isAccessKey } from '@lavra/brazil/access-key';
import { isBoletoLine } from '@lavra/brazil/boleto';
import { isCep } from '@lavra/brazil/cep';
import { isMatricula } from '@lavra/brazil/civil-registry';
import { isCmc7 } from '@lavra/brazil/cmc7';
import { isCnh } from '@lavra/brazil/cnh';
import { isCnpj } from '@lavra/brazil/cnpj';
import { isCns } from '@lavra/brazil/cns';
import { isCollectionLine } from '@lavra/brazil/collection-slip';
import { isCpf } from '@lavra/brazil/cpf';
import { isIsoDate } from '@lavra/brazil/dates';
import { isMoney } from '@lavra/brazil/money';
import { isNfseKey } from '@lavra/brazil/nfse-key';
import { isPhone } from '@lavra/brazil/phone';
import { isPis } from '@lavra/brazil/pis';
import { isPlate } from '@lavra/brazil/plate';
import { isRenavam } from '@lavra/brazil/renavam';
import { hasVinCheckDigit } from '@lavra/brazil/vin';
import { isVoterCard } from '@lavra/brazil/voter-card';

import { emailConstraint } from '../email-constraint.ts';
import type { Locale } from '../errors.ts';

type Pair = readonly [ok: string, failed: string];

/** The probabilities that a misread value passes a check, and that a correctly read value fails it. */
export interface Chances {
  readonly misreadPasses: number;
  readonly rightFails: number;
}

/** The properties of a check, apart from its sentences. */
interface Facts {
  /** How much the outcome says about the reading; `nothing` for a check that says something about the document instead. */
  readonly tells: Chances | 'nothing';
  /** Evaluates the check on one value; absent for checks that compare several values. */
  readonly holds?: (value: string) => boolean;
  /** For numbers that consist of digits only: how many digits. Readers name such a value by its check. */
  readonly figures?: number;
}

/** A check with its sentences for a value that passed it (`ok`) and one that did not (`failed`). */
export interface CheckDefinition extends Facts {
  readonly pt: { readonly ok: string; readonly failed: string };
  readonly en: { readonly ok: string; readonly failed: string };
}

const check = <const F extends Facts>(pt: Pair, en: Pair, facts: F) => ({
  pt: { ok: pt[0], failed: pt[1] },
  en: { ok: en[0], failed: en[1] },
  ...facts,
});

const digits = (name: string): readonly [pt: Pair, en: Pair] => [
  [`${name} válido`, `O dígito verificador (${name}) não confere`],
  [`Valid ${name}`, `The check digit (${name}) does not match`],
];

/** Whether the text is a number in the wire format. */
export const isDecimal = (value: string): boolean => /^-?\d+(?:\.\d+)?$/.test(value);

/**
 * Every check that an engine result can carry, by its key. On the chances: a misreading usually changes one or two
 * digits. Two modulo 11 check digits let 1 in 100 of them pass, one check digit 1 in 11, and slightly more when a
 * correction of misread letters relies on the same check digits. Documents themselves rarely carry wrong check digits;
 * amounts and places that disagree are more common.
 */
export const checks = {
  cpf_digits: check(...digits('CPF'), { tells: { misreadPasses: 0.02, rightFails: 0.02 }, holds: isCpf }),
  cnpj_digits: check(...digits('CNPJ'), { tells: { misreadPasses: 0.02, rightFails: 0.02 }, holds: isCnpj }),
  key_digits: check(
    ['Chave de acesso válida', 'O dígito da chave de acesso não confere'],
    ['Valid access key', 'The check digit of the access key does not match'],
    { tells: { misreadPasses: 0.1, rightFails: 0.02 }, holds: (value) => isAccessKey(value) },
  ),
  key_matches_printed: check(
    [
      'O código de barras e a chave impressa são iguais',
      'O código de barras e a chave impressa são diferentes',
    ],
    ['Barcode and printed key are the same', 'Barcode and printed key differ'],
    { tells: { misreadPasses: 0.01, rightFails: 0.2 } },
  ),
  key_cnpj_matches_issuer: check(
    ['O emitente da chave é o impresso', 'O emitente da chave não é o impresso'],
    ['The key names the printed issuer', 'The key names another issuer than the printed one'],
    { tells: { misreadPasses: 0.02, rightFails: 0.2 } },
  ),
  key_number_matches: check(
    ['O número confere com a chave', 'O número não confere com a chave'],
    ['The number matches the key', 'The number does not match the key'],
    { tells: { misreadPasses: 0.02, rightFails: 0.2 } },
  ),
  key_series_matches: check(
    ['A série confere com a chave', 'A série não confere com a chave'],
    ['The series matches the key', 'The series does not match the key'],
    { tells: { misreadPasses: 0.05, rightFails: 0.2 } },
  ),
  key_month_matches: check(
    ['O mês de emissão confere com a chave', 'O mês de emissão não confere com a chave'],
    ['The month of issue matches the key', 'The month of issue does not match the key'],
    { tells: { misreadPasses: 0.1, rightFails: 0.2 } },
  ),
  key_uf_matches: check(
    ['A UF confere com a chave', 'A UF não confere com a chave'],
    ['The state matches the key', 'The state does not match the key'],
    { tells: { misreadPasses: 0.2, rightFails: 0.2 } },
  ),
  items_sum: check(
    ['A soma dos itens é o valor dos produtos', 'A soma dos itens não é o valor dos produtos'],
    ['The items add up to the products amount', 'The items do not add up to the products amount'],
    { tells: { misreadPasses: 0.02, rightFails: 0.2 } },
  ),
  item_product: check(
    ['Quantidade vezes valor unitário é o total', 'Quantidade vezes valor unitário não é o total'],
    ['Quantity times unit amount is the total', 'Quantity times unit amount is not the total'],
    { tells: { misreadPasses: 0.1, rightFails: 0.2 } },
  ),
  item_tax: check(
    ['Base vezes alíquota é o imposto', 'Base vezes alíquota não é o imposto'],
    ['Base times rate is the tax', 'Base times rate is not the tax'],
    { tells: { misreadPasses: 0.05, rightFails: 0.3 } },
  ),
  totals_sum: check(
    ['As parcelas somam o total da nota', 'As parcelas não somam o total da nota'],
    ['The parts add up to the invoice total', 'The parts do not add up to the invoice total'],
    { tells: { misreadPasses: 0.02, rightFails: 0.2 } },
  ),
  departure_after_issue: check(
    ['A saída não é anterior à emissão', 'A saída é anterior à emissão'],
    ['Departure is not before issue', 'Departure is before issue'],
    { tells: 'nothing' },
  ),
  cep_range: check(
    ['O CEP está na faixa de uma UF', 'O CEP não está na faixa de nenhuma UF'],
    ['The postal code lies in the range of a state', 'The postal code lies in no state’s range'],
    { tells: { misreadPasses: 0.6, rightFails: 0.02 }, holds: (value) => isCep(value) },
  ),
  cep_matches_uf: check(
    ['O CEP é da UF', 'O CEP é de outra UF'],
    ['The postal code is of the state', 'The postal code is of another state'],
    { tells: { misreadPasses: 0.3, rightFails: 0.2 } },
  ),
  amount_format: check(
    ['O valor é um número', 'O valor não pôde ser lido como número'],
    ['The amount is a number', 'The amount could not be read as a number'],
    { tells: { misreadPasses: 0.6, rightFails: 0.01 }, holds: (value) => isMoney(value) || isDecimal(value) },
  ),
  // Only used on values that a reviewer types.
  date_format: check(
    ['A data existe', 'Não é uma data do calendário'],
    ['The date exists', 'This is no date of the calendar'],
    { tells: 'nothing', holds: isIsoDate },
  ),
  words_match: check(
    ['O valor por extenso confere', 'O valor por extenso é outro'],
    ['The value in words is the same', 'The value in words is another'],
    { tells: { misreadPasses: 0.02, rightFails: 0.2 } },
  ),
  nfse_key_digits: check(
    ['Chave da NFS-e válida', 'O dígito da chave da NFS-e não confere'],
    ['Valid NFS-e key', 'The check digit of the NFS-e key does not match'],
    { tells: { misreadPasses: 0.1, rightFails: 0.02 }, holds: isNfseKey },
  ),
  slip_digits: check(
    ['Os dígitos da linha digitável conferem', 'Os dígitos da linha digitável não conferem'],
    ['The check digits of the slip line match', 'The check digits of the slip line do not match'],
    {
      tells: { misreadPasses: 0.01, rightFails: 0.02 },
      holds: (value) => isBoletoLine(value) || isCollectionLine(value),
    },
  ),
  cmc7_digits: check(
    ['Os dígitos da linha CMC-7 conferem', 'Os dígitos da linha CMC-7 não conferem'],
    ['The check digits of the CMC-7 line match', 'The check digits of the CMC-7 line do not match'],
    { tells: { misreadPasses: 0.01, rightFails: 0.02 }, holds: isCmc7 },
  ),
  mrz_digits: check(
    [
      'Os dígitos da zona de leitura mecânica conferem',
      'Os dígitos da zona de leitura mecânica não conferem',
    ],
    ['The digits of the machine-readable zone match', 'The digits of the machine-readable zone do not match'],
    { tells: { misreadPasses: 0.02, rightFails: 0.02 } },
  ),
  renavam_digits: check(...digits('RENAVAM'), {
    tells: { misreadPasses: 0.1, rightFails: 0.02 },
    holds: isRenavam,
  }),
  cnh_digits: check(
    ['Registro da CNH válido', 'Os dígitos do registro da CNH não conferem'],
    ['Valid licence number', 'The check digits of the licence number do not match'],
    { tells: { misreadPasses: 0.02, rightFails: 0.02 }, holds: isCnh, figures: 11 },
  ),
  cns_digits: check(...digits('CNS'), {
    tells: { misreadPasses: 0.1, rightFails: 0.02 },
    holds: isCns,
    figures: 15,
  }),
  pis_digits: check(...digits('PIS/PASEP'), {
    tells: { misreadPasses: 0.1, rightFails: 0.02 },
    holds: isPis,
    figures: 11,
  }),
  voter_card_digits: check(
    ['Título de eleitor válido', 'Os dígitos do título de eleitor não conferem'],
    ['Valid voter card', 'The check digits of the voter card do not match'],
    { tells: { misreadPasses: 0.02, rightFails: 0.02 }, holds: isVoterCard, figures: 12 },
  ),
  matricula_digits: check(
    ['Matrícula da certidão válida', 'Os dígitos da matrícula não conferem'],
    ['Valid civil registry number', 'The check digits of the civil registry number do not match'],
    { tells: { misreadPasses: 0.02, rightFails: 0.02 }, holds: isMatricula },
  ),
  // Brazilian manufacturers are not required to give a chassis number a check digit.
  vin_digit: check(
    ['O dígito do chassi confere', 'O dígito do chassi não confere (no Brasil é só um indício)'],
    ['The chassis check digit matches', 'The chassis check digit does not match (only a hint in Brazil)'],
    { tells: { misreadPasses: 0.1, rightFails: 0.7 }, holds: hasVinCheckDigit },
  ),
  plate_format: check(
    ['Formato de placa válido', 'Formato de placa inválido'],
    ['Valid plate format', 'Invalid plate format'],
    { tells: { misreadPasses: 0.3, rightFails: 0.02 }, holds: isPlate },
  ),
  phone_format: check(
    ['Formato de telefone válido', 'Formato de telefone inválido'],
    ['Valid telephone format', 'Invalid telephone format'],
    { tells: { misreadPasses: 0.5, rightFails: 0.1 }, holds: isPhone },
  ),
  email_format: check(
    ['Formato de e-mail válido', 'Formato de e-mail inválido'],
    ['Valid e-mail format', 'Invalid e-mail format'],
    {
      tells: { misreadPasses: 0.5, rightFails: 0.05 },
      holds: (value) => emailConstraint.check(value) === null,
    },
  ),
};

export type CheckKey = keyof typeof checks;

type Checks = typeof checks;

/** Keys of the checks of numbers that consist of a fixed count of digits. */
export type FiguresCheck = {
  [Key in CheckKey]: Checks[Key] extends { readonly figures: number } ? Key : never;
}[CheckKey];

/** The sentence for the outcome of a check; an unknown key (from a newer engine) is returned as it is. */
export function checkSentence(check: string, ok: boolean, locale: Locale): string {
  if (!isCheckKey(check)) return check;
  const { [locale]: said } = checks[check];
  return ok ? said.ok : said.failed;
}

export function isCheckKey(check: string): check is CheckKey {
  return Object.hasOwn(checks, check);
}
