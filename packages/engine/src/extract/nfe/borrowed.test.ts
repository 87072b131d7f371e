import { completeAccessKey } from '@lavra/brazil/access-key';
import { expect, it } from 'vitest';
import { completing, withKindsOfStreets, withoutBorrowed, withoutBoxesOfOthers } from './borrowed.ts';

const field = (value: string) => ({ value, conf: 90 });
const AccessKey = field(completeAccessKey('3525011122233300018155001000274513112897090'));

it('an installment’s number is not the bill’s, unless the bill is told', () => {
  const Installments = [{ Number: field('001'), Amount: field('10.00') }];
  expect(withoutBorrowed({ InvoiceNumber: field('001'), Installments }).InvoiceNumber).toBeUndefined();
  expect(withoutBorrowed({ InvoiceNumber: field('451'), Installments }).InvoiceNumber?.value).toBe('451');
});

it('the person of another block is no issuer whose company the key tells', () => {
  expect(withoutBorrowed({ AccessKey, IssuerCPF: field('52998224725') }).IssuerCPF).toBeUndefined();
  expect(withoutBorrowed({ IssuerCPF: field('52998224725') }).IssuerCPF?.value).toBe('52998224725');
});

it('the issuer’s number completes no recipient', () => {
  const of = (value: string) => completing({ RecipientCNPJ: field(value) }, { AccessKey }).RecipientCNPJ;
  expect(of('11222333000181')).toBeUndefined();
  expect(of('04252011000110')?.value).toBe('04252011000110');
});

it('both names of the issuer are of one reading', () => {
  const names = { IssuerName: field('Casa Luz Ltda'), IssuerTradeName: field('Casa Luz') };
  expect(completing(names, {}).IssuerTradeName?.value).toBe('Casa Luz');
  expect(completing(names, { IssuerName: field('Casa Luz Ltda') }).IssuerTradeName).toBeUndefined();
});

it('a weight that lost its comma numbers no volumes', () => {
  const of = (value: string) =>
    withoutBorrowed({ VolumeNumbering: field(value), GrossWeight: field('841.247') }).VolumeNumbering;
  expect(of('841247')).toBeUndefined();
  expect(of('1247')?.value).toBe('1247');
});

it('the kind of a street that one reading took for its label is of the street', () => {
  const of = (value: string) =>
    withKindsOfStreets({ RecipientAddress: field('DO CRAVO, 61') }, { RecipientAddress: field(value) })
      .RecipientAddress?.value;
  expect(of('RUA DO CRAVO, 61')).toBe('RUA DO CRAVO, 61');
  expect(of('CHÁCARA DO CRAVO, 61')).toBe('DO CRAVO, 61');
});

it('a box that the titled blocks tell to be another one is not what its caption alone says', () => {
  const at = (value: string, left: number) => ({
    ...field(value),
    page: 1,
    box: [left, 0.5, 0.1, 0.01] as [number, number, number, number],
  });
  const byLabels = { InvoiceDiscountAmount: at('9.90', 0.4), TotalAmount: at('80.00', 0.6) };
  const byBlocks = { DiscountAmount: at('9.90', 0.4), TotalAmount: at('80.00', 0.6) };
  expect(Object.keys(withoutBoxesOfOthers(byLabels, byBlocks))).toEqual(['TotalAmount']);
});
