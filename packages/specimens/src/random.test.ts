import { isCep } from '@lavra/brazil/cep';
import { isAlphanumericCnpj, isNumericCnpj } from '@lavra/brazil/cnpj';
import { isCpf } from '@lavra/brazil/cpf';
import { isIsoDate } from '@lavra/brazil/dates';
import { isIbgeMunicipality, ufOfMunicipality } from '@lavra/brazil/ibge-municipality';
import { isPhone } from '@lavra/brazil/phone';
import { isSpRg } from '@lavra/brazil/rg';
import { describe, expect, it } from 'vitest';
import { drawCompany, drawPerson } from './people.ts';
import { createRandom } from './random.ts';

const seeds = Array.from({ length: 200 }, (_, seed) => seed);

describe('a source of chance', () => {
  it('draws the same from the same seed and other things from another', () => {
    const draw = (seed: number): number[] => {
      const random = createRandom(seed);
      return Array.from({ length: 20 }, () => random.next());
    };
    expect(draw(7)).toEqual(draw(7));
    expect(new Set(seeds.map((seed) => draw(seed).join())).size).toBe(seeds.length);
  });

  it('keeps whole numbers within their bounds and reaches both', () => {
    const random = createRandom(1);
    const drawn = new Set(Array.from({ length: 500 }, () => random.int(3, 6)));
    expect([...drawn].toSorted()).toEqual([3, 4, 5, 6]);
    expect(() => random.pick([])).toThrow(RangeError);
  });
});

describe('made-up people', () => {
  it('have numbers, places and phones that verify', () => {
    for (const seed of seeds) {
      const person = drawPerson(createRandom(seed));
      expect(isCpf(person.cpf) && isSpRg(person.rg) && isIsoDate(person.birthDate)).toBe(true);
      const { address } = person;
      expect(isCep(address.cep, address.uf) && isPhone(address.phone)).toBe(true);
      expect(isIbgeMunicipality(address.municipality)).toBe(true);
      expect(ufOfMunicipality(address.municipality)).toBe(address.uf);
    }
  });

  it('own companies of either kind of CNPJ', () => {
    for (const seed of seeds) {
      expect(isNumericCnpj(drawCompany(createRandom(seed)).cnpj)).toBe(true);
      expect(isAlphanumericCnpj(drawCompany(createRandom(seed), { isAlphanumeric: true }).cnpj)).toBe(true);
    }
  });
});
