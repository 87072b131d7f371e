import { expect, it } from 'vitest';
import { edgesOf, type Token } from '../sheet/sheet.ts';
import { sheetOfLines } from '../sheet/sheet.cases.ts';
import { belowOf, besideOf, withoutStrangers } from './around-label.ts';

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

it('lines of a box without a known label stand between a label and its own value below it', () => {
  const { tokens, glyph } = sheetOfLines([
    [100, { 40: 'RNTRC', 200: 'CIOT', 360: 'ENTREGA', 520: 'EMITIDO CONFORME A LEI' }],
    [108, { 520: 'DO TRANSPORTE RODOVIÁRIO' }],
    [114, { 40: '10472856', 200: '103847265019', 360: '09/03/2026' }],
  ]);
  const labels = ['RNTRC', 'CIOT', 'ENTREGA'].map((id) => {
    const own = tokens.filter(({ text }) => text === id);
    return { id, fit: 1, tokens: own, ...edgesOf(own) };
  });
  const values = tokens.filter((token) => !labels.some((label) => label.tokens.includes(token)));
  const places = labels.map((label) => ({ label, below: belowOf(label, values, labels, glyph) }));
  const texts = withoutStrangers(places, glyph).map(({ below }) => below[0]?.map(({ text }) => text));
  expect(texts).toEqual([['10472856'], ['103847265019'], ['09/03/2026']]);
});

it('a label that ends with low letters has the value beside it that stands a little higher', () => {
  const { tokens, glyph } = sheetOfLines([
    [100, { 40: 'Termo feito em' }],
    [96, { 200: 'dois de maio' }],
  ]);
  const own = tokens
    .filter(({ left }) => left < 200)
    .map((token) => (token.text === 'em' ? { ...token, top: token.top + 3 } : token));
  const label = { id: 'TERMOFEITOEM', fit: 1, tokens: own, ...edgesOf(own) };
  const others = tokens.filter(({ left }) => left >= 200);
  const beside = besideOf(label, others, [label], glyph);
  expect(beside.map(({ text }) => text)).toEqual(['dois', 'de', 'maio']);
});

it('a value right behind a lower label, and a little higher than it, is below no other label', () => {
  const { tokens, glyph } = sheetOfLines([
    [100, { 40: 'Cidade', 100: 'Lins' }],
    [119, { 40: 'Pai' }],
    [115, { 64: 'Caio Prado' }],
  ]);
  const labels = ['Cidade', 'Pai'].map((word) => {
    const own = tokens.filter(({ text }) => text === word);
    return { id: word.toUpperCase(), fit: 1, tokens: own, ...edgesOf(own) };
  });
  const values = tokens.filter(({ text }) => !['Cidade', 'Pai'].includes(text));
  const [town] = labels;
  if (town === undefined) throw new Error('no label');
  expect(belowOf(town, values, labels, glyph)).toEqual([]);
});
