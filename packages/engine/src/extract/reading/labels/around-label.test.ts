import { expect, it } from 'vitest';
import { edgesOf, type Token } from '../sheet/sheet.ts';
import { sheetOfLines } from '../sheet/sheet.cases.ts';
import { besideOf } from './around-label.ts';

it('a value of two rows stands around its label, into whose row the tails of its letters reach', () => {
  const { tokens, glyph } = sheetOfLines([
    [100, { 300: '07.10 - Limpeza, conservação' }],
    [108, { 40: 'Atividade' }],
    [116, { 300: 'de parques' }],
  ]);
  const withTail = (token: Token): Token => (token.text.endsWith(',') ? { ...token, bottom: 113 } : token);
  const own = tokens.filter(({ text }) => text === 'Atividade');
  const label = { id: 'ATIVIDADE', fit: 1, tokens: own, ...edgesOf(own) };
  const others = tokens.filter((token) => !own.includes(token)).map(withTail);
  expect(besideOf(label, others, [label], glyph).map(({ text }) => text)).toEqual([
    '07.10',
    '-',
    'Limpeza,',
    'conservação',
    'de',
    'parques',
  ]);
});
