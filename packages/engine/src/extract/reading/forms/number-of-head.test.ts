import { expect, it } from 'vitest';
import { sheetOfRows } from '../../testing/sheet-of-rows.ts';
import { numberOfHead } from './number-of-head.ts';

it('a number is behind or below its sign at the head of the page', () => {
  const below = sheetOfRows([
    [[100, 'Minuta de embarque']],
    [
      [100, 'Número'],
      [400, 'Emitida em'],
    ],
    [
      [100, '20417'],
      [400, '12/03/2024'],
    ],
  ]);
  expect(numberOfHead(below)?.value).toBe('20417');
  expect(numberOfHead(sheetOfRows([[[100, 'NUMERO....: 88.214']]]))?.value).toBe('88214');
});

it('the number of a house, and one with a word over its sign, are not the document’s', () => {
  const house = sheetOfRows([
    [
      [100, 'Logradouro'],
      [400, 'Nº'],
      [600, 'Bairro'],
    ],
    [
      [100, 'Rua das Flores'],
      [400, '1450'],
      [600, 'Centro'],
    ],
  ]);
  expect(numberOfHead(house)).toBeUndefined();
  expect(numberOfHead(sheetOfRows([[[100, 'Pedido']], [[100, 'Nº 5521']]]))).toBeUndefined();
});

it('a number in large type right below the title of the paper is its own, below other words it is not', () => {
  const numberUnder = (title: string) => {
    const sheet = sheetOfRows([
      [[600, title]],
      [],
      [[620, '5324']],
      ...Array.from({ length: 12 }, (_, row): [number, string][] => [[100, `Texto da linha ${row}`]]),
    ]);
    const larger = sheet.rows.map((row) =>
      row.map((token) => (token.text === '5324' ? { ...token, top: token.top - 12 } : token)),
    );
    return numberOfHead({ ...sheet, rows: larger, tokens: larger.flat() })?.value;
  };
  expect(numberUnder('Nota fiscal de serviço')).toBe('5324');
  expect(numberUnder('Pedido do cliente')).toBeUndefined();
});

it('a number in large type right above the title of the paper is its own', () => {
  const numberOver = (title: string) => {
    const sheet = sheetOfRows([
      [[620, '5324']],
      [[600, title]],
      ...Array.from({ length: 12 }, (_, row): [number, string][] => [[100, `Texto da linha ${row}`]]),
    ]);
    const larger = sheet.rows.map((row) =>
      row.map((token) => (token.text === '5324' ? { ...token, top: token.top - 12 } : token)),
    );
    return numberOfHead({ ...sheet, rows: larger, tokens: larger.flat() })?.value;
  };
  expect(numberOver('minuta de transporte')).toBe('5324');
  expect(numberOver('pedido do cliente')).toBeUndefined();
});
