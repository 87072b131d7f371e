import { mod11, stripSeparators } from './check-digit.ts';
import { ibgeCodeOfUf, ufOfIbgeCode, type Uf } from './states.ts';

/** The fiscal document for each model number of an access key (MOC NF-e, MOC CT-e 4.00 and related manuals). */
export const accessKeyModels = {
  '55': 'nfe',
  '57': 'cte',
  '58': 'mdfe',
  '59': 'cfe',
  '62': 'nfcom',
  '63': 'bpe',
  '65': 'nfce',
  '66': 'nf3e',
  '67': 'cteos',
} as const;

/** The model number of a fiscal document, two digits. */
export type AccessKeyModel = keyof typeof accessKeyModels;
/** The kind of fiscal document that an access key identifies. */
export type AccessKeyKind = (typeof accessKeyModels)[AccessKeyModel];

/** The parts of a 44-character access key. */
export interface AccessKeyParts {
  readonly uf: Uf;
  /** Year and month of issue as YYYY-MM. */
  readonly yearMonth: string;
  /** The issuer's CNPJ, 14 characters; a CPF is preceded by three zeros. */
  readonly issuer: string;
  readonly model: AccessKeyModel;
  readonly kind: AccessKeyKind;
  /** Without leading zeros; the equipment's serial number for a CF-e SAT. */
  readonly series: string;
  /** Without leading zeros. */
  readonly number: string;
  /** Kind of emission (1 is normal); empty for a CF-e SAT, whose layout has no such field. */
  readonly emissionType: string;
  readonly code: string;
  readonly checkDigit: string;
}

const shape = /^\d{6}[0-9A-Z]{12}\d{26}$/;
// In an XML Id, the document's name precedes the key.
const xmlPrefix = /^(?:NFE|CTE|MDFE|CFE|BPE|NF3E|NFCOM)(?=\d{6}[0-9A-Z]{12}\d{26}$)/;

/** Removes separators and the document name that precedes the key in an XML Id; letters become capitals. */
export function normaliseAccessKey(value: string): string {
  return stripSeparators(value).toUpperCase().replace(xmlPrefix, '');
}

/** Appends the check digit to the first 43 characters of an access key; throws RangeError otherwise. */
export function completeAccessKey(base: string): string {
  if (!/^\d{6}[0-9A-Z]{12}\d{25}$/.test(base)) throw new RangeError('an access key base has 43 characters');
  return base + mod11(base);
}

function isModel(model: string): model is AccessKeyModel {
  return Object.hasOwn(accessKeyModels, model);
}

function withoutZeros(digits: string): string {
  return digits.replace(/^0+(?=\d)/, '');
}

/**
 * Splits an access key into its parts, whether or not its check digit matches; undefined unless model, state and month
 * are known.
 */
export function parseAccessKey(value: string): AccessKeyParts | undefined {
  const key = normaliseAccessKey(value);
  if (!shape.test(key)) return undefined;
  const uf = ufOfIbgeCode(key.slice(0, 2));
  const month = key.slice(4, 6);
  const model = key.slice(20, 22);
  if (!uf || month < '01' || month > '12' || !isModel(model)) return undefined;
  // A CF-e SAT has equipment 9, number 6 and code 6 where the others have series 3, number 9, emission 1 and code 8.
  const isSat = model === '59';
  return {
    uf,
    yearMonth: `20${key.slice(2, 4)}-${month}`,
    issuer: key.slice(6, 20),
    model,
    kind: accessKeyModels[model],
    series: withoutZeros(isSat ? key.slice(22, 31) : key.slice(22, 25)),
    number: withoutZeros(isSat ? key.slice(31, 37) : key.slice(25, 34)),
    emissionType: isSat ? '' : key.slice(34, 35),
    code: isSat ? key.slice(37, 43) : key.slice(35, 43),
    checkDigit: key.slice(43),
  };
}

/** True for an access key, grouped or not, with a known state, month and model and a matching check digit; a kind narrows the model. */
export function isAccessKey(value: string, kind?: AccessKeyKind): boolean {
  const parts = parseAccessKey(value);
  if (!parts || (kind && parts.kind !== kind)) return false;
  const key = normaliseAccessKey(value);
  return completeAccessKey(key.slice(0, 43)) === key;
}

/** True for a valid key of a transport document (CT-e 57 or CT-e OS 67). */
export function isTransportAccessKey(value: string): boolean {
  return isAccessKey(value, 'cte') || isAccessKey(value, 'cteos');
}

/** Prints an access key in eleven groups of four; a value without 44 characters is returned unchanged. */
export function formatAccessKey(value: string): string {
  const key = normaliseAccessKey(value);
  return shape.test(key) ? key.replaceAll(/(.{4})(?=.)/g, '$1 ') : value;
}

/** The parts of an access key to build; yearMonth is YYYY-MM, the issuer a CNPJ or CPF, code eight digits. */
export interface AccessKeyInput {
  readonly uf: Uf;
  readonly yearMonth: string;
  readonly issuer: string;
  readonly model: Exclude<AccessKeyModel, '59'>;
  readonly series: string;
  readonly number: string;
  readonly emissionType?: string;
  readonly code: string;
}

/** Builds a 44-character access key with its check digit; throws RangeError when a part has the wrong form. */
export function buildAccessKey(input: AccessKeyInput): string {
  const yearMonth = /^20(\d{2})-(0[1-9]|1[0-2])$/.exec(input.yearMonth);
  if (!yearMonth) throw new RangeError('the month of an access key is YYYY-MM');
  return completeAccessKey(
    ibgeCodeOfUf(input.uf) +
      `${yearMonth[1]}${yearMonth[2]}` +
      stripSeparators(input.issuer).toUpperCase().padStart(14, '0') +
      input.model +
      input.series.padStart(3, '0') +
      input.number.padStart(9, '0') +
      (input.emissionType ?? '1') +
      input.code,
  );
}
