import type { Field } from '@lavra/contract/model/result';
import { expect, it } from 'vitest';
import type { Page, Word } from '../pages/page.ts';
import { weighedByPages } from './of-pages.ts';

/** A page of words in a column, each read with the confidence given. */
function pageOf(...confs: readonly number[]): Page {
  const words = confs.map((conf, row): Word => ({
    text: 'PALAVRA',
    conf,
    box: [0.1, 0.05 * row, 0.2, 0.02],
  }));
  const source = confs.some((conf) => conf < 100) ? 'ocr' : 'text-layer';
  return {
    number: 1,
    width: 700,
    height: 1000,
    source,
    orientation: 0,
    quality: 'ok',
    words,
    lines: [],
    codes: [],
  };
}

const first: Field = { value: 'PALAVRA', conf: 95, page: 1, box: [0.1, 0, 0.2, 0.02] };
const saidOn = (page: Page, data: object = {}, isPartial = false): number =>
  weighedByPages<Record<string, Field>>(
    { First: first, ...data },
    { service: 'rg', pages: [page], isPartial },
  )['First']?.conf ?? 0;

it('a value is less sure on a page where other words were read badly', () => {
  const clear = saidOn(pageOf(96, 96, 96, 96, 96, 96, 96, 96));
  expect(saidOn(pageOf(96, 40, 96, 96, 96, 96, 96, 96))).toBeLessThan(clear);
  expect(saidOn(pageOf(96, 40, 50, 60, 96, 96, 96, 96))).toBeLessThan(
    saidOn(pageOf(96, 40, 96, 96, 96, 96, 96, 96)),
  );
});

it('a value is less sure where others fail their checks, in tables too, and where few were found', () => {
  const page = pageOf(96, 96);
  const failing: Field = { value: '1', conf: 60, checks: [{ check: 'amount_format', ok: false }] };
  expect(saidOn(page, { Other: failing })).toBeLessThan(saidOn(page));
  expect(saidOn(page, { Rows: [{ Amount: failing }, { Amount: failing }] })).toBeLessThan(
    saidOn(page, { Other: failing }),
  );
  expect(saidOn(page, {}, true)).toBeLessThan(saidOn(page));
});

it('a value is surer the more values hold their checks, up to a number', () => {
  const page = pageOf(96, 96);
  const holding: Field = { value: '1', conf: 60, checks: [{ check: 'amount_format', ok: true }] };
  const withRows = (rows: number): number =>
    saidOn(page, { Rows: Array.from({ length: rows }, () => ({ Amount: holding })) });
  expect(withRows(1)).toBeGreaterThan(withRows(0));
  expect(withRows(12)).toBeGreaterThan(withRows(4));
  expect(withRows(30)).toBe(withRows(12));
});

it('an unproven number with a round digit is less sure on a page whose zeros were read as others', () => {
  const numbers = (figures: string): Page => {
    const page = pageOf(96, 96);
    const words = page.words.map((word) => ({ ...word, text: figures }));
    return { ...page, words };
  };
  const said = (figures: string, value: string, checks: Field['checks'] = []) =>
    weighedByPages<Record<string, Field>>(
      { Number: { ...first, value, checks } },
      { service: 'rg', pages: [numbers(figures)], isPartial: false },
    )['Number']?.conf ?? 0;
  const [usual, struck] = ['1000.00069', '1688.96869'];
  const proven = [{ check: 'amount_format', ok: true }];
  expect(said(`${struck}${struck}`, '186')).toBeLessThan(said(`${usual}${usual}`, '186'));
  expect(said(`${struck}${struck}`, '12')).toBe(said(`${usual}${usual}`, '12'));
  expect(said(`${struck}${struck}`, '186', proven)).toBe(said(`${usual}${usual}`, '186', proven));
});

it('a cell is surer when other rows of its column have the same value, text less so', () => {
  const page = pageOf(96, 96);
  const said = (value: string, ...others: readonly string[]): number => {
    const cell = (told: string): Record<string, Field> => ({ Code: { ...first, value: told } });
    const data = { Rows: [value, ...others].map(cell) };
    return (
      weighedByPages(data, { service: 'rg', pages: [page], isPartial: false }).Rows[0]?.['Code']?.conf ?? 0
    );
  };
  expect(said('5102', '5102', '6102')).toBeGreaterThan(said('5102', '5405', '6102'));
  expect(said('5102', '5102', '5102')).toBeGreaterThan(said('5102', '5102', '6102'));
  expect(said('PREGO', 'PREGO', 'PREGO')).toBe(said('PREGO', 'PREGO', 'BROCA'));
  expect(said('PREGO', 'PREGO', 'BROCA')).toBeGreaterThan(said('PREGO', 'PORCA', 'BROCA'));
});

it('cells say the same of no column of a table whose rows fail their checks', () => {
  const failing: Field = { value: '1', conf: 60, checks: [{ check: 'amount_format', ok: false }] };
  const said = (...codes: readonly string[]): number => {
    const data = {
      Rows: codes.map((value): Record<string, Field> => ({ Code: { ...first, value }, Amount: failing })),
    };
    return (
      weighedByPages(data, { service: 'rg', pages: [pageOf(96, 96)], isPartial: false }).Rows[0]?.['Code']
        ?.conf ?? 0
    );
  };
  expect(said('5102', '5102', '5102')).toBe(said('5102', '6102', '5405'));
});

