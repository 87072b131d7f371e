import { cpf as peer } from 'cpf-cnpj-validator';
import { check as runCheck, pre, property, stringMatching } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { completeCpf, formatCpf, isCpf, normaliseCpf, statesOfCpf } from './cpf.ts';

describe('a CPF', () => {
  it('is read with any dash and space people print', () => {
    expect(isCpf('111.444.777–35')).toBe(true);
    expect(isCpf(' 111 444 777 35 ')).toBe(true);
    expect(isCpf('111.444.777-35x')).toBe(false);
    expect(isCpf('')).toBe(false);
  });

  it('is printed with its punctuation and read back without it', () => {
    expect(formatCpf('11144477735')).toBe('111.444.777-35');
    expect(normaliseCpf('111.444.777-35')).toBe('11144477735');
    expect(formatCpf('123')).toBe('123');
  });

  it('names the fiscal region that issued it', () => {
    expect(statesOfCpf('111.444.777-35')).toEqual(['ES', 'RJ']);
    expect(statesOfCpf('1')).toEqual([]);
  });

  it('is judged as cpf-cnpj-validator judges it', () => {
    expect(
      runCheck(
        property(stringMatching(/^[0-9]{11}$/), (digits) => {
          // The other library refuses this one number by name although its digits match.
          pre(digits !== '12345678909');
          return isCpf(digits) === peer.isValid(digits);
        }),
      ),
    ).toMatchObject({ failed: false, counterexample: null });
    expect(
      runCheck(
        property(stringMatching(/^[0-9]{9}$/), (base) => {
          const whole = completeCpf(base);
          pre(whole !== '12345678909' && !/^(.)\1*$/.test(whole));
          return peer.isValid(whole);
        }),
      ),
    ).toMatchObject({ failed: false, counterexample: null });
  });
});
