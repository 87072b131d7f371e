import { expect, it } from 'vitest';
import { extractDocuments } from '../extract.ts';
import { pageOfRows, type Row } from '../testing/sheet-of-rows.ts';

const remarksIn = (rows: readonly Row[]): unknown =>
  extractDocuments('crlv', { pages: [pageOfRows(rows, 'text-layer', 100)] })[0]?.Data?.['Remarks'];

it('remarks stand far below their title in a large box, but not in the next one', () => {
  expect(
    remarksIn([
      [[60, 'PLACA ABC1D23']],
      [[60, 'OBSERVAÇÕES DO VEÍCULO']],
      [],
      [],
      [[70, 'CAPACIDADE ALTERADA; EIXO AUXILIAR']],
    ]),
  ).toMatchObject({ value: 'CAPACIDADE ALTERADA; EIXO AUXILIAR' });
  expect(
    remarksIn([
      [[60, 'PLACA ABC1D23']],
      [[60, 'OBSERVAÇÕES DO VEÍCULO']],
      [],
      [],
      [[60, 'INFORMAÇÕES DO SEGURO DPVAT']],
    ]),
  ).toBeUndefined();
});

it('a word of the remarks that is a label elsewhere ends them not', () => {
  expect(
    remarksIn([
      [[60, 'PLACA ABC1D23']],
      [[60, 'OBSERVAÇÕES DO VEÍCULO']],
      [
        [60, 'AL.FID. BANCO DO SUL S/A / RNTRC ATIVO'],
        [700, 'CAT. TARIF'],
      ],
    ]),
  ).toMatchObject({ value: 'AL.FID. BANCO DO SUL S/A / RNTRC ATIVO' });
});

it('remarks of several rows end before the label of the next box', () => {
  expect(
    remarksIn([
      [[60, 'PLACA ABC1D23']],
      [[60, 'OBSERVAÇÕES DO VEÍCULO']],
      [[60, 'AL.FID. BANCO DO SUL S/A']],
      [[60, 'CAPACIDADE ALTERADA']],
      [[60, 'LOCAL ANAPOLIS GO']],
    ]),
  ).toMatchObject({ value: 'AL.FID. BANCO DO SUL S/A CAPACIDADE ALTERADA' });
});
