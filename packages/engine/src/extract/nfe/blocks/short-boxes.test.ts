import { expect, it } from 'vitest';
import { sheetOfRows } from '../../reading/sheet/sheet.cases.ts';
import { sheetOfTexts } from '../../testing/sheet-of-texts.ts';
import { blocksOf } from './blocks.ts';
import { danfePageOf, readDanfe } from '../danfe.ts';
import { withoutInitials } from '../head/logo.ts';
import { withShortWords } from './short-words.ts';

it.each(['VALORDOICMS', 'VLRICMS', 'VLDOICMS', 'VICMS'])(
  'the label of an amount in short words: %s',
  (label) => {
    expect(withShortWords('VALOR DO ICMS')).toContain(label);
  },
);

it.each(['BCDOICMS', 'BCALCICMS', 'BASECALCDOICMS'])('a base in short words: %s', (label) => {
  expect(withShortWords('BASE DE CALCULO DO ICMS')).toContain(label);
});

it('the label of a box right below the title of its block is no title, nor is a heading beside others', () => {
  const { bands } = blocksOf(
    sheetOfRows([
      { 460: 'DANFE' },
      { 40: 'FATURA / DUPLICATAS' },
      { 40: 'FATURA', 300: 'VLR ORIGINAL', 600: 'VLR LÍQUIDO' },
      { 40: '7781', 300: '120,00', 600: '120,00' },
      { 40: 'DEST. / REMETENTE' },
    ]),
  );
  expect([...bands.keys()]).toEqual(['invoice', 'recipient']);
  expect(bands.get('invoice')).toHaveLength(1);
});

it('a short word of a name in large type is no emblem', () => {
  const { tokens, glyph } = sheetOfTexts([
    [60, 20, 20, 'Casa da Serra'],
    [60, 60, 9, 'Serra Comércio de Tecidos Ltda'],
    [60, 74, 9, 'Rua das Hortênsias, 88'],
  ]);
  expect(withoutInitials(tokens, glyph).map(({ text }) => text)).toContain('da');
});

it('nor is it where the words beside it are taller by their accents alone', () => {
  const { tokens, glyph } = sheetOfTexts([
    [60, 20, 20, 'FÁBRICA DE TÊXTEIS'],
    [60, 60, 9, 'Rua das Hortênsias, 88'],
  ]);
  const accented = tokens.map((token) => ({
    ...token,
    top: token.top - (/[ÁÊ]/.test(token.text) ? 0.28 : 0) * (token.bottom - token.top),
  }));
  expect(withoutInitials(accented, glyph).map(({ text }) => text)).toContain('DE');
});

it('the word of a logo left of the print is none of the address beside it', () => {
  const { tokens, glyph } = sheetOfTexts([
    [160, 20, 10, 'Armazém Pedra Azul de Alimentos Ltda'],
    [180, 36, 9, 'Rua das Hortênsias, 88'],
    [60, 50, 9, 'PEDRA'],
    [185, 50, 9, 'CERRADO - SOROCABA - SP'],
    [190, 64, 9, 'CEP: 18043-003'],
  ]);
  const words = withoutInitials(tokens, glyph).map(({ text }) => text);
  expect(words).not.toContain('PEDRA');
  expect(words).toContain('CERRADO');
  expect(words).toContain('Pedra');
});

it('nor are the lines of a logo left of the edge at which all of the print begins', () => {
  const print: Parameters<typeof sheetOfTexts>[0] = [
    [180, 20, 10, 'Armazém Pedra Azul de Alimentos Ltda'],
    [180, 36, 9, 'Rua das Hortênsias, 88'],
    [180, 50, 9, 'CERRADO - CEP: 18043-003'],
    [180, 64, 9, 'SOROCABA - SP'],
  ];
  const textsOf = (aside: typeof print): readonly string[] => {
    const { tokens, glyph } = sheetOfTexts([...aside, ...print]);
    return withoutInitials(tokens, glyph).map(({ text }) => text);
  };
  const words = textsOf([
    [60, 36, 14, 'PedraAzul'],
    [70, 52, 7, 'DISTRIBUIDORA'],
  ]);
  expect(words[0]).toBe('Armazém');
  expect(words).toHaveLength(17);
  const { tokens, glyph } = sheetOfTexts([[60, 50, 9, '4'], [80, 36, 9, 'PEDRA'], ...print]);
  const pictured = tokens.map((token) => ({ ...token, conf: 90 }));
  expect(withoutInitials(pictured, glyph)).toHaveLength(17);
  // What names a value is no logo.
  expect(textsOf([[60, 36, 9, 'Endereço:']])).toContain('Endereço:');
});

it('taxes and totals under one title are one block', () => {
  const { bands } = blocksOf(
    sheetOfRows([{ 460: 'DANFE' }, { 40: 'PRODUTOS E SERVIÇOS' }, { 40: 'TRIBUTOS E TOTAIS' }]),
  );
  expect([...bands.keys()]).toEqual(['items', 'totals']);
});

it('days and the hour have boxes beside the nature of the operation', () => {
  const page = danfePageOf(
    sheetOfTexts([
      [460, 20, 12, 'DANFE'],
      [40, 60, 7, 'Natureza da operação'],
      [400, 60, 7, 'Emissão'],
      [560, 60, 7, 'Saída'],
      [720, 60, 7, 'Hora ent/saída'],
      [40, 70, 9, 'VENDA DE MERCADORIAS'],
      [400, 70, 9, '12/03/2026'],
      [560, 70, 9, '13/03/2026'],
      [720, 70, 9, '08:15'],
      [40, 90, 9, 'DESTINATÁRIO / REMETENTE'],
      [40, 110, 9, 'DADOS DOS PRODUTOS'],
      [40, 130, 9, 'CÁLCULO DO IMPOSTO'],
    ]),
  );
  const data = readDanfe(page ? [page] : []);
  expect(
    [data.OperationNature, data.IssueDate, data.DepartureDate, data.DepartureTime].map((each) => each?.value),
  ).toEqual(['VENDA DE MERCADORIAS', '2026-03-12', '2026-03-13', '08:15']);
});

it('nor is a letter between two words, however tall its box was drawn', () => {
  const { tokens, glyph } = sheetOfTexts([
    [60, 20, 20, 'CASA E JARDIM'],
    [60, 60, 9, 'Rua das Hortênsias, 88'],
  ]);
  const drawn = tokens.map((token) => (token.text === 'E' ? { ...token, bottom: token.bottom + 9 } : token));
  expect(withoutInitials(drawn, glyph).map(({ text }) => text)).toContain('E');
});
