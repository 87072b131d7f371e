import { expect, it } from 'vitest';
import { pageOfRows, type Row } from '../../testing/sheet-of-rows.ts';
import { printedOf, type Sheet } from '../../reading/sheet/sheet.ts';
import { sheetOf } from '../../reading/sheet/sheet-of-page.ts';
import { withTurnedOver } from './turned-over.ts';

const head: Row[] = [[[40, 'NF-e 000.001.234']], [[40, 'Emit. em 05/05/2025']]];
const seller: Row[] = [
  [[90, 'Olaria Campos Ltda']],
  [[90, 'CNPJ 11.222.333/0001-81 IE 244158']],
  [[90, 'Rua Sete, 12']],
];
const buyer: Row[] = [
  [[90, 'Rui Prado']],
  [[90, 'CPF 529.982.247-25']],
  [[90, 'Rua Chile, 40']],
  [[90, 'Centro - Lins/SP']],
  [[90, 'CEP 16400-000']],
];

/** A roll of a head and two blocks, with titles read upwards at the middle of each, `[row of the middle, text]`. */
function sheetWith(rows: readonly Row[], titles: readonly (readonly [row: number, text: string])[]): Sheet {
  const turned = titles.map(([row, text]) => {
    const half = text.length * 0.0025;
    const middle = 0.05 + 0.016 * row + 0.0045;
    return {
      text,
      conf: 100,
      box: [0.045, middle - half, 0.009, 2 * half] as [number, number, number, number],
    };
  });
  return sheetOf({ ...pageOfRows(rows, 'text-layer', 100), turned });
}
const textsOf = ({ rows }: Sheet): string[] => rows.map(printedOf);

it('a title turned beside the middle of a party without labels stands over its block', () => {
  const sheet = sheetWith(
    [...head, ...seller, ...buyer],
    [
      [3, 'VENDE'],
      [7, 'RECEBE'],
    ],
  );
  const texts = textsOf(withTurnedOver(sheet));
  expect(texts[texts.indexOf('Olaria Campos Ltda') - 1]).toBe('EMITENTE');
  expect(texts[texts.indexOf('Rui Prado') - 1]).toBe('DESTINATÁRIO');
  expect(texts.slice(0, 2)).toEqual(['NF-e 000.001.234', 'Emit. em 05/05/2025']);
});

it('titles beside boxes with labels, or not at the middle of their rows, stay where they are', () => {
  const boxes: Row[] = Array.from({ length: 3 }, () => [
    [90, 'Nome'],
    [300, 'Município'],
  ]);
  const labelled = sheetWith(
    [...head, ...boxes, ...boxes],
    [
      [3, 'VENDE'],
      [6, 'RECEBE'],
    ],
  );
  expect(withTurnedOver(labelled)).toBe(labelled);
  const aside = sheetWith(
    [...head, ...seller, ...buyer],
    [
      [3, 'VENDE'],
      [14, 'RECEBE'],
    ],
  );
  expect(withTurnedOver(aside)).toBe(aside);
});
