import type { Box } from '@lavra/contract/model/result';
import { expect, it } from 'vitest';
import { readNumbered, type NumberedModel } from './numbered.ts';
import { rowsOf, type Sheet, type Token } from '../sheet/sheet.ts';
import { fold } from '../sheet/text.ts';
import type { ValueKind } from '../values/kinds.ts';

type Id = 'Card' | 'Expiry' | 'Name' | 'Doctor' | 'State' | 'Day';

const kinds: Readonly<Record<Id, ValueKind>> = {
  Card: 'code',
  Expiry: 'date',
  Name: 'name',
  Doctor: 'name',
  State: 'uf',
  Day: 'date',
};

const name = /^\p{Lu}\p{L}+(?: \p{L}+)+$/u;
const boxes: NumberedModel<Id>['rows'][number] = [
  { label: '4 - Número da Carteira', id: 'Card', shape: /^[A-Z]?\d{4,}$/ },
  { label: '5 - Validade da Carteira', id: 'Expiry', shape: /^\d\d\/\d\d\/\d{4}$/ },
  { label: '7 - Nome', id: 'Name', shape: name },
  { label: '12 - Nome do Profissional Executante', id: 'Doctor', shape: name },
  { label: '15 - UF', id: 'State', shape: /^[A-Z]{2}$/ },
  { label: '18 - Data do Atendimento', id: 'Day', shape: /^\d\d\/\d\d\/\d{4}$/ },
];
const model: NumberedModel<Id> = {
  title: 'GUIA DE CONSULTA',
  rows: [boxes.slice(0, 2), boxes.slice(2, 3), boxes.slice(3, 5), boxes.slice(5)],
};
const other: NumberedModel<Id> = {
  title: 'GUIA DE INTERNAÇÃO',
  rows: [
    [
      { label: '4 - Senha', id: 'Doctor', shape: name },
      { label: '5 - Data da Autorização', id: 'Day', shape: /^\d\d\/\d\d\/\d{4}$/ },
      { label: '6 - Indicação Clínica', id: 'Name' },
    ],
  ],
};

/** Rows of small labels, each above its row of values. */
function sheetOf(rows: readonly (readonly (readonly [left: number, text: string])[])[], conf = 90): Sheet {
  const tokens = rows.flatMap((row, line) =>
    row.flatMap(([left, text]) => {
      const height = line % 2 === 0 ? 5 : 9;
      const top = 40 + 30 * Math.floor(line / 2) + (line % 2) * 9;
      let at = left;
      return text.split(' ').map((word): Token => {
        const [start, right] = [at, at + 5 * word.length];
        at = right + 4;
        const box: Box = [start / 1000, top / 1000, (right - start) / 1000, height / 1000];
        const place = { page: 1, box, left: start, right, top, bottom: top + height };
        return { text: word, folded: fold(word), conf, ...place };
      });
    }),
  );
  return { page: 1, height: 700, glyph: 8, tokens, rows: rowsOf(tokens, 8), codes: [] };
}

const read = (sheet: Sheet): Record<string, string> =>
  Object.fromEntries(
    readNumbered(sheet, [other, model], (id) => kinds[id]).values.map(({ id, reading }) => [
      id,
      reading.value,
    ]),
  );

const blurred = [
  [
    [30, '4 Numero da Cart'],
    [300, '5, validado Canera'],
  ],
  [
    [30, '01619620996774829'],
    [300, '18/10/2027'],
  ],
  [[30, 'T Nome']],
  [[30, 'Júlia Vilhena']],
  [
    [30, '1 Nome do Professora E'],
    [300, 'ur'],
  ],
  [
    [30, 'Maria Tibúrcio'],
    [300, 'MT'],
  ],
  [[30, 'Toe']],
  [[30, '05/11/2025']],
] as const;

it('boxes whose labels are hardly read are told by their order and by what they hold', () => {
  expect(read(sheetOf(blurred))).toEqual({
    Card: '01619620996774829',
    Expiry: '2027-10-18',
    Name: 'Júlia Vilhena',
    Doctor: 'Maria Tibúrcio',
    State: 'MT',
    Day: '2025-11-05',
  });
});

