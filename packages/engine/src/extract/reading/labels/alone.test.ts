import { expect, it } from 'vitest';
import { sheetOfRows, type Row } from '../../testing/sheet-of-rows.ts';
import { findLabels } from './labels.ts';
import { beginsText, isOneOfTwo, isTitleAlone, standsAlone } from './alone.ts';

function aloneIn(row: Row): string[] {
  const sheet = sheetOfRows([row, [[100, 'outra linha']]]);
  const specs = ['CPF', 'ESTADOCIVIL', 'PRAZO'].map((id) => ({ id, spellings: [id] }));
  return findLabels(sheet, specs)
    .filter((label) => standsAlone(label, sheet))
    .map(({ id }) => id);
}

it('the label of a box stands alone, words of a sentence do not', () => {
  expect(
    aloneIn([
      [100, 'CPF'],
      [400, 'Estado civil'],
    ]),
  ).toEqual(['CPF', 'ESTADOCIVIL']);
  expect(aloneIn([[100, '3. Prazo: 30 meses CPF: 529.982.247-25']])).toEqual(['PRAZO']);
  expect(aloneIn([[100, 'inscrito no CPF nº 529.982.247-25']])).toEqual([]);
  expect(
    aloneIn([
      [100, 'Ana Reis,'],
      [300, 'estado civil'],
      [500, 'viúva,'],
      [700, 'CPF'],
    ]),
  ).toEqual([]);
});

function found(text: string, word: string, test: typeof isTitleAlone): boolean {
  const sheet = sheetOfRows([[[100, text]], [[100, 'outra linha']]]);
  return findLabels(sheet, [{ id: word, spellings: [word] }]).some((label) => test(label, sheet));
}

it('a word is a title with nothing but signs beside it, and a label with a number or a colon behind it', () => {
  expect(found('-- CARGA ------', 'CARGA', isTitleAlone)).toBe(true);
  expect(found('00 - TRIBUTAÇÃO NORMAL', 'TRIBUTACAO', isTitleAlone)).toBe(false);
  expect(found('ICMS 263,34', 'ICMS', beginsText)).toBe(true);
  expect(found('TRIB. NORMAL ICMS', 'ICMS', beginsText)).toBe(false);
  // The entries of one line begin behind the signs between them, and behind what they are of.
  expect(found('ICMS: base R$ 90,00', 'BASE', beginsText)).toBe(true);
  expect(found('base R$ 90,00 · imposto R$ 6,30', 'IMPOSTO', beginsText)).toBe(true);
  expect(found('rua nova · base aliada', 'BASE', beginsText)).toBe(false);
  expect(found('valor base R$ 90,00', 'BASE', beginsText)).toBe(false);
});

it('the caption of a signature says who else may sign', () => {
  const sheet = sheetOfRows([[[100, 'Produtor ou preposto']], [[100, 'Produtor Rui Lima']]]);
  const labels = findLabels(sheet, [{ id: 'PRODUTOR', spellings: ['PRODUTOR'], repeats: true }]);
  expect(labels.map((label) => isOneOfTwo(label, sheet))).toEqual([true, false]);
});

it('a title is alone whose last words only open brackets that others close', () => {
  expect(found('Locador (dono do imóvel)', 'LOCADORDONO', isTitleAlone)).toBe(true);
  expect(found('Locador dono do imóvel', 'LOCADORDONO', isTitleAlone)).toBe(false);
});

it('a letter with its sign numbers a title, an article before a word does not', () => {
  expect(found('a) Prazo', 'PRAZO', isTitleAlone)).toBe(true);
  expect(found('A Prazo', 'PRAZO', isTitleAlone)).toBe(true);
  expect(found('o Prazo', 'PRAZO', isTitleAlone)).toBe(false);
});
