import { expect, it } from 'vitest';
import { fieldOf } from '../../../evidence/field.ts';
import { sheetOfRows } from '../../reading/sheet/sheet.cases.ts';
import { fillByOrder } from './by-order.ts';
import type { InvoiceData } from '../invoice.ts';

const band = { top: 0, bottom: 1000 };
const valuesOf = (data: InvoiceData): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(data).map(([name, field]) => [name, 'value' in field ? field.value : field]),
  );

it('values whose labels were lost are told by their kinds and their order, each row for itself', () => {
  const sheet = sheetOfRows([
    { 40: 'FRDTRECO', 700: 'Trr' },
    { 40: 'RUA CORONEL BRANDÃO, 744 - FUNDOS', 480: 'JARDIM AMÉRICA', 700: '89863-967', 820: '13/05/2026' },
    { 40: 'CHAPECÓ', 410: '49991586890', 580: 'SC', 630: '264.413.834', 820: '14:03:47' },
  ]);
  const data: InvoiceData = {};
  fillByOrder(sheet, band, 'recipient', data);
  expect(valuesOf(data)).toEqual({
    RecipientAddress: 'RUA CORONEL BRANDÃO, 744 - FUNDOS',
    RecipientDistrict: 'JARDIM AMÉRICA',
    RecipientCEP: '89863967',
    DepartureDate: '2026-05-13',
    RecipientCity: 'CHAPECÓ',
    RecipientPhone: '49991586890',
    RecipientUF: 'SC',
    RecipientIE: '264413834',
    DepartureTime: '14:03:47',
  });
});

it('a box that holds its whole row gives back what is not its own, and others stay', () => {
  const sheet = sheetOfRows([
    { 40: 'VENDA DE MERCADORIAS', 580: '135244068790618 17/10/2024' },
    { 40: '866.254.031.548', 650: '11.222.333/0001-81' },
  ]);
  const data: InvoiceData = {
    OperationNature: fieldOf({
      value: 'VENDA DE MERCADORIAS 135244068790618 17/10/2024',
      tokens: sheet.tokens,
    }),
    IssuerIE: fieldOf({ value: '123', tokens: sheet.tokens }),
  };
  fillByOrder(sheet, band, 'header', data);
  expect(valuesOf(data)).toEqual({
    OperationNature: 'VENDA DE MERCADORIAS',
    Protocol: '135244068790618 17/10/2024',
    IssuerIE: '123',
    IssuerCNPJ: '11222333000181',
  });
});

it('values that labels of two lines push down are of their row', () => {
  const row = { 40: 'RODOVIÁRIO VALE VERDE LTDA', 400: 'POR CONTA', 750: 'SP', 800: '11.222.333/0001-81' };
  const sheet = sheetOfRows([row, { 390: '0-EMITENTE', 530: '04500017', 640: 'KKV3960' }], 12);
  const data: InvoiceData = {};
  fillByOrder(sheet, band, 'carrier', data);
  expect(valuesOf(data)).toEqual({
    CarrierName: 'RODOVIÁRIO VALE VERDE LTDA',
    FreightMode: '0-EMITENTE',
    CarrierANTT: '04500017',
    VehiclePlate: 'KKV3960',
    VehicleUF: 'SP',
    CarrierCNPJ: '11222333000181',
  });
});

it('a dash lost within an address leaves it one: its second part is not taken for the district', () => {
  const data: InvoiceData = {};
  // The address ends at 118; a dash and its spaces are one glyph and a half.
  const row = { 40: 'PRAÇA FÉLIX, 674', 130: 'KM 12,5', 480: 'JARDIM AMÉRICA', 700: '89264-263' };
  fillByOrder(sheetOfRows([row]), band, 'recipient', data);
  expect(valuesOf(data)).toEqual({
    RecipientAddress: 'PRAÇA FÉLIX, 674 KM 12,5',
    RecipientDistrict: 'JARDIM AMÉRICA',
    RecipientCEP: '89264263',
  });
  expect(data.RecipientAddress?.conf).toBeLessThan(90);
});

