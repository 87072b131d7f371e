import { expect, it } from 'vitest';
import { sheetOfTexts, type Text } from '../../testing/sheet-of-texts.ts';
import type { FormSpec } from './form-spec.ts';
import { readForm } from './form.ts';

const spec: FormSpec<'Driver' | 'Plate' | 'Total' | 'Mode'> = {
  fields: [
    { id: 'Driver', kind: 'name', labels: ['Motorista'] },
    { id: 'Plate', kind: 'plate', labels: ['Placa'] },
    { id: 'Total', kind: 'money', labels: ['Total frete'] },
    { id: 'Mode', kind: 'text', labels: ['Cond.'], oneOf: /^(?:CIF|FOB)/ },
  ],
};
const read = (texts: readonly Text[]) =>
  Object.fromEntries(readForm(sheetOfTexts(texts), spec).map(({ id, reading }) => [id, reading.value]));

it('a name in one text with its label goes on below the label', () => {
  expect(
    read([
      [60, 100, 9, 'Placa BRA2E19'],
      [60, 116, 9, 'Motorista Rui Sá'],
      [60, 132, 9, 'Prado'],
    ]),
  ).toMatchObject({ Plate: 'BRA2E19', Driver: 'Rui Sá Prado' });
});

it('an option stands in its cell, close behind the figure at the end of the cell before it', () => {
  expect(
    read([
      [300, 100, 9, 'Total frete'],
      [420, 100, 9, 'Cond.'],
      [364, 116, 9, '1.312,40'],
      [420, 116, 9, 'FOB'],
    ]),
  ).toMatchObject({ Total: '1312.40', Mode: 'FOB' });
});
