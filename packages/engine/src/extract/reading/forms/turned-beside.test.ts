import { expect, it } from 'vitest';
import { sheetOfLines } from '../sheet/sheet.cases.ts';
import { printedOf, type Sheet, type Token } from '../sheet/sheet.ts';
import { fold } from '../sheet/text.ts';
import { withTurnedBlocksBelow } from './turned-beside.ts';

/** A word of a title that is read upwards. */
const turned = (text: string, left: number, top: number, bottom: number): Token => ({
  text,
  folded: fold(text),
  conf: 100,
  page: 1,
  box: [left / 1000, top / 1000, 0.01, (bottom - top) / 1000],
  left,
  right: left + 10,
  top,
  bottom,
});
const titles = [
  ['DESTINATARIO', 'recipient'],
  ['FATURA', 'invoice'],
  ['TRANSPORTE', 'carrier'],
] as const;
const form: Sheet = sheetOfLines([
  [130, { 100: 'NOME/RAZÃO SOCIAL' }],
  [150, { 100: 'Ferragens do Vale Ltda' }],
  [200, { 100: 'VENCIMENTO', 400: 'TRANSPORTADOR' }],
  [220, { 100: '10/05/2025', 400: 'Rodovia Sul Ltda' }],
  [240, { 400: 'PLACA' }],
  [260, { 400: 'ABC1D23' }],
  [310, { 100: 'OBSERVAÇÕES' }],
]);
const column = [turned('DESTINATÁRIO', 40, 126, 170), turned('FATURA', 40, 222, 250)];

it('a block with a turned title beside another one stands below it, its title in the column of titles', () => {
  const sheet = withTurnedBlocksBelow(
    { ...form, turned: [...column, turned('TRANSPORTE', 360, 210, 262)] },
    titles,
  );
  expect(sheet.rows.map(printedOf)).toEqual([
    'NOME/RAZÃO SOCIAL',
    'Ferragens do Vale Ltda',
    'VENCIMENTO',
    '10/05/2025',
    'TRANSPORTADOR',
    'Rodovia Sul Ltda',
    'PLACA',
    'ABC1D23',
    'OBSERVAÇÕES',
  ]);
  expect(sheet.turned?.map(({ text, left }) => [text, left])).toEqual([
    ['DESTINATÁRIO', 40],
    ['FATURA', 40],
    ['TRANSPORTE', 40],
  ]);
});

it('words across the place of a turned title, or no such title, leave the form as it is', () => {
  const plain = { ...form, turned: column };
  expect(withTurnedBlocksBelow(plain, titles)).toBe(plain);
  const crossed = { ...form, turned: [...column, turned('TRANSPORTE', 460, 210, 262)] };
  expect(withTurnedBlocksBelow(crossed, titles).rows).toEqual(form.rows);
});
