import { expect, it } from 'vitest';
import { sheetOfRows, type Row } from '../../testing/sheet-of-rows.ts';
import { withCaptionsAhead } from './captions-behind.ts';
import { printedOf } from './sheet.ts';

const labels = [
  'número',
  'série',
  'CNPJ',
  'IE',
  'fone',
  'bairro',
  'município',
  'UF',
  'rua e nº',
  'CEP',
  'tipo',
  'NCM',
  'CFOP',
];
const party: Row[] = [
  [[100, 'Olaria Campos Ltda']],
  [
    [100, '11.222.333/0001-81 CNPJ'],
    [500, '244158221117 IE'],
  ],
  [
    [100, 'Rua Sete, 12 rua e nº'],
    [400, 'Vila Rica bairro'],
    [600, 'Bauru município'],
    [800, 'SP UF'],
  ],
];
const head: Row[] = [
  [
    [100, '4.120 número 001 série'],
    [500, '1 tipo (1 = saída, 0 = entrada)'],
  ],
];
const codes: Row[] = [[[100, '9209.30.00 NCM 6.102 CFOP']]];

it('captions behind most values of a page stand before them, with what brackets explain behind', () => {
  const sheet = withCaptionsAhead(sheetOfRows([...head, ...party, ...codes]), labels);
  expect(sheet.rows.map(printedOf)).toEqual([
    'número: 4.120 série: 001 tipo: 1 (1 = saída, 0 = entrada)',
    'Olaria Campos Ltda',
    'CNPJ: 11.222.333/0001-81 IE: 244158221117',
    'rua e nº: Rua Sete, 12 bairro: Vila Rica município: Bauru UF: SP',
    'NCM: 9209.30.00 CFOP: 6.102',
  ]);
});

it('the last word of a caption or of a title is not behind a value', () => {
  const boxes: Row[] = [
    'número',
    'série',
    'CNPJ',
    'IE',
    'fone',
    'bairro',
    'município',
    'UF',
    'CEP',
    'NCM',
  ].map((last) => [[100, `Dados do ${last}`]]);
  const titled = sheetOfRows(boxes);
  expect(withCaptionsAhead(titled, labels)).toBe(titled);
  const whole = boxes.map(([[left, text] = [100, '']]): Row => [[left, text.replace(' do', '')]]);
  const captioned = sheetOfRows(whole);
  const printed = whole.map(([[, text] = [0, '']]) => text);
  expect(withCaptionsAhead(captioned, [...labels, ...printed])).toBe(captioned);
});

it('a page with few of them, or with captions before its values as well, is as it is', () => {
  const few = sheetOfRows(head);
  expect(withCaptionsAhead(few, labels)).toBe(few);
  const ahead: Row[] = Array.from({ length: 5 }, () => [[100, 'CNPJ 11.222.333/0001-81']]);
  const mixed = sheetOfRows([...head, ...party, ...codes, ...ahead]);
  expect(withCaptionsAhead(mixed, labels)).toBe(mixed);
});
