import { expect, it } from 'vitest';
import { sheetOfRows } from '../../testing/sheet-of-rows.ts';
import { fold } from './text.ts';
import { withLedBlocksBelow } from './led-blocks.ts';

type Rows = Parameters<typeof sheetOfRows>[0];
const labels = new Set(['Placa', 'Volumes', 'Marca', 'Razão social', 'CNPJ', 'CEP'].map(fold));
const textOf = (rows: Rows): string[] =>
  withLedBlocksBelow(sheetOfRows(rows), (folded) => labels.has(folded)).rows.map((row) =>
    row.map(({ text }) => text).join(' '),
  );

const rows = (title: string): Rows => [
  [
    [200, 'EMITENTE'],
    [400, 'DESTINATÁRIO'],
    [760, title],
  ],
  [
    [40, 'Razão social'],
    [200, 'Oficina Ipê Ltda'],
    [400, 'Padaria Lua Ltda'],
    [700, 'Placa'],
    [820, 'ABC1D23'],
  ],
  [
    [40, 'CNPJ'],
    [200, '11.222.333/0001-81'],
    [400, '33.000.167/0001-01'],
    [700, 'Volumes'],
    [820, '14'],
  ],
  [
    [40, 'CEP'],
    [200, '13010-000'],
    [400, '13020-111'],
    [700, 'Marca'],
    [820, 'IPÊ'],
  ],
];

it('a block of labels and values beside a table of parties stands below it, under its own title', () => {
  expect(textOf(rows('CARGA'))).toEqual([
    'EMITENTE DESTINATÁRIO',
    'Razão social Oficina Ipê Ltda Padaria Lua Ltda',
    'CNPJ 11.222.333/0001-81 33.000.167/0001-01',
    'CEP 13010-000 13020-111',
    'CARGA',
    'Placa ABC1D23',
    'Volumes 14',
    'Marca IPÊ',
  ]);
});

it('labels without a title over them stay where they are', () => {
  expect(textOf(rows('de 2024'))[1]).toContain('Placa ABC1D23');
});

it('a row of captions, each over its value, is no row of labels with values behind them', () => {
  const captions = (from: string, behind: string): Rows[number] => [
    [40, 'Nome'],
    [400, from],
    [700, behind],
  ];
  const grid: Rows = [
    [
      [40, 'COMPRADOR'],
      [700, 'TRANSPORTE'],
    ],
    captions('CNPJ', 'Placa'),
    captions('11.222.333/0001-81', 'ABC1D23'),
    captions('CEP', 'Volumes'),
    captions('13010-000', '14'),
    captions('Razão social', 'Marca'),
    captions('Padaria Lua Ltda', 'IPÊ'),
  ];
  expect(textOf(grid)[1]).toBe('Nome CNPJ Placa');
});
