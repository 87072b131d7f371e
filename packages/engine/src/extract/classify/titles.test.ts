import { expect, it } from 'vitest';
import { tellsOfPapers } from './anchors/other.ts';
import { titlesOfKinds } from './anchors/titles.ts';
import { sheetOfRows } from '../testing/sheet-of-rows.ts';
import { pageText } from './page-text.ts';
import { findTitles, phrasePattern, titlePattern, type Titles } from './titles.ts';

const kinds = [
  { type: 'lease', patterns: [titlePattern(['CONTRATO|INSTRUMENTO', 'LOCACAO'])] },
  { type: 'services', patterns: [titlePattern(['NOTA FISCAL', 'SERVICOS?'])] },
  { type: 'telephone', patterns: [titlePattern(['NOTA FISCAL', 'COMUNICACAO'])] },
  { type: 'receipt', patterns: [phrasePattern('NFC E'), phrasePattern('CUPOM FISCAL ELETRONICO')] },
];
const other = {
  phrases: [
    ['PEDIDO DE', 8],
    ['MANUAL', 8],
  ] as const,
  nouns: /^FICHA(?= [A-Z]{2})/,
  tells: /(?:^| )COMO FAZER(?= |$)/,
  running: /^MANUAL(?= |$)/,
};
const below = Array.from({ length: 8 }, () => 'Item');
const titlesOf = (...lines: string[]): Titles => {
  const sheet = sheetOfRows([...lines, ...below].map((line) => [[50, line]]));
  return findTitles(pageText(sheet, false, []), { glyph: sheet.glyph, known: new Set() }, kinds, other);
};
const kindsOf = (...lines: string[]): string[] => [...titlesOf(...lines).own.keys()];

it('a title is known by two of its words, with others between them and over two rows', () => {
  expect(kindsOf('INSTRUMENTO PARTICULAR DE LOCAÇÃO RESIDENCIAL')).toEqual(['lease']);
  expect(kindsOf('Instrumento particular de', 'locação residencial')).toEqual(['lease']);
  expect(kindsOf('2ª VIA DO CONTRATO DE LOCAÇÃO')).toEqual(['lease']);
});

it('the title that says more hides the shorter one within it', () => {
  expect(kindsOf('NOTA FISCAL DE SERVIÇOS')).toEqual(['services']);
  expect(kindsOf('NOTA FISCAL DE SERVIÇOS DE COMUNICAÇÃO')).toEqual(['telephone']);
});

it('what stands further down, in a sentence or before a comma is no title', () => {
  expect(kindsOf(...below, 'CONTRATO DE LOCAÇÃO')).toEqual([]);
  expect(kindsOf('O contrato que o senhor assinou para a locação vence em maio')).toEqual([]);
  expect(kindsOf('Contrato de locação, segunda via')).toEqual([]);
});

it('a phrase is a title where little else is said, a short one where nothing is', () => {
  expect(kindsOf('Cupom fiscal eletrônico SAT')).toEqual(['receipt']);
  expect(kindsOf('NFC-e')).toEqual(['receipt']);
  expect(kindsOf('NFC-e emitidas')).toEqual([]);
});

it('the first of the prominent titles is the page’s; below that of another paper no kind has one', () => {
  expect(titlesOf('FICHA DE CADASTRO', 'CONTRATO DE LOCAÇÃO')).toMatchObject({
    isAnothers: true,
    own: new Map(),
  });
  expect(titlesOf('CONTRATO DE LOCAÇÃO', 'FICHA DE CADASTRO')).toMatchObject({
    isAnothers: false,
    others: [],
  });
  expect(titlesOf('PEDIDO DE COMPRA').others.map(({ phrase, weight }) => [phrase, weight])).toEqual([
    ['PEDIDO DE', 8],
  ]);
  expect(titlesOf('Pedido de: Ana').others).toEqual([]);
  // In type of the page's size a noun begins labels, too.
  expect(titlesOf('Empresa', 'FICHA DE CADASTRO').others).toEqual([]);
});

it('a title that tells of a paper is none of its own, and the line above a manual’s pages stands over its chapters', () => {
  expect(titlesOf('Como fazer um contrato de locação')).toMatchObject({ isAnothers: true, own: new Map() });
  expect(titlesOf('Manual do inquilino', 'CONTRATO DE LOCAÇÃO')).toMatchObject({ isAnothers: true });
});

it('the line above a manual’s pages may begin with whose manual it is', () => {
  expect(
    titlesOf('Clínica Sol - Manual do Prestador - Faturamento', 'Nota fiscal de serviços'),
  ).toMatchObject({
    own: new Map(),
    isAnothers: true,
  });
  expect(kindsOf('Clínica Sol - Filial Norte - Faturamento', 'Nota fiscal de serviços')).toEqual([
    'services',
  ]);
});

it('a notary’s certificate of a sale and a co-operative’s note of grain are told by their titles', () => {
  const patterns = (type: string) => (titlesOfKinds[type] ?? []).map(titlePattern);
  const isTitled = (type: string, title: string) => patterns(type).some((pattern) => pattern.test(title));
  expect(isTitled('crv', 'CERTIDAO DE COMUNICACAO DE VENDA DE VEICULO')).toBe(true);
  expect(isTitled('weighingticket', 'ROMANEIO DE RECEBIMENTO')).toBe(true);
  expect(isTitled('weighingticket', 'ROMANEIO DE ENTREGA')).toBe(false);
});

it('a request for another copy of a paper is no copy of it', () => {
  expect(tellsOfPapers.test('REQUERIMENTO DE 2O VIA DE CERTIDAO DE NASCIMENTO')).toBe(true);
  expect(tellsOfPapers.test('2O VIA DA CERTIDAO DE NASCIMENTO')).toBe(false);
});

it.each([
  ['proofofaddress', 'AVISO-CONTA DE CONSUMO'],
  ['cnpjcard', 'Consulta Pública ao Cadastro de Contribuintes do ICMS'],
  ['cnpjcard', 'Resumo cadastral da empresa'],
])('offices and utilities title a %s otherwise than its model: %s', (type, title) => {
  const sheet = sheetOfRows([title, ...below].map((line) => [[50, line]]));
  const patterns = (titlesOfKinds[type] ?? []).map(titlePattern);
  const { own } = findTitles(
    pageText(sheet, false, []),
    { glyph: sheet.glyph, known: new Set() },
    [{ type, patterns }],
    other,
  );
  expect([...own.keys()]).toEqual([type]);
});
