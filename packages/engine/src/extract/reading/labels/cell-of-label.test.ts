import { expect, it } from 'vitest';
import { sheetOfBoxes, type DrawnBox } from '../../testing/sheet-of-rows.ts';
import { printedOf } from '../sheet/sheet.ts';
import { fold } from '../sheet/text.ts';
import { belowOf, besideOf, withoutStrangers } from './around-label.ts';
import { findLabels } from './labels.ts';

const rows = [
  [
    [40, 'Marca Acácias'],
    [300, 'Lacre 77'],
  ],
  [[40, 'Cidade']],
  [[40, 'Divinópolis']],
  [[40, 'Beba com moderação']],
] as const;

const valuesIn = (boxes: readonly DrawnBox[], name: string) => {
  const sheet = sheetOfBoxes(rows, boxes);
  const labels = findLabels<string>(
    sheet,
    ['Marca', 'Cidade'].map((id) => ({ id: fold(id), spellings: [fold(id)] })),
  );
  const label = labels.find(({ id }) => id === fold(name));
  if (label === undefined) throw new Error(`No label ${name}`);
  const others = sheet.tokens.filter((token) => !label.tokens.includes(token));
  return {
    beside: printedOf(besideOf(label, others, labels, sheet.glyph)),
    below: belowOf(label, others, labels, sheet.glyph).map(printedOf),
  };
};

it('a value ends with the box of its label', () => {
  expect(valuesIn([], 'Marca').beside).toBe('Acácias Lacre 77');
  expect(valuesIn([{ left: 30, right: 290, rows: [0, 0] }], 'Marca').beside).toBe('Acácias');
  expect(valuesIn([], 'Cidade').below).toEqual(['Divinópolis', 'Beba com moderação']);
  expect(valuesIn([{ left: 30, right: 290, rows: [1, 2] }], 'Cidade').below).toEqual(['Divinópolis']);
});

it('the value of a label that has its box for itself is in another one', () => {
  const boxes: DrawnBox[] = [
    { left: 30, right: 290, rows: [1, 1] },
    { left: 30, right: 290, rows: [2, 2] },
  ];
  expect(valuesIn(boxes, 'Cidade').below[0]).toBe('Divinópolis');
});

it('the value of a label with its box for itself ends with the box right of it', () => {
  const boxes: DrawnBox[] = [
    { left: 30, right: 100, rows: [0, 0] },
    { left: 100, right: 290, rows: [0, 0] },
    { left: 290, right: 500, rows: [0, 0] },
  ];
  expect(valuesIn(boxes, 'Marca').beside).toBe('Acácias');
});

it('a value far right of its label is its own in a box that holds no other label', () => {
  const sheet = (boxes: readonly DrawnBox[]) =>
    sheetOfBoxes(
      [
        [
          [40, 'Pago'],
          [200, 'Resto'],
          [360, 'Total'],
        ],
        [
          [40, '10,00'],
          [200, '5,00'],
          [700, '15,00'],
        ],
      ],
      boxes,
    );
  const underTotal = (boxes: readonly DrawnBox[]): string | undefined => {
    const page = sheet(boxes);
    const labels = findLabels<string>(
      page,
      ['Pago', 'Resto', 'Total'].map((id) => ({ id: fold(id), spellings: [fold(id)] })),
    );
    const words = page.tokens.filter(({ text }) => /\d/.test(text));
    const places = labels.map((label) => ({ label, below: belowOf(label, words, labels, page.glyph) }));
    const [row = []] =
      withoutStrangers(places, page.glyph).find(({ label }) => label.id === 'TOTAL')?.below ?? [];
    return row.map(({ text }) => text).join(' ');
  };
  const boxes: DrawnBox[] = [
    { left: 30, right: 190, rows: [0, 1] },
    { left: 190, right: 350, rows: [0, 1] },
    { left: 350, right: 800, rows: [0, 1] },
  ];
  expect(underTotal([])).toBe('');
  expect(underTotal(boxes)).toBe('15,00');
});

it('what explains a label in brackets is no value, so that its value is in the next box', () => {
  const sheet = sheetOfBoxes(
    [
      [
        [40, 'Marca (lote 2)'],
        [300, 'Acácias'],
      ],
    ],
    [
      { left: 30, right: 290, rows: [0, 0] },
      { left: 290, right: 500, rows: [0, 0] },
    ],
  );
  const [label] = findLabels<string>(sheet, [{ id: 'MARCA', spellings: ['MARCA'] }]);
  if (label === undefined) throw new Error('no label');
  const others = sheet.tokens.filter((token) => !label.tokens.includes(token));
  expect(printedOf(besideOf(label, others, [label], sheet.glyph))).toBe('Acácias');
});
