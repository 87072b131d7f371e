import { expect, it } from 'vitest';
import { fieldOf } from '../../../evidence/field.ts';
import type { Sheet } from '../../reading/sheet/sheet.ts';
import { sheetOf } from '../../reading/sheet/sheet-of-page.ts';
import { pageOfRows } from '../../testing/sheet-of-rows.ts';
import { shopNameOf } from './shop-name.ts';

const legalName = 'Ipê Agropecuária Ltda';

function sheetHeaded(head: string): Sheet {
  const page = pageOfRows(
    [
      [[100, head]],
      [[100, 'NF-e nº 24690']],
      [],
      [],
      [],
      [],
      [[100, 'Emitente']],
      [[100, legalName]],
      [[100, 'Rua Direita, 20']],
    ],
    'text-layer',
    100,
  );
  const words = page.words.map((word) =>
    head.split(' ').includes(word.text) && word.box[1] < 0.06
      ? {
          ...word,
          box: [word.box[0], word.box[1] - 0.008, word.box[2], 0.018] as [number, number, number, number],
        }
      : word,
  );
  return sheetOf({ ...page, words });
}

it.each([
  ['Ipê Loja', 'Ipê Loja'],
  ['Casa Serrana', undefined],
  ['Ipê Agropecuária Ltda', undefined],
])('a shop names itself in large type with a word of its legal name: %s', (head, value) => {
  const sheet = sheetHeaded(head);
  const tokens = sheet.tokens.filter(({ text, top }) => legalName.includes(text) && top > 100);
  expect(shopNameOf(sheet, fieldOf({ value: legalName, tokens }))?.value).toBe(value);
});

it('a shop on the web has a word of its legal name within its own', () => {
  const legal = fieldOf({
    value: 'Nuvem Rosa Varejo Ltda',
    tokens: sheetHeaded('lojanuvem').tokens.slice(-4, -3),
  });
  expect(shopNameOf(sheetHeaded('lojanuvem'), legal)?.value).toBe('lojanuvem');
});
