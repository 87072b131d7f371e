import { expect, it } from 'vitest';
import { sheetOfTexts, type Text } from '../../testing/sheet-of-texts.ts';
import type { FormSpec } from './form-spec.ts';
import { readForm } from './form.ts';

const spec: FormSpec<'Driver' | 'Plate'> = {
  fields: [
    { id: 'Driver', kind: 'name', labels: ['Motorista'] },
    { id: 'Plate', kind: 'plate', labels: ['Placa'] },
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