it('the code of the carrier is no mode of freight, though it may begin with the figure of one', () => {
  const row = { 40: 'EXPRESSO SOL LTDA', 480: '09900013', 600: 'DNW9790', 820: '11.222.333/0001-81' };
  const data: InvoiceData = {};
  fillByOrder(sheetOfRows([row]), band, 'carrier', data);
  expect(valuesOf(data)).toMatchObject({ CarrierANTT: '09900013', VehiclePlate: 'DNW9790' });
  expect(data.FreightMode).toBeUndefined();
});

it('a row that is none of the form gives nothing', () => {
  const data: InvoiceData = {};
  fillByOrder(sheetOfRows([{ 40: 'MERCADORIA CONFERIDA', 500: 'ROTA 12' }]), band, 'recipient', data);
  expect(data).toEqual({});
});

it('volumes are told by their weights', () => {
  const row = { 40: '92', 180: 'VOLUME(S)', 640: '1.522,344' };
  const [both, one]: [InvoiceData, InvoiceData] = [{}, {}];
  fillByOrder(sheetOfRows([{ ...row, 880: '1.461,450' }]), band, 'carrier', both);
  expect(valuesOf(both)).toMatchObject({
    VolumeQuantity: '92',
    VolumeKind: 'VOLUME(S)',
    GrossWeight: '1522.344',
    NetWeight: '1461.450',
  });
  // Alone it is the net weight at the form's edge, and the gross weight before it.
  fillByOrder(sheetOfRows([{ 40: 'TRANSPORTADOR', 900: 'CNPJ' }, row]), band, 'carrier', one);
  expect(valuesOf(one)).toMatchObject({ VolumeQuantity: '92', GrossWeight: '1522.344' });
  expect(one.NetWeight).toBeUndefined();
  const net: InvoiceData = {};
  fillByOrder(sheetOfRows([{ 40: '92', 180: 'VOLUME(S)', 880: '1.461,450' }]), band, 'carrier', net);
  expect(valuesOf(net)).toMatchObject({ NetWeight: '1461.450' });
});

it('the end of a CNPJ shows its row, a comma in a registration and a point before the grams are read as printed', () => {
  const [recipient, carrier]: [InvoiceData, InvoiceData] = [{}, {}];
  const name = { 40: 'DANTAS INDÚSTRIA DE MÓVEIS LTDA', 640: '676.470/0001-26', 820: '17/10/2024' };
  const town = { 40: 'CHAPECÓ', 410: '(49) 3322-8613', 580: 'SC', 630: '264.413,834', 820: '14:03:47' };
  fillByOrder(sheetOfRows([name, town]), band, 'recipient', recipient);
  expect(valuesOf(recipient)).toMatchObject({
    RecipientName: 'DANTAS INDÚSTRIA DE MÓVEIS LTDA',
    IssueDate: '2024-10-17',
    RecipientIE: '264413834',
  });
  expect(recipient.RecipientCNPJ).toBeUndefined();
  fillByOrder(
    sheetOfRows([{ 40: '72', 180: 'VOLUME(S)', 640: '829.074', 880: '795,911' }]),
    band,
    'carrier',
    carrier,
  );
  expect(valuesOf(carrier)).toMatchObject({ GrossWeight: '829.074', NetWeight: '795.911' });
});

it('the figure of a mode of freight whose dash was lost is of its word', () => {
  const row = {
    40: 'EXPRESSO SOL LTDA',
    480: '1',
    496: 'Dest/Rem',
    700: 'DNW9790',
    820: '11.222.333/0001-81',
  };
  const data: InvoiceData = {};
  fillByOrder(sheetOfRows([row]), band, 'carrier', data);
  expect(data.FreightMode?.value).toBe('1 Dest/Rem');
});

it('an address that fills its box is parted from its town at the widest gap', () => {
  const row = { 40: 'AV DOUTOR SALGADO, 2294 - KM 12', 204: 'SOROCABA', 700: 'SP', 800: '868.523.085.174' };
  const data: InvoiceData = {};
  fillByOrder(sheetOfRows([row]), band, 'carrier', data);
  expect(valuesOf(data)).toMatchObject({
    CarrierAddress: 'AV DOUTOR SALGADO, 2294 - KM 12',
    CarrierCity: 'SOROCABA',
    CarrierUF: 'SP',
    CarrierIE: '868523085174',
  });
});
