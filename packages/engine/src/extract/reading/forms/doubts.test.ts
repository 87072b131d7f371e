import { expect, it } from 'vitest';
import { sheetOfRows, type Row } from '../../testing/sheet-of-rows.ts';
import { readForm } from './form.ts';
import type { FormField, FormSpec } from './form-spec.ts';

const spec: FormSpec<'Name' | 'District' | 'Day'> = {
  fields: [
    { id: 'Name', kind: 'text', labels: ['Nome'] },
    { id: 'District', kind: 'text', labels: ['Bairro'] },
    { id: 'Day', kind: 'date', labels: ['Leitura'] },
  ],
};
const doubtsOf = (...rows: readonly Row[]) =>
  Object.fromEntries(readForm(sheetOfRows(rows), spec).map(({ id, reading }) => [id, reading.doubts]));

it('a text with a free word right before it is torn', () => {
  const district = (...captions: Row) =>
    doubtsOf(captions, [
      [100, 'LUIZ SOUZA'],
      [352, 'POVOADO JARDIM PAULISTA'],
    ])['District'];
  expect(district([100, 'Nome'], [352, 'Bairro'])).toEqual([]);
  // Another caption keeps the first word from the box.
  expect(district([100, 'Nome'], [345, 'Zona'], [398, 'Bairro'])).toContain('torn');
});

it('a day amid the words of a sentence is torn', () => {
  const sentence = (text: string) => doubtsOf([[100, 'Leitura']], [[100, text]])['Day'];
  expect(sentence('10/03/2025')).toEqual([]);
  expect(sentence('Lei de 10/03/2025')).toEqual([]);
  expect(sentence('Lei de 10/03/2025 que reduz')).toContain('torn');
});

it('a text far below its label is low, unless another value is between them', () => {
  const low = doubtsOf([[100, 'Nome']], [], [[100, 'LUIZ SOUZA']]);
  expect(low['Name']).toContain('low');
  expect(doubtsOf([[100, 'Nome']], [[100, 'LUIZ SOUZA']])['Name']).toEqual([]);
});

it('a text that its field parts from the code behind it is no text of two boxes', () => {
  const rows: Row[] = [[[100, 'Natureza']], [[100, 'Comércio varejista de tintas (47.41-5-00)']]];
  const doubts = (splits?: FormField<'Name' | 'Code'>['splits']) => {
    const fields = [
      { id: 'Name', kind: 'text', labels: ['Natureza'], ...(splits ? { splits } : {}) },
    ] as const;
    return readForm(sheetOfRows(rows), { fields } as FormSpec<'Name' | 'Code'>)[0]?.reading.doubts;
  };
  expect(doubts()).toContain('runsOn');
  expect(doubts({ pattern: /^(\D+) \((\d.*)\)$/, into: ['Name', 'Code'] })).not.toContain('runsOn');
});
