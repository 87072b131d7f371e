import { check as runCheck, date as anyDate, bigInt, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstCepsOfUf, formatCep, ufOfCep } from './cep.ts';
import {
  addDays,
  daysBetween,
  formatDate,
  formatLongDate,
  isDate,
  isIsoDate,
  monthOfName,
  parseDate,
} from './dates.ts';
import { formatMoney, fromCents, isMoney, parseMoney, toCents } from './money.ts';
import { formatPhone, internationalPhone, isMobilePhone, isPhone } from './phone.ts';
import { ibgeCodeOfUf, isUf, states, ufOfIbgeCode } from './states.ts';

const isoDate = anyDate({
  min: new Date('1900-01-01T00:00:00Z'),
  max: new Date('2099-12-31T00:00:00Z'),
  noInvalidDate: true,
}).map((date) => date.toISOString().slice(0, 10));

describe('dates', () => {
  it.each([
    ['31/12/2026', '2026-12-31'],
    ['1.2.2024', '2024-02-01'],
    ['01/02/99', '1999-02-01'],
    ['29/02/2024', '2024-02-29'],
    ['1º de março de 2024', '2024-03-01'],
    ['12 DE JULHO DE 2024', '2024-07-12'],
    ['12/JUL/2024', '2024-07-12'],
    ['2024-07-12T10:00:00-03:00', '2024-07-12'],
    ['12/07/2024 às 10h22', '2024-07-12'],
    ['12/07/2024 10:22:01', '2024-07-12'],
  ])('read %s as %s', (text, iso) => {
    expect(parseDate(text)).toBe(iso);
  });

  it.each([
    '29/02/2023',
    '31/04/2024',
    '00/01/2024',
    '12/13/2024',
    '12/07/20244',
    '5 de maiol de 2020',
    '',
    'hoje',
  ])('do not exist: %s', (text) => {
    expect(isDate(text)).toBe(false);
  });

  it('take the century of two figures from the pivot', () => {
    expect(parseDate('01/02/30')).toBe('2030-02-01');
    expect(parseDate('01/02/30', 26)).toBe('1930-02-01');
  });

  it('come back from figures and from words', () => {
    expect(
      runCheck(
        property(
          isoDate,
          (iso) => parseDate(formatDate(iso)) === iso && parseDate(formatLongDate(iso)) === iso,
        ),
      ),
    ).toMatchObject({ failed: false, counterexample: null });
  });

  it('add and subtract whole days', () => {
    expect(
      runCheck(
        property(isoDate, integer({ min: -9999, max: 9999 }), (iso, days) => {
          const other = addDays(iso, days);
          return isIsoDate(other) && daysBetween(iso, other) === days;
        }),
      ),
    ).toMatchObject({ failed: false, counterexample: null });
    expect(daysBetween('x', '2024-01-01')).toBeNaN();
    expect(() => addDays('2024-02-30', 1)).toThrow(RangeError);
  });

  it('know months without their accents', () => {
    expect([monthOfName('MARCO'), monthOfName('dez'), monthOfName('mes')]).toEqual([3, 12, undefined]);
  });

  it('know three letters of a month in the languages of passports', () => {
    expect(['ENE', 'MAY', 'SEP', 'OTT', 'DÉC'].map(monthOfName)).toEqual([1, 5, 9, 10, 12]);
    expect(parseDate('09 DIC 2031')).toBe('2031-12-09');
  });
});

describe('money', () => {
  it.each([
    ['R$ 1.234,56', '1234.56'],
    ['1234.56', '1234.56'],
    ['1.234', '1234.00'],
    ['0,5', '0.50'],
    ['(10,00)', '-10.00'],
    ['-R$ 5,00', '-5.00'],
    ['R$ -3,10', '-3.10'],
    ['1,234.50', '1234.50'],
    ['-0,00', '0.00'],
    ['1.234.567,8912', '1234567.8912'],
  ])('reads %s as %s', (text, decimal) => {
    expect(parseMoney(text)).toBe(decimal);
  });

  it.each(['', 'R$', '12,34,5', '1.23.456', '12a', '1..2', '--1,00'])('is not %s', (text) => {
    expect(isMoney(text)).toBe(false);
  });

  it('comes back from its print and from its cents', () => {
    expect(
      runCheck(
        property(bigInt({ min: -(10n ** 15n), max: 10n ** 15n }), (cents) => {
          const decimal = fromCents(cents);
          return toCents(decimal) === cents && parseMoney(formatMoney(decimal)) === decimal;
        }),
      ),
    ).toMatchObject({ failed: false, counterexample: null });
    expect(toCents('12.3400')).toBe(1234n);
    expect(toCents('12.345')).toBeUndefined();
    expect(() => formatMoney('x')).toThrow(RangeError);
  });
});

describe('places and phones', () => {
  it('know 27 states by their letters and numbers', () => {
    expect(states).toHaveLength(27);
    for (const { uf, ibge } of states) {
      expect(ufOfIbgeCode(ibge)).toBe(uf);
      expect(ibgeCodeOfUf(uf)).toBe(ibge);
      expect(firstCepsOfUf(uf).map(ufOfCep)).toEqual(firstCepsOfUf(uf).map(() => uf));
    }
    expect([isUf('SP'), isUf('XX'), isUf('sp')]).toEqual([true, false, false]);
    expect(formatCep('01310100')).toBe('01310-100');
  });

  it('read a phone with brackets, country code and trunk zero', () => {
    expect(['(11) 91234-5678', '+55 11 91234 5678', '011 3123-4567', '1131234567'].every(isPhone)).toBe(true);
    expect(['(20) 91234-5678', '1234', '+1 212 555 0100', '(11) 61234-567'].some(isPhone)).toBe(false);
    expect([isMobilePhone('11912345678'), isMobilePhone('1131234567')]).toEqual([true, false]);
    expect(formatPhone('+5511912345678')).toBe('(11) 91234-5678');
    expect(internationalPhone('(11) 91234-5678')).toBe('+5511912345678');
  });
});
