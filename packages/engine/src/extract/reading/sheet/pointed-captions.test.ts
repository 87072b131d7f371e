import { expect, it } from 'vitest';
import { sheetOfRows } from '../../testing/sheet-of-rows.ts';
import { readForm } from '../forms/form.ts';

const read = (sign: string) =>
  Object.fromEntries(
    readForm(
      sheetOfRows([
        [
          [60, `11/03/2020 ${sign} abertura`],
          [560, `Rua das Palmas ${sign} via`],
        ],
        [
          [60, `214-3 ${sign} código`],
          [560, `Vila Nova ${sign} bairro`],
        ],
        [
          [60, `Cooperativa ${sign} natureza`],
          [560, `Bauru ${sign} cidade`],
        ],
      ]),
      {
        fields: [
          { id: 'Opening', kind: 'date', labels: ['Abertura'] },
          { id: 'Code', kind: 'code', labels: ['Código'] },
          { id: 'Nature', kind: 'text', labels: ['Natureza'] },
          { id: 'Street', kind: 'street', labels: ['Via'] },
          { id: 'District', kind: 'text', labels: ['Bairro'] },
          { id: 'City', kind: 'city', labels: ['Cidade'] },
        ],
      },
    ).map(({ id, reading }) => [id, reading.value]),
  );

it('a sign that points from a label to the value before it tells both, in columns beside each other too', () => {
  expect(read('‹')).toEqual({
    Opening: '2020-03-11',
    Code: '214-3',
    Nature: 'Cooperativa',
    Street: 'Rua das Palmas',
    District: 'Vila Nova',
    City: 'Bauru',
  });
});
