import { expect, it } from 'vitest';
import { extractDocuments } from '../extract.ts';
import { pageOfRows, type Row } from '../testing/sheet-of-rows.ts';

const valuesOf = (rows: readonly Row[]): Record<string, unknown> => {
  const data = extractDocuments('nfse', { pages: [pageOfRows(rows, 'text-layer', 100)] })[0]?.Data ?? {};
  return Object.fromEntries(
    Object.entries(data).map(([id, field]) => [id, (field as { value?: string }).value]),
  );
};

it('the head of a note of services in lines has its number, town, days and declaration', () => {
  const values = valuesOf([
    [[30, 'Nota de Serviço nº 7781']],
    [[30, 'Documento auxiliar da NFS-e · padrão nacional · Ribeirão Preto/SP']],
    [[30, 'Gerada em 05/08/2026, 10:11:12 · Serviço de 03/08/2026 · DPS 412 da série 2']],
    [],
    [
      [30, 'cTribNac'],
      [500, 'cTribMun'],
    ],
    [
      [30, '01.07.01'],
      [500, '010770'],
    ],
    [],
    [
      [30, 'IBS (0,10%)'],
      [500, 'CBS (0,90%)'],
    ],
    [
      [30, 'R$ 9,00'],
      [500, 'R$ 81,00'],
    ],
    [],
    [
      [30, 'Serviço'],
      [500, 'Líquido'],
    ],
    [
      [30, 'R$ 9.000,00'],
      [500, 'R$ 8.910,00'],
    ],
    [],
    [[30, 'Em 2026 os valores de IBS e CBS são informativos. Atendimento: 0800 713 2765.']],
  ]);
  expect(values).toMatchObject({
    Number: '7781',
    IssuingCity: 'Ribeirão Preto',
    CompetenceDate: '2026-08-03',
    DPSNumber: '412',
    DPSSeries: '2',
    ServiceCode: '01.07.01',
    MunicipalServiceCode: '010770',
    // The notes name the taxes as well, with a year and a telephone.
    IBSAmount: '9.00',
    CBSAmount: '81.00',
    ServiceAmount: '9000.00',
  });
});
