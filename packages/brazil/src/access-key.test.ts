import { describe, expect, it } from 'vitest';
import {
  buildAccessKey,
  formatAccessKey,
  isAccessKey,
  normaliseAccessKey,
  parseAccessKey,
} from './access-key.ts';

const key = '35240712345678000195550010000012341123456787';

describe('an access key', () => {
  it('falls into its parts', () => {
    expect(parseAccessKey(key)).toEqual({
      uf: 'SP',
      yearMonth: '2024-07',
      issuer: '12345678000195',
      model: '55',
      kind: 'nfe',
      series: '1',
      number: '1234',
      emissionType: '1',
      code: '12345678',
      checkDigit: '7',
    });
  });

  it('is built again from its parts', () => {
    const parts = { uf: 'SP', yearMonth: '2024-07', issuer: '12.345.678/0001-95', model: '55' } as const;
    expect(buildAccessKey({ ...parts, series: '1', number: '1234', code: '12345678' })).toBe(key);
    expect(() => buildAccessKey({ ...parts, series: '1', number: '1', code: '1' })).toThrow(RangeError);
    expect(() =>
      buildAccessKey({ ...parts, yearMonth: '2024-13', series: '1', number: '1', code: '12345678' }),
    ).toThrow(RangeError);
  });

  it('is read in groups of four and behind the name an XML Id puts in front', () => {
    expect(isAccessKey(formatAccessKey(key))).toBe(true);
    expect(normaliseAccessKey(`NFe${key}`)).toBe(key);
    expect(isAccessKey(`NFe${key}`, 'nfe')).toBe(true);
    expect(isAccessKey(key, 'cte')).toBe(false);
  });

  it('is still parsed when its check digit fails, so that the value can be shown with the failed check', () => {
    const wrong = `${key.slice(0, 43)}8`;
    expect(isAccessKey(wrong)).toBe(false);
    expect(parseAccessKey(wrong)?.number).toBe('1234');
  });

  it('of a CF-e SAT has the serial number of the equipment and no kind of emission', () => {
    const parts = parseAccessKey('35170461099008000141599000001230001234567890'.slice(0, 43) + '0');
    expect(parts).toMatchObject({
      kind: 'cfe',
      series: '900000123',
      number: '123',
      code: '456789',
      emissionType: '',
    });
  });

  it('of an unknown state, month or model has no parts', () => {
    expect(parseAccessKey(`99${key.slice(2)}`)).toBeUndefined();
    expect(parseAccessKey(`352413${key.slice(6)}`)).toBeUndefined();
    expect(parseAccessKey(`${key.slice(0, 20)}99${key.slice(22)}`)).toBeUndefined();
  });
});
