import { expect, it } from 'vitest';
import { sheetOfRows } from '../../testing/sheet-of-rows.ts';
import { sheetOfTexts } from '../../testing/sheet-of-texts.ts';
import { findSummedRows } from './summed-rows.ts';

it('the day before a line of a statement is not what the line was for', () => {
  const [found] = findSummedRows(
    sheetOfRows([
      [
        [100, '02 mar'],
        [260, 'LIVRARIA DA VILA'],
        [700, '100,00'],
      ],
      [
        [100, '05/03'],
        [260, 'POSTO SOL'],
        [700, '50,00'],
      ],
      [
        [100, 'TOTAL'],
        [700, '150,00'],
      ],
    ]),
  );
  expect(found?.rows.map(({ description }) => description.map(({ text }) => text).join(' '))).toEqual([
    'LIVRARIA DA VILA',
    'POSTO SOL',
  ]);
});

it('a sum may stand anywhere under its label, which may be wider than it', () => {
  const sheet = sheetOfRows([
    [
      [100, 'EMISSÃO'],
      [600, 'VALOR DA PARCELA'],
    ],
    [
      [100, '10/01/2024'],
      [640, '228,91'],
    ],
    [[100, 'COMPOSIÇÃO']],
    [
      [100, 'IMPOSTO PREDIAL'],
      [400, '203,84'],
    ],
    [
      [100, 'COLETA DE LIXO'],
      [410, '25,07'],
    ],
  ]);
  expect(findSummedRows(sheet)).toEqual([]);
  const [found] = findSummedRows(sheet, new Set(['VALORDAPARCELA']));
  expect(found?.rows.map(({ value }) => value)).toEqual(['203.84', '25.07']);
});

it('a sum that is known may stand anywhere', () => {
  const sheet = sheetOfRows([
    [
      [100, 'IMPOSTO PREDIAL'],
      [400, '203,84'],
    ],
    [
      [100, 'COLETA DE LIXO'],
      [410, '25,07'],
    ],
    [[100, 'PARCELA']],
    [[700, '228,91']],
  ]);
  expect(findSummedRows(sheet)).toEqual([]);
  expect(findSummedRows(sheet, new Set(), '228.91')[0]?.rows.map(({ value }) => value)).toEqual([
    '203.84',
    '25.07',
  ]);
});

it('an amount behind that of another column is of the words before both', () => {
  const sheet = sheetOfRows([
    [
      [100, 'IMPOSTO PREDIAL'],
      [500, '1.200,00'],
      [700, '120,00'],
    ],
    [
      [100, 'TAXA DE LIXO'],
      [500, '300,00'],
      [700, '30,00'],
    ],
    [
      [100, 'TOTAL'],
      [500, '1.500,00'],
      [700, '150,00'],
    ],
  ]);
  const found = findSummedRows(sheet).find(({ total }) => total === '150.00');
  expect(found?.rows.map(({ description }) => description.map(({ text }) => text).join(' '))).toEqual([
    'IMPOSTO PREDIAL',
    'TAXA DE LIXO',
  ]);
});

it('beside a large amount the upper of two lines says what it is for, without how many of it', () => {
  const [found] = findSummedRows(
    sheetOfTexts([
      [160, 100, 12, 'Sopa de legumes'],
      [60, 106, 12, '3x'],
      [700, 100, 26, '42,00'],
      [160, 116, 10, 'cada porção com torradas'],
      [160, 160, 12, 'Bolo de milho'],
      [60, 166, 12, '2x'],
      [700, 160, 26, '19,00'],
      [160, 176, 10, 'cada fatia'],
      [160, 220, 12, 'Total'],
      [700, 220, 26, '61,00'],
    ]),
  );
  expect(found?.rows.map(({ description }) => description.map(({ text }) => text).join(' '))).toEqual([
    'Sopa de legumes',
    'Bolo de milho',
  ]);
});

it('a line beside another box is described by the text that is set like those of the other lines', () => {
  const [found] = findSummedRows(
    sheetOfRows([
      [
        [100, 'CPF do dono'],
        [300, '529.982.247-25'],
        [600, 'Imposto predial'],
        [900, '203,84'],
      ],
      [
        [100, 'Valor venal'],
        [300, '90.500,10'],
        [600, 'Coleta de lixo'],
        [900, '25,07'],
      ],
      [
        [600, 'Total'],
        [900, '228,91'],
      ],
    ]),
  );
  expect(found?.rows.map(({ description }) => description.map(({ text }) => text).join(' '))).toEqual([
    'Imposto predial',
    'Coleta de lixo',
  ]);
});

it('where another list stands before the rows, what they are for begins at the edge of the total’s name', () => {
  const [found] = findSummedRows(
    sheetOfRows([
      [
        [40, 'Relógio'],
        [300, 'H55210'],
        [520, 'Uso da rede'],
        [900, '60,00'],
      ],
      [
        [40, 'Visita de março'],
        [300, '1207'],
        [520, 'Energia'],
        [900, '40,00'],
      ],
      [
        [520, 'Total'],
        [900, '100,00'],
      ],
    ]),
  );
  expect(found?.rows.map(({ description }) => description.map(({ text }) => text).join(' '))).toEqual([
    'Uso da rede',
    'Energia',
  ]);
});
