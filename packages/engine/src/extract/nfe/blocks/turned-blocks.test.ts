import { expect, it } from 'vitest';
import { sheetOfLines } from '../../reading/sheet/sheet.cases.ts';
import { fold } from '../../reading/sheet/text.ts';
import type { Sheet, Token } from '../../reading/sheet/sheet.ts';
import { turnedBlocks } from './turned-blocks.ts';

/** A word of a title that is read upwards in the margin. */
const turned = (text: string, top: number, bottom: number): Token => ({
  text,
  folded: fold(text),
  conf: 100,
  page: 1,
  box: [0.04, top / 1000, 0.01, (bottom - top) / 1000],
  left: 40,
  right: 50,
  top,
  bottom,
});
const form: Sheet = sheetOfLines([
  [80, { 100: 'INSCRIÇÃO ESTADUAL' }],
  [100, { 100: '112223330' }],
  [130, { 100: 'NOME/RAZÃO SOCIAL' }],
  [150, { 100: 'Ferragens do Vale Ltda' }],
  [165, { 100: 'MUNICÍPIO' }],
  [185, { 100: 'Lins' }],
  [215, { 100: 'VALOR DO ICMS' }],
  [235, { 100: '18,00' }],
  [270, { 100: 'QTDE.' }],
  [290, { 100: '12' }],
]);

it('a title turned in the margin is beside the middle of its block, which the widest space of the rows ends', () => {
  const starts = turnedBlocks({
    ...form,
    turned: [turned('DESTINATÁRIO', 146, 198), turned('IMPOSTO', 214, 244), turned('TRANSPORTE', 268, 300)],
  });
  expect(starts.map(({ name, top }) => [name, Math.round(top)])).toEqual([
    ['recipient', 128],
    ['totals', 213],
    ['carrier', 268],
  ]);
});

it('a form without turned titles has no such blocks', () => {
  expect(turnedBlocks(form)).toEqual([]);
});

it('the first block begins where the space is wide, though its frame ends above the next one', () => {
  const starts = turnedBlocks({
    ...sheetOfLines([
      [80, { 100: 'SÉRIE 1' }],
      [100, { 100: 'NATUREZA DA OPERAÇÃO' }],
      [113, { 100: 'Venda a cooperado' }],
      [143, { 100: 'NOME' }],
      [156, { 100: 'Ana Prado' }],
      [180, { 100: 'MUNICÍPIO' }],
      [193, { 100: 'Lins' }],
      [222, { 100: 'VALOR DO ICMS' }],
      [235, { 100: '18,00' }],
    ]),
    turned: [turned('DESTINATÁRIO', 150, 196), turned('IMPOSTO', 222, 246)],
  });
  expect(starts.map(({ name, top }) => [name, Math.round(top)])).toEqual([
    ['recipient', 141],
    ['totals', 220],
  ]);
});
