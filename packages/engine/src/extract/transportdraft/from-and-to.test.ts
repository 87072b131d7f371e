import { expect, it } from 'vitest';
import { pageOfRoll } from '../testing/page-of-roll.ts';
import { valuesOn } from '../testing/values-on.ts';

const valuesOf = (lines: readonly string[]) => valuesOn('transportdraft', pageOfRoll(lines));

it('whom the goods come from and go to stand under the two prepositions', () => {
  expect(
    valuesOf([
      'Serra Azul Transportes Ltda                               Minuta 10667',
      '',
      'De                                  Para',
      'TÊXTIL SERRA DO MAR LTDA            TINTAS IPÊ COMÉRCIO LTDA',
      'CNPJ 11.222.333/0001-81             CNPJ 11.444.777/0001-61',
      'ALAMEDA DOS CEDROS, 3576 – CENTRO   TRAVESSA DO ROSÁRIO, 91 – BOA VISTA',
      '85835-000 – CASCAVEL – PR           79824-000 – DOURADOS – MS',
    ]),
  ).toMatchObject({
    SenderName: 'TÊXTIL SERRA DO MAR LTDA',
    SenderCNPJ: '11222333000181',
    SenderStreet: 'ALAMEDA DOS CEDROS',
    SenderCity: 'CASCAVEL',
    RecipientName: 'TINTAS IPÊ COMÉRCIO LTDA',
    RecipientCNPJ: '11444777000161',
    RecipientDistrict: 'BOA VISTA',
    RecipientState: 'MS',
  });
});

it('two towns with an arrow between them are the journey without any label', () => {
  expect(
    valuesOf([
      'Minuta 10667',
      '',
      'CAMPO MOURÃO/PR ➜ DOURADOS/MS          Frete CIF',
      '',
      'De                                  Para',
      'TÊXTIL SERRA DO MAR LTDA            TINTAS IPÊ COMÉRCIO LTDA',
      'CNPJ 11.222.333/0001-81             CNPJ 11.444.777/0001-61',
    ]),
  ).toMatchObject({
    OriginCity: 'CAMPO MOURÃO',
    OriginState: 'PR',
    DestinationCity: 'DOURADOS',
    DestinationState: 'MS',
  });
});

it('number and series of an invoice stand in one column', () => {
  expect(
    valuesOf([
      'Minuta 10667',
      '',
      'NF/sér.       Valor       Kg   Vol.  Esp.',
      '92643/1    8.963,44   184,50     12  CAIXAS',
      '86950/2    1.036,56    15,50      3  CAIXAS',
      'Soma      10.000,00   200,00     15  CAIXAS',
    ]),
  ).toMatchObject({
    GoodsAmount: '10000.00',
    VolumeQuantity: '15',
    Invoices: [
      { Number: '92643', Series: '1', Amount: '8963.44', VolumeQuantity: '12' },
      { Number: '86950', Series: '2', GrossWeight: '15.50', VolumeKind: 'CAIXAS' },
    ],
  });
});

it('a day in the block of the collection is that of the collection', () => {
  const values = valuesOf([
    'Serra Azul Transportes Ltda                               Minuta 10667',
    '',
    'COLETA',
    'Data: 12/03/2025     Horário: 08:00 às 12:00',
    '',
    'DESTINATÁRIO',
    'Nome: TINTAS IPÊ COMÉRCIO LTDA',
    'CNPJ: 11.444.777/0001-61',
  ]);
  expect(values).toMatchObject({ PickupDate: '2025-03-12', PickupWindow: '08:00 às 12:00' });
  expect(values).not.toHaveProperty('IssueDate');
});
