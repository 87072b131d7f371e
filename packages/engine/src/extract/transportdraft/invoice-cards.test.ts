import { expect, it } from 'vitest';
import { pageOfTexts, sheetOfTexts, type Text } from '../testing/sheet-of-texts.ts';
import { valuesOn } from '../testing/values-on.ts';
import { readInvoiceCards } from './invoice-cards.ts';

const cardsOf = (texts: readonly Text[]) => {
  const read = readInvoiceCards(sheetOfTexts(texts));
  const valuesOf = (row: Readonly<Record<string, { readonly value: string }>>): Record<string, string> =>
    Object.fromEntries(Object.entries(row).map(([id, { value }]) => [id, value]));
  return read && { rows: read.rows.map(valuesOf), totals: valuesOf(read.totals) };
};
const [first, second] = [
  { Number: '4410', Amount: '1200.50', GrossWeight: '80.25', VolumeQuantity: '6' },
  { Number: '4411', Amount: '799.50', GrossWeight: '19.75', VolumeQuantity: '4' },
];

it('invoices stand in cards side by side, and the page says what they come to', () => {
  expect(
    cardsOf([
      [60, 100, 10, 'Nota 4410'],
      [300, 100, 10, 'Nota 4411'],
      [60, 116, 10, 'valor R$ 1.200,50'],
      [300, 116, 10, 'valor R$ 799,50'],
      [60, 132, 10, 'peso 80,25 kg'],
      [300, 132, 10, 'peso 19,75 kg'],
      [60, 148, 10, 'volumes 6'],
      [300, 148, 10, 'volumes 4'],
      [60, 190, 10, 'São 10 volumes, 100,00 kg, e valem R$ 2.000,00'],
    ]),
  ).toEqual({
    rows: [first, second],
    totals: { Amount: '2000.00', GrossWeight: '100.00', VolumeQuantity: '10' },
  });
});

it('units say what a figure is where no label does, in one line or several', () => {
  expect(
    cardsOf([
      [60, 100, 10, 'NF-e nº 4.410 · R$ 1.200,50 · 80,25 kg · 6 caixas'],
      [60, 140, 10, 'NF-e nº 4.411'],
      [60, 156, 10, '4 caixas, 19,75 kg'],
      [60, 172, 10, 'R$ 799,50'],
    ]),
  ).toEqual({ rows: [first, second], totals: {} });
});

it('a number alone, or one with other words below it, is no card', () => {
  expect(
    cardsOf([
      [60, 100, 10, 'Nota 4410'],
      [60, 116, 10, 'Mercadoria frágil'],
      [60, 132, 10, 'peso 80,25 kg'],
    ]),
  ).toBeUndefined();
});

it('blocks that tell the driver what to do are the parties’, and a line tells mode and parts of the freight', () => {
  const page = pageOfTexts([
    [60, 40, 20, 'Ordem de coleta 30112'],
    [640, 40, 11, 'Transportadora Vale Ltda'],
    [640, 56, 10, 'CNPJ 11.222.333/0001-81'],
    [60, 120, 14, 'Busque a carga aqui (remetente)'],
    [60, 144, 12, 'Papéis Serra Azul Ltda'],
    [60, 162, 10, 'Rua das Flores, 120 – Centro'],
    [60, 178, 10, 'Lins – SP, CEP 16400-101'],
    [60, 220, 10, 'Coletar no dia 02/03/2026, horário das 8h às 11h'],
    [60, 260, 14, 'Leve a carga aqui'],
    [60, 284, 12, 'Gráfica Boa Vista Ltda'],
    [60, 302, 10, 'Avenida Brasil, 45 – Jardim Europa'],
    [60, 318, 10, 'Bauru – SP, CEP 17010-100'],
    [60, 380, 10, 'Ao todo: 10 volumes, 100,00 kg, mercadoria no valor de R$ 2.000,00'],
    [60, 400, 10, 'Frete CIF | frete peso R$ 90,00 + pedágio R$ 10,00 = total do frete R$ 100,00'],
  ]);
  expect(valuesOn('transportdraft', page)).toMatchObject({
    CarrierName: 'Transportadora Vale Ltda',
    SenderName: 'Papéis Serra Azul Ltda',
    SenderStreet: 'Rua das Flores',
    SenderCity: 'Lins',
    RecipientName: 'Gráfica Boa Vista Ltda',
    RecipientDistrict: 'Jardim Europa',
    PickupWindow: 'das 8h às 11h',
    VolumeQuantity: '10',
    GrossWeight: '100.00',
    GoodsAmount: '2000.00',
    FreightMode: 'CIF',
    WeightFreightAmount: '90.00',
    TollAmount: '10.00',
    FreightAmount: '100.00',
  });
});

it('a day is set for the collection, and amounts behind the mode of the freight are no part of it', () => {
  const page = pageOfTexts([
    [60, 40, 20, 'Ordem de coleta 30112'],
    [60, 120, 10, 'Coleta marcada para 29/04/2026 entre 7h e 10h'],
    [60, 180, 10, 'Frete FOB: frete peso R$ 512,33, pedágio R$ 24,10, total R$ 536,43'],
  ]);
  expect(valuesOn('transportdraft', page)).toMatchObject({
    PickupDate: '2026-04-29',
    FreightMode: 'FOB',
    WeightFreightAmount: '512.33',
    TollAmount: '24.10',
    FreightAmount: '536.43',
  });
});

it('a line of captions names the collection before its day', () => {
  const page = pageOfTexts([
    [60, 40, 20, 'Minuta de transporte'],
    [60, 60, 10, 'Nr. 24840 de 08/12/2025 09:54'],
    [60, 120, 10, 'Percurso: Campos-RJ para Uberaba-MG Frete: FOB Coleta: 09/12/2025'],
  ]);
  expect(valuesOn('transportdraft', page)).toMatchObject({ PickupDate: '2025-12-09', FreightMode: 'FOB' });
});

it('cards that say one thing each are some where they say the same, and may have it under the middle of their number', () => {
  const [one, other]: Text[][] = [
    [
      [60, 100, 10, 'NF 40718'],
      [72, 114, 10, '18 vol.'],
    ],
    [
      [300, 100, 10, 'NF 40719'],
      [315, 114, 10, '3 vol.'],
    ],
  ];
  expect(cardsOf([...(one ?? []), ...(other ?? []), [60, 60, 10, '21 pallets']])).toEqual({
    rows: [
      { Number: '40718', VolumeQuantity: '18' },
      { Number: '40719', VolumeQuantity: '3' },
    ],
    totals: { VolumeQuantity: '21' },
  });
  expect(cardsOf(one ?? [])).toBeUndefined();
});
