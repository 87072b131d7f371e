import type { Field } from '@lavra/contract/model/result';
import { fieldOf } from '../../evidence/field.ts';
import type { Token } from '../reading/sheet/sheet.ts';
import { fold } from '../reading/sheet/text.ts';

/** Names that banks print on their cheques, with their codes for clearing (Banco Central, participants of the STR). */
const banks: readonly (readonly [name: string, code: string])[] = [
  ['Banco do Brasil', '001'],
  ['Banco da Amazônia', '003'],
  ['Banco do Nordeste', '004'],
  ['Santander', '033'],
  ['Banrisul', '041'],
  ['Caixa Econômica Federal', '104'],
  ['Bradesco', '237'],
  ['Itaú', '341'],
  ['Banco Safra', '422'],
  ['Sicredi', '748'],
  ['Sicoob', '756'],
];
const codes = banks.map(([name, code]) => [name.split(' ').map(fold), code] as const);

/** The first bank named in a row, with the words of its name. */
export function bankNamed(row: readonly Token[]): { code: string; tokens: readonly Token[] } | undefined {
  for (const [words, code] of codes) {
    const at = row.findIndex((_, from) => words.every((word, index) => row[from + index]?.folded === word));
    if (at >= 0) return { code, tokens: row.slice(at, at + words.length) };
  }
  return undefined;
}

/** A code in its box may be read as other than the name's only where zeros were taken for other round digits. */
const isCodeAs = (code: string, text: string): boolean =>
  text.length === code.length &&
  [...text].every((figure, at) => figure === code[at] || (code[at] === '0' && /[689oOD]/.test(figure)));

/** Share of the codes told by a bank's name that are right: a payee may be a bank, too. */
const named = 0.8;

/** The code of the bank that is named on a cheque, at its box where that was read; undefined when the box says another bank. */
export function bankCodeOf(tokens: readonly Token[]): Field | undefined {
  const bank = bankNamed(tokens);
  if (bank === undefined) return undefined;
  const top = Math.min(...bank.tokens.map((token) => token.top));
  const boxes = tokens
    .filter((token) => token.bottom < top)
    .map((token) => ({ token, text: token.text.replace(/^\W+|\W+$/g, '') }));
  const own = boxes.find(({ text }) => isCodeAs(bank.code, text))?.token;
  if (own === undefined && boxes.some(({ text }) => codes.some(([, code]) => code === text)))
    return undefined;
  const of = own === undefined ? bank.tokens : [own];
  return fieldOf({ value: bank.code, tokens: of, anchorFit: 1, placed: named });
}
