import { expect, it } from 'vitest';
import { sheetOfRows, type Row } from '../../testing/sheet-of-rows.ts';
import { readForm } from './form.ts';
import type { FormSpec } from './form-spec.ts';

const spec: FormSpec<'Name' | 'Cause' | 'Declarant'> = {
  fields: [
    { id: 'Name', kind: 'name', labels: ['Nome'] },
    { id: 'Cause', kind: 'text', labels: ['Causa da morte'] },
    { id: 'Declarant', kind: 'name', labels: ['Declarante'] },
  ],
};
const read = (rows: readonly Row[]): Record<string, string> =>
  Object.fromEntries(readForm(sheetOfRows(rows), spec).map(({ id, reading }) => [id, reading.value]));

it('a value at the middle of its box belongs to the label at its left, however wide the box is', () => {
  expect(
    read([
      [[50, 'Nome']],
      [[440, 'ANA LIMA REIS']],
      [
        [50, 'x'],
        [940, 'y'],
      ],
    ]),
  ).toEqual({
    Name: 'ANA LIMA REIS',
  });
  expect(
    read([
      [[50, 'Nome']],
      [[700, 'ANA LIMA REIS']],
      [
        [50, 'x'],
        [940, 'y'],
      ],
    ]),
  ).toEqual({});
});

it('a centred text goes on in the line around its middle', () => {
  expect(
    read([
      [[50, 'Causa da morte']],
      [[70, 'EMBOLIA AGUDA DO PULMAO ESQUERDO E TROMBOSE']],
      [[175, 'DIFUSA']],
      [[50, 'Declarante']],
      [[60, 'RUI LIMA']],
    ]),
  ).toEqual({ Cause: 'EMBOLIA AGUDA DO PULMAO ESQUERDO E TROMBOSE DIFUSA', Declarant: 'RUI LIMA' });
});
