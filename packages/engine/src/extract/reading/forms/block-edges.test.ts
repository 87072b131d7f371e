import { expect, it } from 'vitest';
import { partyFields } from '../particulars/parties.ts';
import { sheetOfLines } from '../sheet/sheet.cases.ts';
import { readForm } from './form.ts';
import type { FormSpec } from './form-spec.ts';

const freight: FormSpec<string> = {
  sections: {
    Sender: ['REMETENTE'],
    Recipient: ['DESTINATÁRIO'],
    Payer: ['TOMADOR DO SERVIÇO'],
    Rest: ['CARGA'],
  },
  fields: ['Sender', 'Recipient', 'Payer'].flatMap((party) => partyFields(party, ['CNPJ', 'City', 'CEP'])),
};
const read = (lines: Parameters<typeof sheetOfLines>[0]): Record<string, string> =>
  Object.fromEntries(readForm(sheetOfLines(lines), freight).map(({ id, reading }) => [id, reading.value]));

it('a column begins where its title does, though its values stand a hair to the left of it', () => {
  const values = read([
    [100, { 100: 'REMETENTE', 500.4: 'DESTINATÁRIO' }],
    [115, { 100: 'CNPJ', 500: 'CNPJ' }],
    [125, { 100: '11.222.333/0001-81', 500: '04.252.011/0001-10' }],
    [145, { 100: 'CEP', 500: 'CEP' }],
    [155, { 100: '13257-195', 500: '62049-092' }],
  ]);
  expect(values).toMatchObject({ SenderCEP: '13257195', RecipientCEP: '62049092' });
});

it('two titles under each other, a hair apart at the left, are no columns', () => {
  const values = read([
    [100, { 380: 'TOMADOR DO SERVIÇO' }],
    [111, { 380.3: 'REMETENTE' }],
    [140, { 100: 'REMETENTE', 500: 'DESTINATÁRIO' }],
    [155, { 100: 'CNPJ: 11.222.333/0001-81', 500: 'CNPJ: 04.252.011/0001-10' }],
    [180, { 100: 'TOMADOR DO SERVIÇO', 500: 'CNPJ: 12.345.678/0001-95' }],
    [200, { 381: 'CARGA' }],
  ]);
  expect(values).toMatchObject({ RecipientCNPJ: '04252011000110', PayerCNPJ: '12345678000195' });
});
