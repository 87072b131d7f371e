import { describe, expect, it } from 'vitest';
import { readAddressBlock } from './address.ts';
import { findLabels } from './labels.ts';
import type { Sheet, Token } from './sheet.ts';
import { rowsOf } from './sheet.ts';
import { readTable } from './table.ts';
import { fold } from './text.ts';

const glyph = 8;

/** Words set as on a form: each line is `top: left word, left word`. */
function sheetOfLines(
  lines: readonly (readonly [top: number, words: Readonly<Record<number, string>>])[],
): Sheet {
  const tokens = lines.flatMap(([top, words]) =>
    Object.entries(words).flatMap(([left, text]): Token[] => {
      let at = Number(left);
      return text.split(' ').map((word) => {
        const token = { left: at, right: at + word.length * 5, top, bottom: top + glyph };
        at = token.right + 4;
        const box = [token.left / 1000, top / 1000, (word.length * 5) / 1000, glyph / 1000] as const;
        return { text: word, folded: fold(word), conf: 100, page: 1, box: [...box], ...token };
      });
    }),
  );
  return { page: 1, height: 1400, glyph, tokens, rows: rowsOf(tokens, glyph), codes: [] };
}

describe('labels', () => {
  it('are found over two rows, beside one that takes one', () => {
    const sheet = sheetOfLines([
      [100, { 40: 'BASE DE CÁLC.', 300: 'VALOR DO', 600: 'DESCONTO' }],
      [109, { 40: 'DO ICMS', 300: 'ICMS' }],
      [118, { 100: '201,59', 350: '24,39', 650: '1,00' }],
    ]);
    const found = findLabels(sheet, [
      { id: 'base', spellings: ['BASEDECALCDOICMS'] },
      { id: 'amount', spellings: ['VALORDOICMS'] },
      { id: 'discount', spellings: ['DESCONTO'] },
    ]);
    expect(found.map(({ id }) => id)).toEqual(['base', 'amount', 'discount']);
  });
});

describe('tables', () => {
  it('have headings that stand around those of one row', () => {
    const sheet = sheetOfLines([
      [100, { 200: 'VALOR', 400: 'VALOR' }],
      [104, { 40: 'CÓDIGO' }],
      [109, { 200: 'UNIT', 400: 'TOTAL' }],
      [130, { 40: 'A1', 200: '2,00', 400: '4,00' }],
    ]);
    const columns = [
      { id: 'code', spellings: ['CODIGO'] },
      { id: 'unit', spellings: ['VALORUNIT'] },
      { id: 'total', spellings: ['VALORTOTAL'] },
    ];
    const table = readTable(sheet, columns, { top: 0, bottom: 1400 }, 3);
    const cells = [...(table?.lines[0]?.cells ?? [])].map(([id, tokens]) => [id, tokens[0]?.text]);
    expect(cells).toEqual([
      ['code', 'A1'],
      ['unit', '2,00'],
      ['total', '4,00'],
    ]);
  });
});

describe('the address of a letterhead', () => {
  it('keeps town and state beside a telephone without punctuation', () => {
    const { rows } = sheetOfLines([
      [10, { 40: 'RUA ANDRADE SILVA, 910' }],
      [20, { 40: 'CAIPIRA - 04567-000' }],
      [30, { 40: 'SAO PAULO - SP Fone/Fax: 1155555555' }],
    ]);
    const { address, district, city, uf, cep, phone } = readAddressBlock(rows, glyph);
    expect([address, district, city, uf, cep, phone].map((reading) => reading?.value)).toEqual([
      'RUA ANDRADE SILVA, 910',
      'CAIPIRA',
      'SAO PAULO',
      'SP',
      '04567000',
      '1155555555',
    ]);
  });
});
