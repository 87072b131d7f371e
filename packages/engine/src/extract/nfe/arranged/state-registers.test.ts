import { expect, it } from 'vitest';
import { sheetOfRows } from '../../testing/sheet-of-rows.ts';
import { withRegisters } from './state-registers.ts';

const sheet = sheetOfRows([
  [[40, 'CNPJ: 11.222.333/0001-81 IE: 112/2716769']],
  [],
  [
    [140, 'CNPJ'],
    [500, 'Inscr. estadual'],
  ],
  [
    [140, '04.252.011/0001-10'],
    [500, '446/6602335'],
  ],
]);
const AccessKey = { value: '35250611222333000181550010000001231100000012' };
const RecipientCNPJ = { value: '04252011000110' };

it('a state register is of the party whose number stands before it in its row', () => {
  const read = withRegisters({ AccessKey, RecipientCNPJ, IssuerIE: { value: '4466602335' } }, sheet);
  expect([read.IssuerIE?.value, read.RecipientIE?.value]).toEqual(['1122716769', '4466602335']);
});

it('registers of both parties stay as they were read', () => {
  const both = { AccessKey, RecipientCNPJ, IssuerIE: { value: '1' }, RecipientIE: { value: '2' } };
  expect(withRegisters(both, sheet)).toEqual(both);
});
