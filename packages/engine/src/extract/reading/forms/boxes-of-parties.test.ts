import { expect, it } from 'vitest';
import { sheetOfBoxes, type DrawnBox } from '../../testing/sheet-of-rows.ts';
import { findLabels } from '../labels/labels.ts';
import { partyFields } from '../particulars/parties.ts';
import { isOutsideBox } from './boxes-of-parties.ts';
import { readForm } from './form.ts';
import type { FormSpec } from './form-spec.ts';

const sale: FormSpec<string> = {
  sections: { Seller: ['VENDEDOR'], Buyer: ['COMPRADOR'] },
  fields: ['Seller', 'Buyer'].flatMap((party) => partyFields(party, ['CNPJ', 'City'])),
};
const rows = [
  [
    [40, 'VENDEDOR'],
    [520, 'COMPRADOR'],
  ],
  [
    [40, 'CNPJ 11.222.333/0001-81'],
    [520, 'CNPJ 04.252.011/0001-10'],
  ],
  [
    [40, 'Rua do Sol, 5'],
    [520, 'Rua da Lua, 8'],
  ],
  [
    [40, 'Casa verde'],
    [520, 'Casa azul'],
  ],
  [[520, 'Município: Itajaí']],
] as const;
const townOf = (boxes: readonly DrawnBox[]): string | undefined =>
  readForm(sheetOfBoxes(rows, boxes), sale).find(({ id }) => id === 'BuyerCity')?.reading.value;

it('a label below the box of a party is not of that party', () => {
  const boxes: DrawnBox[] = [
    { left: 30, right: 500, rows: [0, 3] },
    { left: 500, right: 960, rows: [0, 3] },
  ];
  expect(townOf([])).toBe('Itajaí');
  expect(townOf(boxes)).toBeUndefined();
});

it('a label that a reading column by column moved is in the box that is drawn around it', () => {
  const sheet = sheetOfBoxes(rows, [
    { left: 30, right: 500, rows: [0, 3] },
    { left: 500, right: 960, rows: [0, 4] },
  ]);
  const labels = ['VENDEDOR', 'COMPRADOR', 'MUNICIPIO'].map((id) => ({ id, spellings: [id] }));
  const [seller, buyer, town] = findLabels(sheet, labels).toSorted(
    (a, b) => a.top - b.top || a.left - b.left,
  );
  if (seller === undefined || buyer === undefined || town === undefined) throw new Error('no label');
  const moved = { ...town, left: town.left - 490, right: town.right - 490, top: 400, bottom: 409 };
  const isOutside = (title: typeof town): boolean =>
    isOutsideBox(moved, title, [seller, buyer], sheet.tokens, sheet.glyph);
  expect([seller, buyer].map(isOutside)).toEqual([true, false]);
});

it('a column set below another keeps the boxes that were drawn around it', () => {
  const sheet = sheetOfBoxes(rows, [{ left: 30, right: 960, rows: [0, 4] }]);
  const down = <T extends { readonly top: number; readonly bottom: number }>(token: T): T => ({
    ...token,
    top: token.top + 1000,
    bottom: token.bottom + 1000,
  });
  const moved = { ...sheet, tokens: sheet.tokens.map(down), rows: sheet.rows.map((row) => row.map(down)) };
  expect(readForm(moved, sale).find(({ id }) => id === 'BuyerCity')?.reading.value).toBe('Itajaí');
});
