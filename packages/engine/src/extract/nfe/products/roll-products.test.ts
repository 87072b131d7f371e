import { expect, it } from 'vitest';
import { pageOfRoll } from '../../testing/page-of-roll.ts';
import { invoiceExtractor } from '../extractor.ts';

const read = (lines: readonly string[]): Record<string, unknown> => {
  const found = invoiceExtractor().extract({ pages: [pageOfRoll(['DANFE SIMPLIFICADO', ...lines])] });
  const data = found.kind === 'extracted' ? (found.documents[0]?.Data ?? {}) : {};
  return Object.fromEntries(
    Object.entries(data).map(([id, told]) => [
      id,
      Array.isArray(told)
        ? told.map((row) =>
            Object.fromEntries(
              Object.entries(row as Record<string, { value: string }>).map(([cell, { value }]) => [
                cell,
                value,
              ]),
            ),
          )
        : told.value,
    ]),
  );
};

it('a product has its code and name over its quantity, unit, price and amount', () => {
  expect(
    read([
      'CODIGO  DESCRICAO',
      '        QTD UN X VL UNIT            VL TOTAL',
      '-----------------------------------------------',
      '001234 PARAFUSO SEXTAVADO 1/4 X 2',
      '       100 UN x 0,45 =                45,00',
      '004410 FURADEIRA DE IMPACTO',
      '       650W 220V',
      '         1 UN x 289,90 =             289,90',
      'QTD. TOTAL DE ITENS                       2',
      'VALOR TOTAL R$                       334,90',
      'DESCONTO R$                           34,90',
      'VALOR A PAGAR R$                     300,00',
    ]),
  ).toMatchObject({
    ProductsAmount: '334.90',
    TotalAmount: '300.00',
    Items: [
      { Code: '001234', Description: 'PARAFUSO SEXTAVADO 1/4 X 2', Quantity: '100.00', Unit: 'UN' },
      { Code: '004410', Description: 'FURADEIRA DE IMPACTO 650W 220V', TotalAmount: '289.90' },
    ],
  });
});

it('the place of a product is no code, and a discount stands between price and amount', () => {
  expect(
    read([
      'ITEM CODIGO   DESCRICAO',
      'QTDE  UN   VL.UNIT   DESC   VL.TOTAL',
      '001 7891000  CERVEJA PILSEN LT 350ML CX 12',
      '24,00 CX    35,90    0,00     861,60',
      '002 7891555  REFRIGERANTE COLA 2L PCT 6',
      '10,00 PCT   42,00   20,00     400,00',
      'TOTAL PRODUTOS              1.281,60',
    ]),
  ).toMatchObject({
    Items: [
      { Code: '7891000', Unit: 'CX', UnitAmount: '35.90', DiscountAmount: '0.00', TotalAmount: '861.60' },
      { Code: '7891555', Unit: 'PCT', UnitAmount: '42.00', DiscountAmount: '20.00', TotalAmount: '400.00' },
    ],
  });
});

it('codes of the tax stand behind the amount where the headings name them', () => {
  expect(
    read([
      'Cod.  Descricao',
      ' Qtd Un  V.Unit  V.Total  CFOP CST',
      '13    GLP P13 BOTIJAO',
      '  10 UN  98,00   980,00  5656 060',
      '45    GLP P45 CILINDRO',
      '   2 UN 385,00   770,00  5656 060',
      'Total dos produtos          1.750,00',
    ]),
  ).toMatchObject({
    Items: [
      { Code: '13', Description: 'GLP P13 BOTIJAO', CFOP: '5656', CST: '060' },
      { Code: '45', Description: 'GLP P45 CILINDRO', CFOP: '5656', CST: '060' },
    ],
  });
});

