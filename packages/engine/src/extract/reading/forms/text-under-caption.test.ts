import { expect, it } from 'vitest';
import { sheetOfTexts } from '../../testing/sheet-of-texts.ts';
import { readForm } from './form.ts';

it('the title of a running text stands over it, also where all other captions stand below their values', () => {
  const sheet = sheetOfTexts([
    [40, 100, 9, '01/02/2026'],
    [40, 112, 7, 'Emissão'],
    [300, 100, 9, '529.982.247-25'],
    [300, 112, 7, 'CPF'],
    [40, 140, 9, '17010-100'],
    [40, 152, 7, 'CEP'],
    [40, 200, 9, 'Duplicata única'],
    [40, 223, 9, 'Observações'],
    [40, 238, 9, 'Vale como recibo da safra inteira.'],
  ]);
  const values = readForm(sheet, {
    fields: [
      { id: 'Day', kind: 'date', labels: ['Emissão'] },
      { id: 'CPF', kind: 'cpf', labels: ['CPF'] },
      { id: 'CEP', kind: 'cep', labels: ['CEP'] },
      { id: 'Notes', kind: 'long-text', labels: ['Observações'] },
    ],
  });
  expect(values.find(({ id }) => id === 'Notes')?.reading.value).toBe('Vale como recibo da safra inteira.');
});
