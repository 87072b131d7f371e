import { expect, it } from 'vitest';
import { sheetOfRows } from '../../reading/sheet/sheet.cases.ts';
import type { Token } from '../../reading/sheet/sheet.ts';
import { blocksOf, withoutFrame } from './blocks.ts';

it('the row of the protocol begins the boxes of the head whose label was lost', () => {
  const { nature, bands } = blocksOf(
    sheetOfRows([{ 460: 'DANFE' }, {}, { 40: 'VENDA', 580: '135248168446090 02/10/2024' }]),
  );
  expect(nature?.bottom).toBe(140);
  expect(bands.has('header')).toBe(true);
});

it('a title stands beside remnants of the stub in the margin, and not behind prose', () => {
  const { bands } = blocksOf(
    sheetOfRows([{ 460: 'DANFE' }, { 20: 'OS', 99: 'CÁLCULO DO IMPOSTO' }, { 60: 'DA', 75: 'FATURA' }]),
  );
  expect([...bands.keys()]).toEqual(['totals']);
});

it('the title is one word, not the end of a sentence in a box as tall', () => {
  const sheet = sheetOfRows([{ 460: 'DANFE', 700: 'consulta no portal nacional' }, { 800: 'da NF-e' }]);
  const tokens = sheet.tokens.map((token) =>
    token.top > 110 ? { ...token, bottom: token.bottom + 8 } : token,
  );
  const { title } = blocksOf({ ...sheet, tokens, rows: [tokens.slice(0, 5), tokens.slice(5)] });
  expect(title?.left).toBe(460);
});

it('a title of which a letter was lost is the largest such word', () => {
  const sheet = sheetOfRows([{ 460: 'DANF' }, { 700: 'portal nacional da NF-e' }]);
  const tokens = sheet.tokens.map((token) =>
    token.text === 'DANF' ? { ...token, bottom: token.bottom + 4 } : token,
  );
  expect(blocksOf({ ...sheet, tokens }).title?.left).toBe(460);
});

it('a receipt that a sentence speaks of is no stub', () => {
  const sheet = sheetOfRows([{ 460: 'DANFE' }, { 40: 'CONFERIR NO ATO DO RECEBIMENTO' }], 200);
  expect(blocksOf(sheet).end).toBe(1400);
});

it('what was read of a stub beside the frame is none of the form', () => {
  const sheet = sheetOfRows([
    { 460: 'DANFE' },
    { 99: 'DESTINATÁRIO / REMETENTE' },
    { 22: 'É', 38: 'lo', 99: 'Av. Doutor' },
    { 99: 'CÁLCULO DO IMPOSTO' },
    { 99: 'DADOS DO PRODUTO' },
    { 22: 'EÉ', 99: '500607' },
  ]);
  expect(withoutFrame(sheet).rows.map((row) => row.map(({ text }) => text).join(' '))).toEqual([
    'DANFE',
    'DESTINATÁRIO / REMETENTE',
    'Av. Doutor',
    'CÁLCULO DO IMPOSTO',
    'DADOS DO PRODUTO',
    '500607',
  ]);
});

it('a letter as tall as two rows is a piece of a frame', () => {
  const sheet = sheetOfRows([{ 40: 'GUESTON E FILHOS', 600: 'e' }]);
  const tokens = sheet.tokens.map((token) =>
    token.text === 'e' ? { ...token, bottom: token.bottom + 20 } : token,
  );
  expect(withoutFrame({ ...sheet, tokens }).tokens.map(({ text }) => text)).toEqual([
    'GUESTON',
    'E',
    'FILHOS',
  ]);
});
it('a title of one word is alone in its row: a firm and a value may begin with it', () => {
  const { bands } = blocksOf(
    sheetOfRows([
      { 460: 'DANFE' },
      { 40: 'TOTAIS' },
      { 40: 'TRANSPORTES LIMA LTDA' },
      { 40: 'ITENS', 200: '12' },
      { 40: 'PRODUTOS' },
    ]),
  );
  expect([...bands.keys()]).toEqual(['totals', 'items']);
});

it('a title and the label of its first box in one row begin the box', () => {
  const { bands } = blocksOf(
    sheetOfRows([{ 460: 'DANFE' }, { 40: 'DADOS ADICIONAIS - INFORMAÇÕES COMPLEMENTARES' }]),
  );
  expect(bands.get('additional')?.[0]?.top).toBe(120);
});

it('a page that speaks of its DANFE in a sentence has no such title there', () => {
  const { title } = blocksOf(sheetOfRows([{ 40: 'Visualização completa da nota (DANFE em tela)' }]));
  expect(title).toBeUndefined();
  expect(blocksOf(sheetOfRows([{ 40: 'Resumo do DANFE' }])).title).toBeUndefined();
});

it('a letter between two words at their height is a word, however tall its box was drawn', () => {
  const sheet = sheetOfRows([{ 40: 'PEÇAS E IMPLEMENTOS' }, { 40: 'LTDA' }]);
  const drawn = (token: Token): Token =>
    token.folded.length < 2 ? { ...token, bottom: token.bottom + 9 } : { ...token, bottom: token.bottom + 4 };
  const rows = sheet.rows.map((row) => row.map(drawn));
  expect(withoutFrame({ ...sheet, rows, tokens: rows.flat() }).tokens.map(({ text }) => text)).toContain('E');
});

it.each(['PEÇAS / PRODUTOS', 'PEÇAS E SERVIÇOS', 'RELAÇÃO DE PEÇAS'])(
  'a seller of parts calls its products so: %s',
  (title) => {
    const { bands } = blocksOf(sheetOfRows([{ 460: 'DANFE' }, { 40: title }, { 40: 'DADOS ADICIONAIS' }]));
    expect([...bands.keys()]).toEqual(['items', 'additional']);
  },
);
