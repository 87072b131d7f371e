import { describe, expect, it } from 'vitest';
import { dateOfDueFactor, dueFactorOfDate, formatBoletoLine, isBoletoLine, parseBoleto } from './boleto.ts';
import { formatCmc7, parseCmc7 } from './cmc7.ts';
import { formatCollectionLine, isCollectionLine, parseCollectionSlip } from './collection-slip.ts';

describe('a bank slip', () => {
  const line = '13695.81101 00081.832107 00000.200287 4 78010000030000';

  it('tells bank, due date and amount', () => {
    expect(parseBoleto(line, '2019-01-15')).toEqual({
      bank: '136',
      currency: '9',
      dueDate: '2019-02-15',
      amount: '300.00',
      freeField: '5811000081832100000020028',
    });
    expect(parseBoleto('123', '2019-01-15')).toBeUndefined();
  });

  it('counts its due factor anew from 22 February 2025', () => {
    expect(dateOfDueFactor('9999', '2025-02-01')).toBe('2025-02-21');
    expect(dateOfDueFactor('1000', '2025-02-01')).toBe('2025-02-22');
    expect(dateOfDueFactor('1000', '2001-01-01')).toBe('2000-07-03');
    expect(dateOfDueFactor('0000', '2025-02-01')).toBeUndefined();
    expect(dueFactorOfDate('2025-02-21')).toBe('9999');
    expect(dueFactorOfDate('2025-02-22')).toBe('1000');
    expect(() => dueFactorOfDate('1999-01-01')).toThrow(RangeError);
  });

  it('is printed in its usual groups', () => {
    expect(formatBoletoLine(line.replaceAll(/\D/g, ''))).toBe(line);
    expect(formatBoletoLine('1')).toBe('1');
  });

  it('does not take a collection slip for its own', () => {
    expect(isBoletoLine('89670000000-4 59980104011-5 05333201006-4 26000015744-6')).toBe(false);
  });
});

describe('a collection slip', () => {
  it('tells segment and amount', () => {
    const line = '83670000002-6 19140123420-5 23112800001-6 23856750001-8';
    expect(isCollectionLine(line)).toBe(true);
    expect(parseCollectionSlip(line)).toMatchObject({ segment: 'energy', amount: '219.14' });
    expect(formatCollectionLine(line.replaceAll(/\D/g, ''))).toBe(line);
  });

  it('names no amount when it carries a quantity of reference', () => {
    expect(parseCollectionSlip(`827${'0'.repeat(41)}`)).toMatchObject({
      segment: 'water',
      amount: undefined,
    });
    expect(parseCollectionSlip('123')).toBeUndefined();
  });
});

describe('the magnetic line of a cheque', () => {
  it('falls into bank, agency, clearing, number, kind and account', () => {
    expect(parseCmc7('<00112342<0180001555>200000123455:')).toEqual({
      bank: '001',
      agency: '1234',
      clearing: '018',
      number: '000155',
      kind: '5',
      account: '0000012345',
    });
    expect(formatCmc7('001123420180001555200000123455')).toBe('<00112342<0180001555>200000123455:');
  });
});
