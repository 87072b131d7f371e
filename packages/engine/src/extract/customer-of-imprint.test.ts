import type { Field } from '@lavra/contract/model/result';
import { expect, it } from 'vitest';
import { customerOfImprint } from './customer-of-imprint.ts';
import type { FormSpec } from './reading/forms/form-spec.ts';
import type { Letterhead } from './reading/values/letterhead.ts';
import { readWhole } from './reading/values/values.ts';
import { sheetOfRows } from './testing/sheet-of-rows.ts';

type Id = 'Issuer' | 'IssuerNumber' | 'IssuerStreet' | 'Customer' | 'CustomerNumber';

const spec: FormSpec<Id> = {
  fields: [],
  issuer: { name: 'Issuer', cnpj: 'IssuerNumber', address: 'IssuerStreet' },
  addressee: { name: 'Customer', cnpj: 'CustomerNumber' },
};
const fieldOfText = (value: string): Field => ({ value, conf: 90 });
const printed = new Map<Id, Field>([
  ['Issuer', fieldOfText('Companhia Serrana de Luz')],
  ['IssuerNumber', fieldOfText('11444777000161')],
  ['IssuerStreet', fieldOfText('Avenida Chile, 300')],
]);

/** The customer of a page with a summary above or below the block of a company. */
function customerOf(summary: 'above' | 'below') {
  const [block, sum] = [
    [[40, 'Padaria Flor do Campo Ltda 11.222.333/0001-81']],
    [[40, '12/04/2025 R$ 130,00']],
  ] as const;
  const sheet = sheetOfRows(summary === 'above' ? [sum, block] : [block, sum]);
  const tokens = sheet.tokens.filter(({ text }) => /^(?:Padaria|Flor|do|Campo|Ltda)$/.test(text));
  const name = readWhole('Padaria Flor do Campo Ltda', 'name', tokens);
  const number = readWhole('11.222.333/0001-81', 'cnpj', tokens);
  if (name === undefined || number === undefined) throw new Error('no name or number was read');
  const head: Letterhead = { name, number, address: {}, isCompany: true };
  const data: Partial<Record<Id, Field>> = { CustomerNumber: fieldOfText('11444777000161') };
  return { head: customerOfImprint(data, [head], spec, printed, sheet), data };
}

it('a company below the sum of a bill is its customer, where the small print names who sends it', () => {
  const { head, data } = customerOf('above');
  expect(head?.name?.value).toBe('Padaria Flor do Campo Ltda');
  expect(data.Issuer?.value).toBe('Companhia Serrana de Luz');
  expect(data.IssuerNumber?.value).toBe('11444777000161');
  expect(data).not.toHaveProperty('CustomerNumber');
});

it('a company above all of a bill is none of its customers', () => {
  const { head, data } = customerOf('below');
  expect(head).toBeUndefined();
  expect(data).not.toHaveProperty('IssuerNumber');
});
