import { describe, expect, it } from 'vitest';
import { figuresOfKeys, findPrintedKeys, hasRightDigit, keyOfSheet } from './keys.ts';
import { sheetOfLines } from '../sheet/sheet.cases.ts';

describe('a printed key', () => {
  const key = '35240712345678000195550010000012341123456787';

  it('with a month that cannot be is given, and fails', () => {
    const wrong = `${key.slice(0, 4)}13${key.slice(6)}`;
    const [found] = findPrintedKeys(sheetOfLines([[100, { 40: wrong.replace(/(.{4})(?=.)/g, '$1 ') }]]));
    expect(found?.key).toBe(wrong);
    expect(hasRightDigit(wrong)).toBe(false);
    expect(hasRightDigit(key)).toBe(true);
  });

  it('that was read in part keeps its figures: they are no number beside a label', () => {
    const sheet = sheetOfLines([
      [100, { 40: 'Nº DA INSTALAÇÃO', 300: `${key.slice(0, 32).replace(/(.{4})(?=.)/g, '$1 ')} 78B7` }],
      [116, { 40: '3104 2210', 300: 'SÉRIE 1' }],
    ]);
    const own = figuresOfKeys(sheet);
    expect(sheet.tokens.filter((token) => own.has(token)).map(({ text }) => text)).toHaveLength(8);
    expect(sheet.tokens.some(({ text, top }) => text === '3104' && top === 116)).toBe(true);
    expect([...own].every(({ top }) => top === 100)).toBe(true);
  });

  it('in the lines of a narrow column is read where its digit holds, whatever stands beside it', () => {
    const groups = key.match(/.{4}/g) ?? [];
    const lines = [groups.slice(0, 4), groups.slice(4, 8), groups.slice(8)].map((line) => line.join(' '));
    const [found] = findPrintedKeys(
      sheetOfLines([
        [100, { 40: lines[0] ?? '', 300: 'Total da nota 5.561,32' }],
        [106, { 300: 'Base de cálculo 5.561,32' }],
        [112, { 40: lines[1] ?? '' }],
        [124, { 40: lines[2] ?? '', 300: '2025 0001' }],
      ]),
    );
    expect(found?.key).toBe(key);
  });

  it('over two rows is read where words of another column stand between them', () => {
    const first = key.slice(0, 40).replace(/(.{4})(?=.)/g, '$1 ');
    const [found] = findPrintedKeys(
      sheetOfLines([
        [100, { 300: first }],
        [108, { 40: 'SERIE: 1' }],
        [116, { 300: key.slice(40) }],
      ]),
    );
    expect(found?.key).toBe(key);
  });

  it('over two rows set to their middle goes on far right of where its first begins', () => {
    const groups = key.replace(/(.{4})(?=.)/g, '$1 ');
    const [found] = findPrintedKeys(
      sheetOfLines([
        [100, { 40: 'SERIE 1 FOLHA 1/1', 300: groups.slice(0, 44) }],
        [112, { 40: 'Rua do Cais, 75', 387: groups.slice(45) }],
      ]),
    );
    expect(found?.key).toBe(key);
  });

  it('over two rows set to their middle is read, though other words begin below its first', () => {
    const [found] = findPrintedKeys(
      sheetOfLines([
        [100, { 40: key.slice(0, 36).replace(/(.{4})(?=.)/g, '$1 ') }],
        [112, { 120: `${key.slice(36, 40)} ${key.slice(40)}` }],
        [124, { 40: 'Consulte o código' }],
      ]),
    );
    expect(found?.key).toBe(key);
  });

  it('whose groups lie in two rows on bent paper is read from left to right', () => {
    const groups = key.match(/.{4}/g) ?? [];
    const rows = [0, 1].map((odd) =>
      Object.fromEntries(groups.flatMap((group, at) => (at % 2 === odd ? [[300 + 30 * at, group]] : []))),
    );
    const [upper = {}, lower = {}] = rows;
    const found = findPrintedKeys(
      sheetOfLines([
        [100, upper],
        [107, lower],
      ]),
    );
    expect(found.map((each) => each.key)).toEqual([key]);
  });

  it('is believed before bars that were misread to another code', () => {
    const sheet = sheetOfLines([[100, { 40: key.replace(/(.{4})(?=.)/g, '$1 ') }]]);
    const codeOf = (text: string) => ({
      format: 'Code128',
      text,
      box: [0, 0, 0.1, 0.1] as [number, number, number, number],
    });
    const misread = `${key.slice(0, 24)}532${key.slice(27)}`;
    expect(keyOfSheet({ ...sheet, codes: [codeOf(misread)] })?.key).toBe(key);
    expect(keyOfSheet({ ...sheet, codes: [codeOf(misread), codeOf(key)] })?.code?.text).toBe(key);
    expect(keyOfSheet({ ...sheet, tokens: [], rows: [], codes: [codeOf(misread)] })?.key).toBe(misread);
  });

  it('is told from a nearly valid one that begins in the row above it', () => {
    const head = '112703202606075135';
    const [found, ...others] = findPrintedKeys(
      sheetOfLines([
        [100, { 40: `${head.slice(0, 4)} ${head.slice(4, 12)} ${head.slice(12)}` }],
        [112, { 40: key.replace(/(.{4})(?=.)/g, '$1 ') }],
      ]),
    );
    expect(found?.key).toBe(key);
    expect(others).toEqual([]);
  });

  it('is no other row of 44 figures', () => {
    expect(findPrintedKeys(sheetOfLines([[100, { 40: '0'.repeat(44) }]]))).toEqual([]);
  });
});
