import { expect, it } from 'vitest';
import { pageOfRows, sheetOfRows, type Row } from '../../testing/sheet-of-rows.ts';
import { sheetOfTexts, type Text } from '../../testing/sheet-of-texts.ts';
import { withHalvesBelow } from './half-columns.ts';
import { printedOf } from './sheet.ts';
import { sheetOf } from './sheet-of-page.ts';

const left = [
  'Nome',
  'Rui Lima Sá',
  'Sexo',
  'Masculino',
  'Cor',
  'Parda',
  'Profissão',
  'Motorista',
  'Eleitor',
  'Sim',
];
const right = [
  'Data',
  '17/09/2012',
  'Local',
  'Hospital Sol',
  'Causa',
  'Sepse',
  'Médico',
  'Ana Luz',
  'Livro',
  'C-61',
];

it('two columns of boxes whose rows are not level stand below each other', () => {
  const rows: Row[] = left.flatMap((text, at): Row[] => [[[90, text]], [[520, right[at] ?? '']]]);
  const titles: Row = [
    [90, 'Pessoa'],
    [520, 'Registro'],
  ];
  const sheet = withHalvesBelow(sheetOfRows([[[300, 'Certidão de Óbito']], titles, ...rows]));
  expect(sheet.rows.map(printedOf)).toEqual(['Certidão de Óbito', 'Pessoa', ...left, 'Registro', ...right]);
});

it('columns whose rows are level are a grid and stay', () => {
  const rows = left.map((text, at): Row => [
    [90, text],
    [520, right[at] ?? ''],
  ]);
  const sheet = sheetOf(pageOfRows(rows, 'text-layer', 100));
  expect(withHalvesBelow(sheet)).toBe(sheet);
});

it('small labels beside large values share their upper edges, and are no column of their own', () => {
  const texts = left.flatMap((text, at): Text[] => [
    [80, 100 + 30 * at, 6, text],
    [250, 101 + 30 * at, 14, right[at] ?? ''],
  ]);
  const sheet = sheetOfTexts(texts);
  expect(withHalvesBelow(sheet)).toBe(sheet);
});

it('labels that end at one edge with their values behind it are a column beside a narrow one', () => {
  const labelled = [
    'Nome',
    'Conhecida como',
    'Natureza',
    'Tamanho',
    'Existe desde',
    'Rua',
    'Número',
    'Bairro',
  ];
  const beside = ['ATIVA', 'desde sempre', 'nenhum', 'motivo', 'nenhuma', 'condição', 'outra', 'ente'];
  const rows: Row[] = labelled.flatMap((label, at): Row[] => {
    const width = label.split(' ').reduce((sum, word) => sum + 6 * word.length + 4, -4);
    return [
      [
        [230 - width, label],
        [290, `VALOR ${String(at)}`],
      ],
      [[700, beside[at] ?? '']],
    ];
  });
  const titles: Row = [
    [290, 'OFICINA DO SOL E DA LUA LTDA'],
    [700, 'Situação'],
  ];
  const sheet = withHalvesBelow(
    sheetOfRows([[[300, 'Comprovante de inscrição cadastral']], titles, ...rows]),
  );
  expect(sheet.rows.map(printedOf)).toEqual([
    'Comprovante de inscrição cadastral',
    'OFICINA DO SOL E DA LUA LTDA',
    ...labelled.map((label, at) => `${label} VALOR ${String(at)}`),
    'Situação',
    ...beside,
  ]);
});
