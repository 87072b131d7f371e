import { expect, it } from 'vitest';
import { rowsOf, type Sheet, type Token } from '../reading/sheet.ts';
import { fold } from '../reading/text.ts';
import { blocksOf } from './blocks.ts';

const glyph = 8;

function sheetOfRows(rows: readonly Readonly<Record<number, string>>[]): Sheet {
  const tokens = rows.flatMap((row, index) =>
    Object.entries(row).flatMap(([left, text]) => {
      let at = Number(left);
      return text.split(' ').map((word): Token => {
        const edges = {
          left: at,
          right: at + 5 * word.length,
          top: 20 + 20 * index,
          bottom: 28 + 20 * index,
        };
        at = edges.right + 4;
        const box = [edges.left / 1000, edges.top / 1000, 0.02, 0.008] as const;
        return { text: word, folded: fold(word), conf: 90, page: 1, box: [...box], ...edges };
      });
    }),
  );
  return { page: 1, height: 1400, glyph, tokens, rows: rowsOf(tokens, glyph), codes: [] };
}

it('the row of the protocol begins the boxes of the head whose label was lost', () => {
  const { nature, bands } = blocksOf(
    sheetOfRows([{ 460: 'DANFE' }, {}, { 40: 'VENDA', 580: '135248168446090 02/10/2024' }]),
  );
  expect(nature?.bottom).toBe(60);
  expect(bands.has('header')).toBe(true);
});

it('a title stands beside remnants of the stub in the margin, and not behind prose', () => {
  const { bands } = blocksOf(
    sheetOfRows([{ 460: 'DANFE' }, { 20: 'OS', 99: 'CÁLCULO DO IMPOSTO' }, { 60: 'DA', 75: 'FATURA' }]),
  );
  expect([...bands.keys()]).toEqual(['totals']);
});
