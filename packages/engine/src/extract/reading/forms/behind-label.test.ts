import { expect, it } from 'vitest';
import { sheetOfRows } from '../../testing/sheet-of-rows.ts';
import { readForm } from './form.ts';

it('a value right behind one label is not the one below another', () => {
  const values = readForm(
    sheetOfRows([
      [
        [100, 'CNPJ 51.818.241/0007-79'],
        [300, 'IE 619.194.767.771'],
      ],
      [[300, 'IM 27291850']],
    ]),
    {
      fields: [
        { id: 'IE', kind: 'state-register', labels: ['IE'] },
        { id: 'IM', kind: 'digits', labels: ['IM'] },
      ],
    },
  );
  expect(Object.fromEntries(values.map(({ id, reading }) => [id, reading.value]))).toEqual({
    IE: '619194767771',
    IM: '27291850',
  });
});

it('a number right behind its label is its value, whatever is below it in another line of text', () => {
  const values = readForm(
    sheetOfRows([
      [[100, 'CNPJ 92.211.278/0001-26 RNTRC 07658025']],
      [[100, 'Rua Sete de Setembro norte 11290 Centro']],
    ]),
    { fields: [{ id: 'RNTRC', kind: 'number', labels: ['RNTRC'] }] },
  );
  expect(values.map(({ reading }) => reading.value)).toEqual(['07658025']);
});