it.each([
  ['0-Entrada 1-Saida [1]', '1'],
  ['0-Entrada 1-Saida [0]', '0'],
  ['ENTRADA = 0 SAIDA = 1 [1]', '1'],
  ['ENTRADA = 0 SAIDA = 1: 0', '0'],
  ['( ) ENTRADA (X) SAIDA', '1'],
  ['TIPO......: 1 - SAIDA', '1'],
])('%s is an operation of type %s', (line, type) => {
  expect(read(['NF-e 4521  Serie 1  Emissao 14/03/2026', line])).toMatchObject({ OperationType: type });
});

it('both options without a mark say no type', () => {
  expect(read(['NF-e 4521  Serie 1  Emissao 14/03/2026', '0-Entrada 1-Saida'])).not.toHaveProperty(
    'OperationType',
  );
});

it('a state behind the plate is the vehicle’s', () => {
  const data = read(['TRANSPORTADOR: O PROPRIO', 'FRETE POR CONTA: 0-EMITENTE', 'PLACA: ABC1D23   UF: PR']);
  expect(data).toMatchObject({ VehiclePlate: 'ABC1D23', VehicleUF: 'PR' });
  expect(data).not.toHaveProperty('CarrierUF');
});

it('a roll says for whom it is, what goes out, what a product is called by, and names its total above the taxes', () => {
  const values = read([
    'EMPORIO PEDRA DO SINO ALIMENTOS',
    'LTDA',
    'Rua Tupis, 1422 - Barro Preto',
    'Belo Horizonte/MG 30190-062',
    'CNPJ 11.222.333/0001-81',
    'Emitida em 07/07/2026 - 1 (saida)',
    '-----------------------------------------------',
    'PARA',
    'Padaria Tres Irmas Ltda',
    'CNPJ 11.444.777/0001-61',
    'Av. Augusto de Lima, 2005 - Barro Preto',
    'Belo Horizonte/MG CEP 30190-003',
    '-----------------------------------------------',
    'MT-88 Kit relacao c/ retentor',
    ' 1 KT x 189,90                           189,90',
    ' NCM 8714.10.00 CFOP 5102 CSOSN 102',
    '-----------------------------------------------',
    'Soma dos produtos                        189,90',
    'VALOR TOTAL R$                           189,90',
    'Tributos aproximados R$ 34,17 (Lei 12.741/2012)',
    '-----------------------------------------------',
    'Frete por conta: 0 - emitente',
    'Leva: MOTOENTREGA DO CENTRO LTDA',
    '9 volumes, peso bruto 63,80 kg',
  ]);
  expect(values).toMatchObject({
    OperationType: '1',
    RecipientName: 'Padaria Tres Irmas Ltda',
    RecipientCNPJ: '11444777000161',
    RecipientCity: 'Belo Horizonte',
    TotalAmount: '189.90',
    VolumeQuantity: '9',
    VolumeKind: 'volumes',
    GrossWeight: '63.80',
    Items: [{ Code: 'MT-88', Description: 'Kit relacao c/ retentor', TotalAmount: '189.90' }],
  });
  expect(values['IssuerName']).not.toBe('DO CENTRO LTDA');
});

it('a code behind its name and the place of the product are no words of its name', () => {
  expect(
    read([
      'CODIGO',
      'CST/CFOP    QTD      VL UNIT      VL TOTAL',
      'KR-2201  CORREIA DENTADA 8M   NCM 4010.35.00      01',
      '000 6.102   4 UN     31,20         124,80',
      'KR-3307  ROLETE DE APOIO      NCM 8483.50.10      02',
      '000 6.102   2 UN     80,00         160,00',
      'VALOR TOTAL R$                     284,80',
    ]),
  ).toMatchObject({
    Items: [
      { Code: 'KR-2201', Description: 'CORREIA DENTADA 8M', NCM: '40103500', CFOP: '6102', Quantity: '4.00' },
      {
        Code: 'KR-3307',
        Description: 'ROLETE DE APOIO',
        NCM: '84835010',
        CFOP: '6102',
        TotalAmount: '160.00',
      },
    ],
  });
});
