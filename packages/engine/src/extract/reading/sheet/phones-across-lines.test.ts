import { expect, it } from 'vitest';
import { withPhonesJoined } from './phones-across-lines.ts';
import { sheetOfLines } from './sheet.cases.ts';

const textsOf = (...lines: Parameters<typeof sheetOfLines>[0]): string[] => {
  const sheet = sheetOfLines(lines);
  return withPhonesJoined(sheet.tokens, sheet).map(({ text }) => text);
};

it('a telephone number that a line of text tears is one word', () => {
  expect(textsOf([100, { 40: 'Centro CEP 85540-000 Fone (46)' }], [120, { 40: '3243-1907' }])).toContain(
    '(46) 3243-1907',
  );
});

it('a number that begins elsewhere is of another box', () => {
  expect(textsOf([100, { 40: 'Fone (46)' }], [120, { 300: '3243-1907' }])).toContain('3243-1907');
});
