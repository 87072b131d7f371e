import { expect, it } from 'vitest';
import { sheetOfRows, type Row } from '../../testing/sheet-of-rows.ts';
import { findLabels } from './labels.ts';
import { lineEnds } from './line-ends.ts';

const label = { id: 'Name', spellings: ['NOME'] } as const;
const endOf = (rows: readonly Row[]): number | undefined | string => {
  const sheet = sheetOfRows(rows);
  const [found] = findLabels(sheet, [label]);
  return found === undefined ? 'no label' : lineEnds(sheet)(found);
};

it('a row of labels with their values goes on in the next row, each value in its own place', () => {
  const end = endOf([
    [
      [40, 'Nome: Cerâmica Morro'],
      [400, 'Endereço: Rua Quinze'],
    ],
    [
      [40, 'Alto Ltda'],
      [400, 'de Novembro, 948'],
    ],
  ]);
  expect(end).toBeLessThan(400);
});

it('a row whose labels have no colon does not go on', () => {
  expect(
    endOf([
      [
        [40, 'Nome Cerâmica Morro'],
        [400, 'Total 1.234,00'],
      ],
      [[400, 'por extenso']],
    ]),
  ).toBeUndefined();
});
