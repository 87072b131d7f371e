import { expect, it } from 'vitest';
import { pageOfRows, type Row } from '../testing/sheet-of-rows.ts';
import { valuesOn } from '../testing/values-on.ts';

const read = (rows: readonly Row[]): unknown =>
  valuesOn(
    'nfse',
    pageOfRows([[[100, 'NOTA FISCAL DE SERVIÇOS ELETRÔNICA - NFS-e']], ...rows], 'text-layer', 100),
  )['SimplesNacional'];

it('a line says of the provider that it chose the regime', () => {
  expect(read([[[100, 'Optante pelo Simples Nacional (ME/EPP)']]])).toBe(
    'Optante pelo Simples Nacional (ME/EPP)',
  );
  expect(read([[[100, 'Não optante pelo Simples Nacional']]])).toBe('Não optante pelo Simples Nacional');
});

it('the same words over or before an answer are its question', () => {
  expect(
    read([
      [
        [100, 'Natureza da Operação'],
        [400, 'Optante pelo Simples Nacional'],
        [700, 'Valor Líquido (R$)'],
      ],
      [
        [100, 'Tributação no município'],
        [400, 'Não'],
        [700, '16.934,44'],
      ],
    ]),
  ).toBe('Não');
  expect(
    read([
      [
        [100, 'Optante pelo Simples Nacional'],
        [320, 'Sim'],
      ],
    ]),
  ).toBe('Sim');
});
