import { expect, it } from 'vitest';
import type { Field } from '@lavra/contract/model/result';
import { fieldOf } from '../evidence/field.ts';
import { headsOf, isNamedByKey, putNumbersOfHeads } from './letterheads.ts';
import type { FormSpec } from './reading/forms/form-spec.ts';
import type { Letterhead } from './reading/values/letterhead.ts';
import type { Token } from './reading/sheet/sheet.ts';
import { readWhole, type Reading } from './reading/values/values.ts';

const spec: FormSpec<'Key' | 'IssuerName' | 'IssuerCNPJ' | 'RecipientName' | 'RecipientCNPJ'> = {
  fields: [],
  accessKey: 'Key',
  issuer: { name: 'IssuerName', cnpj: 'IssuerCNPJ' },
  addressee: { name: 'RecipientName', cnpj: 'RecipientCNPJ' },
};
const text = (value: string): Reading => ({ value, printed: value, tokens: [], shapeFit: 1, checks: [] });
const number = (value: string): Reading => readWhole(value, 'cnpj', []) ?? text('no number');
const told = (reading: Reading): Field => fieldOf({ ...reading, anchorFit: 1, placed: 1 });
const head = (name: string, cnpj: string): Letterhead => ({
  name: text(name),
  number: number(cnpj),
  isCompany: true,
  address: {},
});

const mill = head('MOINHO DO SUL LTDA', '11.222.333/0001-81');
const shop = head('CASA LIMA LTDA', '04.252.011/0001-10');
const keyOf = (value: string): Field | undefined => {
  const reading = readWhole(value, 'access-key', []);
  return reading && told(reading);
};
const ofMill = keyOf('35260311222333000181550010000012341000012340');

it('the letterhead with the number of the key is the issuer, in whatever order they stand', () => {
  expect(headsOf([shop, mill], { Key: ofMill }, spec)).toEqual({ issuer: mill, addressee: shop });
  expect(headsOf([shop, mill], {}, spec)).toEqual({ issuer: shop, addressee: mill });
});

it('a company whose number is in the key names the issuer where the label named no company', () => {
  const named = (name: string) => isNamedByKey(mill, { Key: ofMill, IssuerName: told(text(name)) }, spec);
  expect(named('Data de saída')).toBe(true);
  expect(named('MOINHO SA')).toBe(false);
  expect(isNamedByKey(shop, { Key: ofMill, IssuerName: told(text('Data de saída')) }, spec)).toBe(false);
});

it('a sentence in notes behind the word for who sells is no name beside that of a letterhead', () => {
  const named = (value: string) =>
    isNamedByKey(
      { ...mill, number: undefined } as unknown as Letterhead,
      { IssuerName: told(text(value)) },
      spec,
    );
  expect(named('Rui. Mercadoria destinada ao plantio.')).toBe(true);
  expect(named('Rui Lima')).toBe(false);
  const over = { ...mill, name: text('MOINHO'), over: mill.name } as Letterhead;
  const note = 'Rui. Mercadoria destinada ao plantio.';
  expect(isNamedByKey(over, { Key: ofMill, IssuerName: told(text(note)) }, spec)).toBe(true);
});

it('a name that is poorly read at its label is read anew in the letterhead with the number of the key', () => {
  const [sure, poor] = [100, 30].map((conf) => ({
    text: 'MOINHO',
    folded: 'MOINHO',
    conf,
    page: 1,
    box: [0, 0, 0.1, 0.01] as Token['box'],
    left: 0,
    top: 0,
    right: 100,
    bottom: 10,
  }));
  const tokensOf = (token: typeof sure): Token[] => (token === undefined ? [] : [token]);
  const own = { ...mill, name: { ...text('MOINHO DO SUL LTDA'), tokens: tokensOf(sure) } };
  const named = (token: typeof sure) =>
    isNamedByKey(
      own,
      { Key: ofMill, IssuerName: told({ ...text('MOI HO D SUL LTDA'), tokens: tokensOf(token) }) },
      spec,
    );
  expect([named(sure), named(poor)]).toEqual([false, true]);
});

it('the number of the one company is not the other one’s too', () => {
  const data = {
    IssuerCNPJ: told(number('04.252.011/0001-10')),
    RecipientCNPJ: told(number('04.252.011/0001-10')),
  };
  putNumbersOfHeads(data, { issuer: mill, addressee: shop }, spec);
  expect([data.IssuerCNPJ.value, data.RecipientCNPJ.value]).toEqual(['11222333000181', '04252011000110']);
});

it('a name that a label led to for another party is no issuer’s letterhead', () => {
  const ofFreight: FormSpec<'CarrierName' | 'BuyerName'> = { fields: [], issuer: { name: 'CarrierName' } };
  expect(headsOf([shop, mill], { BuyerName: told(text('CASA LIMA LTDA')) }, ofFreight).issuer).toEqual(mill);
  expect(headsOf([shop], { BuyerName: told(text('CASA LIMA LTDA')) }, ofFreight).issuer).toBeUndefined();
});
