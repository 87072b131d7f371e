import { expect, it } from 'vitest';
import { sheetOfRows } from '../../testing/sheet-of-rows.ts';
import type { Sheet } from '../sheet/sheet.ts';
import type { FormSpec } from './form-spec.ts';
import { readForm } from './form.ts';

const readAll = <Id extends string>(sheet: Sheet, spec: FormSpec<Id>) =>
  Object.fromEntries(readForm(sheet, spec).map(({ id, reading }) => [id, reading.value]));

it('a box that is not read ends the one beside it and is no value of the one over it', () => {
  const spec: FormSpec<'PayerName' | 'Protocol'> = {
    passedOver: ['FORMA DE PAGAMENTO', 'RG'],
    fields: [
      { id: 'PayerName', kind: 'name', labels: ['TOMADOR DO SERVIÇO'] },
      { id: 'Protocol', kind: 'number', labels: ['PROTOCOLO'] },
    ],
  };
  const form = sheetOfRows([
    [[100, 'TOMADOR DO SERVIÇO']],
    [[100, 'FORMA DE PAGAMENTO']],
    [[100, 'Pago']],
    [[100, 'PROTOCOLO']],
    [[100, '125893381345302']],
  ]);
  expect(readAll(form, spec)).toEqual({ Protocol: '125893381345302' });
});

it('the only number of a company on a page is that of a form with one such field, and of two neither', () => {
  const spec: FormSpec<'CNPJ' | 'Name'> = {
    fields: [
      { id: 'CNPJ', kind: 'cnpj', labels: ['NÚMERO DE INSCRIÇÃO'] },
      { id: 'Name', kind: 'name', labels: ['NOME EMPRESARIAL'] },
    ],
  };
  const card = (...more: string[]) =>
    sheetOfRows([
      [[100, '77.891.545/0001-60']],
      [[100, 'NOME EMPRESARIAL']],
      [[100, 'Cerrado Azul Ltda']],
      ...more.map((text) => [[500, text] as const]),
    ]);
  expect(readAll(card(), spec)).toEqual({ CNPJ: '77891545000160', Name: 'Cerrado Azul Ltda' });
  expect(readAll(card('11.222.333/0001-81'), spec)).toEqual({ Name: 'Cerrado Azul Ltda' });
});

it('another wording of a label in brackets is no part of its value', () => {
  const spec: FormSpec<'Name' | 'Town'> = {
    fields: [
      { id: 'Name', kind: 'name', labels: ['NOME EMPRESARIAL'] },
      { id: 'Town', kind: 'city', labels: ['MUNICÍPIO'] },
    ],
  };
  const form = sheetOfRows([
    [[100, 'NOME EMPRESARIAL (RAZÃO SOCIAL): Cerrado Azul Ltda']],
    [[100, 'MUNICÍPIO: Toledo']],
  ]);
  expect(readAll(form, spec)).toEqual({ Name: 'Cerrado Azul Ltda', Town: 'Toledo' });
});

it('a label below a title of the same word is no beginning of a value', () => {
  const spec: FormSpec<'DriverName'> = {
    fields: [{ id: 'DriverName', kind: 'name', labels: ['MOTORISTA'] }],
  };
  const form = sheetOfRows([
    [[100, 'MOTORISTA']],
    [
      [100, 'Motorista'],
      [230, 'RUI LIMA SÁ'],
    ],
  ]);
  expect(readAll(form, spec)).toEqual({ DriverName: 'RUI LIMA SÁ' });
});
