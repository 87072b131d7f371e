import { expect, it } from 'vitest';
import { pageOfTexts } from '../testing/sheet-of-texts.ts';
import { valuesOn } from '../testing/values-on.ts';
import { extractDocuments } from '../extract.ts';

const page = pageOfTexts([
  [60, 20, 14, 'Rota Clara Cargas Ltda'],
  [760, 20, 14, 'Minuta 40718'],
  [60, 44, 9, 'CNPJ 11.222.333/0001-81 · RNTRC 12345678'],
  [760, 44, 9, 'feita em 28/04/2026, 15:20'],
  [80, 100, 10, 'Coletar em'],
  [640, 108, 10, 'O frete sai por'],
  [80, 116, 10, 'Olaria Morro Alto Ltda'],
  [80, 131, 10, 'Rua Sete de Abril, 350'],
  [640, 131, 14, 'R$ 1.338,77'],
  [80, 146, 10, 'Timbezinho'],
  [80, 161, 10, 'Tijucas - SC, 88200-707'],
  [640, 161, 10, 'Pelo peso'],
  [860, 161, 10, '961,45'],
  [80, 176, 10, 'CNPJ 53.113.791/0001-22'],
  [640, 176, 10, 'Pedágio'],
  [860, 176, 10, '41,36'],
  [80, 191, 10, 'Coleta no dia 29/04/2026, das 8h às 11h; procurar por Sr. Rui.'],
  [80, 240, 10, 'Levar para'],
  [640, 250, 10, 'Quem paga: CIF - remetente'],
  [80, 256, 10, 'Casa do Telhado Materiais Ltda'],
  [80, 271, 10, 'Avenida Brasília, 4120'],
  [80, 286, 10, 'Jardim Alvorada'],
  [80, 301, 10, 'Cascavel - PR, 85803-328'],
  [80, 316, 10, 'CNPJ 60.746.948/0001-12'],
  [60, 360, 11, 'O que vai'],
  [
    60,
    376,
    10,
    'São 24 paletes de telhas cerâmicas, pesando 6.148,85 kg e ocupando 16,050 m³. A mercadoria vale',
  ],
  [60, 391, 10, 'R$ 68.858,92 pelas notas fiscais 11872, 11873 e 11880.'],
  [60, 430, 11, 'Quem leva'],
  [60, 446, 10, 'Motorista Davi Sá Reis, CPF 529.982.247-25, no veículo de placa ABC1D23.'],
]);

it('a draft with its goods in a sentence has two parties in one column, with the freight beside them', () => {
  expect(valuesOn('transportdraft', page)).toMatchObject({
    CarrierName: 'Rota Clara Cargas Ltda',
    IssueDate: '2026-04-28',
    IssueTime: '15:20',
    PickupDate: '2026-04-29',
    SenderName: 'Olaria Morro Alto Ltda',
    SenderContact: 'Sr. Rui',
    RecipientName: 'Casa do Telhado Materiais Ltda',
    RecipientDistrict: 'Jardim Alvorada',
    RecipientCity: 'Cascavel',
    FreightAmount: '1338.77',
    VolumeQuantity: '24',
    VolumeKind: 'paletes',
    GoodsDescription: 'telhas cerâmicas',
    GrossWeight: '6148.85',
    CubicMeters: '16.050',
    GoodsAmount: '68858.92',
    Plate: 'ABC1D23',
  });
});

it('all invoices of the sentence are read, the last before its stop, and terms of the freight are no payer', () => {
  const data = extractDocuments('transportdraft', { pages: [page] })[0]?.Data;
  expect(data).toMatchObject({
    FreightMode: { value: 'CIF - remetente' },
    Invoices: ['11872', '11873', '11880'].map((value) => ({ Number: { value } })),
  });
  expect(data).not.toHaveProperty('PayerName');
});

it('a sentence tells goods with their weight, the journey, who pays and the vehicle; the account of the freight is none of it', () => {
  const told = pageOfTexts([
    [60, 20, 14, 'Rota Clara Cargas Ltda'],
    [
      60,
      60,
      10,
      'Em 25/03/2026, às 13:25, foi combinado o transporte de 41 caixas de louças, com 1.273,48 kg e',
    ],
    [
      60,
      75,
      10,
      '7,234 m³, no valor de R$ 29.069,87, de Betim (MG) para Serra (ES). A coleta será em 26/03/2026, das 8h',
    ],
    [60, 90, 10, 'às 11h30; procurar Rui Sá. O frete é CIF e será pago por Olaria Morro Alto Ltda, CNPJ'],
    [
      60,
      105,
      10,
      '53.113.791/0001-22. Leva a carga o motorista Davi Sá Reis, CPF 529.982.247-25, no veículo ABC1D23.',
    ],
    [60, 150, 10, 'notas que acompanham'],
    [560, 150, 10, 'conta do frete'],
    [60, 170, 8, 'nota'],
    [160, 170, 8, 'volumes'],
    [260, 170, 8, 'peso kg'],
    [360, 170, 8, 'valor R$'],
    [60, 192, 10, '43338'],
    [160, 192, 10, '23'],
    [260, 192, 10, '476,35'],
    [360, 192, 10, '10.633,82'],
    [60, 212, 10, '43348'],
    [160, 212, 10, '18'],
    [260, 212, 10, '797,13'],
    [360, 212, 10, '18.436,05'],
    [560, 190, 10, '654,97'],
    [640, 190, 10, 'pelo peso'],
    [560, 210, 10, '87,21'],
    [640, 210, 10, 'ad valorem'],
    [560, 230, 10, '15,88'],
    [640, 230, 10, 'pedágio'],
    [560, 250, 10, '758,06'],
    [640, 250, 10, 'frete total R$'],
  ]);
  expect(valuesOn('transportdraft', told)).toMatchObject({
    VolumeQuantity: '41',
    VolumeKind: 'caixas',
    GoodsDescription: 'louças',
    GrossWeight: '1273.48',
    CubicMeters: '7.234',
    GoodsAmount: '29069.87',
    OriginCity: 'Betim',
    DestinationState: 'ES',
    PickupDate: '2026-03-26',
    FreightMode: 'CIF',
    PayerName: 'Olaria Morro Alto Ltda',
    PayerCNPJ: '53113791000122',
    DriverName: 'Davi Sá Reis',
    Plate: 'ABC1D23',
    WeightFreightAmount: '654.97',
    FreightAmount: '758.06',
  });
});
