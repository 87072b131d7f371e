import { expect, it } from 'vitest';
import { sheetOfRows } from '../testing/sheet-of-rows.ts';
import { cuesOfCountries, cuesOfGenres } from './anchors/genres.ts';
import { pageText, titlesOf } from './page-text.ts';

const cuesIn = (row: string): readonly number[] =>
  [...cuesOfGenres, ...cuesOfCountries].filter((cue) => cue.row.test(row)).map(({ weight }) => weight);

it('an article, an advertisement and a lesson have cues, a form’s rows have none', () => {
  expect(cuesIn('POR ANA LIMA 3 DE MAIO LEITURA 6 MIN')).toEqual([8]);
  expect(cuesIn('VENDE SE')).toEqual([8]);
  expect(cuesIn('QUESTAO 4 ASSINALE A ALTERNATIVA CORRETA')).toEqual([5]);
  expect(cuesIn('DATA DE VENCIMENTO 10 05 2026')).toEqual([]);
  expect(cuesIn('NATUREZA DA OPERACAO VENDA DE MERCADORIA')).toEqual([]);
  expect(cuesIn('5 COMPLETE A TABELA')).toEqual([8]);
  expect(cuesIn('FALECEU ONTEM AOS 91 ANOS')).toEqual([6]);
  expect(cuesIn('FALECEU NO DIA 3 DE MAIO DE 2026 NO HOSPITAL')).toEqual([]);
  expect(cuesIn('RELATORIO DE DESPESAS DE VIAGEM')).toEqual([8]);
  // Sold goods are no offer.
  expect(cuesIn('QUEM VENDE SE RESPONSABILIZA PELO ESTADO')).toEqual([]);
});

it('mail, messages, windows of programs and contents have cues', () => {
  expect(cuesIn('NOTA 123 XML 14 KB')).toEqual([8]);
  expect(cuesIn('3 MENSAGENS')).toEqual([4]);
  expect(cuesIn('ARQUIVO EDITAR EXIBIR AJUDA')).toEqual([8]);
  expect(cuesIn('2 LOCACAO DE IMOVEL COMERCIAL 41')).toEqual([6]);
  expect(cuesIn('SUMARIO')).toEqual([5]);
  // A summary of a form and a row of a table are none.
  expect(cuesIn('SUMARIO DA DECLARACAO')).toEqual([]);
  expect(cuesIn('2 PARAFUSO SEXTAVADO UN 10 00 41 00')).toEqual([]);
  expect(cuesIn('HOJE E SEMPRE COM VOCE')).toEqual([]);
});

it('rows of a list of fields tell in their middle whether each must be filled in', () => {
  expect(cuesIn('3 DATA DE EMISSAO CONDICIONADO QUANDO HOUVER')).toEqual([8]);
  expect(cuesIn('NO CAMPO CONDICAO COMO PREENCHER')).toEqual([5]);
  expect(cuesIn('A CONTRATACAO DO SEGURO OBRIGATORIO CABE AO LOCATARIO')).toEqual([]);
});

it('a sentence in large type over a text is a headline, one of the text’s size is none', () => {
  const rowsOf = (text: string, height: number) => {
    const sheet = sheetOfRows([
      [[50, text]],
      ...Array.from({ length: 12 }, (_, index): [number, string][] => [[50, `Linha ${index} do texto`]]),
    ]);
    const [first, ...rest] = sheet.rows;
    const large = (first ?? []).map((token) => ({ ...token, bottom: token.top + height }));
    return { ...sheet, rows: [large, ...rest], tokens: [...large, ...rest.flat()] };
  };
  const title = 'Como preencher e ler um documento fiscal passo a passo em 2026';
  const glyph = rowsOf(title, 10).glyph;
  const headlines = (height: number) =>
    titlesOf(pageText(rowsOf(title, height), false, []), glyph).headlines.map(({ printed }) => printed);
  expect(headlines(3 * glyph)).toContain(title);
  expect(headlines(glyph)).toEqual([]);
});
