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

it('the legal form of a creditor ends the remarks in a row of its own', () => {
  expect(
    remarksIn([
      [[60, 'PLACA ABC1D23']],
      [[60, 'OBSERVAÇÕES']],
      [[60, 'ALIENAÇÃO FIDUCIÁRIA BANCO DO SUL']],
      [[60, 'S.A.']],
      [[60, 'Impresso no totem']],
    ]),
  ).toMatchObject({ value: 'ALIENAÇÃO FIDUCIÁRIA BANCO DO SUL S.A.' });
});

it('"emitido em" leads to the town or the day of issue, and amounts beside it are no town', () => {
  const valuesIn = (rows: readonly Row[]) =>
    extractDocuments('crlv', { pages: [pageOfRows(rows, 'text-layer', 100)] })[0]?.Data;
  expect(
    valuesIn([
      [
        [60, 'EMITIDO EM'],
        [300, 'DATA'],
        [600, 'TAXA DE LICENCIAMENTO R$'],
      ],
      [
        [60, 'ANAPOLIS'],
        [300, '11/03/2004'],
        [600, '48,10'],
      ],
      [
        [60, 'VENCE EM (COTA ÚNICA)'],
        [300, 'SEGURO OBRIGATÓRIO - PRÊMIO TOTAL R$'],
      ],
      [
        [60, '20/04/2004'],
        [300, '71,33'],
      ],
    ]),
  ).toMatchObject({
    City: { value: 'ANAPOLIS' },
    IssueDate: { value: '2004-03-11' },
    IPVADueDate: { value: '2004-04-20' },
    InsuranceAmount: { value: '71.33' },
  });
  expect(
    valuesIn([
      [[60, 'CRLV DIGITAL']],
      [
        [60, 'ANO DO EXERCÍCIO'],
        [300, 'EMITIDO EM'],
        [600, 'CARGA ÚTIL (T)'],
      ],
      [
        [60, '2021'],
        [300, '19/08/2021'],
        [600, '0.65'],
      ],
    ]),
  ).toMatchObject({
    LicensingYear: { value: '2021' },
    IssueDate: { value: '2021-08-19' },
    LoadCapacity: { value: '0.65' },
  });
});
