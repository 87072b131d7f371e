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
