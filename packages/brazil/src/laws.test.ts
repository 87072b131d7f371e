import {
  check as runCheck,
  tuple,
  type Arbitrary,
  integer,
  nat,
  pre,
  property,
  stringMatching,
} from 'fast-check';
import { describe, expect, it } from 'vitest';
import { completeAccessKey, isAccessKey } from './access-key.ts';
import {
  barcodeOfBoletoLine,
  completeBoletoBarcode,
  isBoletoBarcode,
  isBoletoLine,
  lineOfBoletoBarcode,
} from './boleto.ts';
import { completeMatricula, isMatricula } from './civil-registry.ts';
import { completeCmc7, isCmc7 } from './cmc7.ts';
import { completeCnh, isCnh } from './cnh.ts';
import { completeCnpj, isCnpj } from './cnpj.ts';
import { completeCns, isCns } from './cns.ts';
import {
  barcodeOfCollectionLine,
  completeCollectionBarcode,
  isCollectionBarcode,
  isCollectionLine,
  lineOfCollectionBarcode,
} from './collection-slip.ts';
import { completeCpf, isCpf } from './cpf.ts';
import { completeIbgeMunicipality, isIbgeMunicipality } from './ibge-municipality.ts';
import { completeNfseKey, isNfseKey } from './nfse-key.ts';
import { completePis, isPis } from './pis.ts';
import { completeRenavam, isRenavam } from './renavam.ts';
import { completeSpRg, isSpRg } from './rg.ts';
import { completeVin, hasVinCheckDigit } from './vin.ts';
import { completeVoterCard, isVoterCard } from './voter-card.ts';

const digits = (length: number) =>
  stringMatching(new RegExp(`^[0-9]{${length}}$`)).filter((text) => !/^(.)\1*$/.test(text));

interface Law {
  base: Arbitrary<string>;
  complete: (base: string) => string;
  check: (value: string) => boolean;
  /** Positions where changing one digit is always detected; absent when the rule maps several remainders to one digit. */
  guarded?: (length: number) => number[];
}

const everywhere = (length: number): number[] => Array.from({ length }, (_, index) => index);

// Mod 11 maps remainders 0 and 1 to the digit 0, so a changed digit may pass one check digit: a position is guarded
// only when two check digits of different weights cover it, or mod 10 does.
const lawOfName: Record<string, Law> = {
  cpf: { base: digits(9), complete: completeCpf, check: isCpf },
  'numeric cnpj': { base: digits(12), complete: completeCnpj, check: isCnpj },
  'alphanumeric cnpj': {
    base: stringMatching(/^[0-9A-Z]{11}[A-Z]$/),
    complete: completeCnpj,
    check: isCnpj,
  },
  cnh: { base: digits(9), complete: completeCnh, check: isCnh },
  renavam: { base: digits(10), complete: completeRenavam, check: isRenavam },
  pis: { base: digits(10), complete: completePis, check: isPis },
  'sp rg': { base: digits(8), complete: completeSpRg, check: isSpRg, guarded: everywhere },
  'voter card': {
    base: tuple(digits(8), integer({ min: 1, max: 28 })).map(
      ([head, uf]) => head + String(uf).padStart(2, '0'),
    ),
    complete: completeVoterCard,
    check: isVoterCard,
  },
  cns: { base: stringMatching(/^[12][0-9]{10}$/), complete: completeCns, check: isCns },
  vin: {
    base: stringMatching(/^[A-HJ-NPR-Z0-9]{16}$/),
    complete: completeVin,
    check: hasVinCheckDigit,
    guarded: everywhere,
  },
  'ibge municipality': {
    base: stringMatching(/^35[0-9]{4}$/),
    complete: completeIbgeMunicipality,
    check: isIbgeMunicipality,
    guarded: everywhere,
  },
  cmc7: { base: digits(27), complete: completeCmc7, check: isCmc7, guarded: everywhere },
  matrícula: {
    base: stringMatching(/^[0-9]{8}55[0-9]{4}[1-7][0-9]{15}$/),
    complete: completeMatricula,
    check: isMatricula,
  },
  'access key': {
    base: stringMatching(/^35[0-9]{2}0[1-9][0-9A-Z]{12}[0-9]{2}55[0-9]{21}$/),
    complete: completeAccessKey,
    check: (value) => isAccessKey(value),
  },
  'nfs-e key': {
    base: stringMatching(/^35[0-9]{5}22[0-9]{27}2[0-9]0[1-9][0-9]{9}$/),
    complete: completeNfseKey,
    check: isNfseKey,
  },
  'collection barcode': {
    base: stringMatching(/^8[1-79][67][0-9]{40}$/),
    complete: completeCollectionBarcode,
    check: isCollectionBarcode,
    // Position 3 selects mod 10 or mod 11.
    guarded: (length) => everywhere(length).filter((position) => position !== 2),
  },
  'boleto barcode': {
    base: stringMatching(/^[0-79][0-9]{42}$/),
    complete: completeBoletoBarcode,
    check: isBoletoBarcode,
  },
};

