import { describe, expect, it } from 'vitest';
import { formatMatricula, parseMatricula } from './civil-registry.ts';
import { formatCnh, isCnhCategory } from './cnh.ts';
import { formatCns } from './cns.ts';
import { isIbgeMunicipality, ufOfMunicipality } from './ibge-municipality.ts';
import { completeTd1, completeTd3, isTd1, isTd3, mrzCheckDigit, mrzName } from './mrz.ts';
import { formatNfseKey, parseNfseKey } from './nfse-key.ts';
import { formatPis } from './pis.ts';
import { formatPlate, isMercosulPlate, isOldPlate, mercosulOfPlate } from './plate.ts';
import { formatRenavam, normaliseRenavam } from './renavam.ts';
import { formatSpRg, isRg } from './rg.ts';
import { formatIrpfReceipt } from './unchecked-numbers.ts';
import { isVin, repairVin } from './vin.ts';
import { formatVoterCard } from './voter-card.ts';

describe('numbers of vehicles and drivers', () => {
  it('turn an old plate into its Mercosul form', () => {
    expect(mercosulOfPlate('abc-1234')).toBe('ABC1C34');
    expect(mercosulOfPlate('ABC1D23')).toBe('ABC1D23');
    expect(mercosulOfPlate('AB12')).toBeUndefined();
    expect(formatPlate('abc1234')).toBe('ABC-1234');
    expect([isOldPlate('ABC1D23'), isMercosulPlate('ABC1D23')]).toEqual([false, true]);
  });

  it('pad the nine digits of an older RENAVAM', () => {
    expect(normaliseRenavam('123456789')).toBe('00123456789');
    expect(formatRenavam('26827649960')).toBe('2682764996-0');
  });

  it('repair the letters a chassis number never holds', () => {
    expect(repairVin('9BWZZZ372OTOOOOOI')).toBe('9BWZZZ3720T000001');
    expect(isVin('9BWZZZ372OT000001')).toBe(false);
  });

  it('know the categories of a licence', () => {
    expect(['A', 'AB', 'AE', 'ACC', 'b'].every(isCnhCategory)).toBe(true);
    expect(['AA', 'F', 'BA', ''].some(isCnhCategory)).toBe(false);
    expect(formatCnh('583 167 945 34')).toBe('58316794534');
  });
});

describe('numbers of persons', () => {
  it('are printed as on their cards', () => {
    expect(formatSpRg('20000007x')).toBe('20.000.007-X');
    expect(formatCns('212345678900009')).toBe('212 3456 7890 0009');
    expect(formatPis('26827649960')).toBe('268.27649.96-0');
    expect(formatVoterCard('123456780191')).toBe('1234 5678 0191');
    expect(formatIrpfReceipt('123456789012')).toBe('12.34.56.78.90-12');
  });

  it('let an identity number of any state pass, not a word', () => {
    expect(['MG-12.345.678', '3.021.415-4', '12345'].every(isRg)).toBe(true);
    expect(['1234', 'NOME', '123456789012345'].some(isRg)).toBe(false);
  });

  it('split a matrícula', () => {
    expect(formatMatricula('10453901552013100012021000012321')).toBe(
      '104539 01 55 2013 1 00012 021 0000123 21',
    );
    expect(parseMatricula('10453901552013100012021000012321')).toMatchObject({ year: '2013', book: 'birth' });
    expect(parseMatricula('10453901552013900012021000012321')).toBeUndefined();
  });
});

describe('numbers of places and services', () => {
  it('accept the municipalities whose digit IBGE itself got wrong', () => {
    expect(isIbgeMunicipality('4305871')).toBe(true);
    expect(isIbgeMunicipality('4305872')).toBe(false);
    expect(ufOfMunicipality('3550308')).toBe('SP');
  });

  it('split an NFS-e key, the CPF of a person behind three zeros', () => {
    expect(parseNfseKey('33045571100012345678909000000000000126019876543215')).toMatchObject({
      municipality: '3304557',
      generator: 'municipality',
      provider: '12345678909',
      providerKind: 'cpf',
      number: '1',
      yearMonth: '2026-01',
    });
    expect(formatNfseKey('1'.repeat(50))).toBe(Array.from({ length: 10 }, () => '11111').join(' '));
  });
});

describe('machine-readable lines', () => {
  const person = { surname: 'Conceição', givenNames: "Ana d'Ávila", nationality: 'BRA', country: 'BRA' };
  const dates = { birthDate: '1990-01-01', sex: 'F', expiryDate: '2033-05-31' } as const;

  it('compute the digit of the ICAO example', () => {
    expect(mrzCheckDigit('L898902C3')).toBe('6');
    expect(() => mrzCheckDigit('é')).toThrow(RangeError);
  });

  it('drop accents from names', () => {
    expect(mrzName(person.surname, person.givenNames)).toBe('CONCEICAO<<ANA<DAVILA');
  });

  it('of a passport pass their check and fail it with one figure changed', () => {
    const [first, second] = completeTd3({ ...person, ...dates, kind: 'P<', number: 'FA000000' });
    expect([first.length, second.length]).toEqual([44, 44]);
    expect(isTd3([first, second])).toBe(true);
    expect(isTd3([first, second.replace('900101', '900102')])).toBe(false);
  });

  it('of a card pass their check with numbers longer than nine characters', () => {
    for (const number of ['123456789', '98765432109', '12345678900123']) {
      const card = completeTd1({ ...person, ...dates, kind: 'I<', number });
      expect(card.map((line) => line.length)).toEqual([30, 30, 30]);
      expect(isTd1(card)).toBe(true);
      expect(isTd1([card[0].replace('9', '8'), card[1], card[2]])).toBe(false);
    }
  });
});
