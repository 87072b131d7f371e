import { expect, it } from 'vitest';
import { invoiceExtractor } from '../extractor.ts';
import { pageOfRows, type Row } from '../../testing/sheet-of-rows.ts';

const valuesOf = (rows: readonly Row[]): Record<string, unknown> => {
  const read = invoiceExtractor().extract({ pages: [pageOfRows(rows, 'text-layer', 100)] });
  const data = read.kind === 'extracted' ? (read.documents[0]?.Data ?? {}) : {};
  return Object.fromEntries(
    Object.entries(data).map(([id, field]) => [id, (field as { value?: string }).value]),
  );
};

it('labels of a card below its title begin no block of another party, and sums beside it are of their own card', () => {
  const values = valuesOf([
    [
      [30, 'Olaria Campos Ltda'],
      [560, 'DANFE'],
    ],
    [
      [30, 'CNPJ 11.222.333/0001-81 Inscr. Est. 244158221117'],
      [560, 'Nota 4.120 Série 1'],
    ],
    [[30, 'Rua Sete, nº 12, Vila Rica']],
    [[30, '17010-120 Bauru (SP) — (14) 3232-1010']],
    [],
    [
      [30, 'Comprador'],
      [370, 'Quem transporta'],
      [740, 'Valores da nota (R$)'],
    ],
    [
      [30, 'Empresa'],
      [130, 'Casa Lima Ltda'],
      [370, 'Transportadora'],
      [490, 'Serra Azul Cargas Ltda'],
      [740, 'Mercadorias'],
      [900, '1.000,00'],
    ],
    [
      [30, 'CNPJ'],
      [130, '04.252.011/0001-10'],
      [370, 'CNPJ'],
      [490, '33.000.167/0001-01'],
      [740, 'Frete'],
      [900, '85,00'],
    ],
    [
      [370, 'Veículo'],
      [490, 'ABC1D23 (SP) RNTRC 03253753'],
      [740, 'ICMS — base'],
      [900, '1.000,00'],
    ],
    [
      [370, 'Frete pago por'],
      [490, 'Emitente (CIF)'],
      [740, 'ICMS — valor'],
      [900, '120,00'],
    ],
    [
      [370, 'Carga'],
      [490, '2 fardos, bruto 113,92 kg, líquido 109,36 kg'],
      [740, 'Total da nota'],
      [900, '1.085,00'],
    ],
    [],
    [[30, 'Notas: Carga 71 conferida na expedição. Devoluções só no ato da entrega.']],
  ]);
  expect(values).toMatchObject({
    IssuerName: 'Olaria Campos Ltda',
    RecipientName: 'Casa Lima Ltda',
    RecipientCNPJ: '04252011000110',
    CarrierName: 'Serra Azul Cargas Ltda',
    CarrierANTT: '03253753',
    FreightMode: 'Emitente (CIF)',
    FreightAmount: '85.00',
    VolumeQuantity: '2',
    VolumeKind: 'fardos',
    GrossWeight: '113.92',
    NetWeight: '109.36',
    ICMSBase: '1000.00',
    ICMSAmount: '120.00',
    AdditionalInformation: 'Carga 71 conferida na expedição. Devoluções só no ato da entrega.',
  });
});

it('cards of totals, a tax below its own title, a carrier with its town behind its number, and installments beside them', () => {
  const amounts = (label: string, x: number, amount: string): Row => [
    [x, label],
    [x + 150, amount],
  ];
  const values = valuesOf([
    [
      [30, 'Olaria Campos Ltda'],
      [560, 'DANFE'],
    ],
    [[30, 'CNPJ 11.222.333/0001-81 Inscr. Est. 244158221117']],
    [],
    [
      [30, 'TOTAIS'],
      [270, 'ICMS'],
      [560, 'TRANSPORTE'],
    ],
    [
      ...amounts('Total dos produtos', 30, '1.000,00'),
      ...amounts('Base de cálculo', 270, '900,00'),
      [560, 'Frete por conta: 0 - Remetente'],
    ],
    [
      ...amounts('Frete', 30, '50,00'),
      ...amounts('Valor do ICMS', 270, '108,00'),
      [560, 'Transportador: Serra Azul Cargas Ltda'],
    ],
    [...amounts('Total da nota', 30, '1.050,00'), [560, 'CNPJ: 99.888.777/0001-52 · Caxias do Sul/RS']],
  ]);
  expect(values).toMatchObject({
    ICMSBase: '900.00',
    ICMSAmount: '108.00',
    TotalAmount: '1050.00',
    CarrierName: 'Serra Azul Cargas Ltda',
    CarrierCity: 'Caxias do Sul',
    CarrierUF: 'RS',
  });
});

it('the buyer’s street may be labelled as that of the delivery, among the captions of the buyer’s card', () => {
  const values = valuesOf([
    [
      [40, 'Casa Lume Ltda'],
      [600, 'DANFE'],
    ],
    [[600, 'NF-e 4120 Série 1']],
    [
      [40, 'Dados do comprador'],
      [600, 'Transporte'],
    ],
    [
      [40, 'Nome'],
      [350, 'CPF'],
      [600, 'Transportadora'],
    ],
    [
      [40, 'Ana Prado Reis'],
      [350, '111.444.777-35'],
      [600, 'Serra Azul Cargas Ltda'],
    ],
    [
      [40, 'Endereço de entrega'],
      [350, 'Bairro'],
      [600, 'CNPJ'],
    ],
    [
      [40, 'Rua Sete, 12, apto 4'],
      [350, 'Vila Rica'],
      [600, '33.000.167/0001-01'],
    ],
    [
      [40, 'Cidade'],
      [350, 'CEP'],
      [600, 'Frete por conta'],
    ],
    [
      [40, 'Bauru'],
      [350, '17010-120'],
      [600, '0 - Remetente'],
    ],
  ]);
  expect(values).toMatchObject({
    RecipientName: 'Ana Prado Reis',
    RecipientCPF: '11144477735',
    RecipientAddress: 'Rua Sete, 12, apto 4',
    RecipientDistrict: 'Vila Rica',
    RecipientCEP: '17010120',
    CarrierCNPJ: '33000167000101',
  });
});
