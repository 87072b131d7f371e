import type { GenericField } from '@lavra/contract/fields/generic';
import { barcodeOfBoletoLine, isBoletoLine, normaliseBoleto } from '@lavra/brazil/boleto';
import { isCep, normaliseCep } from '@lavra/brazil/cep';
import { isMatricula, normaliseMatricula } from '@lavra/brazil/civil-registry';
import { isCnh, normaliseCnh } from '@lavra/brazil/cnh';
import { isCnpj, normaliseCnpj } from '@lavra/brazil/cnpj';
import { isCns, normaliseCns } from '@lavra/brazil/cns';
import {
  barcodeOfCollectionLine,
  isCollectionLine,
  normaliseCollectionSlip,
} from '@lavra/brazil/collection-slip';
import { isCpf, normaliseCpf } from '@lavra/brazil/cpf';
import { isNfseKey, normaliseNfseKey } from '@lavra/brazil/nfse-key';
import { isPhone, normalisePhone } from '@lavra/brazil/phone';
import { isPis, normalisePis } from '@lavra/brazil/pis';
import { isPlate, normalisePlate } from '@lavra/brazil/plate';
import { isRenavam, normaliseRenavam } from '@lavra/brazil/renavam';
import type { CheckKey } from '@lavra/contract/fields/checks';
import { hasVinCheckDigit, isVin, normaliseVin } from '@lavra/brazil/vin';
import { isVoterCard, normaliseVoterCard } from '@lavra/brazil/voter-card';

/** How one kind of number is found in a row of text. */
export interface Finder {
  readonly field: GenericField;
  /** Its name in the table of all numbers. */
  readonly kind: string;
  readonly pattern: RegExp;
  readonly normalise: (text: string) => string;
  readonly check: CheckKey;
  readonly holds: (value: string) => boolean;
  /** A number whose digits prove little by themselves counts only beside these words (folded). */
  readonly label?: RegExp;
  /** Whether a number is printed in its kind's format, which lets it be reported though its check fails. */
  readonly isPrintedSo?: (text: string) => boolean;
}

const lower = (text: string): string => text.trim().toLowerCase();
const always = (): boolean => true;

