import { cnpj as peer } from 'cpf-cnpj-validator';
import { check as runCheck, pre, property, stringMatching } from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  completeCnpj,
  formatCnpj,
  isAlphanumericCnpj,
  isCnpj,
  isHeadOfficeCnpj,
  rootOfCnpj,
} from './cnpj.ts';

describe('a CNPJ', () => {
  it('is read in small letters and with punctuation', () => {
    expect(isCnpj('12.abc.345/01de-35')).toBe(true);
    expect(isAlphanumericCnpj('12.ABC.345/01DE-35')).toBe(true);
    expect(isAlphanumericCnpj('11.222.333/0001-81')).toBe(false);
  });

  it('is printed with its punctuation', () => {
    expect(formatCnpj('12abc34501de35')).toBe('12.ABC.345/01DE-35');
    expect(formatCnpj('12')).toBe('12');
  });

  it('tells the company and whether it is the head office', () => {
    expect(rootOfCnpj('11.222.333/0001-81')).toBe('11222333');
    expect(rootOfCnpj('11')).toBeUndefined();
    expect(isHeadOfficeCnpj('11.222.333/0001-81')).toBe(true);
    expect(isHeadOfficeCnpj('12ABC34501DE35')).toBe(false);
  });

  it('is judged as cpf-cnpj-validator judges it', () => {
    expect(
      runCheck(property(stringMatching(/^[0-9]{14}$/), (digits) => isCnpj(digits) === peer.isValid(digits))),
    ).toMatchObject({ failed: false, counterexample: null });
    expect(
      runCheck(
        property(stringMatching(/^[0-9]{12}$/), (base) => {
          const whole = completeCnpj(base);
          pre(!/^(.)\1*$/.test(whole));
          return peer.isValid(whole);
        }),
      ),
    ).toMatchObject({ failed: false, counterexample: null });
  });
});