it('words over nothing, and what is left of labels, are no value', () => {
  expect(read(sheetOf([[[30, 'Nome do Profissional']], [[30, 'Nome do Executante']]]))).toEqual({});
  expect(read(sheetOf(blurred, 40))).not.toHaveProperty('Name');
});

it('values without a letter of their labels are told by their order, of the model whose title was read', () => {
  const titled = (title: string) => sheetOf([[[30, title]], [], [], [[30, 'Clara Dias']]]);
  expect(read(titled('GUIA DE INTERNAÇÃO'))).toEqual({ Doctor: 'Clara Dias' });
  expect(read(titled('GUIA DE CONSULTA'))).toEqual({ Name: 'Clara Dias' });
});

it('words read surely are no label of which a few letters agree, and letters among figures are figures', () => {
  const values = [
    [[30, 'Número da Carteira']],
    [[30, 'A0S1620,']],
    [],
    [
      [30, 'Vinícius Romão Cordeiro'],
      [300, '05/11/2025'],
    ],
  ] as const;
  const wanted = { Card: 'A051620', Name: 'Vinícius Romão Cordeiro' };
  expect(read(sheetOf(values))).toMatchObject(wanted);
  expect(read(sheetOf(values, 70))).not.toHaveProperty('Name');
});

it('a day that does not exist stands for its box, and a short label agrees with anything', () => {
  const values = [
    [],
    [
      [30, 'O582911554413'],
      [300, '45/12/2027'],
    ],
    [],
    [[30, 'Paula Simões']],
    [[30, 'Vo a Com']],
    [
      [30, 'Clínica Jacarandá'],
      [300, 'MT'],
    ],
  ] as const;
  expect(read(sheetOf(values))).toEqual({
    Card: '0582911554413',
    Name: 'Paula Simões',
    Doctor: 'Clínica Jacarandá',
    State: 'MT',
  });
});

it('any words are of the box behind another one, and titles of blocks of none', () => {
  const asked: NumberedModel<Id> = {
    title: 'GUIA',
    blocks: ['Dados do Beneficiário'],
    rows: [
      [
        { label: '22 - Data da Solicitação', id: 'Day', shape: /^\d\d\/\d\d\/\d{4}$/ },
        { label: '23 - Indicação Clínica', id: 'Card' },
      ],
      [{ label: '7 - Nome', id: 'Name', shape: name }],
    ],
  };
  const valuesOf = (rows: Parameters<typeof sheetOf>[0]) =>
    readNumbered(sheetOf(rows), [asked], (id) => (id === 'Card' ? 'text' : kinds[id])).values.map(
      ({ id, reading }) => [id, reading.value],
    );
  const day = [30, '05/11/2025'] as const;
  expect(valuesOf([[], [day, [300, 'DOR ABDOMINAL']], [[30, 'Dados do Beneficiário']]])).toEqual([
    ['Day', '2025-11-05'],
    ['Card', 'DOR ABDOMINAL'],
  ]);
  expect(valuesOf([[], [day], [], [[300, 'DOR ABDOMINAL']]])).not.toContainEqual(['Card', 'DOR ABDOMINAL']);
});

it('what stands in two rows is of boxes of two rows', () => {
  const day = /^\d\d\/\d\d\/\d{4}$/;
  const twoRows: NumberedModel<Id> = {
    title: 'GUIA',
    rows: [
      [
        { label: '1 - Senha', id: 'Card', shape: /^\d{4}$/ },
        { label: '2 - Validade', id: 'Day', shape: day },
      ],
      [{ label: '3 - Vencimento', id: 'Expiry', shape: day }],
    ],
  };
  const sheet = sheetOf([[], [[30, '5263']], [], [[300, '05/11/2025']]]);
  const { values } = readNumbered(sheet, [twoRows], (id) => kinds[id]);
  expect(values.map(({ id }) => id)).toEqual(['Card', 'Expiry']);
});
