import { expect, test } from 'vitest';

import { fold } from '../sheet/text.ts';
import { bestSpec } from './labels.ts';
import { writtenOut as writtenOutOf } from './written-out.ts';

const writtenOut = (texts: readonly string[]): string[] => writtenOutOf(texts.map((text) => ({ text })));

test('words of a label are written out, in each of the ways that they may stand for', () => {
  expect(writtenOut(['VLR', 'TOTAL', 'NOTA'])).toEqual(['VALORTOTALNOTA']);
  expect(writtenOut(['NATURALID.'])).toEqual(['NATURALIDADE']);
  expect(writtenOut(['Base', 'Cálc.', 'ICMS-ST'])).toEqual(['BASECALCULOICMSST']);
  expect(writtenOut(['INSCR.EST.'])).toEqual(['INSCRICAOESTADUAL', 'INSCRICAOESTADO']);
  expect(writtenOut(['Contrib.', 'Sociais', 'Ret.'])).toContain('CONTRIBUICOESSOCIAISRETIDAS');
  expect(writtenOut(['B.', 'cálc.', 'ICMS'])).toEqual(['BASECALCULOICMS', 'BASEDECALCULOICMS']);
  expect(writtenOut(['Peso', 'cub.'])).toContain('PESOCUBADO');
  expect(writtenOut(['Nº', 'do', 'ticket'])).toEqual(['NUMERODOTICKET']);
});

test('a letter stands for a word only before another word', () => {
  expect(writtenOut(['P.', 'BRUTO'])).toEqual(['PESOBRUTO']);
  expect(writtenOut(['P.'])).toEqual([]);
});

test('a label without abbreviations has no other way', () => {
  expect(writtenOut(['Data', 'de', 'emissão'])).toEqual([]);
});

test('two headings side by side are not a longer one, of which only the end is written out', () => {
  const specs = ['Un.', 'Quantidade', 'Valor total'].map((label) => ({
    id: label,
    spellings: [fold(label)],
  }));
  const of = (...texts: string[]) =>
    bestSpec(
      texts.map((text) => ({ text, folded: fold(text), conf: 90 })),
      specs,
    )?.id;
  expect(of('Un.', 'Quant.')).toBeUndefined();
  expect(of('Quant.')).toBe('Quantidade');
  expect(of('Vlr.', 'totaI')).toBe('Valor total');
});

test('N stands for a number or for an invoice', () => {
  expect(writtenOut(['N.FISCAL'])).toContain('NOTAFISCAL');
});
