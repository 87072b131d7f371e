import { expect, it } from 'vitest';
import { fittest, spellingsOf } from './spellings.ts';

const labels = spellingsOf([
  { id: 'number', spellings: ['NUMEROCONTRATO', 'CEP'] },
  { id: 'value', spellings: ['VALORCONTRATO', 'VALORDOCONTRATO'] },
  { id: 'again', spellings: ['VALORCONTRATO'] },
]);
const fitOf = (text: string): ReturnType<typeof fittest<string>> => fittest(text, labels, (fit) => fit);

it('a text fits the spelling with the fewest errors, and of two alike the first', () => {
  expect(fitOf('VALORDOCONTRATO')).toEqual({ id: 'value', fit: 1 });
  expect(fitOf('VALORCONTRATO')).toEqual({ id: 'value', fit: 1 });
  expect(fitOf('NUMER0CONTRAT')?.id).toBe('number');
});

it('short spellings must be exact, and a text of other letters or length fits none', () => {
  expect(fitOf('CER')).toBeUndefined();
  expect(fitOf('VENCIMENTODIAS')).toBeUndefined();
  expect(fitOf('VALORCONTRATODELOCACAO')).toBeUndefined();
});

it('a spelling is found wherever its letters were misread, lost or added', () => {
  for (const text of [
    'XALORDOCONTRATX',
    'VALORDXCONTRATO',
    'ALORDOCONTRATO',
    'VALORDOCONTRATOS',
    'VXLXRDOCONXRATO',
  ])
    expect(fitOf(text)?.id, text).toBe('value');
  expect(fitOf('VXLXRDXCONXRATO')).toBeUndefined();
});
