import { expect, it } from 'vitest';
import { sheetOfRows, type Row } from '../../testing/sheet-of-rows.ts';
import { withCaptionsFirst } from './captions-first.ts';
import { printedOf } from './sheet.ts';

const labels = ['logradouro', 'número', 'UF', 'duração', 'objeto social'];
const rowsOf = (rows: readonly Row[]): string[] =>
  withCaptionsFirst(sheetOfRows(rows), labels).rows.map(printedOf);

const captioned: Row[] = [
  [[60, 'Onde fica a empresa?']],
  [
    [60, 'Rua Chile'],
    [400, '1800'],
    [600, 'MG'],
  ],
  [
    [60, 'logradouro'],
    [400, 'número'],
    [600, 'UF'],
  ],
  [],
  [],
  [[60, 'Comércio de flores e de plantas,']],
  [[60, 'com entrega em domicílio']],
  [[60, 'objeto social']],
  [],
  [],
  [[60, 'Regras comuns']],
];

it('small captions below their values stand before these with a colon, each in a row of its own', () => {
  expect(rowsOf(captioned)).toEqual([
    'Onde fica a empresa?',
    'logradouro: Rua Chile',
    'número: 1800',
    'UF: MG',
    'objeto social: Comércio de flores e de plantas,',
    'com entrega em domicílio',
    'Regras comuns',
  ]);
});

it('labels above their values stay where they are', () => {
  const rows: Row[] = [
    [
      [60, 'logradouro'],
      [400, 'número'],
      [600, 'UF'],
    ],
    [
      [60, 'Rua Chile'],
      [400, '1800'],
      [600, 'MG'],
    ],
    [
      [60, 'duração'],
      [400, 'objeto social'],
    ],
    [
      [60, '30 meses'],
      [400, 'Comércio de flores'],
    ],
  ];
  expect(rowsOf(rows)).toEqual(sheetOfRows(rows).rows.map(printedOf));
});

it('a value that is a label elsewhere, or of figures, has its caption below it too', () => {
  const rows = withCaptionsFirst(
    sheetOfRows([
      [[60, 'Onde fica a empresa?']],
      [
        [60, 'Duração'],
        [300, '01/03/2025 a 31/08/2027'],
        [600, 'MG'],
        [800, '1800'],
      ],
      [
        [60, 'objeto social'],
        [300, 'duração'],
        [600, 'UF'],
        [800, 'número'],
      ],
      [],
      [],
      [[60, 'Regras comuns']],
    ]),
    labels,
  ).rows.map(printedOf);
  expect(rows).toContain('duração: 01/03/2025 a 31/08/2027');
  expect(rows).toContain('objeto social: Duração');
});