it('amounts of nothing with another round digit show that zeros were read as others', () => {
  const said = (...amounts: readonly string[]): number => {
    const page = pageOf(...amounts.map(() => 96));
    const words = page.words.map((word, at) => ({ ...word, text: amounts[at] ?? '' }));
    const data: Record<string, Field> = { Number: { ...first, value: '186' } };
    return (
      weighedByPages(data, { service: 'rg', pages: [{ ...page, words }], isPartial: false })['Number']
        ?.conf ?? 0
    );
  };
  expect(said('8,09', '6,00', '0,08')).toBeLessThan(said('0,00', '0,00', '0,00'));
  expect(said('8,09', '0,00', '0,00')).toBe(said('0,00', '0,00', '0,00'));
});

it('a value in small print is less sure the smaller it is', () => {
  const page = pageOf(96, 96);
  const printed = (pixels: number): Page => ({
    ...page,
    words: page.words.map((word) => ({ ...word, box: [0.1, word.box[1], 0.2, pixels / page.height] })),
  });
  expect(saidOn(printed(8))).toBeLessThan(saidOn(printed(10)));
  expect(saidOn(printed(14))).toBe(saidOn(printed(20)));
});

it('an hour that cannot be shows that zeros were read as others', () => {
  const said = (time: string): number => {
    const page = pageOf(96, 96, 96);
    const words = page.words.map((word, at) => ({
      ...word,
      text: ['1688.968691688', '1600.968691600', time][at] ?? '',
    }));
    const data: Record<string, Field> = { Number: { ...first, value: '186' } };
    return (
      weighedByPages(data, { service: 'rg', pages: [{ ...page, words }], isPartial: false })['Number']
        ?.conf ?? 0
    );
  };
  expect(said('68:13')).toBeLessThan(said('18:13'));
  expect(said('28/07/2626')).toBeLessThan(said('28/07/2126'));
});

it('exact text, codes and what has no place stay as they are', () => {
  expect(saidOn(pageOf(100, 100))).toBe(95);
  const code: Field = { value: '1', conf: 100, page: 1, box: [0.1, 0, 0.2, 0.02] };
  const told: Field = { value: '1', conf: 95 };
  expect(
    weighedByPages({ code, told }, { service: 'rg', pages: [pageOf(96, 40)], isPartial: false }),
  ).toEqual({
    code,
    told,
  });
  // On a page with both, a value in the text layer.
  const both = { ...pageOf(96, 40), words: [...pageOf(100).words, ...pageOf(96, 40).words.slice(1)] };
  expect(saidOn(both)).toBe(95);
});

it('two people of one name, and what its field cannot have, are less sure', () => {
  const page = pageOf(96, 96);
  const said = (mother: string): number =>
    weighedByPages<Record<string, Field>>(
      { FatherName: { ...first, value: 'UMA PALAVRA' }, MotherName: { ...first, value: mother } },
      { service: 'rg', pages: [page], isPartial: false },
    )['FatherName']?.conf ?? 0;
  expect(said('UMA PALAVRA')).toBeLessThan(70);
  expect(said('UMA OUTRA')).toBeGreaterThan(90);
  const exact: Field = { value: '18.240', conf: 98.9, page: 1, box: [0.1, 0, 0.2, 0.02] };
  const amount = weighedByPages(
    { Amount: exact },
    { service: 'rg', pages: [pageOf(100, 100)], isPartial: false },
  );
  expect(amount.Amount.conf).toBeLessThan(70);
});

it('exact text of a layout that is not familiar is stated less surely, unless it proves itself', () => {
  const checks = [{ check: 'cnpj_digits', ok: true }] as const;
  const proven: Field = { ...first, checks: [...checks] };
  const saidOf = (field: Field, isUnfamiliar: boolean) =>
    weighedByPages<Record<string, Field>>(
      { First: field },
      { service: 'rg', pages: [pageOf(100, 100)], isPartial: false, isUnfamiliar },
    )['First']?.conf;
  expect(saidOf(first, false)).toBe(95);
  expect(saidOf(first, true)).toBeLessThan(92);
  expect(saidOf(proven, true)).toBe(95);
});

it('an amount with a point among amounts with commas is less sure, unless a check holds it', () => {
  const saidOf = (texts: readonly string[], own: Partial<Field> = {}, id = 'TotalAmount'): number => {
    const page = pageOf(...texts.map(() => 96));
    const words = page.words.map((word, at) => ({ ...word, text: texts[at] ?? '' }));
    const amount: Field = { value: '38.00', conf: 96, page: 1, box: [0.1, 0, 0.2, 0.02], ...own };
    const weighed = weighedByPages<Record<string, Field>>(
      { [id]: amount },
      { service: 'refund', pages: [{ ...page, words }], isPartial: false },
    );
    return weighed[id]?.conf ?? 0;
  };
  const others = ['1.250,00', 'R$12,50', '7,30'];
  expect(saidOf(['38.00', ...others])).toBeLessThan(90);
  expect(saidOf(['38,00', ...others])).toBeGreaterThan(90);
  // Elsewhere it may be how the page prints them.
  expect(saidOf(['38.00', '1250.00', '12.50', '7.30'])).toBeGreaterThan(90);
  const checks = [{ check: 'amounts_total', ok: true }];
  expect(saidOf(['38.00', ...others], { checks })).toBeGreaterThan(90);
  expect(saidOf(['38.00', ...others], {}, 'ServiceCode')).toBeGreaterThan(90);
});