const laws = Object.entries(lawOfName);

describe('a completed number', () => {
  it.each(laws)('passes its own check: %s', (_name, { base, complete, check }) => {
    expect(runCheck(property(base, (head) => check(complete(head))))).toMatchObject({
      failed: false,
      counterexample: null,
    });
  });

  it.each(laws)(
    'keeps passing with spaces between its characters: %s',
    (_name, { base, complete, check }) => {
      expect(runCheck(property(base, (head) => check([...complete(head)].join(' '))))).toMatchObject({
        failed: false,
        counterexample: null,
      });
    },
  );

  // The check digit of a bank slip and of a chassis number is in the middle, not at the end.
  const ending = laws.filter(([name]) => name !== 'boleto barcode' && name !== 'vin');
  it.each(ending)('fails with any other last digit: %s', (_name, { base, complete, check }) => {
    expect(
      runCheck(
        property(base, integer({ min: 1, max: 9 }), (head, step) => {
          const whole = complete(head);
          const last = whole.at(-1) === 'X' ? 10 : Number(whole.at(-1));
          return !check(whole.slice(0, -1) + String((last + step) % 10));
        }),
      ),
    ).toMatchObject({ failed: false, counterexample: null });
  });

  it.each(laws)('fails one character short and one too long: %s', (name, { base, complete, check }) => {
    // Shorter numbers of these kinds are padded on the left, because they are printed without their zeros.
    const isPadded = ['renavam', 'voter card', 'sp rg'].includes(name);
    expect(
      runCheck(
        property(
          base,
          (head) => !check(`${complete(head)}0`) && (isPadded || !check(complete(head).slice(1))),
        ),
      ),
    ).toMatchObject({ failed: false, counterexample: null });
  });

  const guarded = laws.filter(([, law]) => law.guarded);
  it.each(guarded)(
    'fails when any single digit changes: %s',
    (_name, { base, complete, check, guarded: places }) => {
      expect(
        runCheck(
          property(base, nat(), integer({ min: 1, max: 9 }), (head, at, step) => {
            const whole = complete(head);
            const positions = places?.(whole.length) ?? [];
            const position = positions[at % positions.length] ?? 0;
            const digit = whole.charAt(position);
            pre(/\d/.test(digit));
            const changed = String((Number(digit) + step) % 10);
            return !check(whole.slice(0, position) + changed + whole.slice(position + 1));
          }),
        ),
      ).toMatchObject({ failed: false, counterexample: null });
    },
  );

  it.each(laws)('refuses a base of the wrong length: %s', (_name, { complete }) => {
    expect(() => complete('')).toThrow(RangeError);
  });
});

describe('a line and its barcode', () => {
  it('are two writings of one bank slip', () => {
    expect(
      runCheck(
        property(stringMatching(/^[0-79][0-9]{42}$/), (base) => {
          const code = completeBoletoBarcode(base);
          const line = lineOfBoletoBarcode(code);
          return isBoletoLine(line) && barcodeOfBoletoLine(line) === code;
        }),
      ),
    ).toMatchObject({ failed: false, counterexample: null });
  });

  it('are two writings of one collection slip', () => {
    expect(
      runCheck(
        property(stringMatching(/^8[1-79][6-9][0-9]{40}$/), (base) => {
          const code = completeCollectionBarcode(base);
          const line = lineOfCollectionBarcode(code);
          return isCollectionLine(line) && barcodeOfCollectionLine(line) === code;
        }),
      ),
    ).toMatchObject({ failed: false, counterexample: null });
  });
});
