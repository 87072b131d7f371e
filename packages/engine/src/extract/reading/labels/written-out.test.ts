import { expect, test } from 'vitest';

import { writtenOut } from './written-out.ts';

test('words of a label are written out, in each of the ways that they may stand for', () => {
  expect(writtenOut(['VLR', 'TOTAL', 'NOTA'])).toEqual(['VALORTOTALNOTA']);
  expect(writtenOut(['Base', 'Cálc.', 'ICMS-ST'])).toEqual(['BASECALCULOICMSST']);
  expect(writtenOut(['INSCR.EST.'])).toEqual(['INSCRICAOESTADUAL', 'INSCRICAOESTADO']);
  expect(writtenOut(['Nº', 'do', 'ticket'])).toEqual(['NUMERODOTICKET']);
});

test('a letter stands for a word only before another word', () => {
  expect(writtenOut(['P.', 'BRUTO'])).toEqual(['PESOBRUTO']);
  expect(writtenOut(['P.'])).toEqual([]);
});

test('a label without abbreviations has no other way', () => {
  expect(writtenOut(['Data', 'de', 'emissão'])).toEqual([]);
});
