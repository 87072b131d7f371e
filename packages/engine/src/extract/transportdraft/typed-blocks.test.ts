import { expect, it } from 'vitest';
import { extractDocuments } from '../extract.ts';
import { pageOfRows, type Row } from '../testing/sheet-of-rows.ts';

const valuesOf = (rows: readonly Row[]): Record<string, unknown> => {
  const pages = [pageOfRows(rows, 'text-layer', 100)];
  const data = extractDocuments('transportdraft', { pages })[0]?.Data ?? {};
  return Object.fromEntries(
    Object.entries(data).map(([id, field]) => [id, (field as { value?: string }).value]),
  );
};

it('parties typed behind their short titles have their rows under their names, beside a column of labels', () => {
  const values = valuesOf([
    [[30, 'TRANSPORTADORA SERRA AZUL LTDA']],
    [[30, 'MINUTA NUM: 00077120']],
    [],
    [
      [30, 'REMET.: OLARIA CAMPOS LTDA'],
      [560, 'CNPJ: 11.222.333/0001-81'],
    ],
    [
      [80, 'RUA SETE 120 VILA RICA'],
      [560, 'IE..: 244158221117'],
    ],
    [
      [80, '17010120 BAURU SP'],
      [560, 'FONE: 1432321010'],
    ],
    [
      [30, 'DESTI.: CASA LIMA LTDA'],
      [560, 'CNPJ: 04.252.011/0001-10'],
    ],
    [
      [80, 'AVENIDA NOVA 90 JARDIM SUL'],
      [560, 'IE..: 9012345678'],
    ],
    [
      [80, '86010180 LONDRINA PR'],
      [560, 'FONE: 4333445050'],
    ],
    [],
    [
      [30, 'MOTOR.: JOSE CARLOS LIMA'],
      [560, 'CPF.: 529.982.247-25'],
    ],
    [[30, 'FRETE A COBRAR..: 929,89']],
  ]);
  expect(values).toMatchObject({
    SenderName: 'OLARIA CAMPOS LTDA',
    SenderStreet: 'RUA SETE',
    SenderPostalCode: '17010120',
    SenderCity: 'BAURU',
    SenderState: 'SP',
    RecipientName: 'CASA LIMA LTDA',
    RecipientPostalCode: '86010180',
    RecipientCity: 'LONDRINA',
    RecipientState: 'PR',
    DriverName: 'JOSE CARLOS LIMA',
    FreightAmount: '929.89',
  });
});
