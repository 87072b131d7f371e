import { describe, expect, it } from 'vitest';
import { sheetOfRows } from '../../testing/sheet-of-rows.ts';
import { sheetOfLines } from '../sheet/sheet.cases.ts';
import { readGrid } from './grid.ts';

const specs = [
  { id: 'Original', spellings: ['VALORORIGINAL'] },
  { id: 'Discount', spellings: ['DESCONTO'] },
];
type Rows = Parameters<typeof sheetOfRows>[0];

const cells = (rows: Rows): (readonly [string, string])[] =>
  readGrid(sheetOfRows(rows), specs, { top: 0, bottom: 1000 })
    .map(({ id, tokens }) => [id, tokens.map(({ text }) => text).join(' ')] as const)
    .toSorted();

describe('the box of a label', () => {
  it('holds a value that is set below its middle and begins left of it', () => {
    const sheet = sheetOfLines([
      [100, { 150: 'ORIGEM', 420: 'DESTINO' }],
      [110, { 116: 'São José dos Campos', 365: 'Alto Paraíso de Goiás e região' }],
    ]);
    const places = [
      { id: 'From', spellings: ['ORIGEM'] },
      { id: 'To', spellings: ['DESTINO'] },
    ];
    expect(
      readGrid(sheet, places, { top: 0, bottom: 1000 }).map(({ tokens }) =>
        tokens.map(({ text }) => text).join(' '),
      ),
    ).toEqual(['São José dos Campos', 'Alto Paraíso de Goiás e região']);
  });

  it('begins with the words that strokes join before its label', () => {
    const sheet = sheetOfLines([
      [100, { 100: 'ASSOCIADO / CLIENTE', 500: '- / CIDADE' }],
      [112, { 100: 'Ivete Zanella', 500: 'Palotina' }],
    ]);
    const places = [
      { id: 'Name', spellings: ['CLIENTE'] },
      { id: 'City', spellings: ['CIDADE'] },
    ];
    expect(
      readGrid(sheet, places, { top: 0, bottom: 1000 }).map(({ tokens }) =>
        tokens.map(({ text }) => text).join(' '),
      ),
    ).toEqual(['Ivete Zanella', 'Palotina']);
  });

  it('holds what stands under it', () => {
    expect(
      cells([[[100, 'VALOR ORIGINAL']], [[110, '682,47']], [[100, 'DESCONTO']], [[110, '0,00']]]),
    ).toEqual([
      ['Discount', '0,00'],
      ['Original', '682,47'],
    ]);
  });

  it('holds what follows in its row where it ends with a colon, as far as that goes on', () => {
    const rows: Rows = [
      [
        [100, 'Valor Original: R$ 682,47'],
        [500, 'R$ 341,69'],
      ],
      [[100, 'Desconto: R$ 0,00']],
      [[100, 'Saldo: R$ 1,00']],
    ];
    expect(cells(rows)).toEqual([
      ['Discount', 'R$ 0,00'],
      ['Original', 'R$ 682,47'],
    ]);
  });

  it('ends at a gap that no text has within itself', () => {
    const foot: Rows = Array.from({ length: 6 }, () => []);
    expect(cells([[[100, 'DESCONTO']], [[100, '0,00']], ...foot, [[100, 'IMPRESSO EM 3 VIAS']]])).toEqual([
      ['Discount', '0,00'],
    ]);
  });
});

it('a value behind a colon goes on below where its box is full, and not where it has room', () => {
  const read = (value: string): string | undefined =>
    readGrid(
      sheetOfLines([
        [100, { 100: `Original: ${value}`, 300: 'Desconto: 1' }],
        [110, { 100: 'Engenharia' }],
      ]),
      [
        { id: 'Original', spellings: ['ORIGINAL'] },
        { id: 'Discount', spellings: ['DESCONTO'] },
      ],
      { top: 0, bottom: 1000 },
    )[0]
      ?.tokens.map(({ text }) => text)
      .join(' ');
  expect(read('Construtora Morro Alto')).toBe('Construtora Morro Alto Engenharia');
  expect(read('Morro')).toBe('Morro');
});

it('a label is no box of its own where the word is the value of the label above, beside its own label', () => {
  const sheet = sheetOfLines([
    [100, { 100: 'QTD.', 300: 'ESPÉCIE', 500: 'PESO BRUTO' }],
    [110, { 100: '18', 300: 'VOLUMES', 500: '94,720' }],
  ]);
  const boxes = [
    { id: 'Count', spellings: ['QTD', 'VOLUMES'] },
    { id: 'Kind', spellings: ['ESPECIE'] },
    { id: 'Weight', spellings: ['PESOBRUTO'] },
  ];
  const found = readGrid(sheet, boxes, { top: 0, bottom: 1000 });
  expect(
    Object.fromEntries(found.map(({ id, tokens }) => [id, tokens.map(({ text }) => text).join(' ')])),
  ).toEqual({
    Count: '18',
    Kind: 'VOLUMES',
    Weight: '94,720',
  });
});
