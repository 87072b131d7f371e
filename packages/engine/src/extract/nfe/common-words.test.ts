import { expect, it } from 'vitest';
import { invoiceExtractor } from './extractor.ts';
import { pageOfRows, type Row } from '../testing/sheet-of-rows.ts';

const head: Row[] = [
  [[30, 'DANFE Documento Auxiliar da Nota Fiscal Eletrônica']],
  [[30, 'NF-e 4.120 série 1']],
];
const valuesOf = (...rows: readonly Row[]): Record<string, unknown> => {
  const page = pageOfRows([...head, [], ...rows], 'text-layer', 100);
  const read = invoiceExtractor().extract({ pages: [page] });
  const data = read.kind === 'extracted' ? (read.documents[0]?.Data ?? {}) : {};
  return Object.fromEntries(
    Object.entries(data).map(([id, field]) => [id, (field as { value?: string }).value]),
  );
};

it('the type of the operation has its label in two letters, which are no state', () => {
  expect(
    valuesOf([
      [30, 'E/S'],
      [120, '1'],
    ]),
  ).toMatchObject({ OperationType: '1' });
});

it('a day and an hour may stand before what they are of, and end the operation above them', () => {
  expect(
    valuesOf(
      [[30, 'Operação']],
      [[30, 'VENDA PARA REVENDA']],
      [[30, '18/09/2026 emitida']],
      [[30, 'Horários']],
      [[30, '10:08:38 hora da saída']],
    ),
  ).toMatchObject({
    OperationNature: 'VENDA PARA REVENDA',
    IssueDate: '2026-09-18',
    DepartureTime: '10:08:38',
  });
});

it('both weights stand behind the brand of the volumes', () => {
  expect(valuesOf([[30, '7 VOLUMES, marca AURORA — bruto 98,409 kg, líquido 92,839 kg']])).toMatchObject({
    VolumeBrand: 'AURORA',
    GrossWeight: '98.409',
    NetWeight: '92.839',
  });
});

it('the kind of the volumes is called a type in the block of the carrier', () => {
  const own: Row[] = [
    [[30, 'TRANSPORTE']],
    [
      [30, 'Volumes'],
      [120, '39'],
      [220, 'Tipo'],
      [320, 'CAIXAS'],
      [450, 'Kg bruto'],
      [560, '391,566'],
    ],
  ];
  expect(valuesOf(...own)).toMatchObject({ VolumeKind: 'CAIXAS', GrossWeight: '391.566' });
  const bulk = own.map((row) => row.map(([left, text]) => [left, text.replace('CAIXAS', 'GRANEL')] as const));
  expect(valuesOf(...bulk)).toMatchObject({ VolumeKind: 'GRANEL' });
});
