import { expect, it } from 'vitest';
import { extractDocuments } from '../extract.ts';
import { pageOfRoll } from '../testing/page-of-roll.ts';

const valuesOf = (lines: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(extractDocuments('refund', { pages: [pageOfRoll(lines)] })[0]?.Data ?? {}).map(
      ([id, told]) => [
        id,
        Array.isArray(told)
          ? told.map((row) =>
              Object.fromEntries(Object.entries(row).map(([cell, { value }]) => [cell, value])),
            )
          : told.value,
      ],
    ),
  );

it('the name without a legal form is the trade name, above or below the other, which may take two rows', () => {
  const address = ['RUA DAS FLORES, 55 - CENTRO', 'SOROCABA - SP CEP 18010-000', 'CNPJ 11.222.333/0001-81'];
  expect(
    valuesOf(['PAES E DOCES PAO DOURADO LTDA', 'PADARIA DOURADA', ...address, 'TOTAL R$     10,00']),
  ).toMatchObject({ IssuerName: 'PAES E DOCES PAO DOURADO LTDA', IssuerTradeName: 'PADARIA DOURADA' });
  expect(
    valuesOf([
      'POSTO AZUL',
      'COMERCIO DE COMBUSTIVEIS LIMA & REIS',
      'LTDA',
      ...address,
      'TOTAL R$     10,00',
    ]),
  ).toMatchObject({ IssuerName: 'COMERCIO DE COMBUSTIVEIS LIMA & REIS LTDA', IssuerTradeName: 'POSTO AZUL' });
});

it('values set to the right edge of a roll belong to the labels at its left edge', () => {
  const values = valuesOf([
    'RODOVIA                        SP-332',
    'KM DA PRACA                   414+400',
    'PRACA  P04 PAULINIA',
    'VIA 06                 OPERADOR 53067',
    'DATA 06/05/2023         HORA 02:43:10',
    'CATEGORIA  04 - CAMINHAO 3 EIXOS',
    'EIXOS                               3',
    'VALOR R$                        31,60',
    'PAGAMENTO                    DINHEIRO',
  ]);
  expect(values).toMatchObject({
    Highway: 'SP-332',
    Plaza: 'P04 PAULINIA',
    Attendant: '53067',
    VehicleCategory: '04 - CAMINHAO 3 EIXOS',
    PaymentMethod: 'DINHEIRO',
    TotalAmount: '31.60',
  });
});

it('the consumer is named behind the number or below it', () => {
  const coupon = (...rows: string[]): string[] => [
    'DOCUMENTO AUXILIAR DA NOTA FISCAL DE',
    'CONSUMIDOR ELETRONICA',
    'VALOR TOTAL R$          31,60',
    ...rows,
    'NFC-e 000123456 Serie 002 Emissao 03/05/2024 18:22:10',
  ];
  const named = {
    ConsumerName: 'JOSE DA SILVA',
    ConsumerCPF: '52998224725',
    Number: '000123456',
    Series: '002',
  };
  expect(valuesOf(coupon('CONSUMIDOR - CPF 529.982.247-25', 'JOSE DA SILVA'))).toMatchObject(named);
  expect(valuesOf(coupon('CONSUMIDOR CPF: 529.982.247-25 - JOSE DA SILVA'))).toMatchObject(named);
  expect(valuesOf(coupon('CONSUMIDOR NAO IDENTIFICADO'))).not.toHaveProperty('ConsumerName');
});

it('a taxi receipt gives the driver the number below his name, and the words of the amount go on', () => {
  expect(
    valuesOf([
      'Recebi de: MARIA APARECIDA GOMES',
      'A importancia de: quarenta e cinco reais e',
      'cinquenta centavos',
      'Motorista: JOAO CARLOS PEREIRA',
      'CPF: 529.982.247-25',
      'Alvara: 123.456-7',
      'Valor R$ 45,50',
    ]),
  ).toMatchObject({
    PayerName: 'MARIA APARECIDA GOMES',
    AmountInWords: 'quarenta e cinco reais e cinquenta centavos',
    DriverName: 'JOAO CARLOS PEREIRA',
    DriverCPF: '52998224725',
    PermitNumber: '123.456-7',
  });
});
