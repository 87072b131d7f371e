import type { Box } from '@lavra/contract/model/result';
import { expect, it } from 'vitest';
import { joinCopies } from './copies.ts';
import { rowsOf, type Sheet, type Token } from './sheet.ts';
import { fold } from './text.ts';

const glyph = 9;

function token(text: string, left: number, top: number, conf: number): Token {
  const box: Box = [left / 1000, top / 1400, (text.length * 6) / 1000, glyph / 1400];
  const right = left + text.length * 6;
  return { text, folded: fold(text), conf, page: 1, box, left, right, top, bottom: top + glyph };
}

const form = (top: number, change: (text: string) => readonly [text: string, conf: number]): Token[] =>
  [
    'MINUTA DESPACHO NÚMERO',
    'REMETENTE DESTINATÁRIO PAGADOR',
    'CERRADO PRESTES MATERIAIS',
    'ENDEREÇO BAIRRO CIDADE',
    'BENEDITO PRIMAVERA BLUMENAU',
    'MOTORISTA PLACA OBSERVAÇÕES',
  ].flatMap((row, line) =>
    row.split(' ').flatMap((text, column) => {
      const [read, conf] = change(text);
      return read === '' ? [] : [token(read, 60 + 200 * column, top + 25 * line, conf)];
    }),
  );

function sheetOf(tokens: readonly Token[]): Sheet {
  const rows = rowsOf(tokens, glyph);
  return { page: 1, height: 1400, glyph, tokens: rows.flat(), rows, codes: [] };
}

const textsOf = ({ rows }: Sheet): string[] => rows.map((row) => row.map(({ text }) => text).join(' '));

const whole = textsOf(sheetOf(form(40, (text) => [text, 90])));

it('what one copy of a form lost is taken from the other, where it stands in the first', () => {
  const upper = form(40, (text) =>
    text === 'REMETENTE' ? ['', 0] : text === 'BLUMENAU' ? ['BLUMFNAU', 40] : [text, 90],
  );
  const lower = form(740, (text) => (text === 'PLACA' ? ['', 0] : [text, 85]));
  const joined = joinCopies(sheetOf([...upper, ...lower]));
  expect(textsOf(joined)).toEqual(whole);
  expect(joined.tokens.find(({ text }) => text === 'REMETENTE')?.box[1]).toBeCloseTo(65 / 1400, 3);
});

it('three copies are one form', () => {
  const copies = [40, 440, 840].flatMap((top) => form(top, (text) => [text, 90]));
  expect(textsOf(joinCopies(sheetOf(copies)))).toEqual(whole);
});

it('two parties with the same labels, or rows of a table, are no copies', () => {
  const parties = sheetOf([
    ...form(40, (text) => [text, 90]),
    ...form(440, (text) => [/^(?:ENDER|BAIR|CIDA|REME|MOTO|PLAC)/.test(text) ? text : `${text}X`, 90]),
  ]);
  expect(joinCopies(parties)).toBe(parties);
  const table = sheetOf(
    Array.from({ length: 30 }, (_, line) =>
      ['SERVIÇO', 'MENSAL', 'CONTRATADO'].map((text, column) =>
        token(text, 60 + 200 * column, 40 + 25 * line, 90),
      ),
    ).flat(),
  );
  expect(joinCopies(table)).toBe(table);
});
