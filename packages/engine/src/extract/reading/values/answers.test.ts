import { expect, it } from 'vitest';
import { sheetOfRows } from '../../testing/sheet-of-rows.ts';
import { answerOf } from './answers.ts';
import { readValue } from './values.ts';

it.each([
  ['Sim', true],
  ['2 - Não', false],
  ['( ) Sim ( X ) Não', false],
  ['(X) SIM ( ) NÃO', true],
  ['[ ] Sim [x] Não', false],
  ['Sim [ ] Não [X]', false],
  ['Sim (X) / Não ( )', true],
  ['☐ Sim ☒ Não', false],
  ['( Sim (X) Não', false],
  [') Sim (X) Não', false],
  ['(X) Sim ( Não', true],
  ['( Sim ( Não', undefined],
  ['Retido pelo Tomador', true],
  ['Retido pelo cliente', true],
  ['Sim, pelo tomador', true],
  ['Sim, retido na fonte', true],
  ['Não retido', false],
  ['( ) Sim ( ) Não', undefined],
  ['R$ 12,40', undefined],
])('%s says %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

it('an option of a choice is no answer by itself', () => {
  const { tokens, glyph } = sheetOfRows([[[40, '( ) Sim ( ) Não']]]);
  expect(readValue(tokens, 'answer', glyph)).toBeUndefined();
  const marked = sheetOfRows([[[40, '( ) Sim ( X ) Não']]]);
  expect(readValue(marked.tokens, 'answer', marked.glyph)?.value).toBe('false');
});
