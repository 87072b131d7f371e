import { expect, it } from 'vitest';
import { pageOfRows } from '../testing/sheet-of-rows.ts';
import { extractDocuments } from '../extract.ts';

it('a draft whose systems name things in their own words gives the same fields', () => {
  const page = pageOfRows(
    [
      [[100, 'MINUTA DE TRANSPORTE']],
      [[100, 'Nome do motorista: Jonas Pires']],
      [[100, 'Placa do cavalo: QWE4R56']],
      [[100, 'Valor total do frete: 1.840,00']],
      [[100, 'Cabeças: 37']],
    ],
    'ocr',
    90,
  );
  const data = extractDocuments('transportdraft', { pages: [page] })[0]?.Data as
    | Record<string, { value: string }>
    | undefined;
  expect(
    ['DriverName', 'Plate', 'FreightAmount', 'VolumeQuantity'].map((field) => data?.[field]?.value),
  ).toEqual(['Jonas Pires', 'QWE4R56', '1840.00', '37']);
});

it('the carrier is behind its label', () => {
  const page = pageOfRows(
    [[[100, 'MINUTA DE TRANSPORTE']], [[100, 'Transportadora: RODOVIA CARGAS LTDA']]],
    'ocr',
    90,
  );
  expect(extractDocuments('transportdraft', { pages: [page] })[0]?.Data).toMatchObject({
    CarrierName: { value: 'RODOVIA CARGAS LTDA' },
  });
});

it('a name may have its code before it and its CPF behind it', () => {
  const page = pageOfRows(
    [
      [[100, 'MINUTA DE TRANSPORTE']],
      [[100, 'Transp.: 000317 SERRA AZUL CARGAS']],
      [[100, 'Motorista: Ivo Prado - 529.982.247-25']],
    ],
    'ocr',
    90,
  );
  expect(extractDocuments('transportdraft', { pages: [page] })[0]?.Data).toMatchObject({
    CarrierName: { value: 'SERRA AZUL CARGAS' },
    DriverName: { value: 'Ivo Prado' },
    DriverCPF: { value: '52998224725' },
  });
});
