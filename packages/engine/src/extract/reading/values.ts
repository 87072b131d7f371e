import type { CheckKey } from '@lavra/contract/fields/checks';
import type { MadeCheck } from '../../evidence/confidence.ts';
import { isCep, normaliseCep } from '@lavra/brazil/cep';
import { isCnpj, normaliseCnpj } from '@lavra/brazil/cnpj';
import { isCpf, normaliseCpf } from '@lavra/brazil/cpf';
import { parseDate } from '@lavra/brazil/dates';
import { parseMoney } from '@lavra/brazil/money';
import { isUf } from '@lavra/brazil/states';
import { rowsOf, textOf, type Token } from './sheet.ts';
import { withoutAccents } from './text.ts';

export type ValueKind =
  | 'text'
  | 'money'
  | 'date'
  | 'time'
  | 'taxpayer'
  | 'cep'
  | 'uf'
  | 'phone'
  | 'digits'
  | 'plate';

/** A typed value and the words it was read from; `shapeFit` is the share of the offered characters that it explains. */
export interface Reading {
  readonly value: string;
  readonly printed: string;
  readonly tokens: readonly Token[];
  readonly shapeFit: number;
  readonly checks: readonly MadeCheck[];
}

interface Match {
  readonly value: string;
  readonly checks?: readonly MadeCheck[];
}

type Reader = (text: string) => Match | undefined;

const check = (name: CheckKey, ok: boolean): MadeCheck => ({ check: name, ok });

/** Letters that recognisers give for figures; used only where a check digit decides. */
function figuresOf(text: string): string {
  return text
    .replace(/[OoDQ]/g, '0')
    .replace(/[Il|!]/g, '1')
    .replace(/[Ss]/g, '5')
    .replace(/B/g, '8')
    .replace(/[Zz]/g, '2');
}

/** A CNPJ (14 characters) or CPF (11 figures), checked; letters misread for figures are undone only when the check digits then match. */
export function readTaxpayer(text: string): Match | undefined {
  const cnpj = normaliseCnpj(text);
  if (/^[0-9A-Z]{12}\d{2}$/.test(cnpj) && isCnpj(cnpj))
    return { value: cnpj, checks: [check('cnpj_digits', true)] };
  const figures = figuresOf(text).replace(/\D/g, '');
  if (figures.length === 14 && (/\d/.test(text) || isCnpj(figures))) {
    return {
      value: isCnpj(figures) || /^\d+$/.test(cnpj) ? figures : cnpj,
      checks: [check('cnpj_digits', isCnpj(figures))],
    };
  }
  if (figures.length === 11)
    return { value: normaliseCpf(figures), checks: [check('cpf_digits', isCpf(figures))] };
  return undefined;
}

const readers: Readonly<Record<Exclude<ValueKind, 'text'>, Reader>> = {
  money: (text) => {
    const value = parseMoney(text.replace(/\s/g, ''));
    return value === undefined ? undefined : { value };
  },
  date: (text) => {
    const value = parseDate(text);
    return value === undefined ? undefined : { value };
  },
  time: (text) => {
    const parts = /^(\d{1,2})[:hH.](\d{2})(?:[:mM.](\d{2}))?s?$/.exec(text.trim());
    if (!parts || Number(parts[1]) > 23 || Number(parts[2]) > 59) return undefined;
    return { value: [parts[1]?.padStart(2, '0'), parts[2], parts[3]].filter(Boolean).join(':') };
  },
  taxpayer: readTaxpayer,
  cep: (text) => {
    const value = normaliseCep(text.replace(/[.\s]/g, ''));
    return /^\d{8}$/.test(value) ? { value, checks: [check('cep_range', isCep(value))] } : undefined;
  },
  uf: (text) => {
    const value = withoutAccents(text).toUpperCase().trim();
    return isUf(value) ? { value } : undefined;
  },
  phone: (text) => {
    const value = text.replace(/\D/g, '');
    return value.length >= 8 && value.length <= 13 && /^[\d\s()+./-]+$/.test(text) ? { value } : undefined;
  },
  digits: (text) => {
    if (/^ISENT[AO]$/i.test(text.trim())) return { value: 'ISENTO' };
    const value = text.replace(/[\s./-]/g, '');
    return /^[A-Z]?\d{2,}[A-Z]?$/i.test(value) ? { value } : undefined;
  },
  plate: (text) => {
    const value = text.replace(/[\s-]/g, '').toUpperCase();
    return /^[A-Z]{3}\d[0-9A-Z]\d{2}$/.test(value) ? { value } : undefined;
  },
};

const lengthOf = (tokens: readonly Token[]): number =>
  tokens.reduce((sum, token) => sum + token.text.length, 0);

function readText(tokens: readonly Token[], glyph: number): Reading | undefined {
  const printed = textOf(tokens, glyph);
  // A lone dash or row of asterisks is how forms print "nothing".
  if (!/[\p{L}\p{N}]/u.test(printed)) return undefined;
  return { value: printed, printed, tokens, shapeFit: 1, checks: [] };
}

/** Reads the first run of words, in reading order, that makes a value of the kind; longer runs are tried before shorter ones. */
export function readValue(tokens: readonly Token[], kind: ValueKind, glyph: number): Reading | undefined {
  if (tokens.length === 0) return undefined;
  if (kind === 'text') return readText(tokens, glyph);
  const read = readers[kind];
  const offered = lengthOf(tokens);
  let failing: Reading | undefined;
  for (const row of rowsOf(tokens, glyph)) {
    for (let from = 0; from < row.length; from++) {
      for (let to = Math.min(row.length, from + 6); to > from; to--) {
        const used = row.slice(from, to);
        const printed = used.map((token) => token.text).join(' ');
        const match = read(printed);
        if (!match) continue;
        const reading = {
          ...match,
          printed,
          tokens: used,
          shapeFit: lengthOf(used) / offered,
          checks: match.checks ?? [],
        };
        if (reading.checks.every(({ ok }) => ok)) return reading;
        failing ??= reading;
      }
    }
  }
  return failing;
}
