import { expect, it } from 'vitest';
import { sheetOfRows } from '../../reading/sheet/sheet.cases.ts';
import { danfePageOf, readDanfe } from '../danfe.ts';

const read = (rows: Parameters<typeof sheetOfRows>[0]) => {
  const page = danfePageOf(sheetOfRows(rows));
  return page ? readDanfe([page]) : {};
};

it('a protocol is parted from a date with points behind a space', () => {
  const { Protocol: protocol, ProtocolDate: date } = read([
    { 460: 'DANFE' },
    { 40: 'NATUREZA DA OPERAÇÃO', 500: 'PROTOCOLO DE AUTORIZAÇÃO' },
    { 40: 'VENDA', 500: '135248168446090 15.03.2024 13:35:09' },
    { 40: 'DESTINATÁRIO' },
  ]);
  expect([protocol?.value, date?.value]).toEqual(['135248168446090', '2024-03-15']);
});

it('a row with the states of a vehicle and of its owner has each behind what it is of', () => {
  const { VehicleUF: vehicle, CarrierUF: carrier } = read([
    { 460: 'DANFE' },
    { 40: 'NATUREZA DA OPERAÇÃO' },
    { 40: 'TRANSPORTADOR / VOLUMES' },
    { 40: 'RAZÃO SOCIAL', 300: 'PLACA', 400: 'UF', 500: 'MUNICÍPIO', 800: 'UF' },
    { 40: 'LIMA', 300: 'ABC1D23', 400: 'RS', 500: 'Lages', 800: 'SC' },
  ]);
  expect([vehicle?.value, carrier?.value]).toEqual(['RS', 'SC']);
});

it('the notes begin beside the box of the tax office', () => {
  const { CarrierName: name, AdditionalInformation: notes } = read([
    { 460: 'DANFE' },
    { 40: 'NATUREZA DA OPERAÇÃO' },
    { 40: 'TRANSPORTADOR / VOLUMES' },
    { 40: 'RAZÃO SOCIAL' },
    { 40: 'LIMA' },
    { 40: 'OBSERVAÇÕES', 600: 'USO DA FISCALIZAÇÃO' },
    { 40: 'Safra de 2025' },
  ]);
  expect([name?.value, notes?.value]).toEqual(['LIMA', 'Safra de 2025']);
});

it('the registration of the substitute is told by its label in short, and the amount of an installment is no number of the bill', () => {
  const { IssuerIEST: substitute, InvoiceNumber: bill } = read([
    { 460: 'DANFE' },
    { 40: 'NATUREZA DA OPERAÇÃO' },
    { 40: 'VENDA' },
    { 40: 'INSCRIÇÃO ESTADUAL', 400: 'INSCR. ESTADUAL DO SUBST. TRIBUTÁRIO', 700: 'CNPJ' },
    { 40: '258.490.551', 400: '096/6063287', 700: '04.252.011/0001-10' },
    { 40: 'DESTINATÁRIO / REMETENTE' },
    { 40: 'NOME / RAZÃO SOCIAL' },
    { 40: 'OLARIA CAMPOS LTDA' },
    { 40: 'FATURA / DUPLICATAS' },
    { 40: 'Núm. 311/1 Venc. 20/03/2026', 300: 'Núm. 311/2 Venc. 19/04/2026' },
    { 40: 'Valor R$ 36.904,86', 300: 'Valor R$ 36.904,86' },
    { 40: 'CÁLCULO DO IMPOSTO' },
  ]);
  expect([substitute?.value, bill]).toEqual(['0966063287', undefined]);
});
