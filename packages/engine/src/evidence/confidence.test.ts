import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { confidenceOf, weighed } from './confidence.ts';

const words = (...confs: number[]) => confs.map((conf) => ({ conf, length: 5 }));
const cpf = (ok: boolean) => [{ check: 'cpf_digits' as const, ok }];

describe('the confidence of a value', () => {
  it('is not given where no word was measured', () => {
    expect(confidenceOf({ words: [] })).toBeUndefined();
    expect(confidenceOf({ words: [{ conf: 95, length: 0 }], checks: cpf(true) })).toBeUndefined();
  });

  it('of exact text that holds its check is 100', () => {
    expect(confidenceOf({ words: words(100), checks: cpf(true) })).toBe(100);
  });

  it('of exact text falls with a check that fails: the text may be another box’s', () => {
    expect(confidenceOf({ words: words(100), checks: cpf(false) })).toBeLessThan(70);
  });

  it('rises with a check that holds and falls with one that fails', () => {
    const plain = confidenceOf({ words: words(80) }) ?? 0;
    expect(confidenceOf({ words: words(80), checks: cpf(true) })).toBeGreaterThan(plain);
    expect(confidenceOf({ words: words(80), checks: cpf(false) })).toBeLessThan(plain);
  });

  it('falls with a label that fits badly and with text left over in the cell', () => {
    const sure = confidenceOf({ words: words(90), anchorFit: 1, shapeFit: 1 }) ?? 0;
    expect(confidenceOf({ words: words(90), anchorFit: 0.8, shapeFit: 1 })).toBeLessThan(sure);
    expect(confidenceOf({ words: words(90), anchorFit: 1, shapeFit: 0.5 })).toBeLessThan(sure);
  });

  it('is what was right on pages of others of the values whose least sure word was read so', () => {
    const said = (...confs: number[]) =>
      confidenceOf({ words: words(...confs), anchorFit: 1, placed: 0.94 }) ?? 0;
    expect(said(97)).toBeCloseTo(98.5, 0);
    expect(said(85)).toBeCloseTo(86, 0);
    expect(said(70)).toBeCloseTo(67.5, 0);
    expect(said(50)).toBeCloseTo(43.5, 0);
    expect(said(97, 97, 97, 97, 70)).toBe(said(70));
  });

  it('of a value that left words of its cell over is what was right of such values', () => {
    const said = confidenceOf({ words: words(96), anchorFit: 1, placed: 0.94, shapeFit: 0.2 }) ?? 0;
    expect(said).toBeGreaterThan(65);
    expect(said).toBeLessThan(75);
  });

  it('of a date is more than of another value that was read so', () => {
    const said = (isDate: boolean) => confidenceOf({ words: words(90), anchorFit: 1, isDate }) ?? 0;
    expect(said(true)).toBeGreaterThan(said(false));
    const exact = { words: words(100), anchorFit: 1 };
    expect(confidenceOf({ ...exact, isDate: true })).toBe(confidenceOf(exact));
  });

  it.each([
    'aside',
    'far',
    'piece',
    'inRow',
    'joined',
    'byHand',
    'odd',
    'alike',
    'severalWords',
    'smallLetters',
    'short',
  ] as const)('falls where a picture gives the doubt "%s", of exact text not', (doubt) => {
    const placed = { anchorFit: 1, placed: 0.94 };
    const said = (conf: number, doubts: readonly (typeof doubt)[]) =>
      confidenceOf({ words: words(conf), ...placed, doubts }) ?? 0;
    expect(said(96, [doubt])).toBeLessThan(said(96, []));
    expect(said(100, [doubt])).toBe(said(100, []));
  });

  it.each(['rival', 'either', 'torn', 'low', 'unlikely'] as const)(
    'falls with the doubt "%s" of exact text too',
    (doubt) => {
      const said = (conf: number, doubts: readonly (typeof doubt)[]) =>
        confidenceOf({ words: words(conf), anchorFit: 1, placed: 0.81, doubts }) ?? 0;
      expect(said(96, [doubt])).toBeLessThan(said(96, []));
      expect(said(100, [doubt])).toBeLessThan(90);
    },
  );

  it('is said above 90 only where one in seventeen is taken for wrong at most, and below in the upper half of its band', () => {
    expect(weighed(93.9, 1)).toBeLessThanOrEqual(90);
    expect(weighed(94.2, 1)).toBeGreaterThan(90);
    expect(weighed(92, 1)).toBeGreaterThan(87.5);
    expect(weighed(80, 1)).toBe(80);
    const said = Array.from({ length: 101 }, (_, conf) => weighed(conf, 2));
    expect(said).toEqual(said.toSorted((a, b) => a - b));
    expect(said.at(-1)).toBe(100);
  });

  it('of exact text in its place is no less than that of text that was read as surely as can be', () => {
    const placed = { anchorFit: 1, placed: 0.81 };
    const exact = confidenceOf({ words: words(100), ...placed }) ?? 0;
    expect(confidenceOf({ words: words(99.9), ...placed })).toBeLessThanOrEqual(exact);
  });

  it('of a value in its place never falls when a word is read more surely', () => {
    const shares = Array.from(
      { length: 101 },
      (_, conf) => confidenceOf({ words: words(conf), anchorFit: 1, placed: 0.9 }) ?? -1,
    );
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  });

  it('of a value that proves itself is not lost to a neighbour that disagrees', () => {
    const comparison = { check: 'key_cnpj_matches_issuer', ok: false, against: '00' } as const;
    const alone = confidenceOf({ words: words(90), checks: [{ check: 'key_digits', ok: true }] });
    expect(confidenceOf({ words: words(90), checks: [{ check: 'key_digits', ok: true }, comparison] })).toBe(
      alone,
    );
    expect(confidenceOf({ words: words(90), checks: [comparison] })).toBeLessThan(90);
  });

  it('is always 0 to 100, and never falls when a word is read more surely', () => {
    const conf = fc.integer({ min: 0, max: 100 });
    fc.assert(
      fc.property(conf, conf, fc.boolean(), (first, second, ok) => {
        const [low, high] = [Math.min(first, second), Math.max(first, second)];
        const [less, more] = [low, high].map(
          (each) => confidenceOf({ words: words(each, 70), checks: cpf(ok) }) ?? -1,
        );
        expect(less).toBeGreaterThanOrEqual(0);
        expect(more).toBeLessThanOrEqual(100);
        expect(more).toBeGreaterThanOrEqual(less ?? 0);
      }),
    );
  });
});