/** Kinds of numbers, longest first: digits taken by one kind are not offered to the next. */
export const finders: readonly Finder[] = [
  {
    field: 'NFSeKey',
    kind: 'nfse-key',
    pattern: /(?<![\d.])(?:\d[ ]?){49}\d(?![\d.])/g,
    normalise: normaliseNfseKey,
    check: 'nfse_key_digits',
    holds: isNfseKey,
    isPrintedSo: always,
  },
  {
    field: 'BoletoLine',
    kind: 'boleto-line',
    pattern: /(?<!\d)\d{5}\.?\d{5}\s*\d{5}\.?\d{6}\s*\d{5}\.?\d{6}\s*\d\s*\d{14}(?!\d)/g,
    normalise: normaliseBoleto,
    check: 'slip_digits',
    holds: isBoletoLine,
    isPrintedSo: (text) => text.includes('.') && barcodeOfBoletoLine(text) !== '',
  },
  {
    field: 'CollectionLine',
    kind: 'collection-line',
    // A check digit apart from its number is read as the letter that it looks like.
    pattern:
      /(?<!\d)8\d{10}[-\s.]?[\dO]\s*\d{11}[-\s.]?[\dO]\s*\d{11}[-\s.]?[\dO]\s*\d{11}[-\s.]?[\dO](?!\d)/g,
    normalise: (text) => normaliseCollectionSlip(text.replaceAll('O', '0')),
    check: 'slip_digits',
    holds: isCollectionLine,
    isPrintedSo: (text) => /\d[-\s]\d/.test(text) && barcodeOfCollectionLine(text) !== '',
  },
  {
    field: 'Matricula',
    kind: 'matricula',
    pattern: /(?<!\d)\d{6}[ .]?\d{2}[ .]?55[ .]?\d{4}[ .]?\d[ .]?\d{5}[ .]?\d{3}[ .]?\d{7}[ .-]?\d{2}(?!\d)/g,
    normalise: normaliseMatricula,
    check: 'matricula_digits',
    holds: isMatricula,
    isPrintedSo: always,
  },
  {
    field: 'VIN',
    kind: 'vin',
    pattern: /(?<![A-Z0-9])(?=[A-Z0-9]*\d)(?=[A-Z0-9]*[A-Z])[A-HJ-NPR-Z0-9]{17}(?![A-Z0-9])/g,
    normalise: normaliseVin,
    check: 'vin_digit',
    holds: hasVinCheckDigit,
    label: /CHASSI|VIN/,
    isPrintedSo: isVin,
  },
  {
    field: 'CNPJ',
    kind: 'cnpj',
    pattern: /(?<![\dA-Z.])[0-9A-Z]{2}\.?[0-9A-Z]{3}\.?[0-9A-Z]{3}\s?\/?[0-9A-Z]{4}\s?-?\d{2}(?![\dA-Z])/g,
    normalise: normaliseCnpj,
    check: 'cnpj_digits',
    holds: isCnpj,
    isPrintedSo: (text) => text.includes('/') && text.includes('-'),
  },
  {
    field: 'CNS',
    kind: 'cns',
    pattern: /(?<!\d)[12789]\d{2}[ .]?\d{4}[ .]?\d{4}[ .]?\d{4}(?!\d)/g,
    normalise: normaliseCns,
    check: 'cns_digits',
    holds: isCns,
    label: /CNS|SAUDE|SUS/,
  },
  {
    field: 'CPF',
    kind: 'cpf',
    pattern: /(?<![\d.])\d{3}\.?\d{3}\.?\d{3}\s?[-/]?\s?\d{2}(?![\d/])/g,
    normalise: normaliseCpf,
    check: 'cpf_digits',
    holds: isCpf,
    label: /CPF|CIC|CONTRIBUINTE|PERSONALNUMBER/,
    isPrintedSo: (text) => /^\d{3}\.\d{3}\.\d{3}\s?[-/]\s?\d{2}$/.test(text),
  },
  {
    field: 'RENAVAM',
    kind: 'renavam',
    pattern: /(?<!\d)\d{9,11}(?!\d)/g,
    normalise: normaliseRenavam,
    check: 'renavam_digits',
    holds: isRenavam,
    label: /RENAVAM/,
    isPrintedSo: always,
  },
  {
    field: 'CNHNumber',
    kind: 'cnh',
    pattern: /(?<!\d)\d{11}(?!\d)/g,
    normalise: normaliseCnh,
    check: 'cnh_digits',
    holds: isCnh,
    label: /REGISTRO|CNH|HABILITACAO/,
  },
  {
    field: 'PIS',
    kind: 'pis',
    pattern: /(?<!\d)\d{3}\.?\d{5}\.?\d{2}-?\d(?!\d)/g,
    normalise: normalisePis,
    check: 'pis_digits',
    holds: isPis,
    label: /PIS|PASEP|NIS|NIT/,
    isPrintedSo: always,
  },
  {
    field: 'VoterCard',
    kind: 'voter-card',
    pattern: /(?<!\d)\d{4}\s?\d{4}\s?\d{4}(?!\d)/g,
    normalise: normaliseVoterCard,
    check: 'voter_card_digits',
    holds: isVoterCard,
    label: /ELEITOR|TITULO/,
    isPrintedSo: always,
  },
  {
    field: 'CEP',
    kind: 'cep',
    pattern: /(?<![\d./-])\d{2}\.?\d{3}-\d{3}(?![\d-])/g,
    normalise: normaliseCep,
    check: 'cep_range',
    holds: (value) => isCep(value),
    isPrintedSo: always,
  },
  {
    field: 'Phone',
    kind: 'phone',
    pattern: /\(0?\d{2}\)\s?\d{4,5}[-.\s]?\d{4}(?!\d)/g,
    normalise: normalisePhone,
    check: 'phone_format',
    holds: isPhone,
  },
  {
    field: 'Plate',
    kind: 'plate',
    pattern: /(?<![A-Z0-9])[A-Z]{3}[- ]?\d[A-J0-9]\d{2}(?![A-Z0-9-])/g,
    normalise: normalisePlate,
    check: 'plate_format',
    holds: isPlate,
    label: /PLACA|VEICULO/,
  },
  {
    field: 'Email',
    kind: 'email',
    pattern: /[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}/gi,
    normalise: lower,
    check: 'email_format',
    holds: (value) => /^[^@\s]+@[^@\s]+\.[a-z]{2,}$/.test(value),
  },
];
