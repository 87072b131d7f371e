import { expect, it } from 'vitest';
import { sheetOfRows } from '../../testing/sheet-of-rows.ts';
import { namesIn } from './issuer-names.ts';

const read = (...rows: readonly string[]) => {
  const { legal, trade } = namesIn(sheetOfRows(rows.map((text) => [[100, text]])).rows);
  return [legal, trade].map((part) => part.map((row) => row.map(({ text }) => text).join(' ')).join(' '));
};

it('behind the legal form begins the trade name; a name of two rows is one', () => {
  expect(read('Madeiras Ipê Ltda', 'Ipê Móveis')).toEqual(['Madeiras Ipê Ltda', 'Ipê Móveis']);
  expect(read('MADEIRAS E LAMINADOS IPE', 'LTDA')).toEqual(['MADEIRAS E LAMINADOS IPE LTDA', '']);
  expect(read('Cerealista Serrana', 'de Alimentos Ltda - EPP Santa Luzia')[0]).toBe(
    'Cerealista Serrana de Alimentos Ltda - EPP',
  );
  expect(read('MADEIRAS E LAMINADOS', 'DO SUL S.A.')).toEqual(['MADEIRAS E LAMINADOS DO SUL S.A.', '']);
});

it('a name whose form begins it, and one whose form is in a row of its own, are below a larger trade name', () => {
  const names = (...rows: readonly string[]) => {
    const [over = [], ...under] = sheetOfRows(rows.map((text) => [[100, text]])).rows;
    const { legal, trade } = namesIn([
      over.map((token) => ({ ...token, bottom: token.top + 1.4 * (token.bottom - token.top) })),
      ...under,
    ]);
    return [legal, trade].map((part) =>
      part
        .flat()
        .map(({ text }) => text)
        .join(' '),
    );
  };
  expect(names('COOVALE', 'COOPERATIVA MISTA DO VALE')).toEqual(['COOPERATIVA MISTA DO VALE', 'COOVALE']);
  expect(names('CASA LUZ', 'CASA LUZ MATERIAIS DE LIMPEZA', 'LTDA')).toEqual([
    'CASA LUZ MATERIAIS DE LIMPEZA LTDA',
    'CASA LUZ',
  ]);
});

it.each([
  ['Revestimentos Alto da Serra', 'Indústria e Comércio Ltda', ''],
  ['Rede Serrana', 'Mercado Alto da Serra Ltda', 'Rede Serrana'],
])('what a company does is no name of its own below larger type: %s', (above, below, tradeName) => {
  const [over = [], under = []] = sheetOfRows([[[100, above]], [[100, below]]]).rows;
  const larger = over.map((token) => ({
    ...token,
    right: token.left + 1.4 * (token.right - token.left),
    bottom: token.top + 1.4 * (token.bottom - token.top),
  }));
  const { trade } = namesIn([larger, under]);
  expect(
    trade
      .flat()
      .map(({ text }) => text)
      .join(' '),
  ).toBe(tradeName);
});
