import { expect, it } from 'vitest';
import { sheetOfRows } from '../../testing/sheet-of-rows.ts';
import { printedOf, rowsOf } from './sheet.ts';
import { withSideColumnFirst } from './side-column.ts';

const text = 'consta que nasceu uma menina nesta cidade de Lins';

it('a column of the margin comes before the running text beside it, each of its blocks in one row', () => {
  const exact = sheetOfRows([
    ...Array.from({ length: 6 }, () => [[300, text]] as const),
    [[40, 'Ofício de Registro']],
    [[40, 'Civil de Lins']],
  ]);
  // The column's lines stand between those of the text.
  const [office, lower] = exact.rows.slice(6);
  const moved = [office, lower].flatMap((row, index) =>
    (row ?? []).map((token) => ({ ...token, top: 56 + 12 * index, bottom: 65 + 12 * index })),
  );
  const sheet = { ...exact, tokens: [...exact.rows.slice(0, 6).flat(), ...moved] };
  const { rows } = withSideColumnFirst(sheet);
  expect(rows.map(printedOf)).toEqual([
    'Ofício de Registro Civil de Lins',
    ...Array.from({ length: 6 }, () => text),
  ]);
});

it('labels beside their values are no column of the margin', () => {
  const sheet = sheetOfRows(
    ['Nome', 'Local', 'Causa', 'Notas', 'Obs'].map((label) => [
      [40, label],
      [300, text],
    ]),
  );
  expect(withSideColumnFirst(sheet)).toBe(sheet);
});

it('notes beside a part of the text come behind it, and a number that their lines part is whole', () => {
  const exact = sheetOfRows([
    [[40, 'Certifico que consta neste Registro Civil, do livro de nascimentos, o termo deste teor:']],
    ...Array.from({ length: 6 }, () => [[40, text]] as const),
    [[40, 'Nada mais se continha no termo que aqui se transcreve e que me foi pedido']],
  ]);
  const notes = sheetOfRows([
    [[400, 'À margem:']],
    [[400, 'casou-se, livro B-']],
    [[400, '31. Dou fé.']],
  ]).rows.flatMap((row, index) =>
    row.map((token) => ({ ...token, top: 73 + 12 * index, bottom: 82 + 12 * index })),
  );
  const tokens = [...exact.tokens, ...notes];
  const { rows } = withSideColumnFirst({ ...exact, tokens, rows: rowsOf(tokens, exact.glyph) });
  expect(rows.map(printedOf).slice(1)).toEqual([
    ...Array.from({ length: 6 }, () => text),
    'À margem: casou-se, livro B-31. Dou fé.',
    'Nada mais se continha no termo que aqui se transcreve e que me foi pedido',
  ]);
});

it('boxes at the end of two rows are level with them, whichever letters have tails', () => {
  const exact = sheetOfRows([
    ...Array.from({ length: 5 }, () => [[40, text]] as const),
    [
      [40, 'Cor parda'],
      [500, 'Sexo feminino'],
    ],
    [
      [40, 'Município Lins'],
      [500, 'Estado SP'],
    ],
    [[40, text]],
  ]);
  const lowered = (word: string) => /^(?:Cor|Sexo|Município|Estado)$/.test(word);
  const tokens = exact.tokens.map((token) => ({
    ...token,
    bottom: token.bottom + (token.text === 'Município' ? 4 : lowered(token.text) ? 2 : 0),
  }));
  const rows = exact.rows.map((row) => row.map((token) => tokens[exact.tokens.indexOf(token)] ?? token));
  const sheet = { ...exact, tokens, rows };
  expect(withSideColumnFirst(sheet)).toBe(sheet);
});

it('labels in small print are no column of the margin where few of the values beside them are long', () => {
  const exact = sheetOfRows(
    Array.from({ length: 20 }, (_, at) => [
      [40, 'nome'],
      [300, at % 4 === 0 ? text : 'Ana Lima'],
    ]),
  );
  const tokens = exact.tokens.map((token) =>
    token.text === 'nome' ? { ...token, bottom: token.bottom - 3 } : token,
  );
  const rows = exact.rows.map((row) => row.map((token) => tokens[exact.tokens.indexOf(token)] ?? token));
  const sheet = { ...exact, tokens, rows };
  expect(withSideColumnFirst(sheet)).toBe(sheet);
});

it('a comma that stands lower than the last words of a line makes no column of them', () => {
  const exact = sheetOfRows([
    ...Array.from({ length: 3 }, () => [[40, text]] as const),
    [
      [40, 'consta que nasceu uma menina'],
      [420, 'nesta cidade'],
      [600, ','],
    ],
    ...Array.from({ length: 3 }, () => [[40, text]] as const),
  ]);
  const lower = (token: (typeof exact.tokens)[number]) =>
    token.text === ',' ? { ...token, top: token.top + 6, bottom: token.bottom + 4 } : token;
  const sheet = { ...exact, tokens: exact.tokens.map(lower), rows: exact.rows.map((row) => row.map(lower)) };
  expect(withSideColumnFirst(sheet)).toBe(sheet);
});
