import { expect, it } from 'vitest';
import { sheetOfRows } from '../../reading/sheet/sheet.cases.ts';
import { doubtsOfCell } from './item-doubts.ts';
import type { ItemColumn } from './item-columns.ts';

/** Doubts about the first of some cells of a column, each with where it begins. */
function doubtsOf(id: ItemColumn, ...cells: readonly Readonly<Record<number, string>>[]): readonly string[] {
  const column = sheetOfRows(cells).rows;
  const [tokens = []] = column;
  return doubtsOfCell({ id, tokens, value: tokens.map(({ text }) => text).join(' '), column }, 8);
}

it('a description with a hole, or that is the beginning of others, lost words', () => {
  const whole = { 40: 'Produto Verde 101' };
  expect(doubtsOf('Description', whole, whole)).toEqual(['inRow']);
  expect(doubtsOf('Description', { 40: 'Produto', 130: '101' }, whole)).toContain('piece');
  expect(doubtsOf('Description', { 90: 'Verde 101' }, whole)).toContain('piece');
  expect(doubtsOf('Description', { 40: 'Produto Verde' }, whole, whole)).toContain('piece');
  expect(doubtsOf('Description', { 40: 'Produto Verde' }, whole)).toEqual(['inRow']);
  expect(doubtsOf('Description', { 40: 'to' }, whole)).toContain('piece');
  expect(doubtsOf('Description', { 40: 'Produto 101' }, whole)).toContain('piece');
  expect(doubtsOf('Description', { 40: 'Produto 102' }, whole)).toEqual(['inRow']);
});

it('a unit that nobody sells in, and four figures that are no tax situation, are doubted', () => {
  expect(doubtsOf('Unit', { 40: 'UN' })).toEqual([]);
  expect(doubtsOf('Unit', { 40: 'IN' }, { 40: 'UN' })).toEqual(['piece']);
  expect(doubtsOf('Unit', { 40: 'CHP' }, { 40: 'CHP' })).toEqual([]);
  expect(doubtsOf('Unit', { 40: 'FO' }, { 40: 'FO' }, { 40: 'FO' })).toEqual(['piece']);
  expect(doubtsOf('CST', { 40: '2401' })).toEqual(['odd']);
  expect(doubtsOf('CST', { 40: '0102' })).toEqual([]);
});
