import { expect, it } from 'vitest';
import { pageOfTexts, type Text } from '../testing/sheet-of-texts.ts';
import { valuesOn } from '../testing/values-on.ts';

const read = (texts: readonly Text[]) => valuesOn('transportdraft', pageOfTexts(texts));

it('a place of delivery may be a town alone, and the marked option has the sign of its mode in brackets', () => {
  const values = read([
    [60, 30, 14, 'Transportes Ipê Roxo Ltda'],
    [60, 60, 9, 'CNPJ 11.444.777/0001-61 RNTRC'],
    [700, 60, 9, 'Minuta de carga'],
    [60, 76, 9, '04418822'],
    [700, 76, 12, '5.120'],
    [60, 120, 7, 'Solicitada em'],
    [60, 134, 9, '14/08/2025'],
    [220, 120, 7, 'Local de coleta'],
    [220, 134, 9, 'Ivaiporã - PR'],
    [420, 120, 7, 'Local de entrega'],
    [420, 134, 9, 'Lages - SC'],
    [620, 120, 7, 'Frete'],
    [620, 134, 9, '[ ] Pago (CIF) [ X ] A pagar (FOB)'],
    [60, 170, 7, 'Destinatário'],
    [60, 184, 9, 'Serraria Campos Altos Ltda'],
    [60, 210, 7, 'Endereço'],
    [60, 224, 9, 'Rua das Hortênsias, 88'],
    [60, 260, 7, 'Qtde vols.'],
    [60, 274, 9, '12'],
    [220, 260, 7, 'Tipo'],
    [220, 274, 9, 'Fardos'],
    [420, 260, 7, 'Kg reais'],
    [420, 274, 9, '480.50'],
    [620, 260, 7, 'Metros cúb.'],
    [620, 274, 9, '1,92'],
  ]);
  expect(values).toMatchObject({
    CarrierRNTRC: '04418822',
    IssueDate: '2025-08-14',
    OriginCity: 'Ivaiporã',
    DestinationCity: 'Lages',
    DestinationState: 'SC',
    FreightMode: 'FOB',
    RecipientStreet: 'Rua das Hortênsias',
    RecipientNumber: '88',
    VolumeQuantity: '12',
    VolumeKind: 'Fardos',
    GrossWeight: '480.50',
    CubicMeters: '1.92',
  });
});

it('among the parts of the freight the weight is an amount, and who signs below is no party', () => {
  const values = read([
    [60, 30, 9, 'Minuta de coleta'],
    [60, 60, 9, 'Retirar em (remetente)'],
    [60, 76, 9, 'Olaria Três Barras Ltda'],
    [60, 92, 9, 'CNPJ: 11.222.333/0001-81 Inscrição: 254.118.330'],
    [60, 140, 9, 'Frete combinado (R$)'],
    [60, 160, 9, 'Peso'],
    [300, 160, 9, '812,40'],
    [60, 176, 9, 'Demais'],
    [300, 176, 9, '9,00'],
    [60, 240, 8, 'Remetente - carimbo e assinatura'],
  ]);
  expect(values).toMatchObject({
    SenderName: 'Olaria Três Barras Ltda',
    SenderIE: '254118330',
    WeightFreightAmount: '812.40',
    OtherAmount: '9.00',
  });
  expect(values).not.toHaveProperty('GrossWeight');
});

it('headings of invoices in short words', () => {
  const values = read([
    [60, 30, 9, 'Minuta de coleta'],
    [60, 60, 9, 'NF'],
    [160, 60, 9, 'Sér.'],
    [260, 60, 9, 'Material'],
    [420, 60, 9, 'Emb.'],
    [520, 60, 9, 'Vols'],
    [620, 60, 9, 'Quilos'],
    [720, 60, 9, 'R$'],
    [60, 80, 9, '7741'],
    [160, 80, 9, '1'],
    [260, 80, 9, 'Telhas'],
    [420, 80, 9, 'Pct'],
    [520, 80, 9, '14'],
    [620, 80, 9, '390.00'],
    [720, 80, 9, '1.204,50'],
  ]);
  expect(values).toMatchObject({
    Invoices: [
      { Number: '7741', Goods: 'Telhas', VolumeKind: 'Pct', GrossWeight: '390.00', Amount: '1204.50' },
    ],
  });
});

it.each([
  ['X Pago (CIF) A pagar (FOB)', 'CIF'],
  ['Pago (CIF) X A pagar (FOB)', 'FOB'],
])('a mark may have lost its brackets: %s', (options, mode) => {
  const values = read([
    [60, 30, 9, 'Minuta de carga'],
    [60, 60, 7, 'Frete'],
    [60, 74, 9, options],
  ]);
  expect(values).toMatchObject({ FreightMode: mode });
});

it.each(['CIF Pagador do frete', 'CIF. Cobrar de quem manda'])(
  'a sentence behind the mode is no part of it: %s',
  (printed) => {
    const values = read([
      [60, 30, 9, 'Minuta de carga'],
      [60, 60, 7, 'Frete'],
      [60, 74, 9, printed],
    ]);
    expect(values).toMatchObject({ FreightMode: 'CIF' });
  },
);

it('an old form calls a company its firm', () => {
  const values = read([
    [60, 30, 12, 'ORDEM DE COLETA'],
    [60, 70, 8, 'REMETENTE / EMBARCADOR'],
    [60, 90, 7, 'Firma'],
    [60, 104, 9, 'Malharia Boa Vista Ltda'],
    [420, 90, 7, 'CNPJ'],
    [420, 104, 9, '11.444.777/0001-61'],
  ]);
  expect(values).toMatchObject({ SenderName: 'Malharia Boa Vista Ltda', SenderCNPJ: '11444777000161' });
});

it('the head of a carrier has its number below the name, blocks their documents, and invoices stand behind their sign', () => {
  const values = read([
    [60, 20, 12, '✈ Rota Azul Cargas Ltda'],
    [60, 40, 8, 'CNPJ nº 11.222.333/0001-81 - agente de carga'],
    [600, 30, 9, 'Minuta de despacho'],
    [60, 80, 9, 'EXPEDIDOR'],
    [60, 96, 9, 'Olaria Três Barras Ltda'],
    [60, 112, 9, 'Rua das Flores, 120'],
    [60, 128, 9, 'Centro - 89201-000 - Joinville (SC)'],
    [60, 144, 9, 'Doc.: 11.444.777/0001-61'],
    [320, 144, 9, 'Tel.: (47) 3433-1020'],
    [600, 80, 9, 'Recebida em'],
    [600, 96, 9, '12/nov/25, 18h05'],
    [600, 140, 9, 'NF-e Nº 001.208 / 001.209'],
    [60, 190, 9, 'FRETE'],
    [140, 190, 9, 'X Pago na origem (CIF)'],
    [380, 190, 9, 'A pagar no destino (FOB)'],
    [600, 190, 9, 'Tarifa s/ peso'],
    [800, 190, 9, '1.179,68'],
  ]);
  expect(values).toMatchObject({
    CarrierName: 'Rota Azul Cargas Ltda',
    CarrierCNPJ: '11222333000181',
    SenderCNPJ: '11444777000161',
    SenderPhone: '4734331020',
    IssueDate: '2025-11-12',
    IssueTime: '18:05',
    Invoices: [{ Number: '1208' }, { Number: '1209' }],
    FreightMode: 'CIF',
    WeightFreightAmount: '1179.68',
  });
  expect(values).not.toHaveProperty('GrossWeight');
});
